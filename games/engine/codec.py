"""Frozen dataclasses to JSON and back, strictly.

What comes in may come from a stranger: every field must be there, none may be
too many, a bool is no number, and nothing may be large. What does not fit is
:class:`Malformed`; each variant turns that into the error of its contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from games.engine.core import Json

LARGEST_INT = 10**9
LONGEST_TEXT = 200
LONGEST_LIST = 1000

T = TypeVar("T")


class Malformed(ValueError):
    """The JSON does not have the shape of what was asked for."""


def dump(value: object) -> Json:
    """JSON of a frozen dataclass made of ints, texts, enums, tuples and its like."""
    if isinstance(value, StrEnum):
        return str(value)
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [dump(item) for item in value]
    return dump_fields(value)


def dump_fields(value: object) -> dict[str, Json]:
    return {name: dump(getattr(value, name)) for name in _hints(cast(Any, type(value)))}


def load(kind: type[T], data: Json) -> T:
    """The value that :func:`dump` made this JSON of, or :class:`Malformed`."""
    return cast(T, _load(kind, data))


@lru_cache(maxsize=256)
def _hints(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _load(kind: Any, data: Json) -> object:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _load_optional(kind, data)
    if origin is tuple:
        return _load_tuple(kind, data)
    if is_dataclass(kind):
        return _load_fields(cast(type, kind), data)
    if issubclass(kind, StrEnum):
        return _load_enum(kind, data)
    return _load_plain(kind, data)


def _load_optional(kind: Any, data: Json) -> object:
    if data is None:
        return None
    (inner,) = (option for option in get_args(kind) if option is not NoneType)
    return _load(inner, data)


def _load_tuple(kind: Any, data: Json) -> tuple[object, ...]:
    if not isinstance(data, list) or len(data) > LONGEST_LIST:
        raise Malformed("a list is missing or too long")
    return tuple(_load(get_args(kind)[0], item) for item in data)


def _load_fields(kind: type[T], data: Json) -> T:
    hints = _hints(cast(Any, kind))
    if not isinstance(data, dict) or data.keys() != hints.keys():
        raise Malformed(f"not the fields of {kind.__name__}")
    return kind(**{name: _load(hint, data[name]) for name, hint in hints.items()})


def _load_enum(kind: type[StrEnum], data: Json) -> StrEnum:
    try:
        return kind(str(_load_plain(str, data)))
    except ValueError:
        raise Malformed(f"not one of {kind.__name__}") from None


def _load_plain(kind: type, data: Json) -> object:
    if type(data) is not kind:
        raise Malformed(f"not of type {kind.__name__}")
    if isinstance(data, str) and len(data) > LONGEST_TEXT:
        raise Malformed("a text is too long")
    if isinstance(data, int) and abs(data) > LARGEST_INT:
        raise Malformed("a number is too large")
    return data
