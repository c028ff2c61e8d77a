"""A whole game as text that people can read, mail and replay.

A head of ``[key value]`` lines says what was played; then one line an action,
with its number, who acted (a seat, or ``-`` for the house) and the move as the
variant writes it::

    [game mathable]
    [version 1]
    [seats 2]
    [seed 4711]
    [options {"mode": "coach"}]

    1 0 12 i8 3x4
    2 0 end

Text from ``#`` to the end of a line is a remark.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from games.engine.core import Accepted, Actor, BadOptions, Json, MalformedMove, Refused
from games.engine.registry import variant

LONGEST = 2_000_000
"""Characters of a record that will be read; the longest games have a tenth of that."""

_HEAD = re.compile(r"\[(\w+) (.+)\]")
_ACTION = re.compile(r"(\d{1,6}) (-|\d) (.+)")


class BrokenRecord(ValueError):
    """The text is no record, or its game cannot be replayed; says where and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Record:
    """What a game is made of: everything else follows."""

    game: str
    version: int
    seats: int
    seed: str
    options: Json
    actions: tuple[tuple[Actor, Any], ...] = ()


def positions(record: Record) -> Iterator[Any]:
    """Every position of the game, from the first one on."""
    rules = variant(record.game)
    state = rules.start(record.seats, record.seed, rules.load_options(record.options))
    yield state
    for actor, move in record.actions:
        ruling = rules.play(state, actor, move)
        if isinstance(ruling, Refused):
            raise BrokenRecord(0, f"action {state.ply + 1} is refused: {ruling.code} ({ruling.rule})")
        state = ruling.state
        yield state


def final_position(record: Record) -> Any:
    *_, last = positions(record)
    return last


def format_record(record: Record) -> str:
    return "\n".join((*_head(record), "", *_actions(record), ""))


def _head(record: Record) -> Iterator[str]:
    yield f"[game {record.game}]"
    yield f"[version {record.version}]"
    yield f"[seats {record.seats}]"
    yield f"[seed {record.seed}]"
    yield f"[options {json.dumps(record.options, ensure_ascii=False)}]"


def _actions(record: Record) -> Iterator[str]:
    rules = variant(record.game)
    states = positions(record)
    for (actor, move), state in zip(record.actions, states, strict=False):
        who = "-" if actor is None else actor
        yield f"{state.ply + 1} {who} {rules.format_move(state, move)}"


def parse_record(text: str) -> Record:
    """The game in the text, replayed once to be sure that it can be."""
    if len(text) > LONGEST:
        raise BrokenRecord(0, f"longer than {LONGEST} characters")
    lines = list(_lines(text))
    record = _parse_head(dict(_heads(lines)))
    actions = [(number, line) for number, line in lines if not line.startswith("[")]
    return _replay(record, actions)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line if line.startswith("[") else line.partition("#")[0]
        if content.strip():
            yield number, content.strip()


def _heads(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    for number, line in lines:
        if line.startswith("["):
            if not (match := _HEAD.fullmatch(line)):
                raise BrokenRecord(number, "a head line reads [key value]")
            yield match[1], match[2]


def _parse_head(head: dict[str, str]) -> Record:
    try:
        record = Record(
            game=head["game"],
            version=int(head["version"]),
            seats=int(head["seats"]),
            seed=head["seed"],
            options=json.loads(head["options"]),
        )
        rules = variant(record.game)
        rules.load_options(record.options)
    except KeyError as missing:
        raise BrokenRecord(0, f"unknown or missing: {missing}") from missing
    except BadOptions as bad:
        raise BrokenRecord(0, f"options: {bad.code}") from bad
    except ValueError as bad:
        raise BrokenRecord(0, f"the head cannot be read: {bad}") from bad
    if record.version != rules.version:
        raise BrokenRecord(0, f"rules of version {record.version}, here is {rules.version}")
    if record.seats not in rules.seats:
        raise BrokenRecord(0, f"{record.game} is not for {record.seats}")
    return record


def _replay(record: Record, lines: Iterable[tuple[int, str]]) -> Record:
    rules = variant(record.game)
    state = rules.start(record.seats, record.seed, rules.load_options(record.options))
    actions: list[tuple[Actor, Any]] = []
    for number, line in lines:
        if not (match := _ACTION.fullmatch(line)) or int(match[1]) != state.ply + 1:
            raise BrokenRecord(number, f"expected “{state.ply + 1} seat move”")
        actor = None if match[2] == "-" else int(match[2])
        try:
            move = rules.parse_move(state, match[3])
        except MalformedMove as malformed:
            raise BrokenRecord(number, f"no move: {malformed}") from malformed
        ruling = rules.play(state, actor, move)
        if not isinstance(ruling, Accepted):
            raise BrokenRecord(number, f"refused: {ruling.code} ({ruling.rule})")
        actions.append((actor, move))
        state = ruling.state
    return Record(record.game, record.version, record.seats, record.seed, record.options, tuple(actions))
