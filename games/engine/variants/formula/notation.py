"""Moves as people note them; the package's docstring shows how."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.engine import notation as words
from games.engine.core import Close, Grace, Hold, Leave, MalformedMove, Return, Timeout
from games.engine.variants.formula.changes import Change
from games.engine.variants.formula.formula import Lay
from games.engine.variants.formula.moves import (
    Accept,
    AnyMove,
    Challenge,
    Pass,
    read_change,
    write_change,
)

_LAY = re.compile(r"([_*0-9]+)([-+x/×÷:−])([_*0-9]+)=([_*0-9]+)", re.ASCII)
_CARD = re.compile(r"_|\*?[0-9]", re.ASCII)
_WORDS: Mapping[str, AnyMove] = {"pass": Pass(), "draw": Pass(), "accept": Accept()}


def format_move(move: AnyMove) -> str:
    match move:
        case Lay():
            first, second, result = map(write_change, move.changes)
            return f"{first} {words.TYPED[move.operation]} {second} = {result}"
        case Challenge(step):
            return f"doubt {step}"
        case Timeout() | Grace() | Close() | Hold() | Return() | Leave():
            return words.format_house(move)
    return type(move).__name__.lower()


def parse_move(text: str) -> AnyMove:
    said = words.words_of(text)
    match said:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["doubt", step]:
            return Challenge(words.small_number(step))
    house = words.parse_house(said)
    return house if house is not None else _parse_lay("".join(said))


def _parse_lay(text: str) -> Lay:
    match = _LAY.fullmatch(text)
    if match is None:
        raise MalformedMove(text[:80])
    first, second, result = (_parse_change(match[group]) for group in (1, 3, 4))
    return Lay(first, words.SIGNS[match[2]], second, result)


def _parse_change(text: str) -> Change:
    cards = _CARD.findall(text)
    if "".join(cards) != text:
        raise MalformedMove("a joker without its digit")
    return read_change(tuple(cards))
