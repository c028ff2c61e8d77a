"""Moves, options and positions as JSON and as text: both ways, and nothing else gets in."""

import json

import pytest

from games.engine.core import BadOptions, Json, MalformedMove, MalformedPosition, Mode
from games.engine.variants.rigolade.options import LEVELS
from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import PLENTY, RIGOLADE, play, position
from tests.engine.rigolade.test_turns import FULL, sign_alone

START = position(f"{FULL}\n{FULL}\n{FULL}\n{PLENTY}")


def tiles(**symbols: str) -> dict[str, Json]:
    return {"do": "lay", "tiles": [{"at": at, "symbol": symbol} for at, symbol in symbols.items()]}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("i11 across 6x8=48", tiles(i11="6", j11="×", k11="8", m11="48")),
        ("k9 down 8/2=4", tiles(k10="÷", k11="2", k13="4", k9="8")),
        ("lay i11:6", tiles(i11="6")),
        ("swap numbers", {"do": "exchange", "kind": "numbers"}),
        ("swap signs", {"do": "exchange", "kind": "signs"}),
        ("end", {"do": "end"}),
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
    move = RIGOLADE.parse_move(START, text)
    assert RIGOLADE.dump_move(move) == data
    assert RIGOLADE.load_move(json.loads(json.dumps(data))) == move
    assert RIGOLADE.format_move(START, move) == text


def test_only_what_does_not_stand_there_yet_is_laid() -> None:
    state = play(START, "0: i11 across 2x3=6")
    move = RIGOLADE.parse_move(state, "m11 across 6-2=4")
    assert RIGOLADE.dump_move(move) == tiles(n11="-", o11="2", q11="4")
    assert RIGOLADE.format_move(state, move) == "m11 across 6-2=4"


@pytest.mark.parametrize("typed", ["i11 across 6×8=48", "i11 across 6*8=48", "i11  across  6x8=48"])
def test_a_move_may_be_typed_in_several_ways(typed: str) -> None:
    assert RIGOLADE.parse_move(START, typed) == RIGOLADE.parse_move(START, "i11 across 6x8=48")


def test_the_order_of_the_tiles_does_not_matter() -> None:
    assert RIGOLADE.load_move(tiles(m11="5", i11="6")) == RIGOLADE.load_move(tiles(i11="6", m11="5"))


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "i11 across", "i11 left 6x8=48", "z99 across 6x8=48", "j11 across 6x8=48"),
        *("i11 across 6%8=48", "i11 across 6x8", "i11 across 6x8=4800", "lay", "lay i11", "lay i11:6 i11:7"),
        *("swap", "swap all", "doubt", "doubt -1", "leave x", "9" * 300),
    ],
)
def test_what_is_no_move_as_text_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        RIGOLADE.parse_move(START, text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "pass",
        [],
        {},
        {"do": "fly"},
        {"do": ["pass"]},
        {"do": "pass", "extra": 1},
        {"do": "lay"},
        {"do": "lay", "tiles": []},
        {"do": "lay", "tiles": {}},
        {"do": "lay", "tiles": ["i11"]},
        {"do": "lay", "tiles": [{"at": "i11"}]},
        {"do": "lay", "tiles": [{"at": "i11", "symbol": 6}]},
        {"do": "lay", "tiles": [{"at": "i11", "symbol": True}]},
        {"do": "lay", "tiles": [{"at": "i11", "symbol": "6", "seat": 1}]},
        {"do": "lay", "tiles": [{"at": "i11", "symbol": "6"}, {"at": "i11", "symbol": "7"}]},
        tiles(i11="06"),
        tiles(i11="1000"),
        tiles(i11="*"),
        tiles(i11="="),
        tiles(i11="٣"),
        tiles(i11="9" * 1_000_000),
        {"do": "lay", "tiles": [{"at": "x" * 1_000_000, "symbol": "6"}]},
        {"do": "lay", "tiles": [{"at": 11, "symbol": "6"}]},
        tiles(i11="1", j11="+", k11="1", m11="2", o11="3"),
        {"do": "exchange", "kind": "all"},
        {"do": "exchange", "kind": ["numbers"]},
        {"do": "challenge", "step": False},
        {"do": "challenge", "step": 10**30},
        {"do": "leave", "seat": "1"},
    ],
)
def test_what_is_no_move_as_json_is_malformed(data: Json) -> None:
    with pytest.raises(MalformedMove):
        RIGOLADE.load_move(data)


