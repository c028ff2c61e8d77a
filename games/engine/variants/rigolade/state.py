"""A position of Rigolade."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from games.engine.arithmetic import Operation
from games.engine.core import Accepted, Refused, Seat
from games.engine.table import Table, advance
from games.engine.tiles import Tiles
from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.lattice import SLOT_BY_START, SQUARES, Direction, Slot
from games.engine.variants.rigolade.moves import Kind
from games.engine.variants.rigolade.options import Options


@dataclass(frozen=True, slots=True)
class Laid:
    """An equation on the board, and who laid it when."""

    at: str
    direction: Direction
    equation: Equation
    seat: Seat | None = None
    ply: int = 0

    @property
    def slot(self) -> Slot:
        return SLOT_BY_START[SQUARES[self.at], self.direction]


@dataclass(frozen=True, slots=True)
class Rack:
    numbers: Tiles[int]
    signs: Tiles[Operation]


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game.

    The board is its equations in the order they were laid: what a square shows
    and who laid it there follows from them. The last ones, one for each item of
    ``doubted``, belong to the turn that is open or in its window; an item names
    the seats that have doubted the equation. ``exchange`` is what was given back
    after a sign alone (R10); it is carried out when the turn is settled.
    """

    options: Options
    table: Table
    laid: tuple[Laid, ...]
    racks: tuple[Rack, ...]
    numbers: Tiles[int]
    signs: Tiles[Operation]
    opening: tuple[tuple[int, ...], ...]
    doubted: tuple[tuple[Seat, ...], ...] = ()
    exchange: Kind | None = None

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def rack(self) -> Rack:
        """The rack of the seat on turn."""
        return self.racks[self.table.turn]

    @property
    def steps(self) -> tuple[Laid, ...]:
        """The equations of the open turn, or of the one in its window."""
        return self.laid[len(self.laid) - len(self.doubted) :]


Ruling: TypeAlias = Accepted[State] | Refused
Numbers: TypeAlias = Mapping[int, int]


@lru_cache(maxsize=1024)
def numbers_on(laid: tuple[Laid, ...]) -> Numbers:
    """The number on each square that has one."""
    return {
        square: number
        for item in laid
        for square, number in zip(item.slot.numbers, item.equation.numbers, strict=True)
    }


@lru_cache(maxsize=1024)
def signs_on(laid: tuple[Laid, ...]) -> Mapping[int, Operation]:
    return {item.slot.sign: item.equation.sign for item in laid}


def own_numbers(laid: tuple[Laid, ...]) -> dict[int, int]:
    """The numbers that the last equation added to the board, by square."""
    before, last = numbers_on(laid[:-1]), laid[-1]
    pairs = zip(last.slot.numbers, last.equation.numbers, strict=True)
    return {square: number for square, number in pairs if square not in before}


def with_rack(state: State, seat: Seat, rack: Rack) -> State:
    return replace(state, racks=(*state.racks[:seat], rack, *state.racks[seat + 1 :]))


def numbered(state: State) -> State:
    """The position as the move that is about to be ruled on finds it: see :mod:`games.engine.table`."""
    return replace(state, table=advance(state.table))
