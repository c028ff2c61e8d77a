"""The moves of Rigolade and their JSON, which is the same on the wire and in rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.engine import codec
from games.engine.core import HouseMove, Json, MalformedMove
from games.engine.grid import is_square_name
from games.engine.house import HOUSE_MOVES

MOST_LAID = 4
_SYMBOL = re.compile(r"0|[1-9][0-9]{0,2}|[-+×÷]", re.ASCII)


@dataclass(frozen=True, slots=True)
class Tile:
    """A number or a sign, as text, and the square it is laid on."""

    at: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Lay:
    """The tiles that complete an equation, in the order of their squares' names."""

    tiles: tuple[Tile, ...]


class Kind(StrEnum):
    """What a player gives back: one kind only (R9)."""

    NUMBERS = "numbers"
    SIGNS = "signs"


@dataclass(frozen=True, slots=True)
class Exchange:
    kind: Kind


@dataclass(frozen=True, slots=True)
class End:
    """No more, after a sign alone (R10)."""


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Accept:
    pass


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt an equation of the turn that has just ended, counted from 0."""

    step: int


Move: TypeAlias = Lay | Exchange | End | Pass | Accept | Challenge
AnyMove: TypeAlias = Move | HouseMove

_KINDS: Mapping[str, type[AnyMove]] = {
    "lay": Lay,
    "exchange": Exchange,
    "end": End,
    "pass": Pass,
    "accept": Accept,
    "challenge": Challenge,
    **HOUSE_MOVES,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def dump_move(move: AnyMove) -> dict[str, Json]:
    return {"do": _NAMES[type(move)], **codec.dump_fields(move)}


def load_move(data: Json) -> AnyMove:
    if not isinstance(data, dict) or not isinstance(name := data.get("do"), str) or name not in _KINDS:
        raise MalformedMove("no such kind of move")
    try:
        move = codec.load(_KINDS[name], {key: value for key, value in data.items() if key != "do"})
    except codec.Malformed as fault:
        raise MalformedMove(str(fault)) from None
    return _checked(move) if isinstance(move, Lay) else move


def lay(tiles: Mapping[str, str]) -> Lay:
    """The move that lays these symbols on these squares."""
    return Lay(tuple(Tile(at, tiles[at]) for at in sorted(tiles)))


def _checked(move: Lay) -> Lay:
    if not 1 <= len(move.tiles) <= MOST_LAID:
        raise MalformedMove("one to four tiles make an equation")
    if not all(is_square_name(tile.at) and _SYMBOL.fullmatch(tile.symbol) for tile in move.tiles):
        raise MalformedMove("not the name of a square, or not a tile")
    by_square = {tile.at: tile.symbol for tile in move.tiles}
    if len(by_square) != len(move.tiles):
        raise MalformedMove("two tiles on one square")
    return lay(by_square)
