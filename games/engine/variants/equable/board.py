"""The board (E6): its premium squares, and what stands on it.

What stands is one string of 17 × 17 symbols, row by row, with ``_`` for an empty
square; a square is its place in that string.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from games.engine.grid import Grid
from games.engine.variants.equable.symbols import EMPTY

LAYOUT = (
    "G...B.G...G.B...G",
    ".G.R.Y.B.B.Y.R.G.",
    "..G.....R.....G..",
    ".R.G.........G.R.",
    "B...R...B...R...B",
    ".Y.............Y.",
    "G.....B...B.....G",
    ".B.............B.",
    "..R.B...*...B.R..",
    ".B.............B.",
    "G.....B...B.....G",
    ".Y.............Y.",
    "B...R...B...R...B",
    ".R.G.........G.R.",
    "..G.....R.....G..",
    ".G.R.Y.B.B.Y.R.G.",
    "G...B.G...G.B...G",
)
SIZE = len(LAYOUT)
GRID = Grid(SIZE, SIZE)
PREMIUM = "".join(LAYOUT)
STAR = PREMIUM.index("*")
NO_TILES = EMPTY * len(PREMIUM)

TILE_FACTOR = {"B": 2, "R": 3}
EQUATION_FACTOR = {"G": 2, "Y": 3}

SQUARES = {name: square for square, name in enumerate(GRID.names())}


class Axis(StrEnum):
    """How a line runs; both are read away from the top left corner (E9)."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Axis:
        return Axis.DOWN if self is Axis.ACROSS else Axis.ACROSS


def _lines(axis: Axis) -> tuple[tuple[int, ...], ...]:
    rows = [tuple(range(start, start + SIZE)) for start in range(0, SIZE * SIZE, SIZE)]
    return tuple(rows) if axis is Axis.ACROSS else tuple(zip(*rows, strict=True))


LINES = {axis: _lines(axis) for axis in Axis}


def place_in_line(square: int, axis: Axis) -> tuple[tuple[int, ...], int]:
    """The row or column a square is in, and its place there."""
    row, column = divmod(square, SIZE)
    return (LINES[axis][row], column) if axis is Axis.ACROSS else (LINES[axis][column], row)


def run(board: str, square: int, axis: Axis) -> tuple[int, ...]:
    """The unbroken row of tiles through a square, which counts as covered itself."""
    line, place = place_in_line(square, axis)
    first = last = place
    while first and board[line[first - 1]] != EMPTY:
        first -= 1
    while last + 1 < SIZE and board[line[last + 1]] != EMPTY:
        last += 1
    return line[first : last + 1]


def _beside(square: int) -> tuple[int, ...]:
    found = []
    for axis in Axis:
        line, place = place_in_line(square, axis)
        found += [*line[max(0, place - 1) : place], *line[place + 1 : place + 2]]
    return tuple(found)


BESIDE = tuple(_beside(square) for square in range(SIZE * SIZE))


def touches(board: str, square: int) -> bool:
    """Whether a tile stands beside a square."""
    return any(board[other] != EMPTY for other in BESIDE[square])


def text_of(board: str, squares: Iterable[int]) -> str:
    return "".join(board[square] for square in squares)


def with_tiles(board: str, tiles: Mapping[int, str]) -> str:
    cells = list(board)
    for square, symbol in tiles.items():
        cells[square] = symbol
    return "".join(cells)
