"""The moves of Mathable and their JSON, which is the same on the wire and in rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.engine import codec
from games.engine.arithmetic import Operation
from games.engine.core import HouseMove, Json, MalformedMove
from games.engine.grid import Direction, is_square_name
from games.engine.house import HOUSE_MOVES
from games.engine.tiles import Tiles

MOST_CLAIMS = 8
MOST_EXCHANGED = 50


@dataclass(frozen=True, slots=True)
class Claim:
    """The two numbers in this direction, put together by this operation, make the token."""

    direction: Direction
    operation: Operation


@dataclass(frozen=True, slots=True)
class Place:
    token: int
    at: str
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the extra token (M10)."""


@dataclass(frozen=True, slots=True)
class End:
    pass


@dataclass(frozen=True, slots=True)
class Exchange:
    tokens: Tiles[int]


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Accept:
    pass


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt a token of the turn that has just ended, counted from 0."""

    step: int


Move: TypeAlias = Place | Draw | End | Exchange | Pass | Accept | Challenge
AnyMove: TypeAlias = Move | HouseMove

_KINDS: Mapping[str, type[AnyMove]] = {
    "place": Place,
    "draw": Draw,
    "end": End,
    "exchange": Exchange,
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
    return _sized(move)


def _sized(move: AnyMove) -> AnyMove:
    if isinstance(move, Place) and not (is_square_name(move.at) and len(move.claims) <= MOST_CLAIMS):
        raise MalformedMove("not the name of a square, or too many claims")
    if isinstance(move, Exchange) and len(move.tokens) > MOST_EXCHANGED:
        raise MalformedMove("too many tokens")
    return move
