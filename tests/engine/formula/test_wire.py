"""Moves, options and positions as JSON and as text: both ways, and nothing else gets in."""

import json

import pytest

from games.engine.core import BadOptions, Json, MalformedMove, MalformedPosition, Mode, Refused
from games.engine.variants.formula.options import LEVELS
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import FORMULA, PILE, play, position, table

START = position(f"hand 7 8 9\nhand 1 2 *\nhand 4 4\n{PILE}\nunder *\ncovered 5\nlies 2 + *4 = 6")


def lay(first: Json, operation: Json, second: Json, result: Json) -> dict[str, Json]:
    return {"do": "lay", "first": first, "operation": operation, "second": second, "result": result}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("_ x _ = 8", lay(["_"], "×", ["_"], ["8"])),
        ("8 x 8 = _4", lay(["8"], "×", ["8"], ["_", "4"])),
        ("1*5 / 5 = *3", lay(["1", "*5"], "÷", ["5"], ["*3"])),
        ("1_2 - __ = _", lay(["1", "_", "2"], "-", ["_", "_"], ["_"])),
        ("pass", {"do": "pass"}),
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
    move = FORMULA.parse_move(START, text)
    assert FORMULA.dump_move(move) == data
    assert FORMULA.load_move(json.loads(json.dumps(data))) == move
    assert FORMULA.format_move(START, move) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [("_×_=8", "_ x _ = 8"), ("_  x  _  =  8", "_ x _ = 8"), ("draw", "pass"), ("6:3=2", "6 / 3 = 2")],
)
def test_a_move_may_be_typed_in_several_ways(typed: str, text: str) -> None:
    assert FORMULA.parse_move(START, typed) == FORMULA.parse_move(START, text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "_ x _", "_ x = 8", "_ x _ = ", "_ x _ = *", "_ % _ = 8", "_ x _ = 8 = 8", "* x _ = 8"),
        *("_ x _ = 1111111", "doubt", "doubt -1", "leave x", "9" * 300, "_ x _ = " + "9" * 1_000_000),
    ],
)
def test_what_is_no_move_as_text_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        FORMULA.parse_move(START, text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "pass",
        [],
        {},
        {"do": "fly"},
        {"do": "draw"},
        {"do": ["pass"]},
        {"do": "pass", "extra": 1},
        {"do": "lay"},
        lay("_", "×", ["_"], ["8"]),
        lay(["_"], "×", ["_"], "8"),
        lay(["_"], "x", ["_"], ["8"]),
        lay(["_"], None, ["_"], ["8"]),
        lay(["_"], "×", ["_"], [8]),
        lay(["_"], "×", ["_"], [True]),
        lay(["_"], "×", ["_"], [None]),
        lay(["_"], "×", ["_"], ["*"]),
        lay(["_"], "×", ["_"], ["12"]),
        lay(["_"], "×", ["_"], ["٣"]),
        lay(["_"], "×", ["_"], ["8"] * 7),
        lay(["_"], "×", ["_"], ["8"] * 100_000),
        lay(["_"], "×", ["_"], ["9" * 1_000_000]),
        {**lay(["_"], "×", ["_"], ["8"]), "seat": 1},
        {"do": "challenge", "step": False},
        {"do": "challenge", "step": 10**30},
        {"do": "leave", "seat": "1"},
    ],
)
def test_what_is_no_move_as_json_is_malformed(data: Json) -> None:
    with pytest.raises(MalformedMove):
        FORMULA.load_move(data)


def test_a_formula_with_too_long_numbers_is_a_move_and_refused() -> None:
    ruling = FORMULA.play(START, 0, FORMULA.load_move(lay(["_", "7", "8", "9"], "+", ["_"], ["_"])))
    assert isinstance(ruling, Refused)
    assert ruling.code == "number_too_long"


@pytest.mark.parametrize(
    "state",
    [
        START,
        play(START, "0: _ x _ = 8", "1: doubt 0"),
        play(START, "0: _ + _ = 7", "2: accept", "house: grace", "house: hold 2"),
        play(START, "0: _ + _ = 7", "1: leave 1"),
        play(table("2 + 4 = 6", "8", "match 3 250\nextras extra_card play_on"), "0: _ x _ = 8"),
        play(table("2 + 4 = 6", "8", "mode coach"), "0: _ x _ = 8"),
        FORMULA.start(5, 'a "quoted" seed\nin two lines', LEVELS[5]),
        FORMULA.start(2, "b", LEVELS[1]),
    ],
)
def test_a_position_survives_text_and_json(state: State) -> None:
    assert FORMULA.parse_position(FORMULA.format_position(state)) == state
    assert FORMULA.load_state(json.loads(json.dumps(FORMULA.dump_state(state)))) == state


