"""The moves of Equable and their JSON, which is the same on the wire and in rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from games.engine import codec
from games.engine.core import HouseMove, Json, MalformedMove
from games.engine.grid import is_square_name
from games.engine.house import HOUSE_MOVES
from games.engine.tiles import Tiles
from games.engine.variants.equable.board import SIZE, Axis
from games.engine.variants.equable.symbols import DIGITS, OPERATORS, TILES

MOST_EXCHANGED = 30


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile of the player's on a square. If one stands there it is taken off (E16)."""

    at: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Reading:
    """In this line, the first ``whole`` digits before the bar are the whole of a mixed number (E11).

    A bar that no reading names has a plain fraction around it.
    """

    bar: str
    line: Axis
    whole: int


@dataclass(frozen=True, slots=True)
class Lay:
    tiles: tuple[Laid, ...]
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    digits: Tiles[str]
    operators: Tiles[str]


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Accept:
    pass


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt the play that has just been laid, as a whole (E17)."""


Move: TypeAlias = Lay | Exchange | Pass | Accept | Challenge
AnyMove: TypeAlias = Move | HouseMove

_KINDS: Mapping[str, type[AnyMove]] = {
    "lay": Lay,
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
    return in_order(_checked(move))


def _checked(move: AnyMove) -> AnyMove:
    if isinstance(move, Lay) and not _makes_sense(move):
        raise MalformedMove("not tiles on squares, or too many of them")
    if isinstance(move, Exchange) and not _are_tiles(move):
        raise MalformedMove("not tiles, or too many of them")
    return move


def _makes_sense(move: Lay) -> bool:
    names = [*(tile.at for tile in move.tiles), *(reading.bar for reading in move.readings)]
    return (
        max(len(move.tiles), len(move.readings)) <= SIZE
        and all(map(is_square_name, names))
        and all(tile.symbol in TILES for tile in move.tiles)
        and all(1 <= reading.whole <= SIZE for reading in move.readings)
    )


def _are_tiles(move: Exchange) -> bool:
    return (
        len(move.digits) + len(move.operators) <= MOST_EXCHANGED
        and all(len(symbol) == 1 and symbol in DIGITS for symbol in move.digits)
        and all(len(symbol) == 1 and symbol in OPERATORS for symbol in move.operators)
    )


def in_order(move: AnyMove) -> AnyMove:
    """The same move with its tiles in the order of the board, so that like moves are equal."""
    if isinstance(move, Lay):
        return lay_in_order(move.tiles, move.readings)
    if isinstance(move, Exchange):
        return replace(move, digits=tuple(sorted(move.digits)), operators=tuple(sorted(move.operators)))
    return move


def lay_in_order(tiles: Iterable[Laid], readings: Iterable[Reading] = ()) -> Lay:
    return Lay(
        tuple(sorted(tiles, key=lambda tile: (_place(tile.at), tile.symbol))),
        tuple(sorted(readings, key=lambda reading: (_place(reading.bar), reading.line, reading.whole))),
    )


def _place(name: str) -> tuple[int, str]:
    return int(name[1:]), name[0]
