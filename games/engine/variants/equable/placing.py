"""Where tiles may go, and which lines they make (E4, E7, E8, E16). No arithmetic here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from games.engine.core import Refused
from games.engine.tiles import Tiles, holds
from games.engine.variants.equable.board import (
    GRID,
    NO_TILES,
    SIZE,
    SQUARES,
    STAR,
    Axis,
    place_in_line,
    run,
    text_of,
    touches,
    with_tiles,
)
from games.engine.variants.equable.equations import digits_before_bar, with_cuts
from games.engine.variants.equable.moves import Laid, Lay, Reading
from games.engine.variants.equable.symbols import BAR, EMPTY, EQUALS


@dataclass(frozen=True, slots=True)
class Line:
    """A line of tiles that a play makes, lengthens or changes.

    ``text`` is how the player reads it; ``laid`` are the squares in it that the
    play covers; ``stood`` says that an equation stood there before (E15).
    """

    axis: Axis
    squares: tuple[int, ...]
    text: str
    laid: tuple[int, ...]
    stood: bool

    def places(self, squares: Iterable[int]) -> tuple[int, ...]:
        """Where in ``text`` the symbols of these squares are."""
        symbols = [place for place, symbol in enumerate(self.text) if symbol != " "]
        return tuple(symbols[self.squares.index(square)] for square in squares)


@dataclass(frozen=True, slots=True)
class Placement:
    """A play that is allowed, whether or not it is true. ``axis`` is ``None`` for a single tile."""

    before: str
    board: str
    tiles: Mapping[int, str]
    axis: Axis | None
    replaced: tuple[int, ...]
    lines: tuple[Line, ...]

    @property
    def first(self) -> bool:
        return self.before == NO_TILES


def holding_refusal(rack: Tiles[str], equals: int, tiles: Iterable[Laid]) -> Refused | None:
    """Why a player cannot take these tiles: not on the rack, or not from the open supply (E4)."""
    symbols = [tile.symbol for tile in tiles]
    own = [symbol for symbol in symbols if symbol != EQUALS]
    if not symbols:
        return Refused("nothing_laid", "E8")
    if not holds(rack, own):
        missing = [symbol for symbol in sorted(set(own)) if own.count(symbol) > rack.count(symbol)]
        return Refused("not_held", "E4", {"token": ", ".join(missing)})
    if len(symbols) - len(own) > 1:
        return Refused("one_equals", "E4")
    if len(own) < len(symbols) and not equals:
        return Refused("no_equals_left", "E4")
    return None


def place(board: str, lay: Lay) -> Placement | Refused:
    """The lines a play makes, or why it cannot be laid so."""
    squares = _squares(lay.tiles)
    if isinstance(squares, Refused):
        return squares
    axis = _axis(squares)
    if isinstance(axis, Refused):
        return axis
    tiles = dict(zip(squares, (tile.symbol for tile in lay.tiles), strict=True))
    refusal = _unjoined(board, squares) or _with_gap(board, squares, axis)
    if refusal:
        return refusal
    replaced = tuple(square for square in sorted(squares) if board[square] != EMPTY)
    after = with_tiles(board, tiles)
    lines = _lines(board, after, sorted(squares), axis)
    if replaced:
        refusal = _unchangeable(board, tiles, replaced) or _not_one_side(board, lines[0], replaced, axis)
        if refusal:
            return refusal
    read = _with_readings(lines, lay.readings)
    return read if isinstance(read, Refused) else Placement(board, after, tiles, axis, replaced, read)


def _squares(tiles: Iterable[Laid]) -> list[int] | Refused:
    squares: list[int] = []
    for tile in tiles:
        if tile.at not in SQUARES:
            return Refused("off_board", "E6", {"at": tile.at})
        if SQUARES[tile.at] in squares:
            return Refused("square_twice", "E8", {"at": tile.at})
        squares.append(SQUARES[tile.at])
    return squares


def _axis(squares: list[int]) -> Axis | Refused | None:
    if len(squares) == 1:
        return None
    if len({square // SIZE for square in squares}) == 1:
        return Axis.ACROSS
    if len({square % SIZE for square in squares}) == 1:
        return Axis.DOWN
    return Refused("not_in_line", "E8")


def _unjoined(board: str, squares: list[int]) -> Refused | None:
    if board == NO_TILES:
        return None if STAR in squares else Refused("star_not_covered", "E7", {"at": GRID.name(STAR)})
    joined = any(board[square] != EMPTY or touches(board, square) for square in squares)
    return None if joined else Refused("not_joined", "E8")


def _with_gap(board: str, squares: list[int], axis: Axis | None) -> Refused | None:
    if axis is None:
        return None
    line, first = place_in_line(min(squares), axis)
    stretch = line[first : line.index(max(squares)) + 1]
    gap = next((square for square in stretch if board[square] == EMPTY and square not in squares), None)
    return None if gap is None else Refused("gap", "E8", {"at": GRID.name(gap)})


def _lines(board: str, after: str, squares: list[int], axis: Axis | None) -> tuple[Line, ...]:
    """The line the tiles lie in, then those they cross, from left to right and top to bottom."""
    found: dict[tuple[int, ...], Axis] = {}
    for along in Axis if axis is None else (axis, axis.other):
        for square in squares:
            found.setdefault(run(after, square, along), along)
    lines = [_line(board, after, line, along, squares) for line, along in found.items() if len(line) > 1]
    return tuple(lines) or (_line(board, after, (squares[0],), Axis.ACROSS, squares),)


def _line(board: str, after: str, line: tuple[int, ...], axis: Axis, squares: list[int]) -> Line:
    standing = [board[square] != EMPTY for square in line]
    stood = any(one and next_one for one, next_one in pairwise(standing))
    laid = tuple(square for square in line if square in squares)
    return Line(axis, line, text_of(after, line), laid, stood)


def _unchangeable(board: str, tiles: Mapping[int, str], replaced: tuple[int, ...]) -> Refused | None:
    """E16: no ``=`` comes or goes, and nothing is replaced by its like."""
    for square in replaced:
        if board[square] == EQUALS:
            return Refused("equals_stays", "E16", {"at": GRID.name(square)})
        if board[square] == tiles[square]:
            return Refused("same_symbol", "E16", {"at": GRID.name(square), "symbol": tiles[square]})
    return Refused("no_equals_when_replacing", "E16") if EQUALS in tiles.values() else None


def _not_one_side(board: str, line: Line, replaced: tuple[int, ...], axis: Axis | None) -> Refused | None:
    return Refused("not_one_side", "E16") if axis and not _one_side(board, line, replaced) else None


def _one_side(board: str, line: Line, replaced: tuple[int, ...]) -> bool:
    """E16: whether all tiles lie in one expression, which may grow at its outer end only."""
    first, last = (line.squares.index(square) for square in (line.laid[0], line.laid[-1]))
    if not line.stood or EQUALS in line.text[first:last]:
        return False
    if len(replaced) == len(line.laid):
        return True
    outermost = EQUALS not in line.text[:first] or EQUALS not in line.text[last:]
    return outermost and all(len(run(board, square, line.axis)) > 1 for square in replaced)


def _with_readings(lines: tuple[Line, ...], readings: tuple[Reading, ...]) -> tuple[Line, ...] | Refused:
    """The lines as the player reads them (E11)."""
    cuts: dict[int, list[int]] = {}
    for reading in readings:
        found = [number for number, line in enumerate(lines) if _is_mixed(line, reading)]
        if not found or len({(other.bar, other.line) for other in readings}) < len(readings):
            return Refused("reading_misplaced", "E11", {"at": reading.bar, "line": reading.line})
        line = lines[found[0]]
        bar = line.squares.index(SQUARES[reading.bar])
        start = bar - digits_before_bar(line.text, bar)
        cuts.setdefault(found[0], []).append(start + reading.whole)
    return tuple(
        Line(
            line.axis, line.squares, with_cuts(line.text, sorted(cuts.get(number, []))), line.laid, line.stood
        )
        for number, line in enumerate(lines)
    )


def _is_mixed(line: Line, reading: Reading) -> bool:
    """Whether the bar of a reading is in this line, with digits enough before it."""
    square = SQUARES.get(reading.bar)
    if line.axis is not reading.line or square not in line.squares:
        return False
    bar = line.squares.index(square)
    return line.text[bar] == BAR and reading.whole < digits_before_bar(line.text, bar)
