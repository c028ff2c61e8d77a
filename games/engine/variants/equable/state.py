"""A position of Equable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from games.engine.core import Accepted, Refused, Seat
from games.engine.table import Table, advance
from games.engine.tiles import Tiles, replace_at
from games.engine.variants.equable.board import NO_TILES, SQUARES, with_tiles
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.options import Options


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the board. ``seat`` is ``None`` on a position that was set up by hand."""

    at: str
    symbol: str
    seat: Seat | None = None
    ply: int = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that may still be challenged: what was laid, taken off and scored, and the bonuses to come."""

    lay: Lay
    taken: tuple[Tile, ...]
    points: int
    lengthened: int = 0
    equable: int = 0

    @property
    def bonus(self) -> int:
        return self.lengthened + self.equable


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game. ``tiles`` are in the order of the squares' numbers.

    ``replacements`` counts the plays in a row that only replaced tiles: the board did not grow.
    """

    options: Options
    table: Table
    tiles: tuple[Tile, ...]
    racks: tuple[Tiles[str], ...]
    bag: Tiles[str]
    equals: int
    opening: tuple[Tiles[str], ...]
    pending: Pending | None = None
    last_layer: Seat | None = None
    replacements: int = 0

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def rack(self) -> Tiles[str]:
        """The rack of the seat on turn."""
        return self.racks[self.table.turn]

    @property
    def board(self) -> str:
        return board_of(self.tiles)


Ruling: TypeAlias = Accepted[State] | Refused


@lru_cache(maxsize=256)
def board_of(tiles: tuple[Tile, ...]) -> str:
    return with_tiles(NO_TILES, {SQUARES[tile.at]: tile.symbol for tile in tiles})


def with_rack(state: State, seat: Seat, rack: Tiles[str]) -> State:
    return replace(state, racks=replace_at(state.racks, seat, rack))


def with_board(state: State, changes: Mapping[str, Tile | None]) -> State:
    """The position with these squares changed: another tile there, or none."""
    kept = [tile for tile in state.tiles if tile.at not in changes]
    laid = [tile for tile in changes.values() if tile is not None]
    return replace(state, tiles=tuple(sorted((*kept, *laid), key=lambda tile: SQUARES[tile.at])))


def numbered(state: State) -> State:
    """The position as the move that is about to be ruled on finds it: see :mod:`games.engine.table`."""
    return replace(state, table=advance(state.table))
