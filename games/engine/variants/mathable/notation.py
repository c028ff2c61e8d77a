"""Moves as people note them; the package's docstring shows how."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from games.engine.arithmetic import Operation, arrange
from games.engine.core import Close, Grace, Hold, Leave, MalformedMove, Return, Timeout
from games.engine.grid import Direction, is_square_name
from games.engine.variants.mathable.board import SQUARES, Numbers
from games.engine.variants.mathable.claims import numbers_beside
from games.engine.variants.mathable.moves import (
    MOST_CLAIMS,
    MOST_EXCHANGED,
    Accept,
    AnyMove,
    Challenge,
    Claim,
    Draw,
    End,
    Exchange,
    Pass,
    Place,
)
from games.engine.variants.mathable.state import State, board_of

_TYPED = {Operation.ADD: "+", Operation.SUBTRACT: "-", Operation.MULTIPLY: "x", Operation.DIVIDE: "/"}
_MEANT = {
    **{sign: operation for operation, sign in _TYPED.items()},
    **{str(operation): operation for operation in Operation},
    "*": Operation.MULTIPLY,
    ":": Operation.DIVIDE,
    "−": Operation.SUBTRACT,
}
_SUM = re.compile(r"([0-9]{1,4})([-+x/×÷*:−])([0-9]{1,4})", re.ASCII)
_TOWARDS = re.compile(r"(left|right|up|down):([-+x/×÷*:−])")

_WORDS: Mapping[str, AnyMove] = {
    "draw": Draw(),
    "end": End(),
    "pass": Pass(),
    "accept": Accept(),
    "timeout": Timeout(),
    "grace": Grace(),
    "close": Close(),
}
_WITH_NUMBER: Mapping[str, Callable[[int], AnyMove]] = {
    "doubt": Challenge,
    "hold": Hold,
    "return": Return,
    "leave": Leave,
}


def format_move(state: State, move: AnyMove) -> str:
    match move:
        case Place():
            board = board_of(state)
            claims = (format_claim(board, move, claim) for claim in move.claims)
            return " ".join((str(move.token), move.at, *claims))
        case Exchange():
            return " ".join(("swap", *map(str, move.tokens)))
        case Challenge(number):
            return f"doubt {number}"
        case Hold(number) | Return(number) | Leave(number):
            return f"{type(move).__name__.lower()} {number}"
    return type(move).__name__.lower()


def format_claim(board: Numbers, move: Place, claim: Claim) -> str:
    """The sum as it is said, or its direction where the sum would not tell."""
    said = _sum_of(board, move.token, move.at, claim)
    if said is None or _towards(board, move.token, move.at, said) != [claim]:
        return f"{claim.direction}:{_TYPED[claim.operation]}"
    return said


def _sum_of(board: Numbers, token: int, at: str, claim: Claim) -> str | None:
    beside = numbers_beside(board, at, claim.direction) if at in SQUARES else None
    if beside is None:
        return None
    a, b = arrange(beside[0], claim.operation, beside[1], token)
    return f"{a}{_TYPED[claim.operation]}{b}"


def _towards(board: Numbers, token: int, at: str, said: str) -> list[Claim]:
    """All claims that these words could mean."""
    match = _SUM.fullmatch(said)
    if match is None or at not in SQUARES:
        return []
    numbers, operation = sorted((int(match[1]), int(match[3]))), _MEANT[match[2]]
    beside = {direction: numbers_beside(board, at, direction) for direction in Direction}
    return [
        Claim(direction, operation) for direction, pair in beside.items() if pair and sorted(pair) == numbers
    ]


def parse_move(state: State, text: str) -> AnyMove:
    words = text.split() if len(text) <= 200 else []
    match words:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case [word, number] if word in _WITH_NUMBER:
            return _WITH_NUMBER[word](_number(number))
        case ["swap", *tokens] if len(tokens) <= MOST_EXCHANGED:
            return Exchange(tuple(_number(token) for token in tokens))
        case [token, at, *claims] if is_square_name(at) and len(claims) <= MOST_CLAIMS:
            return Place(_number(token), at, _claims(state, _number(token), at, claims))
    raise MalformedMove(text[:80])


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise MalformedMove("not a number")
    return int(text)


def _claims(state: State, token: int, at: str, said: list[str]) -> tuple[Claim, ...]:
    board = board_of(state)
    return tuple(_claim(board, token, at, words) for words in said)


def _claim(board: Numbers, token: int, at: str, words: str) -> Claim:
    if match := _TOWARDS.fullmatch(words):
        return Claim(Direction(match[1]), _MEANT[match[2]])
    meant = _towards(board, token, at, words)
    if not meant:
        raise MalformedMove("no such two numbers beside that square")
    return meant[0]
