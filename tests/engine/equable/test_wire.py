"""Moves and positions as JSON and as text: both ways, and nothing else gets in."""

import json
from typing import Any

import pytest

from games.engine.core import Json, MalformedMove, MalformedPosition
from tests.engine.equable.tabletop import EQUABLE, play, position, rival

EMPTY = position("rack 1\nrack 2")
LAY: dict[str, Json] = {
    "do": "lay",
    "tiles": [{"at": "h9", "symbol": "7"}, {"at": "i9", "symbol": "="}, {"at": "j9", "symbol": "7"}],
    "readings": [],
}
MIXED: dict[str, Json] = {
    "do": "lay",
    "tiles": [
        {"at": "h9", "symbol": "1"},
        {"at": "i9", "symbol": "3"},
        {"at": "j9", "symbol": "/"},
        {"at": "k9", "symbol": "5"},
    ],
    "readings": [{"bar": "j9", "line": "across", "whole": 1}],
}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("h9> 7=7", LAY),
        ("h9> 13/5 j9>1", MIXED),
        ("pass", {"do": "pass"}),
        ("swap 1 7 +", {"do": "exchange", "digits": ["1", "7"], "operators": ["+"]}),
        ("accept", {"do": "accept"}),
        ("doubt", {"do": "challenge"}),
        ("leave 1", {"do": "leave", "seat": 1}),
        ("timeout", {"do": "timeout"}),
        ("grace", {"do": "grace"}),
        ("close", {"do": "close"}),
        ("hold 1", {"do": "hold", "seat": 1}),
        ("return 1", {"do": "return", "seat": 1}),
    ],
)
def test_a_move_has_one_text_and_one_json(text: str, data: dict[str, Json]) -> None:
    move = EQUABLE.parse_move(EMPTY, text)
    assert EQUABLE.dump_move(move) == data
    assert EQUABLE.load_move(json.loads(json.dumps(data))) == move
    assert EQUABLE.format_move(EMPTY, move) == text


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("f9> 8:4=2", "f9> 8÷4=2"),
        ("f9> 2x4=8", "f9> 2×4=8"),
        ("f9> 2*4=8", "f9> 2×4=8"),
        ("f9> 3−1=2", "f9> 3-1=2"),
        ("f9> 5/2=2,5", "f9> 5/2=2.5"),
        ("f9> 8:5=1'3/5", "f9> 8÷5=13/5 l9>1"),
        ("lay 7@j9 =@i9 7@h9", "h9> 7=7"),
        ("swap x :", "swap × ÷"),
    ],
)
def test_a_move_may_be_typed_in_several_ways(typed: str, written: str) -> None:
    assert EQUABLE.format_move(EMPTY, EQUABLE.parse_move(EMPTY, typed)) == written


@pytest.mark.parametrize("text", ["d9> 5-(28÷7=4)-3", "e9> 0", "f9> 35", "lay 2@f9", "lay 1@a1 1@b2", "lay"])
def test_a_move_on_standing_tiles_comes_back_from_its_text(text: str) -> None:
    state = rival("1", "f9> 28÷7=4")
    assert EQUABLE.format_move(state, EQUABLE.parse_move(state, text)) == text


def test_a_standing_tile_may_be_written_or_put_in_brackets() -> None:
    state = rival("1", "f9> 28÷7=4")
    move = EQUABLE.parse_move(state, "d9> 5-28÷7=4-3")
    assert move == EQUABLE.parse_move(state, "d9> 5-(28÷7=4)-3")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lie 7@h9",
        "h9 7=7",
        "h9> 7?7",
        "h9> 7=q",
        "z9> 7=7",
        "o9> 12345",
        "h9> 7'7=7",
        "h9> '7/7=1",
        "h9> 1/2 j9>0",
        "lay 7@h",
        "lay 77@h9",
        "swap",
        "swap =",
        "swap 12",
        "doubt 1",
        "leave",
        "leave x",
        "h9> " + "7" * 1_000_000,
        "lay " + "7@h9 " * 18,
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_move_as_text_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        EQUABLE.parse_move(EMPTY, text)


