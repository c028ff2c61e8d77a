"""What all games write alike: the lines about the table in a position, and the house's moves.

A position is text with one subject a line; the first word says which. What is
left out has a value of its own, so that a test or a puzzle names only what it
is about.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from games.engine.arithmetic import Operation
from games.engine.core import (
    Close,
    Grace,
    Hold,
    HouseMove,
    Leave,
    MalformedMove,
    MalformedPosition,
    Return,
    Timeout,
)
from games.engine.table import Table, Window

LONGEST_MOVE = 200
MOST_ALIKE = 400

TYPED: Mapping[Operation, str] = MappingProxyType(
    {Operation.ADD: "+", Operation.SUBTRACT: "-", Operation.MULTIPLY: "x", Operation.DIVIDE: "/"}
)
"""The signs of a plain keyboard."""

SIGNS: Mapping[str, Operation] = MappingProxyType(
    {
        **{str(operation): operation for operation in Operation},
        **{sign: operation for operation, sign in TYPED.items()},
        "−": Operation.SUBTRACT,
        "*": Operation.MULTIPLY,
        ":": Operation.DIVIDE,
    }
)
"""The signs that people type, and what they mean."""

_PILE = re.compile(r"(.+)\*([0-9]{1,4})", re.ASCII)

_HOUSE: Mapping[str, HouseMove] = {"timeout": Timeout(), "grace": Grace(), "close": Close()}
_HOUSE_SEAT: Mapping[str, type[Hold | Return | Leave]] = {"hold": Hold, "return": Return, "leave": Leave}


def format_house(move: HouseMove) -> str:
    word = type(move).__name__.lower()
    return f"{word} {move.seat}" if isinstance(move, Hold | Return | Leave) else word


def parse_house(words: Sequence[str]) -> HouseMove | None:
    """The house's move that the words say, if they say one."""
    match words:
        case [word] if word in _HOUSE:
            return _HOUSE[word]
        case [word, seat] if word in _HOUSE_SEAT:
            return _HOUSE_SEAT[word](small_number(seat))
    return None


def words_of(text: str) -> list[str]:
    """The words of a move; none of a text that is too long to be one."""
    return text.split() if len(text) <= LONGEST_MOVE else []


def small_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise MalformedMove("not a number")
    return int(text)


class Lines:
    """The lines of a position by their first word."""

    def __init__(self, text: str) -> None:
        self._lines = [line.strip().partition(" ") for line in text.strip().splitlines()]

    def all(self, *keys: str) -> list[str]:
        return [rest.strip() for key, _, rest in self._lines if key in keys]

    def one(self, key: str, default: str = "") -> str:
        return next(iter(self.all(key)), default)

    def numbers(self, key: str, default: str = "") -> tuple[int, ...]:
        return read_numbers(self.one(key, default))


def write(words: Iterable[object]) -> str:
    return " ".join(map(str, words))


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())


def write_tiles(tiles: Iterable[object]) -> str:
    """Tiles that are alike are counted: ``1*7 2*7 12``."""
    piles = ((tile, len(list(pile))) for tile, pile in groupby(tiles))
    return write(tile if count == 1 else f"{tile}*{count}" for tile, count in piles)


def read_tiles(text: str) -> tuple[str, ...]:
    return tuple(tile for word in text.split() for tile in _pile(word))


def _pile(word: str) -> list[str]:
    match = _PILE.fullmatch(word)
    return [match[1]] * min(int(match[2]), MOST_ALIKE) if match else [word]


def write_clock(turn_seconds: int | None, window_seconds: int) -> str:
    return f"clock {'none' if turn_seconds is None else turn_seconds} {window_seconds}"


def read_clock(lines: Lines) -> tuple[int | None, int]:
    turn, window = lines.one("clock", "none 10").split()
    return (None if turn == "none" else int(turn)), int(window)


def table_lines(table: Table) -> list[str]:
    lines = [
        f"seed {json.dumps(table.seed)}",
        f"ply {table.ply}",
        f"turn {table.turn} since {table.turn_since}",
        f"passes {table.passes}",
        f"scores {write(table.scores)}",
    ]
    optional = {"gone": write(table.gone), "held": write(table.held), "ended": table.ended or ""}
    return lines + [f"{key} {text}" for key, text in optional.items() if text] + _window_lines(table.window)


def _window_lines(window: Window | None) -> list[str]:
    if window is None:
        return []
    graced = " graced" if window.graced else ""
    return [f"window {window.player} since {window.since} waiting {write(window.waiting)}{graced}"]


def read_table(lines: Lines, seats: int) -> Table:
    turn, _, since = lines.one("turn", "0 since 0").split()
    return Table(
        seed=_text(lines.one("seed", '"x"')),
        scores=lines.numbers("scores", write([0] * seats)),
        turn=int(turn),
        ply=int(lines.one("ply", "0")),
        turn_since=int(since),
        passes=int(lines.one("passes", "0")),
        gone=lines.numbers("gone"),
        held=lines.numbers("held"),
        window=_read_window(lines.one("window")),
        ended=lines.one("ended") or None,
    )


def _text(quoted: str) -> str:
    text = json.loads(quoted)
    if not isinstance(text, str):
        raise MalformedPosition("the seed is no text")
    return text


def _read_window(text: str) -> Window | None:
    if not text:
        return None
    head, _, waiting = text.partition("waiting")
    player, _, since = head.split()
    graced = waiting.endswith("graced")
    return Window(int(player), int(since), read_numbers(waiting.removesuffix("graced")), graced)


def check_table(table: Table, allowed: range, *per_seat: Sequence[object]) -> None:
    """:class:`MalformedPosition` unless the table, and what each seat has, hang together."""
    seats = len(table.scores)
    if seats not in allowed or any(len(each) != seats for each in per_seat):
        raise MalformedPosition("not the same number of seats everywhere")
    window = table.window
    named = {table.turn, *table.gone, *table.held, *((window.player, *window.waiting) if window else ())}
    if not all(0 <= seat < seats for seat in named):
        raise MalformedPosition("no such seat")
    if window and (window.player != table.turn or table.turn in window.waiting):
        raise MalformedPosition("a window for somebody else's turn")
