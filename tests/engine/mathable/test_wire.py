"""Moves, options and positions as JSON and as text: both ways, and nothing else gets in."""

import json

import pytest

from games.engine.core import BadOptions, Json, MalformedMove, MalformedPosition, Mode
from games.engine.variants.mathable.options import LEVELS
from games.engine.variants.mathable.state import State
from tests.engine.tabletop import MATHABLE, play, position

STATE = play(position("rack 12 13 17\nrack 2 6\nbag 3*9", tiles="i7=2 d13=5"), "0: 12 i8 3x4")
PLACE: dict[str, Json] = {
    "do": "place",
    "token": 12,
    "at": "i8",
    "claims": [{"direction": "left", "operation": "×"}],
}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("12 i8 3x4", PLACE),
        ("draw", {"do": "draw"}),
        ("end", {"do": "end"}),
        ("pass", {"do": "pass"}),
        ("swap 17 42", {"do": "exchange", "tokens": [17, 42]}),
        ("accept", {"do": "accept"}),
        ("doubt 0", {"do": "challenge", "step": 0}),
        ("leave 1", {"do": "leave", "seat": 1}),
        ("timeout", {"do": "timeout"}),
        ("grace", {"do": "grace"}),
        ("close", {"do": "close"}),
        ("hold 1", {"do": "hold", "seat": 1}),
        ("return 1", {"do": "return", "seat": 1}),
    ],
)
def test_a_move_has_one_text_and_one_json(text: str, data: dict[str, Json]) -> None:
    state = position("rack 12\nrack 2")
    move = MATHABLE.parse_move(state, text)
    assert MATHABLE.dump_move(move) == data
    assert MATHABLE.load_move(json.loads(json.dumps(data))) == move
    assert MATHABLE.format_move(state, move) == text


@pytest.mark.parametrize("typed", ["12 i8 3×4", "12 i8 4*3", "12  i8  3x4", "12 i8 left:x"])
def test_a_move_may_be_typed_in_several_ways(typed: str) -> None:
    assert MATHABLE.dump_move(MATHABLE.parse_move(position("rack 12\nrack 2"), typed)) == PLACE


def test_a_direction_is_noted_where_the_numbers_do_not_tell() -> None:
    state = position("rack 4\nrack 4", tiles="b13=1 c13=3 d11=3 d12=1")
    for text in ("4 d13 left:+", "4 d13 up:+"):
        assert MATHABLE.format_move(state, MATHABLE.parse_move(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "fly",
        "12 i8 3x5",
        "12 i8 3%4",
        "x i8 3x4",
        "12 i88x",
        "doubt",
        "doubt -1",
        "swap a",
        "9" * 300,
    ],
)
def test_what_is_no_move_as_text_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        MATHABLE.parse_move(position("rack 12\nrack 2"), text)


def changed(**fields: Json) -> Json:
    return {**PLACE, **fields}


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "draw",
        [],
        {},
        {"do": "fly"},
        {"do": ["draw"]},
        {"do": "draw", "extra": 1},
        {"do": "place"},
        changed(token=True),
        changed(token="12"),
        changed(token=10**30),
        changed(token=None),
        changed(at="i8; drop"),
        changed(at="x" * 1_000_000),
        changed(at=8),
        changed(claims={}),
        changed(claims=["left"]),
        changed(claims=[{"direction": "left"}]),
        changed(claims=[{"direction": "diagonal", "operation": "×"}]),
        changed(claims=[{"direction": "left", "operation": "*"}]),
        changed(claims=[{"direction": "left", "operation": "×", "value": 12}]),
        changed(claims=[{"direction": "left", "operation": "×"}] * 9),
        {"do": "exchange", "tokens": [1] * 5000},
        {"do": "exchange", "tokens": [True]},
        {"do": "challenge", "step": False},
        {"do": "leave", "seat": "1"},
    ],
)
def test_what_is_no_move_as_json_is_malformed(data: Json) -> None:
    with pytest.raises(MalformedMove):
        MATHABLE.load_move(data)


@pytest.mark.parametrize(
    "state",
    [
        STATE,
        play(STATE, "0: 13 f8 3+4", "0: end"),
        play(STATE, "0: end", "1: doubt 0", "house: hold 1", "house: close"),
        play(position("rack 12\nrack 5\nrack 6\nbag 3*9"), "0: 12 i8 3x4", "1: leave 1", "house: grace"),
        play(position("mode coach\nrack 12\nrack 5 7"), "0: 12 i8 3x4"),
        play(position("rack 4 5\nrack 6", tiles="i7=2"), "0: 4 j7 2x2"),
        MATHABLE.start(4, 'a "quoted" seed\nin two lines', LEVELS[3]),
    ],
)
def test_a_position_survives_text_and_json(state: State) -> None:
    assert MATHABLE.parse_position(MATHABLE.format_position(state)) == state
    assert MATHABLE.load_state(json.loads(json.dumps(MATHABLE.dump_state(state)))) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rack 1",
        "rack 1\nrack 2\nrack 3\nrack 4\nrack 5",
        "rack x\nrack 2",
        "rack 1\nrack 2\nscores 0",
        "rack 1\nrack 2\nturn 5 since 0",
        "rack 1\nrack 2\ntokens 1 2 3",
        "rack 1\nrack 2\nmode strict",
        "rack 1\nrack 2\nboard\n. . .",
        "rack 1\nrack 2\nstep 5 a1 left:+ points 5",
    ],
)
def test_a_broken_position_is_malformed(text: str) -> None:
    with pytest.raises(MalformedPosition):
        MATHABLE.parse_position(text)


def test_a_snapshot_with_a_token_too_many_is_malformed() -> None:
    dumped = MATHABLE.dump_state(STATE)
    assert isinstance(dumped, dict)
    with pytest.raises(MalformedPosition):
        MATHABLE.load_state({**dumped, "bag": [3, 3]})
    with pytest.raises(MalformedPosition):
        MATHABLE.load_state({})


def options(**changes: Json) -> dict[str, Json]:
    dumped = MATHABLE.dump_options(LEVELS[4])
    assert isinstance(dumped, dict)
    return {**dumped, **changes}


@pytest.mark.rule("G8")
@pytest.mark.parametrize("level", MATHABLE.levels)
def test_the_options_of_a_level_survive_json(level: int) -> None:
    chosen = MATHABLE.options(level)
    assert MATHABLE.load_options(MATHABLE.dump_options(chosen)) == chosen


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", Mode)
def test_a_teacher_may_choose_any_mode(mode: Mode) -> None:
    assert MATHABLE.load_options(options(mode=str(mode))).mode is mode


@pytest.mark.rule("G8")
def test_a_teacher_may_change_bag_and_operations_in_any_order() -> None:
    chosen = MATHABLE.load_options(options(bag=[5, 3] * 20, operations=["×", "+"]))
    assert (chosen.bag, chosen.operations) == ((3,) * 20 + (5,) * 20, ("+", "×"))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"mode": "strict"}, "options_unclear"),
        ({"colour": "red"}, "options_unclear"),
        ({"operations": []}, "no_operation"),
        ({"bag": [1] * 39}, "bag_count"),
        ({"bag": [1] * 401}, "bag_count"),
        ({"bag": [-1] * 50}, "bag_range"),
        ({"bag": [1000] * 50}, "bag_range"),
        ({"turn_seconds": 1}, "turn_seconds"),
        ({"window_seconds": 0}, "window_seconds"),
    ],
)
def test_options_that_no_game_can_be_played_with_say_why(changes: dict[str, Json], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        MATHABLE.load_options(options(**changes))
    assert caught.value.code == code
