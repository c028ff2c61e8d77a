"""What a seat may see (G4)."""

import pytest

from games.engine.core import Json
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import FORMULA, PILE, accepted, play, position

START = position(f"hand 7 8 9\nhand 1 2 *\nhand 4 4\n{PILE}\nunder *\ncovered 5\nlies 2 + *4 = 6")
LAID = play(START, "0: _ + _ = 7")


def can(state: State, seat: int | None) -> Json:
    return FORMULA.view(state, seat)["can"]


@pytest.mark.rule("G4")
def test_a_player_sees_the_own_hand_and_the_sizes_of_the_others() -> None:
    shown = FORMULA.view(START, 1)
    assert shown["hand"] == ["*", "1", "2"]
    assert (shown["pile"], shown["covered"], shown["can_draw"]) == (21, 1, True)
    assert [seat["cards"] for seat in seats(shown)] == [3, 3, 2]


def seats(shown: dict[str, Json]) -> list[dict[str, Json]]:
    listed = shown["seats"]
    assert isinstance(listed, list)
    return [seat for seat in listed if isinstance(seat, dict)]


@pytest.mark.rule("G4")
def test_a_watcher_sees_no_hand_and_can_do_nothing() -> None:
    shown = FORMULA.view(START, None)
    assert "hand" not in shown
    assert shown["can"] == []


@pytest.mark.rule("G4")
def test_a_view_names_every_card_it_shows_on_purpose() -> None:
    """Nothing but the formula and the own hand: the keys are an allow-list."""
    shown = FORMULA.view(LAID, 2)
    assert set(shown) == {
        *("variant", "mode", "operations", "largest", "number_cards", "reuse", "points", "target"),
        *("formula", "pile", "covered", "can_draw", "seats", "turn", "to_move", "phase", "dealer", "round"),
        *("rounds", "steps", "result", "can", "window", "hand"),
    }
    assert all(set(seat) == {"score", "cards", "out", "gone", "held"} for seat in seats(shown))


@pytest.mark.rule("G4")
def test_public_news_never_name_a_card_that_was_drawn() -> None:
    ruling = accepted(START, "0: pass")
    assert [dict(item.facts) for item in ruling.news if item.to is None] == [
        {"timed_out": False},
        {"count": 1},
    ]


@pytest.mark.rule("F6")
def test_a_joker_on_the_table_shows_its_digit() -> None:
    assert FORMULA.view(START, None)["formula"] == {
        "first": ["2"],
        "operation": "+",
        "second": ["*4"],
        "result": ["6"],
    }


def test_a_step_shows_what_was_said_and_not_whether_it_is_so() -> None:
    assert FORMULA.view(LAID, 1)["steps"] == [
        {
            "step": 0,
            "expression": "2 + 4",
            "claimed": 7,
            "cards": ["7"],
            "points": 0,
            "before": {"first": ["2"], "operation": "+", "second": ["*4"], "result": ["6"]},
        }
    ]


def test_each_seat_is_told_what_it_can_do() -> None:
    assert can(START, 0) == ["lay", "pass", "leave"]
    assert can(START, 1) == ["leave"]
    assert can(LAID, 0) == ["leave"]
    assert can(LAID, 1) == ["accept", "challenge", "leave"]
    graced = play(LAID, "house: grace")
    assert can(graced, 1) == ["accept", "challenge", "lay", "pass", "leave"]
    assert FORMULA.view(graced, 1)["window"] == {"player": 0, "waiting": [1, 2], "may_act": True}


def test_the_result_shows_what_was_left() -> None:
    ended = play(position(f"mode referee\nhand 8\nhand 1 *\n{PILE}\nlies 2 + 4 = 6"), "0: _ x _ = 8")
    assert FORMULA.view(ended, None)["result"] == {
        "places": [1, 2],
        "reason": "went_out",
        "finished": True,
        "left": [[], ["*", "1"]],
    }
