"""What a seat may see (G4)."""

import json

import pytest

from games.engine.core import Json
from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import PLENTY, RIGOLADE, accepted, play, position
from tests.engine.rigolade.test_turns import FULL, sign_alone

HIDDEN = position(
    """
    mode referee
    opening 42
    opening 9
    rack 12 3 4 | x +
    rack 71 73 | -
    bag 81 83 85 2*9 | x*9
    """
)
LAID = play(HIDDEN, "0: i11 across 3x4=12")


def can(state: State, seat: int | None) -> Json:
    return RIGOLADE.view(state, seat)["can"]


@pytest.mark.rule("G4")
@pytest.mark.parametrize(("seat", "hidden"), [(0, "71 73"), (1, "81 83 85"), (None, "71 73 81 83 85")])
def test_a_view_holds_no_tile_of_another_rack_or_the_bag(seat: int | None, hidden: str) -> None:
    shown = json.dumps(RIGOLADE.view(LAID, seat))
    assert not [tile for tile in hidden.split() if tile in shown]


@pytest.mark.rule("G4")
def test_a_player_sees_the_own_rack_and_the_sizes_of_the_others() -> None:
    shown = RIGOLADE.view(HIDDEN, 1)
    assert shown["rack"] == {"numbers": [71, 73], "signs": ["-"]}
    assert shown["bag"] == {"numbers": 12, "signs": 9}
    assert shown["seats"] == [
        {"score": 0, "numbers": 3, "signs": 2, "gone": False, "held": False},
        {"score": 0, "numbers": 2, "signs": 1, "gone": False, "held": False},
    ]


@pytest.mark.rule("G4")
def test_a_watcher_sees_no_rack_and_can_do_nothing() -> None:
    shown = RIGOLADE.view(HIDDEN, None)
    assert "rack" not in shown
    assert shown["can"] == []


@pytest.mark.rule("G4")
def test_the_draw_for_the_first_player_is_public() -> None:
    assert RIGOLADE.view(HIDDEN, None)["opening"] == [{"seat": 0, "drew": [42]}, {"seat": 1, "drew": [9]}]


@pytest.mark.rule("G4")
@pytest.mark.parametrize("line", ["0: i11 across 3x4=12", "0: swap numbers"])
def test_public_news_never_name_a_tile_that_was_drawn(line: str) -> None:
    ruling = accepted(HIDDEN, line)
    public = json.dumps([dict(item.facts) for item in ruling.news if item.to is None])
    assert not [tile for tile in ("81", "83", "85") if tile in public]
    assert {item.to for item in ruling.news} == {None, 0}


def test_the_board_shows_who_laid_which_tile_when() -> None:
    state = play(position(f"{FULL}\n{FULL}\n{PLENTY}"), "0: i11 across 2x3=6", "1: m11 across 6-2=4")
    tiles = RIGOLADE.view(state, None)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[0] == {"at": "i11", "symbol": "2", "seat": 0, "ply": 1, "fresh": False}
    assert tiles[4:] == [
        {"at": "n11", "symbol": "-", "seat": 1, "ply": 2, "fresh": True},
        {"at": "o11", "symbol": "2", "seat": 1, "ply": 2, "fresh": True},
        {"at": "q11", "symbol": "4", "seat": 1, "ply": 2, "fresh": True},
    ]


def test_a_step_shows_what_was_said_and_not_whether_it_is_so() -> None:
    state = play(position(f"{FULL}\n{FULL}\n{PLENTY}"), "0: i11 across 2x3=5")
    assert RIGOLADE.view(state, 1)["steps"] == [
        {
            "step": 0,
            "at": "i11",
            "direction": "across",
            "squares": ["i11", "j11", "k11", "m11"],
            "expression": "2 × 3",
            "claimed": 5,
            "points": 15,
        }
    ]


def test_each_seat_is_told_what_it_can_do() -> None:
    start = sign_alone("challenge")
    after = play(start, "0: i13 across 4+4=8")
    window = play(after, "0: end")
    assert can(start, 0) == ["lay", "exchange", "pass", "leave"]
    assert can(start, 1) == ["leave"]
    assert can(after, 0) == ["lay", "exchange", "end", "leave"]
    assert can(window, 0) == ["leave"]
    assert can(window, 1) == ["accept", "challenge", "lay", "exchange", "pass", "leave"]
