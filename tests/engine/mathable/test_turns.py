"""How a turn goes on and ends (M13 to M15, G7)."""

import pytest

from games.engine.core import Deadline, Timeout
from tests.engine.tabletop import MATHABLE, accepted, codes, news, play, position, refused


@pytest.mark.rule("M13")
@pytest.mark.parametrize(("began", "score"), [(6, 12), (7, 62), (8, 62)])
def test_playing_a_full_rack_earns_fifty(began: int, score: int) -> None:
    state = position(f"mode coach\nbegan {began}\nrack 12\nrack 4 5\nbag 3*9")
    assert MATHABLE.scores(play(state, "0: 12 i8 3x4")) == (score, 0)


@pytest.mark.rule("M13")
def test_a_token_drawn_on_the_way_must_be_played_too() -> None:
    state = play(position("mode coach\nbegan 7\nrack 4\nrack 5\nbag 3*8", tiles="i7=2"), "0: 4 j7 2x2")
    assert MATHABLE.scores(play(state, "0: end")) == (54, 0)
    assert MATHABLE.scores(play(state, "0: draw", "0: end")) == (4, 0)


@pytest.mark.rule("M14")
def test_the_rack_is_filled_to_seven() -> None:
    state = play(position("mode coach\nrack 1 5 5 5 5 5 12\nrack 4\nbag 9*8"), "0: 12 i8 3x4", "0: 1 i7 2-1")
    ruling = accepted(state, "0: end")
    assert ruling.state.racks[0] == (5, 5, 5, 5, 5, 9, 9)
    assert news(ruling, "refilled").facts == {"count": 2}


@pytest.mark.rule("M14")
def test_the_rack_is_filled_as_far_as_the_bag_lasts() -> None:
    state = play(position("mode coach\nrack 5 12\nrack 4\nbag 9 9"), "0: 12 i8 3x4", "0: end")
    assert (state.racks[0], state.bag) == ((5, 9, 9), ())


@pytest.mark.rule("M14")
def test_a_rack_above_seven_draws_nothing() -> None:
    state = play(position("mode coach\nrack 5 5 5 5 5 5 5 5 12\nrack 4\nbag 9 9"), "0: 12 i8 3x4")
    ruling = accepted(state, "0: end")
    assert len(ruling.state.racks[0]) == 8
    assert "refilled" not in codes(ruling)


@pytest.mark.rule("M14")
def test_an_empty_rack_ends_the_turn_by_itself() -> None:
    state = play(position("mode coach\nbegan 1\nrack 12\nrack 4\nbag 9*8"), "0: 12 i8 3x4")
    assert MATHABLE.to_move(state) == {1}


@pytest.mark.rule("M14")
def test_an_empty_rack_waits_for_the_extra_token() -> None:
    state = play(position("mode coach\nbegan 1\nrack 4\nrack 5\nbag 9*8", tiles="i7=2"), "0: 4 j7 2x2")
    assert MATHABLE.to_move(state) == {0}


@pytest.mark.rule("M15")
def test_an_exchange_draws_first_and_then_puts_back() -> None:
    ruling = accepted(position("mode coach\nrack 12 42\nrack 4 5\nbag 9"), "0: swap 42")
    assert (ruling.state.racks[0], ruling.state.bag) == ((9, 12), (42,))
    assert MATHABLE.to_move(ruling.state) == {1}


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("bag", "move", "code"),
    [
        ("9", "swap 12 42", "exchange_too_many"),
        ("", "swap 12", "exchange_too_many"),
        ("9", "swap", "exchange_empty"),
        ("9 9", "swap 12 12", "not_held"),
    ],
)
def test_an_exchange_that_cannot_be_is_refused(bag: str, move: str, code: str) -> None:
    assert refused(position(f"mode coach\nrack 12 42\nrack 4 5\nbag {bag}"), f"0: {move}").code == code


@pytest.mark.rule("M15")
def test_a_player_may_pass() -> None:
    state = play(position("mode coach\nrack 12 42\nrack 4 5\nbag 9"), "0: pass")
    assert MATHABLE.to_move(state) == {1}
    assert MATHABLE.scores(state) == (0, 0)


PASSING = position("mode referee\nrack 12 42\nrack 7 5\nbag 9 9")


@pytest.mark.rule("G7")
def test_the_game_ends_when_all_have_passed_twice_in_a_row() -> None:
    state = play(PASSING, "0: pass", "1: pass", "0: pass")
    assert MATHABLE.result(state) is None
    over = play(state, "house: timeout")
    assert over.table.ended == "passes"


@pytest.mark.rule("G7")
@pytest.mark.parametrize("other", ["swap 42", "42 i8 3+4", "12 i8 3x4"])
def test_an_exchange_a_false_claim_and_a_token_are_no_passes(other: str) -> None:
    state = play(PASSING, "0: pass", "1: pass", f"0: {other}")
    assert state.table.passes == 0
    assert MATHABLE.result(state) is None


@pytest.mark.rule("G7")
def test_a_turn_that_times_out_with_nothing_placed_is_a_pass() -> None:
    ruling = accepted(PASSING, "house: timeout")
    assert news(ruling, "passed").facts == {"timed_out": True}
    assert ruling.state.table.passes == 1


@pytest.mark.rule("G7")
def test_a_turn_that_times_out_with_tokens_placed_just_ends() -> None:
    state = play(PASSING, "0: 12 i8 3x4", "house: timeout")
    assert MATHABLE.to_move(state) == {1}
    assert (state.table.passes, MATHABLE.scores(state)) == (0, (12, 0))


@pytest.mark.rule("G5")
def test_only_the_house_moves_for_the_clock() -> None:
    assert refused(PASSING, "0: timeout").code == "not_the_house"


def test_the_clock_of_a_turn_runs_from_its_beginning() -> None:
    state = position("mode coach\nclock 60 10\nrack 12 42\nrack 7 5\nbag 9 9")
    assert MATHABLE.deadlines(state) == (Deadline(Timeout(), 0, 60_000),)
    passed = play(state, "0: pass", "1: 7 f8 3+4")
    assert MATHABLE.deadlines(passed) == (Deadline(Timeout(), 1, 60_000),)


def test_a_table_without_a_clock_waits_for_ever() -> None:
    assert MATHABLE.deadlines(PASSING) == ()
