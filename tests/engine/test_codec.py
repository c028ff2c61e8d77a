from dataclasses import dataclass
from enum import StrEnum

import pytest

from games.engine.codec import Malformed, dump, load
from games.engine.core import Json


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Inner:
    name: str


@dataclass(frozen=True, slots=True)
class Outer:
    count: int
    flag: bool
    colour: Colour
    inner: Inner | None
    rows: tuple[tuple[int, ...], ...]


WHOLE = Outer(count=3, flag=True, colour=Colour.RED, inner=Inner("a"), rows=((1, 2), ()))
JSON: dict[str, Json] = {
    "count": 3,
    "flag": True,
    "colour": "red",
    "inner": {"name": "a"},
    "rows": [[1, 2], []],
}


def test_a_dataclass_goes_to_json_and_comes_back() -> None:
    assert dump(WHOLE) == JSON
    assert load(Outer, JSON) == WHOLE
    assert load(Outer, {**JSON, "inner": None}).inner is None


@pytest.mark.parametrize(
    "changes",
    [
        {"count": True},
        {"count": "3"},
        {"count": 10**10},
        {"flag": 1},
        {"colour": "blue"},
        {"colour": None},
        {"inner": {"name": "a", "more": 1}},
        {"inner": {}},
        {"inner": {"name": "x" * 201}},
        {"rows": [1]},
        {"rows": {"0": []}},
        {"rows": [[]] * 1001},
        {"more": 1},
    ],
)
def test_anything_else_is_malformed(changes: dict[str, Json]) -> None:
    with pytest.raises(Malformed):
        load(Outer, {**JSON, **changes})


def test_a_missing_field_is_malformed() -> None:
    with pytest.raises(Malformed):
        load(Outer, {key: value for key, value in JSON.items() if key != "flag"})