@pytest.mark.parametrize(
    "state",
    [
        START,
        play(START, "0: i11 across 2x3=5", "2: accept", "house: grace"),
        play(START, "0: i11 across 2x3=6", "1: doubt 0", "house: hold 2"),
        play(START, "0: i11 across 2x3=6", "1: leave 1", "house: close"),
        play(sign_alone("challenge"), "0: i13 across 4+4=8", "0: swap numbers"),
        play(position("mode coach\nrack 1 2 3 | +\nrack 9 | -"), "0: i11 across 1+2=3"),
        RIGOLADE.start(4, 'a "quoted" seed\nin two lines', LEVELS[5]),
    ],
)
def test_a_position_survives_text_and_json(state: State) -> None:
    assert RIGOLADE.parse_position(RIGOLADE.format_position(state)) == state
    assert RIGOLADE.load_state(json.loads(json.dumps(RIGOLADE.dump_state(state)))) == state


TWO = "rack 1 | +\nrack 2 | +"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rack 1 | +",
        "\n".join(["rack 1 | +"] * 5),
        "rack x | +\nrack 2 | +",
        "rack 1 | %\nrack 2 | +",
        f"{TWO}\nscores 0",
        f"{TWO}\nturn 5 since 0",
        f"{TWO}\nheld 7",
        f"{TWO}\nseed 5",
        f"{TWO}\nmode strict",
        f"{TWO}\nset 1 2 3 | + +",
        f"{TWO}\nexchange all",
        f"{TWO}\nwindow 1 since 0 waiting 0",
        f"{TWO}\nlaid j11 across 1+2=3",
        f"{TWO}\nlaid v11 across 1+2=3",
        f"{TWO}\nlaid i11 across 1+2",
        f"{TWO}\nlaid i11 across 1+2=3\nlaid i11 across 1+2=3",
        f"{TWO}\nlaid i11 across 1+2=3\nlaid m11 across 4+2=6",
    ],
)
def test_a_broken_position_is_malformed(text: str) -> None:
    with pytest.raises(MalformedPosition):
        RIGOLADE.parse_position(text)


@pytest.mark.parametrize("change", [{"numbers": [3, 3]}, {"signs": []}, {"doubted": [[]]}, {"laid": [7]}])
def test_a_snapshot_with_a_tile_too_many_or_a_broken_field_is_malformed(change: dict[str, Json]) -> None:
    dumped = RIGOLADE.dump_state(START)
    assert isinstance(dumped, dict)
    with pytest.raises(MalformedPosition):
        RIGOLADE.load_state({**dumped, **change})


def options(**changes: Json) -> dict[str, Json]:
    dumped = RIGOLADE.dump_options(LEVELS[4])
    assert isinstance(dumped, dict)
    return {**dumped, **changes}


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", Mode)
def test_a_teacher_may_choose_any_mode(mode: Mode) -> None:
    assert RIGOLADE.load_options(options(mode=str(mode))).mode is mode


@pytest.mark.rule("G8")
def test_a_teacher_may_change_the_bags_in_any_order() -> None:
    chosen = RIGOLADE.load_options(options(numbers=[6, 3] * 20, signs=["-", "+"] * 10))
    assert (chosen.numbers, chosen.operations) == ((3,) * 20 + (6,) * 20, ("+", "-"))


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"mode": "strict"}, "options_unclear"),
        ({"colour": "red"}, "options_unclear"),
        ({"signs": ["%"] * 40}, "options_unclear"),
        ({"signs": []}, "no_operation"),
        ({"signs": ["+"] * 19}, "signs_count"),
        ({"signs": ["+"] * 401}, "signs_count"),
        ({"numbers": [1] * 39}, "numbers_count"),
        ({"numbers": [1] * 401}, "numbers_count"),
        ({"numbers": [-1] * 50}, "numbers_range"),
        ({"numbers": [1000] * 50}, "numbers_range"),
        ({"numbers": [5] * 50, "signs": ["+"] * 40}, "no_equation"),
        ({"turn_seconds": 1}, "turn_seconds"),
        ({"window_seconds": 0}, "window_seconds"),
    ],
)
def test_options_that_no_game_can_be_played_with_say_why(changes: dict[str, Json], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        RIGOLADE.load_options(options(**changes))
    assert caught.value.code == code
