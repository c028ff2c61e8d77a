"""Where a play can lie: stretches of a line between empty squares, and what their neighbours allow.

Most empty squares beside a standing equation are closed: whatever is laid there
makes nonsense of the line across. So the neighbours are looked at first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.engine.variants.equable.board import (
    GRID,
    LINES,
    NO_TILES,
    SIZE,
    STAR,
    Axis,
    run,
    text_of,
)
from games.engine.variants.equable.equations import Equation, mixed_in, read, ways_to_read
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Reading
from games.engine.variants.equable.symbols import EMPTY

Readings: TypeAlias = tuple[Reading, ...]

Crossing: TypeAlias = Mapping[str, tuple[Readings, ...]]
"""For each symbol that may lie on a square, the true ways to read the line across."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A stretch of a line that a play would fill, and what is allowed where it has neighbours."""

    axis: Axis
    squares: tuple[int, ...]
    pattern: str
    crossings: Mapping[int, Crossing]


class Surroundings:
    """The board as one who holds certain symbols sees it. Lives as long as one search."""

    def __init__(self, board: str, symbols: str, limits: Limits) -> None:
        self.board = board
        self._symbols = symbols
        self._limits = limits
        self._crossings: dict[tuple[int, Axis], Crossing | None] = {}

    def crossing(self, square: int, axis: Axis) -> Crossing | None:
        """What the tiles beside a square allow a play along ``axis`` to lay there; ``None``: anything."""
        key = square, axis
        if key not in self._crossings:
            self._crossings[key] = self._look_across(square, axis.other)
        return self._crossings[key]

    def _look_across(self, square: int, axis: Axis) -> Crossing | None:
        line = run(self.board, square, axis)
        if len(line) == 1:
            return None
        place = line.index(square)
        before, behind = text_of(self.board, line[:place]), text_of(self.board, line[place + 1 :])
        found = {}
        for symbol in self._symbols:
            ways = true_readings(before + symbol + behind, line, axis, self._limits)
            if ways:
                found[symbol] = ways
        return found

    def slots(self, blanks: int) -> Iterator[Slot]:
        """Every stretch with so many empty squares that a play could fill."""
        for axis in Axis:
            for line in LINES[axis]:
                for first in range(SIZE):
                    slot = self._slot(axis, line, first, blanks)
                    if slot and self._joined(slot):
                        yield slot

    def _slot(self, axis: Axis, line: tuple[int, ...], first: int, blanks: int) -> Slot | None:
        if first and self.board[line[first - 1]] != EMPTY:
            return None
        crossings: dict[int, Crossing] = {}
        last, left = first, blanks
        while last < SIZE and (left or self.board[line[last]] != EMPTY):
            if self.board[line[last]] == EMPTY:
                left -= 1
                crossing = self.crossing(line[last], axis)
                if crossing is not None:
                    if not crossing:
                        return None
                    crossings[last - first] = crossing
            last += 1
        squares = line[first:last]
        return None if left else Slot(axis, squares, text_of(self.board, squares), crossings)

    def _joined(self, slot: Slot) -> bool:
        """E7, E8; and a single tile that also stands in a line across is found there, not here as well."""
        if self.board == NO_TILES:
            return STAR in slot.squares
        if slot.axis is Axis.DOWN and slot.pattern.count(EMPTY) == 1 and slot.crossings:
            return False
        return bool(slot.crossings) or slot.pattern.count(EMPTY) < len(slot.pattern)


def true_readings(text: str, line: tuple[int, ...], axis: Axis, limits: Limits) -> tuple[Readings, ...]:
    """All true ways to read a line."""
    found = []
    for said in ways_to_read(text):
        equation = read(said, limits)
        if isinstance(equation, Equation) and equation.true:
            found.append(readings_of(mixed_in(said), line, axis))
    return tuple(found)


def readings_of(marks: tuple[tuple[int, int], ...], line: tuple[int, ...], axis: Axis) -> Readings:
    return tuple(Reading(GRID.name(line[bar]), axis, whole) for bar, whole in marks)
