"""The board: which square takes what, and the slots that equations lie in (R2, R4, R5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.engine.grid import Grid

GRID = Grid(21, 21)


class Direction(StrEnum):
    """How an equation reads (R4: the result at the right, or at the bottom)."""

    ACROSS = "across"
    DOWN = "down"


class Ground(StrEnum):
    """What a square is for."""

    NUMBER = "."
    SIGN = "?"
    EQUALS = "="
    DEAD = "#"


@dataclass(frozen=True, slots=True)
class Slot:
    """Five squares in a row for one equation; the fourth has its ``=`` printed."""

    direction: Direction
    first: int
    sign: int
    second: int
    result: int

    @property
    def numbers(self) -> tuple[int, int, int]:
        return (self.first, self.second, self.result)

    @property
    def squares(self) -> tuple[int, int, int, int]:
        """Where tiles lie, in the order they are read."""
        return (self.first, self.sign, self.second, self.result)


def ground(square: int) -> Ground:
    """R2: a pattern that comes again after four squares, across and down alike."""
    row, column = divmod(square, GRID.columns)
    if row % 2 and column % 2:
        return Ground.DEAD
    odd = row if row % 2 else column
    return {1: Ground.SIGN, 3: Ground.EQUALS}.get(odd % 4, Ground.NUMBER)


def _slot(start: int, direction: Direction) -> Slot:
    step = 1 if direction is Direction.ACROSS else GRID.columns
    return Slot(direction, start, start + step, start + 2 * step, start + 4 * step)


def _slots() -> tuple[Slot, ...]:
    lines, starts = range(0, GRID.rows, 2), range(0, GRID.columns - 4, 4)
    across = (_slot(line * GRID.columns + start, Direction.ACROSS) for line in lines for start in starts)
    down = (_slot(start * GRID.columns + line, Direction.DOWN) for line in lines for start in starts)
    return (*across, *down)


SLOTS = _slots()
SLOT_BY_START = {(slot.first, slot.direction): slot for slot in SLOTS}
SLOT_BY_SIGN = {slot.sign: slot for slot in SLOTS}
"""A sign square belongs to one slot, so the sign alone says which equation is meant (R6)."""

CENTRE = GRID.columns * GRID.rows // 2
MIDDLE_SLOTS = frozenset(slot for slot in SLOTS if slot.second == CENTRE)
"""R5: where the first equation may lie."""

SLOTS_BY_NUMBER = {
    square: tuple(slot for slot in SLOTS if square in slot.numbers)
    for square in range(GRID.columns * GRID.rows)
    if ground(square) is Ground.NUMBER
}

NAMES = GRID.names()
SQUARES = {name: square for square, name in enumerate(NAMES)}


def name(square: int) -> str:
    return NAMES[square]


def drawing() -> list[str]:
    """The empty board as rows of one character for each square."""
    signs = "".join(ground(square) for square in range(GRID.columns * GRID.rows))
    return [signs[start : start + GRID.columns] for start in range(0, len(signs), GRID.columns)]
