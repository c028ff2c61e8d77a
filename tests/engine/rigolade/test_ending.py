"""The end of the game (R11, G6, G7)."""

import pytest

from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import PLENTY, RIGOLADE, accepted, play, position
from tests.engine.seating import news


def reason(state: State) -> str | None:
    result = RIGOLADE.result(state)
    return result.reason if result else None


@pytest.mark.rule("R11")
def test_who_goes_out_adds_what_the_others_hold() -> None:
    state = position("mode referee\nrack 1 2 3 | +\nrack 9 10 | -\nrack 20 | -\nbag | +")
    ruling = accepted(state, "0: i11 across 1+2=3")
    assert news(ruling, "game_over").facts == {"reason": "went_out", "changes": [39, 0, 0]}
    assert ruling.state.table.scores == (3 + 9 + 10 + 20, 0, 0)


@pytest.mark.rule("R11")
def test_if_nobody_can_go_on_each_loses_what_they_hold() -> None:
    state = position("mode referee\nrack 1 2 3 100 | + -\nrack 9 | +\nbag | ")
    ruling = accepted(state, "0: i11 across 1+2=3")
    assert news(ruling, "game_over").facts == {"reason": "no_equation", "changes": [-100, -9]}
    assert ruling.state.table.scores == (3 - 100, -9)


@pytest.mark.rule("R11")
def test_the_game_goes_on_while_somebody_can_play() -> None:
    state = position("mode referee\nrack 1 2 3 100 | +\nrack 4 7 | +\nbag | ")
    assert reason(play(state, "0: i11 across 1+2=3")) is None


@pytest.mark.rule("R11")
@pytest.mark.parametrize("bag", ["bag | -*9", "bag 4*9 | "])
def test_one_empty_bag_is_enough_and_then_only_the_tiles_held_count(bag: str) -> None:
    state = position(f"mode referee\nrack 1 2 3 60*4 | +*4\nrack 50*7 | +*4\n{bag}")
    after = play(state, "0: i11 across 1+2=3")
    assert after.numbers or after.signs
    assert reason(after) == "no_equation"


@pytest.mark.rule("R11")
def test_it_is_looked_at_after_refilling() -> None:
    """Without the sign drawn, nobody could play on."""
    state = position("mode referee\nrack 1 2 3 4 7 | +\nrack 97 | +\nbag | +")
    after = play(state, "0: i11 across 1+2=3")
    assert (after.signs, reason(after)) == ((), None)


@pytest.mark.rule("R11")
def test_while_both_bags_have_tiles_a_player_may_be_stuck_and_the_game_goes_on() -> None:
    state = position(f"mode referee\nrack 1 2 3 97 98 99 100 | + + - -\nrack 97 | x\n{PLENTY}")
    assert reason(play(state, "0: i11 across 1+2=3")) is None


@pytest.mark.rule("R11")
def test_it_ends_when_no_tile_outside_the_board_could_ever_fit() -> None:
    state = position("mode referee\nrack 1 2 3 60*4 | +*4\nrack 50*7 | +*4\nbag 50*9 | +*9")
    assert reason(play(state, "0: i11 across 1+2=3")) == "no_equation"


@pytest.mark.rule("R11")
@pytest.mark.rule("G7")
def test_two_rounds_of_passes_end_it_with_losses() -> None:
    state = position(f"mode referee\nrack 1 2 3 | +\nrack 9 | -\n{PLENTY}")
    three = play(state, "0: pass", "1: pass", "0: pass")
    assert reason(three) is None
    ended = play(three, "1: pass")
    assert (reason(ended), ended.table.scores) == ("passes", (-6, -9))


@pytest.mark.rule("G7")
def test_an_exchange_breaks_the_row_of_passes() -> None:
    state = position(f"mode referee\nrack 1 2 3 | +\nrack 9 | -\n{PLENTY}")
    assert reason(play(state, "0: pass", "1: pass", "0: pass", "1: swap signs", "0: pass")) is None


@pytest.mark.rule("G6")
def test_equal_totals_share_the_place() -> None:
    state = position(f"mode referee\nrack 9 | +\nrack 9 | -\nrack 1 | +\n{PLENTY}")
    result = RIGOLADE.result(play(state, *[f"{seat}: pass" for seat in (0, 1, 2, 0, 1, 2)]))
    assert result is not None
    assert result.places == (2, 2, 1)


@pytest.mark.rule("R11")
def test_the_result_shows_what_was_left() -> None:
    ended = play(position("mode referee\nrack 1 2 3 | +\nrack 9 | -"), "0: i11 across 1+2=3")
    assert RIGOLADE.view(ended, None)["result"] == {
        "places": [1, 2],
        "reason": "went_out",
        "finished": True,
        "left": [[], [9]],
    }
