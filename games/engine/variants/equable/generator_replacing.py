"""All true plays that take tiles off the board (E16).

One position can have millions of them, so they too come in order of the number
of tiles laid, and one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, product

from games.engine.arithmetic import Exact
from games.engine.variants.equable.board import GRID, LINES, Axis, place_in_line, run, text_of
from games.engine.variants.equable.generator import Search, across, join
from games.engine.variants.equable.generator_fillings import UNIT, enough
from games.engine.variants.equable.generator_slots import Crossing, Readings, readings_of
from games.engine.variants.equable.generator_values import NOTHING, Marks, Reader, advance, value
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Laid, Lay, lay_in_order
from games.engine.variants.equable.symbols import EMPTY, EQUALS

Squares = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """An expression of a standing equation, grown or not, and what the other sides say it is worth.

    ``pattern`` has the standing symbols, and ``_`` where the expression grows;
    ``cells`` says for each place which symbols may be laid there.
    """

    axis: Axis
    squares: Squares
    pattern: str
    cells: tuple[str, ...]
    crossings: Mapping[int, Crossing]
    targets: Mapping[Exact, list[Readings]]


def replacements(search: Search, tiles: int) -> Iterator[Lay]:
    """Every play that lays so many tiles and takes at least one off."""
    for axis, line in standing_equations(search.around.board):
        sides = _sides(search.around.board, line)
        for number, side in enumerate(sides):
            targets = _targets(search, axis, [*sides[:number], *sides[number + 1 :]])
            if side and targets:
                for grown in _growths(search, axis, line, side, tiles - 1):
                    yield from _fill(search, _change(search, axis, side, grown, targets, tiles), tiles)


def standing_equations(board: str) -> Iterator[tuple[Axis, Squares]]:
    """Every line of two or more tiles."""
    for axis in Axis:
        for line in LINES[axis]:
            for place, square in enumerate(line):
                begins = board[square] != EMPTY and (not place or board[line[place - 1]] == EMPTY)
                if begins and len(standing := run(board, square, axis)) > 1:
                    yield axis, standing


def _sides(board: str, line: Squares) -> list[Squares]:
    """The squares of each expression of a line."""
    sides, first = [], 0
    for text in text_of(board, line).split(EQUALS):
        sides.append(line[first : first + len(text)])
        first += len(text) + 1
    return sides


def _targets(search: Search, axis: Axis, others: list[Squares]) -> dict[Exact, list[Readings]]:
    """The values that the other sides agree on, with how they are read for it."""
    texts = [text_of(search.around.board, side) for side in others]
    agreed = join([search.fillings.table(text) for text in texts], search.fillings.held)
    return {
        worth: [_together(axis, others, [filling.marks for filling in some]) for some in fillings]
        for worth, fillings in agreed.items()
    }


def _together(axis: Axis, sides: list[Squares], marks: list[Marks]) -> Readings:
    found = (readings_of(some, side, axis) for side, some in zip(sides, marks, strict=True))
    return tuple(reading for some in found for reading in some)


def _growths(search: Search, axis: Axis, line: Squares, side: Squares, most: int) -> Iterator[Squares]:
    """The squares of an expression as it stands, and grown by up to so many tiles at its outer end."""
    yield side
    if side[0] == line[0]:
        yield from (grown[::-1] + side for grown in _outwards(search, axis, side[0], -1, most))
    if side[-1] == line[-1]:
        yield from (side + grown for grown in _outwards(search, axis, side[-1], 1, most))


def _outwards(search: Search, axis: Axis, end: int, step: int, most: int) -> Iterator[Squares]:
    """The squares beyond an end, in the order they are reached, for each number of tiles laid there."""
    board = search.around.board
    line, place = place_in_line(end, axis)
    beyond = line[place + 1 :] if step > 0 else line[:place][::-1]
    for count, square in enumerate(beyond, 1):
        most -= board[square] == EMPTY
        if most < 0 or board[square] == EQUALS:
            return
        if board[square] == EMPTY and search.around.crossing(square, axis) == {}:
            return
        if count == len(beyond) or board[beyond[count]] == EMPTY:
            yield beyond[:count]


def _change(
    search: Search,
    axis: Axis,
    side: Squares,
    grown: Squares,
    targets: Mapping[Exact, list[Readings]],
    tiles: int,
) -> Change:
    board = search.around.board
    crossings = {}
    for place, square in enumerate(grown):
        crossing = search.around.crossing(square, axis)
        if crossing is not None:
            crossings[place] = crossing
    pattern = text_of(board, grown)
    cells = []
    for place, square in enumerate(grown):
        symbols = "".join(crossings.get(place, search.symbols))
        stays = square not in side and board[square] != EMPTY
        # A single tile that stands in two equations is found in the one across.
        elsewhere = tiles == 1 and axis is Axis.DOWN and place in crossings
        cells.append("" if stays or elsewhere else symbols.replace(EQUALS, "").replace(pattern[place], ""))
    return Change(axis, grown, pattern, tuple(cells), crossings, targets)


def _fill(search: Search, change: Change, tiles: int) -> Iterator[Lay]:
    """All ways to change an expression by exactly so many tiles."""
    for text, reader in _texts(search, change, tiles):
        worth = value(reader, search.fillings.limits)
        if worth is not None and worth in change.targets:
            yield from _lays(change, text, reader.marks, change.targets[worth])


def _texts(search: Search, change: Change, tiles: int) -> Iterator[tuple[str, Reader]]:
    """Every text that so many tiles make of an expression, as far as it can be read."""
    pattern, held, limits = change.pattern, search.fillings.held, search.fillings.limits
    must, may = _still(cell == EMPTY for cell in pattern), _still(map(bool, change.cells))
    stack = [(NOTHING, 0, 0, "")]
    while stack:
        reader, used, laid, text = stack.pop()
        place = len(text)
        if not laid + must[place] <= tiles <= laid + may[place]:
            continue
        if laid == tiles:
            yield from _read_on(reader, text, pattern, limits)
            continue
        for symbol in change.cells[place]:
            now_used = used + UNIT[symbol]
            if enough(held, now_used):
                for on in advance(reader, symbol, place, limits):
                    stack.append((on, now_used, laid + 1, text + symbol))
        if pattern[place] != EMPTY:
            for on in advance(reader, pattern[place], place, limits):
                stack.append((on, used, laid, text + pattern[place]))


def _read_on(reader: Reader, text: str, pattern: str, limits: Limits) -> Iterator[tuple[str, Reader]]:
    """The rest of an expression as it stands."""
    readers: tuple[Reader, ...] = (reader,)
    for place in range(len(text), len(pattern)):
        readers = tuple(on for one in readers for on in advance(one, pattern[place], place, limits))
    yield from ((text + pattern[len(text) :], one) for one in readers)


def _still(places: Iterable[bool]) -> list[int]:
    """For each place, how many of them are still to come."""
    counts = [*accumulate(reversed([*places]), initial=0)]
    return counts[::-1]


def _lays(change: Change, text: str, marks: Marks, others: list[Readings]) -> Iterator[Lay]:
    new = {place: symbol for place, symbol in enumerate(text) if symbol != change.pattern[place]}
    crossed = across({place: change.crossings[place] for place in new if place in change.crossings}, new)
    if crossed is None:
        return
    laid = tuple(Laid(GRID.name(change.squares[place]), symbol) for place, symbol in new.items())
    own = readings_of(marks, change.squares, change.axis)
    for chosen in product(others, *crossed):
        yield lay_in_order(laid, (reading for some in (own, *chosen) for reading in some))