def lay(**changes: Any) -> dict[str, Any]:
    return {**LAY, **changes}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "pass",
        {},
        {"do": "place"},
        {"do": ["pass"]},
        {"do": "pass", "why": "bored"},
        {"do": "lay"},
        lay(tiles="7@h9"),
        lay(tiles=[{"at": "h9"}]),
        lay(tiles=[{"at": "h9", "symbol": "77"}]),
        lay(tiles=[{"at": "h9", "symbol": ""}]),
        lay(tiles=[{"at": "h9", "symbol": "x"}]),
        lay(tiles=[{"at": "h9", "symbol": 7}]),
        lay(tiles=[{"at": "h99999", "symbol": "7"}]),
        lay(tiles=[{"at": "9h", "symbol": "7"}]),
        lay(tiles=[{"at": "h9", "symbol": "7" * 1_000_000}]),
        lay(tiles=[{"at": "h9", "symbol": "7", "colour": "red"}]),
        lay(tiles=[{"at": "h9", "symbol": "7"}] * 18),
        lay(readings=[{"bar": "h9", "line": "up", "whole": 1}]),
        lay(readings=[{"bar": "h9", "line": "down", "whole": 0}]),
        lay(readings=[{"bar": "h9", "line": "down", "whole": True}]),
        lay(readings=[{"bar": "h9", "line": "down", "whole": 10**30}]),
        {"do": "exchange", "digits": ["10"], "operators": []},
        {"do": "exchange", "digits": ["+"], "operators": []},
        {"do": "exchange", "digits": [], "operators": ["="]},
        {"do": "exchange", "digits": [1], "operators": []},
        {"do": "exchange", "digits": ["1"] * 31, "operators": []},
        {"do": "exchange", "tokens": ["1"]},
        {"do": "challenge", "step": 0},
        {"do": "leave", "seat": True},
        {"do": "leave", "seat": "1"},
    ],
    ids=lambda data: str(data)[:40],
)
def test_what_is_no_move_as_json_is_malformed(data: Json) -> None:
    with pytest.raises(MalformedMove):
        EQUABLE.load_move(data)


STATE = play(rival("12+349×", "e8> 21×7=147", options="mode challenge"), "0: j8> 3×49")


def test_a_position_in_the_time_to_challenge_comes_back_from_text_and_json() -> None:
    assert STATE.pending is not None
    assert STATE.pending.taken
    assert EQUABLE.parse_position(EQUABLE.format_position(STATE)) == STATE
    assert EQUABLE.load_state(json.loads(json.dumps(EQUABLE.dump_state(STATE)))) == STATE


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("rack + 1 2", "rack + 1 2 2"),
        ("equals 20", "equals 19"),
        ("equals 20", "equals -20"),
        ("turn 0 since 0", "turn 2 since 0"),
        ("scores 31 0", "scores 31"),
        ("window 0", "window 1"),
        ("play lay 3@j8", "play lay 4@j8"),
        ("taken 1 j8", "taken 2 j8"),
        ("mode challenge", "mode chaos"),
        ("_ _ _", "_ _"),
        ("_ _ _", "_ _ ?"),
        ("seed", "seed oops"),
    ],
)
def test_a_position_that_does_not_hang_together_is_refused(line: str, instead: str) -> None:
    text = EQUABLE.format_position(STATE)
    assert line in text, text
    with pytest.raises(MalformedPosition):
        EQUABLE.parse_position(text.replace(line, instead, 1))


def test_a_play_in_question_has_to_be_one_that_could_be_laid() -> None:
    window = "rack 1\nrack 2\nwindow 0 since 0 waiting 1\nplay lay {} points 5 lengthened 0 equable 0"
    assert position(window.format("7@h9 =@i9 7@j9"), "h9> 7=7").pending is not None
    for lay, standing in (("7@h9 =@i9 7@j9 h9>1", "h9> 7=7"), ("7@h9 =@i9", "h9> 7=")):
        with pytest.raises(MalformedPosition):
            position(window.format(lay), standing)


def _with(**changes: Any) -> Any:
    data = EQUABLE.dump_state(STATE)
    assert isinstance(data, dict)
    return json.loads(json.dumps({**data, **changes}))


@pytest.mark.parametrize(
    "changes",
    [
        {"bag": ["1"]},
        {"racks": [["1"], ["1"]]},
        {"equals": 21},
        {"tiles": []},
        {"pending": None},
        {"extra": 1},
        {"bag": "1" * 1_000_000},
        {"tiles": [{"at": "z99", "symbol": "1", "seat": None, "ply": 0}]},
    ],
    ids=str,
)
def test_a_state_with_a_tile_too_many_or_other_faults_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(MalformedPosition):
        EQUABLE.load_state(_with(**changes))
