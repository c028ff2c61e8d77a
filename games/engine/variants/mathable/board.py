"""The printed board (M3): marks, the four numbers in the middle, and where pairs of numbers lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from games.engine.arithmetic import Operation
from games.engine.grid import Direction, Grid

GRID = Grid(columns=14, rows=14)

LAYOUT = (
    "T.....TT.....T",
    ".D../..../..D.",
    "..D..-..-..D..",
    "...D..+x..D...",
    "./..D.x+.D../.",
    "..-........-..",
    "T..x+.12.x+..T",
    "T..+x.34.+x..T",
    "..-........-..",
    "./..D.+x.D../.",
    "...D..x+..D...",
    "..D..-..-..D..",
    ".D../..../..D.",
    "T.....TT.....T",
)

NAMES = GRID.names()
SQUARES = {name: square for square, name in enumerate(NAMES)}

SIGNS = {
    "+": Operation.ADD,
    "-": Operation.SUBTRACT,
    "x": Operation.MULTIPLY,
    "/": Operation.DIVIDE,
}
FACTORS = {"D": 2, "T": 3}

_CELLS = "".join(LAYOUT)
PRINTED = {square: int(cell) for square, cell in enumerate(_CELLS) if cell.isdecimal()}

Numbers: TypeAlias = tuple[int | None, ...]
"""What stands on each square."""

Pair: TypeAlias = tuple[Direction, int, int]
"""A direction and the two squares there, in the order they are read: from left or from above."""


def _pairs(square: int) -> tuple[Pair, ...]:
    rays = ((direction, GRID.ray(square, direction, 2)) for direction in Direction)
    return tuple((direction, min(ray), max(ray)) for direction, ray in rays if ray)


PAIRS = tuple(_pairs(square) for square in range(len(NAMES)))


def pair(square: int, direction: Direction) -> tuple[int, int] | None:
    """The two squares in a direction, or ``None`` where the board ends (M7)."""
    found = (places for towards, *places in PAIRS[square] if towards == direction)
    return next(((first, second) for first, second in found), None)


@lru_cache(maxsize=32)
def marks(operations: tuple[Operation, ...]) -> str:
    """The mark of each square. A sign that the table does not use leaves a plain square (G8)."""
    plain = {sign for sign, operation in SIGNS.items() if operation not in operations}
    return "".join("." if cell in plain or cell.isdecimal() else cell for cell in _CELLS)


def numbers(laid: Iterable[tuple[int, int]]) -> Numbers:
    """All numbers on the board, from the tokens laid and those printed."""
    board: list[int | None] = [None] * len(NAMES)
    for square, value in (*PRINTED.items(), *laid):
        board[square] = value
    return tuple(board)
