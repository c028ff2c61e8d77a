"""The moves of Formula and their JSON, which is the same on the wire and in rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.engine import codec
from games.engine.arithmetic import Operation
from games.engine.core import HouseMove, Json, MalformedMove
from games.engine.house import HOUSE_MOVES
from games.engine.variants.formula.cards import parse_face
from games.engine.variants.formula.changes import Change
from games.engine.variants.formula.formula import Lay

KEPT = "_"
LONGEST_CHANGE = 6


@dataclass(frozen=True, slots=True)
class Pass:
    """Take a card, if there is one, and the turn passes (F3, F8)."""


@dataclass(frozen=True, slots=True)
class Accept:
    pass


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt the formula just laid; it is step 0, as a turn lays one."""

    step: int


@dataclass(frozen=True, slots=True)
class _Written:
    """A formula as it is written in JSON: a text for each card."""

    first: tuple[str, ...]
    operation: Operation
    second: tuple[str, ...]
    result: tuple[str, ...]


Move: TypeAlias = Lay | Pass | Accept | Challenge
AnyMove: TypeAlias = Move | HouseMove

_KINDS: Mapping[str, type[Pass | Accept | Challenge | HouseMove]] = {
    "pass": Pass,
    "accept": Accept,
    "challenge": Challenge,
    **HOUSE_MOVES,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def dump_move(move: AnyMove) -> dict[str, Json]:
    if not isinstance(move, Lay):
        return {"do": _NAMES[type(move)], **codec.dump_fields(move)}
    numbers = (tuple(map(_write_card, change)) for change in move.changes)
    first, second, result = numbers
    return {"do": "lay", **codec.dump_fields(_Written(first, move.operation, second, result))}


def load_move(data: Json) -> AnyMove:
    if not isinstance(data, dict) or not isinstance(name := data.get("do"), str):
        raise MalformedMove("no such kind of move")
    fields = {key: value for key, value in data.items() if key != "do"}
    try:
        if name == "lay":
            return _read_lay(codec.load(_Written, fields))
        return codec.load(_KINDS[name], fields)
    except KeyError:
        raise MalformedMove("no such kind of move") from None
    except codec.Malformed as fault:
        raise MalformedMove(str(fault)) from None


def _read_lay(written: _Written) -> Lay:
    first, second, result = map(read_change, (written.first, written.second, written.result))
    return Lay(first, written.operation, second, result)


def _write_card(face: object) -> str:
    return KEPT if face is None else str(face)


def read_change(cards: tuple[str, ...]) -> Change:
    """A number told card by card: ``_`` stays, ``7`` is laid, ``*7`` is a joker laid as seven."""
    if len(cards) > LONGEST_CHANGE:
        raise MalformedMove("too many cards in a number")
    try:
        return tuple(None if card == KEPT else parse_face(card) for card in cards)
    except ValueError as fault:
        raise MalformedMove(str(fault)) from None


def write_change(change: Change) -> str:
    return "".join(map(_write_card, change))