TWO = "hand 1\nhand 2\nlies 2 + 4 = 6"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hand 1\nhand 2",
        "hand 1\nlies 2 + 4 = 6",
        "\n".join(["hand 1"] * 6 + ["lies 2 + 4 = 6"]),
        "hand x\nhand 2\nlies 2 + 4 = 6",
        "hand 1\nhand 2\nlies 2 + 4",
        "hand 1\nhand 2\nlies 2 % 4 = 6",
        "hand 1\nhand 2\nlies 2 ? 4 = 6",
        "hand 1\nhand 2\nlies 2 + 4 = ?",
        "hand 1\nhand 2\nlies ? + 4 = 6",
        "hand 1\nhand 2\nlies 2222 + 4 = 6",
        f"{TWO}\nscores 0",
        f"{TWO}\nturn 5 since 0",
        f"{TWO}\ndealer 2",
        f"{TWO}\nout 7",
        f"{TWO}\nround 1",
        f"{TWO}\nmode strict",
        f"{TWO}\ndeck 1 2",
        f"{TWO}\nwindow 0 since 0 waiting 1",
        f"{TWO}\nbefore 2 + 3 = 5 cards 4 6 hides 3 5 points 0",
    ],
)
def test_a_broken_position_is_malformed(text: str) -> None:
    with pytest.raises(MalformedPosition):
        FORMULA.parse_position(text)


@pytest.mark.parametrize("change", [{"pile": ["3", "3"]}, {"covered": []}, {"dealer": 9}, {"formula": None}])
def test_a_snapshot_with_a_card_too_many_or_a_broken_field_is_malformed(change: dict[str, Json]) -> None:
    dumped = FORMULA.dump_state(START)
    assert isinstance(dumped, dict)
    with pytest.raises(MalformedPosition):
        FORMULA.load_state({**dumped, **change})


def options(**changes: Json) -> dict[str, Json]:
    dumped = FORMULA.dump_options(LEVELS[4])
    assert isinstance(dumped, dict)
    return {**dumped, **changes}


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", Mode)
def test_a_teacher_may_choose_any_mode(mode: Mode) -> None:
    assert FORMULA.load_options(options(mode=str(mode))).mode is mode


@pytest.mark.rule("F10")
@pytest.mark.parametrize(
    "changes",
    [
        {"reuse": True},
        {"play_on": True},
        {"extra_card": True, "rounds": 3},
        {"points": True, "number_cards": 2, "rounds": 20, "target": 100},
        {"reuse": True, "play_on": True, "extra_card": True, "points": True, "number_cards": 2, "rounds": 20},
    ],
)
def test_the_sheets_options_go_alone_or_together(changes: dict[str, Json]) -> None:
    chosen = FORMULA.dump_options(FORMULA.load_options(options(**changes)))
    assert chosen == options(**changes)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"mode": "strict"}, "options_unclear"),
        ({"colour": "red"}, "options_unclear"),
        ({"reuse": 1}, "options_unclear"),
        ({"operations": []}, "no_operation"),
        ({"deck": ["x"] * 60}, "deck_cards"),
        ({"deck": ["1"] * 37}, "deck_count"),
        ({"deck": ["1"] * 30 + ["*"] * 30}, "deck_count"),
        ({"deck": ["1"] * 401}, "deck_count"),
        ({"hand": 2}, "hand"),
        ({"largest": 8}, "largest"),
        ({"number_cards": 4}, "number_cards"),
        ({"rounds": 0}, "rounds"),
        ({"target": 1}, "target"),
        ({"turn_seconds": 1}, "turn_seconds"),
        ({"window_seconds": 0}, "window_seconds"),
        ({"points": True, "rounds": 5}, "points_number_cards"),
        ({"points": True, "number_cards": 2}, "points_rounds"),
        ({"extra_card": True}, "extra_card_rounds"),
    ],
)
def test_options_that_no_game_can_be_played_with_say_why(changes: dict[str, Json], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        FORMULA.load_options(options(**changes))
    assert caught.value.code == code
