"""Moves as people note them; the package's docstring shows how."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.engine import notation as words
from games.engine.arithmetic import Operation
from games.engine.core import Close, Grace, Hold, Json, Leave, MalformedMove, Return, Timeout
from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.judge import completed
from games.engine.variants.rigolade.lattice import SLOT_BY_START, SQUARES, Direction, Slot, name
from games.engine.variants.rigolade.moves import (
    Accept,
    AnyMove,
    Challenge,
    End,
    Exchange,
    Kind,
    Lay,
    Pass,
    lay,
    load_move,
)
from games.engine.variants.rigolade.state import State, numbers_on

_EQUATION = re.compile(r"([0-9]{1,3})([-+x/×÷*:−])([0-9]{1,3})=([0-9]{1,3})", re.ASCII)
_WORDS: Mapping[str, AnyMove] = {"end": End(), "pass": Pass(), "accept": Accept()}


def write_equation(equation: Equation) -> str:
    return f"{equation.first}{words.TYPED[equation.sign]}{equation.second}={equation.result}"


def read_equation(text: str) -> Equation:
    match = _EQUATION.fullmatch(text)
    if match is None:
        raise MalformedMove("not an equation")
    return Equation(int(match[1]), words.SIGNS[match[2]], int(match[3]), int(match[4]))


def format_move(state: State, move: AnyMove) -> str:
    match move:
        case Lay():
            return _format_lay(state, move)
        case Exchange(kind):
            return f"swap {kind}"
        case Challenge(step):
            return f"doubt {step}"
        case Timeout() | Grace() | Close() | Hold() | Return() | Leave():
            return words.format_house(move)
    return type(move).__name__.lower()


def _format_lay(state: State, move: Lay) -> str:
    """The whole equation, as it is said; tiles that complete none are named one by one."""
    said = completed(state, move)
    if said is None or move != lay(tiles_for(state, said.slot, said.equation)):
        return words.write(("lay", *(f"{tile.at}:{tile.symbol}" for tile in move.tiles)))
    return f"{said.at} {said.direction} {write_equation(said.equation)}"


def parse_move(state: State, text: str) -> AnyMove:
    said = words.words_of(text)
    match said:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["swap", kind] if kind in tuple(Kind):
            return Exchange(Kind(kind))
        case ["doubt", step]:
            return Challenge(words.small_number(step))
        case [at, direction, equation] if at in SQUARES and direction in tuple(Direction):
            return _parse_lay(state, SQUARES[at], Direction(direction), read_equation(equation))
        case ["lay", *tiles] if tiles:
            return _parse_tiles(tiles)
    house = words.parse_house(said)
    if house is None:
        raise MalformedMove(text[:80])
    return house


def _parse_tiles(tiles: list[str]) -> AnyMove:
    pairs = [tile.partition(":") for tile in tiles]
    laid: list[Json] = [{"at": at, "symbol": str(words.SIGNS.get(symbol, symbol))} for at, _, symbol in pairs]
    return load_move({"do": "lay", "tiles": laid})


def _parse_lay(state: State, start: int, direction: Direction, equation: Equation) -> Lay:
    slot = SLOT_BY_START.get((start, direction))
    if slot is None:
        raise MalformedMove("no equation can begin there")
    return lay(tiles_for(state, slot, equation))


def tiles_for(state: State, slot: Slot, equation: Equation) -> dict[str, str]:
    """What has to be laid so that the slot shows the equation: all that does not stand there yet."""
    standing = numbers_on(state.laid)
    cells = zip(slot.numbers, equation.numbers, strict=True)
    own = {name(square): str(number) for square, number in cells if standing.get(square) != number}
    return own | {name(slot.sign): str(Operation(equation.sign))}
