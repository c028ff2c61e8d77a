"""What a seat may see (G4, M21)."""

import json

import pytest

from games.engine.variants.mathable.state import State
from tests.engine.tabletop import MATHABLE, accepted, play, position

REFEREE = """
    mode referee
    opening 42
    opening 9
    rack 12 42 55 66
    rack 71 73
    bag 81 83
"""


@pytest.fixture
def state() -> State:
    return play(position(REFEREE), "0: 12 i8 3x4")


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("seat", "hidden"), [(0, "71 73 81 83"), (1, "55 66 81 83"), (None, "55 66 71 73 81 83")]
)
def test_a_view_holds_no_token_of_another_rack_or_the_bag(
    state: State, seat: int | None, hidden: str
) -> None:
    shown = json.dumps(MATHABLE.view(state, seat))
    assert not [token for token in hidden.split() if token in shown]


@pytest.mark.rule("G4")
def test_a_player_sees_the_own_rack_and_the_sizes_of_the_others(state: State) -> None:
    shown = MATHABLE.view(state, 1)
    assert (shown["rack"], shown["bag"]) == ([71, 73], 2)
    assert shown["seats"] == [
        {"score": 12, "rack": 3, "gone": False, "held": False},
        {"score": 0, "rack": 2, "gone": False, "held": False},
    ]


@pytest.mark.rule("G4")
def test_a_watcher_sees_no_rack_and_can_do_nothing(state: State) -> None:
    shown = MATHABLE.view(state, None)
    assert "rack" not in shown
    assert shown["can"] == []


@pytest.mark.rule("G4")
def test_the_draw_for_the_first_player_is_public(state: State) -> None:
    assert MATHABLE.view(state, None)["opening"] == [{"seat": 0, "drew": [42]}, {"seat": 1, "drew": [9]}]


@pytest.mark.rule("G4")
@pytest.mark.parametrize("lines", [["0: swap 42"], ["0: 12 i8 3x4", "0: end"]])
def test_public_news_never_name_a_token_that_was_drawn(lines: list[str]) -> None:
    start = position(REFEREE)
    ruling = accepted(play(start, *lines[:-1]), lines[-1])
    public = json.dumps([dict(item.facts) for item in ruling.news if item.to is None])
    private = [item for item in ruling.news if item.to is not None]
    assert not [token for token in ("81", "83") if token in public]
    assert [item.to for item in private] == [0]
    assert private[0].facts["tokens"]


@pytest.mark.rule("M21")
def test_the_view_names_marks_and_leaves_the_livery_to_the_page(state: State) -> None:
    squares = MATHABLE.view(state, None)["squares"]
    assert isinstance(squares, list)
    assert set("".join(map(str, squares))) == set("TD+-x/.")


@pytest.mark.rule("M3")
def test_the_printed_numbers_are_told_apart_from_tokens(state: State) -> None:
    shown = MATHABLE.view(state, None)
    assert shown["printed"] == [
        {"at": "g7", "value": 1},
        {"at": "h7", "value": 2},
        {"at": "g8", "value": 3},
        {"at": "h8", "value": 4},
    ]
    assert shown["tiles"] == [{"at": "i8", "value": 12, "seat": 0, "ply": 1, "fresh": True}]


def test_the_steps_of_the_open_turn_show_what_was_claimed(state: State) -> None:
    claim = {"direction": "left", "operation": "×", "expression": "3 × 4", "squares": ["g8", "h8"]}
    assert MATHABLE.view(state, 1)["steps"] == [
        {"step": 0, "token": 12, "at": "i8", "points": 12, "settled": False, "claims": [claim]}
    ]


def test_each_seat_is_told_what_it_can_do() -> None:
    start = position("rack 4 5\nrack 6 7\nrack 8 9\nbag 3*9", tiles="i7=2")
    placed = play(start, "0: 4 j7 2x2")
    window = play(placed, "0: end")
    assert MATHABLE.view(start, 0)["can"] == ["place", "exchange", "pass", "leave"]
    assert MATHABLE.view(start, 1)["can"] == ["leave"]
    assert MATHABLE.view(placed, 0)["can"] == ["place", "draw", "end", "leave"]
    assert MATHABLE.view(window, 0)["can"] == ["leave"]
    assert MATHABLE.view(window, 1)["can"] == ["accept", "challenge", "leave"]
    graced = play(window, "house: grace")
    assert MATHABLE.view(graced, 1)["can"] == ["accept", "challenge", "place", "exchange", "pass", "leave"]
    assert MATHABLE.view(graced, 1)["window"] == {"player": 0, "waiting": [1, 2], "may_act": True}
    assert MATHABLE.view(graced, 2)["window"] == {"player": 0, "waiting": [1, 2], "may_act": False}
