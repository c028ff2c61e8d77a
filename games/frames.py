"""What a browser may say over the socket. Anything else is `Unclear`, and nothing happens."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias

LONGEST_BYTES = 16 * 1024
NAME = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)


class Unclear(ValueError):
    """Not a frame of ours; the text says why, for the log. `id` is the move's, if it had one."""

    def __init__(self, reason: str, id: str | None = None) -> None:
        super().__init__(reason)
        self.id = id


@dataclass(frozen=True, slots=True)
class MoveFrame:
    id: str
    version: int
    move: dict[str, Any]
    search_ms: int | None
    answer_ms: int | None


@dataclass(frozen=True, slots=True)
class Sync:
    """The page wants to see how the match stands."""


@dataclass(frozen=True, slots=True)
class Ping:
    """The page wants to know whether anybody is there."""


Frame: TypeAlias = MoveFrame | Sync | Ping


def read(text: str) -> Frame:
    data = _json(text)
    if not isinstance(data, dict):
        raise Unclear("not an object")
    match data.get("type"):
        case "move":
            return _move(data)
        case "sync":
            return Sync()
        case "ping":
            return Ping()
    raise Unclear("unknown type")


def _json(text: str) -> Any:
    """Numbers are whole ones: a float, a NaN or an endless number is no part of any move."""
    try:
        return json.loads(text, parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise Unclear("not JSON") from error


def _refuse(number: str) -> NoReturn:
    raise ValueError(number)


def _move(data: dict[str, Any]) -> MoveFrame:
    name = data.get("id")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Unclear("no name for the move")
    move = data.get("move")
    if not isinstance(move, dict):
        raise Unclear("no move", name)
    version = _count(data, "version", name)
    if version is None:
        raise Unclear("no version", name)
    return MoveFrame(name, version, move, _count(data, "search_ms", name), _count(data, "answer_ms", name))


def _count(data: dict[str, Any], key: str, name: str) -> int | None:
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Unclear(f"{key} is no count", name)
    return value
