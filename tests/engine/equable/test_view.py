"""What a seat may see (G4)."""

import json

import pytest

from games.engine.variants.equable.state import State
from tests.engine.equable.tabletop import EQUABLE, accepted, play, position

TABLE = """
    mode challenge
    opening 9
    opening 3
    rack 1 2 3 +
    rack 0 6 6 ×
    bag 5 5 5 5 - ÷
"""


@pytest.fixture
def state() -> State:
    return play(position(TABLE), "0: g9> 1+2=3")


@pytest.mark.rule("G4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_names_the_own_rack_only(state: State, seat: int | None) -> None:
    """Apart from the list of points, a 6 is on seat 1's rack alone, and a 5 in the bag."""
    shown = {key: value for key, value in EQUABLE.view(state, seat).items() if key != "points"}
    text = json.dumps(shown, ensure_ascii=False)
    assert ('"6"' in text) == (seat == 1)
    assert '"5"' not in text


@pytest.mark.rule("G4")
def test_everybody_sees_the_sizes_of_racks_and_bag(state: State) -> None:
    shown = EQUABLE.view(state, 0)
    assert (shown["bag"], shown["equals"]) == ({"digits": 4, "operators": 2}, 19)
    assert shown["seats"] == [
        {"score": 18, "rack": 0, "digits": 0, "operators": 0, "gone": False, "held": False},
        {"score": 0, "rack": 4, "digits": 3, "operators": 1, "gone": False, "held": False},
    ]
    assert shown["opening"] == [{"seat": 0, "drew": ["9"]}, {"seat": 1, "drew": ["3"]}]


def test_a_play_in_question_is_shown_as_it_was_said(state: State) -> None:
    shown = EQUABLE.view(state, 1)
    assert shown["play"] == {
        "tiles": [
            {"at": "g9", "symbol": "1"},
            {"at": "h9", "symbol": "+"},
            {"at": "i9", "symbol": "2"},
            {"at": "j9", "symbol": "="},
            {"at": "k9", "symbol": "3"},
        ],
        "taken": [],
        "lines": [{"at": "g9", "line": "across", "equation": "1 + 2 = 3", "points": 9}],
        "points": 18,
        "bonus": 0,
    }
    assert (shown["phase"], shown["window"]) == ("window", {"player": 0, "waiting": [1], "may_act": True})
    assert shown["can"] == ["accept", "challenge", "lay", "exchange", "pass", "leave"]


def test_a_watcher_can_do_nothing_and_has_no_rack(state: State) -> None:
    shown = EQUABLE.view(state, None)
    assert shown["can"] == []
    assert "rack" not in shown


def test_the_racks_are_shown_at_the_end_of_a_finished_game_only(state: State) -> None:
    finished = play(position(TABLE.replace("challenge", "referee")), *["0: pass", "1: pass"] * 2)
    result = EQUABLE.view(finished, None)["result"]
    assert isinstance(result, dict)
    assert result["left"] == [["+", "1", "2", "3"], ["0", "6", "6", "×"]]
    stopped = EQUABLE.view(accepted(state, "1: leave 1").state, None)["result"]
    assert isinstance(stopped, dict)
    assert stopped["left"] == [[], []]
