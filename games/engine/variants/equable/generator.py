"""All true plays that leave standing tiles where they are: new equations, crossings, lengthenings, zeros.

Plays come in order of the number of tiles. For each number, every stretch of a
line is cut at its ``=`` into expressions; the longest one is gone through filling
by filling, once for all stretches that share its pattern, and meets the others
where their values are equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple, TypeAlias

from games.engine.arithmetic import Exact
from games.engine.tiles import Tiles
from games.engine.variants.equable.board import GRID
from games.engine.variants.equable.generator_fillings import Filling, Fillings, Table, enough
from games.engine.variants.equable.generator_slots import Crossing, Readings, Slot, Surroundings, readings_of
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Laid, Lay, lay_in_order
from games.engine.variants.equable.symbols import EMPTY, EQUALS

Side: TypeAlias = tuple[int, str]
"""Where an expression begins in its stretch, and its pattern."""


class Cut(NamedTuple):
    """A stretch with its ``=`` in place: the longest expression, and the others."""

    slot: Slot
    longest: Side
    others: tuple[Side, ...]


@dataclass(slots=True)
class Partners:
    """Stretches whose other expressions look alike, with what fills these, by value."""

    table: dict[Exact, list[tuple[Filling, ...]]]
    cuts: list[Cut] = field(default_factory=list)


class Search:
    """What one rack can lay on one board. The tables are shared by all that is asked of it."""

    def __init__(self, board: str, rack: Tiles[str], equals: int, limits: Limits) -> None:
        self.rack = rack
        self.equals = bool(equals)
        self.symbols = "".join(dict.fromkeys(rack)) + (EQUALS if equals else "")
        self.around = Surroundings(board, self.symbols, limits)
        self.fillings = Fillings(rack, limits)

    @property
    def most_tiles(self) -> int:
        return len(self.rack) + self.equals

    def additions(self, tiles: int) -> Iterator[Lay]:
        """Every play that lays so many tiles on empty squares."""
        groups: dict[str, dict[object, Partners]] = {}
        for slot in self.around.slots(tiles):
            for cut in self._cuts(slot):
                self._group(groups.setdefault(cut.longest[1], {}), cut)
        for pattern in sorted(groups, key=lambda pattern: (pattern.count(EMPTY), len(pattern))):
            yield from self._joined(pattern, list(groups[pattern].values()))

    def _cuts(self, slot: Slot) -> Iterator[Cut]:
        """The stretch with the ``=`` that stand in it, and with one laid wherever it may lie."""
        if EQUALS in slot.pattern and len(self.rack) >= slot.pattern.count(EMPTY):
            yield from _cut(slot, slot.pattern)
        for place, cell in enumerate(slot.pattern if self.equals else ""):
            if cell == EMPTY and EQUALS in slot.crossings.get(place, EQUALS):
                yield from _cut(slot, slot.pattern[:place] + EQUALS + slot.pattern[place + 1 :])

    def _group(self, group: dict[object, Partners], cut: Cut) -> None:
        """Put a stretch with those whose other expressions have the same patterns and neighbours."""
        allowed = tuple(_allowed(cut.slot, side) for side in cut.others)
        key = tuple(pattern for _, pattern in cut.others), allowed
        if key not in group:
            tables = [self.fillings.table(pattern) for _, pattern in cut.others]
            fitting = [_filtered(table, may) for table, may in zip(tables, allowed, strict=True)]
            group[key] = Partners(join(fitting, self.fillings.held))
        group[key].cuts.append(cut)

    def _joined(self, pattern: str, group: list[Partners]) -> Iterator[Lay]:
        group = [partners for partners in group if partners.table]
        if not group:
            return
        wanted = sorted({value for partners in group for value in partners.table})
        for filling in self.fillings.each(pattern, wanted):
            for partners in group:
                for others in partners.table.get(filling.value, ()):
                    if enough(self.fillings.held, filling.used + sum(other.used for other in others)):
                        for cut in partners.cuts:
                            yield from _lays(cut, (filling, *others))


def _cut(slot: Slot, pattern: str) -> Iterator[Cut]:
    """The expressions between the ``=``, the one with most to fill first."""
    sides: list[Side] = []
    place = 0
    for text in pattern.split(EQUALS):
        if not text:
            return
        sides.append((place, text))
        place += len(text) + 1
    sides.sort(key=lambda side: -side[1].count(EMPTY))
    yield Cut(slot, sides[0], tuple(sides[1:]))


def _allowed(slot: Slot, side: Side) -> tuple[tuple[int, str], ...]:
    """For the squares of an expression whose neighbours have a say: which symbols may lie there."""
    start, pattern = side
    return tuple(
        (place - start, "".join(crossing))
        for place, crossing in slot.crossings.items()
        if 0 <= place - start < len(pattern)
    )


def _filtered(table: Table, allowed: tuple[tuple[int, str], ...]) -> Table:
    if not allowed:
        return table
    kept = {
        value: [one for one in fillings if all(one.text[place] in symbols for place, symbols in allowed)]
        for value, fillings in table.items()
    }
    return {value: fillings for value, fillings in kept.items() if fillings}


def join(tables: list[Table], held: int) -> dict[Exact, list[tuple[Filling, ...]]]:
    """The fillings of several expressions that have the same value and together do not exceed the rack."""
    first, *rest = tables
    joined: dict[Exact, list[tuple[Filling, ...]]] = {
        value: [(one,) for one in fillings] for value, fillings in first.items()
    }
    for table in rest:
        joined = {
            value: [
                (*some, one)
                for some in joined[value]
                for one in table[value]
                if enough(held, one.used + sum(other.used for other in some))
            ]
            for value in joined.keys() & table.keys()
        }
    return joined


def _lays(cut: Cut, fillings: tuple[Filling, ...]) -> Iterator[Lay]:
    """The play that fills a stretch so, once for each way to read the lines it crosses."""
    slot, sides = cut.slot, (cut.longest, *cut.others)
    symbols = dict.fromkeys(range(len(slot.pattern)), EQUALS)
    readings: list[Readings] = []
    for (start, _), filling in zip(sides, fillings, strict=True):
        symbols.update(enumerate(filling.text, start))
        readings.append(readings_of(filling.marks, slot.squares[start:], slot.axis))
    crossed = across(slot.crossings, symbols)
    if crossed is None:
        return
    laid = tuple(
        Laid(GRID.name(square), symbols[place])
        for place, square in enumerate(slot.squares)
        if slot.pattern[place] == EMPTY
    )
    for chosen in product(*crossed):
        yield lay_in_order(laid, (reading for some in (*readings, *chosen) for reading in some))


def across(
    crossings: Mapping[int, Crossing], symbols: Mapping[int, str]
) -> list[tuple[Readings, ...]] | None:
    """For each square with neighbours the true readings of the line across; ``None`` if one has none."""
    found = []
    for place, crossing in crossings.items():
        if symbols[place] not in crossing:
            return None
        found.append(crossing[symbols[place]])
    return found
