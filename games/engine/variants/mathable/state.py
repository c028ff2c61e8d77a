"""A position of Mathable."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from games.engine.core import Accepted, News, Refused, Seat
from games.engine.table import Table, advance
from games.engine.tiles import Tiles, replace_at
from games.engine.variants.mathable.board import SQUARES, Numbers, numbers
from games.engine.variants.mathable.moves import Claim
from games.engine.variants.mathable.options import Options


@dataclass(frozen=True, slots=True)
class Tile:
    """A token on the board. ``seat`` is ``None`` on a position that was set up by hand."""

    at: str
    value: int
    seat: Seat | None = None
    ply: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A token placed in the turn that is open, or in its window."""

    token: int
    at: str
    claims: tuple[Claim, ...]
    points: int
    drew: int | None = None
    doubted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game. ``tiles`` are in the order of the squares' numbers."""

    options: Options
    table: Table
    tiles: tuple[Tile, ...]
    racks: tuple[Tiles[int], ...]
    bag: Tiles[int]
    opening: tuple[tuple[int, ...], ...]
    began: int
    steps: tuple[Step, ...] = ()
    may_draw: bool = False

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def rack(self) -> Tiles[int]:
        """The rack of the seat on turn."""
        return self.racks[self.table.turn]


Ruling: TypeAlias = Accepted[State] | Refused


def board_of(state: State) -> Numbers:
    return numbers((SQUARES[tile.at], tile.value) for tile in state.tiles)


def with_rack(state: State, seat: Seat, rack: Tiles[int]) -> State:
    return replace(state, racks=replace_at(state.racks, seat, rack))


def with_tile(state: State, tile: Tile) -> State:
    tiles = sorted((*state.tiles, tile), key=lambda laid: SQUARES[laid.at])
    return replace(state, tiles=tuple(tiles))


def numbered(state: State) -> State:
    """The position as the move that is about to be ruled on finds it: see :mod:`games.engine.table`."""
    return replace(state, table=advance(state.table))


def drawn_news(code: str, seat: Seat, tokens: Tiles[int]) -> tuple[News, ...]:
    """Everybody hears how many tokens were drawn, the seat alone which (G4)."""
    if not tokens:
        return ()
    public = News(code, seat, {"count": len(tokens)})
    return public, News(code, seat, {"tokens": list(tokens)}, to=seat)
