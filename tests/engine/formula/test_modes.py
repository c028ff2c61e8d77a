"""Coach, referee, challenge; who comes and goes (G1 to G7)."""

from fractions import Fraction

import pytest

from games.engine.core import Accepted, Attempt, AttemptKind, Close, Deadline, Grace, Timeout
from games.engine.variants.formula.options import LEVELS
from tests.engine.formula.tabletop import (
    FORMULA,
    PILE,
    accepted,
    lying,
    moves,
    play,
    position,
    refused,
    rule,
    table,
)
from tests.engine.seating import codes, news

START = table("2 + 4 = 6", "7 8 9", mode="challenge")
FALSE = play(START, "0: _ + _ = 7")
TRUE = play(START, "0: _ x _ = 8")
THREE = position(f"hand 7 8 9\nhand 1 2 3\nhand 1 2 3\n{PILE}\nlies 2 + 4 = 6")
OPEN = play(THREE, "0: _ + _ = 7")


@pytest.mark.rule("G1")
def test_every_formula_is_an_attempt() -> None:
    (attempt,) = accepted(table("2 + 4 = 6", "8 9"), "0: _ x _ = 8").attempts
    assert attempt == Attempt(0, "2 × 4", Fraction(8), Fraction(8), correct=True)


@pytest.mark.rule("G2")
def test_a_coach_explains_and_nothing_is_lost() -> None:
    state = table("2 + 4 = 6", "7 8", mode="coach")
    refusal = refused(state, "0: _ + _ = 7")
    assert (refusal.code, refusal.rule) == ("false_claim", "F4")
    assert refusal.facts == {"expression": "2 + 4", "value": 6, "claimed": 7}
    assert refusal.attempts == (Attempt(0, "2 + 4", Fraction(7), Fraction(6), correct=False),)
    assert isinstance(rule(state, "0: _ x _ = 8"), Accepted)


@pytest.mark.rule("G2")
def test_a_referee_takes_it_back_with_one_card_drawn() -> None:
    ruling = accepted(table("2 + 4 = 6", "7 8"), "0: _ + _ = 7")
    assert codes(ruling) == ["false_claim", "drew"]
    assert news(ruling, "false_claim").facts["cost"] == "card"
    assert (lying(ruling.state), len(ruling.state.hands[0]), ruling.state.table.turn) == ("2 + 4 = 6", 3, 1)


@pytest.mark.rule("G2")
def test_without_a_card_to_draw_the_turn_is_lost_all_the_same() -> None:
    state = position("mode referee\nhand 7 8\nhand 1 2\nlies 2 + 4 = 6")
    after = play(state, "0: _ + _ = 7")
    assert (after.hands[0], after.table.turn, after.table.passes) == (("7", "8"), 1, 0)


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", ["coach", "referee", "challenge"])
def test_what_is_illegal_costs_nothing_in_any_mode(mode: str) -> None:
    refusal = refused(table("2 + 4 = 6", "7 8", mode=mode), "0: _ + _ = 6")
    assert (refusal.code, dict(refusal.facts), refusal.attempts) == ("not_held", {"card": "6"}, ())


@pytest.mark.rule("G2")
def test_in_challenge_mode_a_false_formula_stands() -> None:
    ruling = accepted(START, "0: _ + _ = 7")
    assert codes(ruling) == ["laid", "window_opened"]
    assert (lying(ruling.state), FORMULA.to_move(ruling.state)) == ("2 + 4 = 7", frozenset({1}))
    assert not ruling.attempts[0].correct


@pytest.mark.rule("G2")
def test_a_doubt_that_is_right_brings_the_old_formula_back_with_one_card_drawn() -> None:
    ruling = accepted(FALSE, "1: doubt 0")
    assert codes(ruling) == ["challenged", "window_closed", "drew"]
    assert news(ruling, "challenged").facts == {
        "step": 0,
        "expression": "2 + 4",
        "value": 6,
        "claimed": 7,
        "upheld": True,
        "by": 1,
        "lost": 0,
    }
    state = ruling.state
    assert (lying(state), state.covered, state.table.turn) == ("2 + 4 = 6", (), 1)
    assert len(state.hands[0]) == 4
    assert set(state.hands[0]) >= {"7", "8", "9"}


@pytest.mark.rule("G2")
def test_points_of_a_doubted_formula_are_lost() -> None:
    points = "limits 7 2 none\nmatch 5 250\nextras points"
    state = play(table("2 + 4 = 6", "7 8 9", points, mode="challenge"), "0: _ + _ = 7")
    assert FORMULA.scores(state) == (7, 0)
    assert FORMULA.scores(play(state, "1: doubt 0")) == (0, 0)


@pytest.mark.rule("G3")
def test_a_doubt_is_an_attempt_of_who_doubts() -> None:
    (right,) = accepted(FALSE, "1: doubt 0").attempts
    assert right == Attempt(1, "2 + 4", Fraction(7), Fraction(6), True, AttemptKind.CHALLENGE)
    (wrong,) = accepted(TRUE, "1: doubt 0").attempts
    assert wrong == Attempt(1, "2 × 4", Fraction(8), Fraction(8), False, AttemptKind.CHALLENGE)


@pytest.mark.rule("G2")
def test_a_doubt_that_is_wrong_costs_nothing_and_is_made_once() -> None:
    doubted = play(TRUE, "1: doubt 0")
    assert (lying(doubted), len(doubted.hands[1])) == ("2 × 4 = 8", 5)
    assert refused(doubted, "1: doubt 0").code == "already_checked"
    assert play(doubted, "1: accept").table.turn == 1


@pytest.mark.rule("G3")
def test_a_false_formula_that_passes_is_recorded_for_all_who_let_it() -> None:
    closing = accepted(play(OPEN, "1: accept"), "2: accept")
    assert closing.attempts == tuple(
        Attempt(seat, "2 + 4", Fraction(7), Fraction(6), False, AttemptKind.OVERSIGHT) for seat in (1, 2)
    )
    assert lying(closing.state) == "2 + 4 = 7"


@pytest.mark.rule("G3")
def test_who_accepted_before_another_doubted_has_overlooked_it() -> None:
    ruling = accepted(play(OPEN, "1: accept"), "2: doubt 0")
    assert [(attempt.seat, attempt.kind) for attempt in ruling.attempts] == [
        (2, AttemptKind.CHALLENGE),
        (1, AttemptKind.OVERSIGHT),
    ]


@pytest.mark.rule("G2")
def test_the_next_player_waits_until_the_others_have_looked() -> None:
    assert refused(OPEN, "1: pass").code == "wait_for_others"
    assert play(OPEN, "house: grace", "1: pass").table.turn == 2
    assert play(OPEN, "2: accept", "1: pass").table.turn == 2
    assert FORMULA.deadlines(OPEN) == (Deadline(Grace(), 1, 5000), Deadline(Close(), 1, 10_000))


@pytest.mark.rule("G2")
def test_the_next_players_own_move_accepts() -> None:
    ruling = accepted(FALSE, "1: pass")
    assert codes(ruling)[0] == "window_closed"
    assert [attempt.kind for attempt in ruling.attempts] == [AttemptKind.OVERSIGHT]


@pytest.mark.rule("G2")
def test_going_out_follows_the_window() -> None:
    last = play(position(f"hand 7\nhand 1 2\n{PILE}\nlies 2 + 4 = 6"), "0: _ + _ = 7")
    assert FORMULA.result(last) is None
    assert play(last, "1: accept").table.ended == "went_out"
    assert play(last, "1: doubt 0").table.ended is None


@pytest.mark.rule("G2")
def test_a_move_that_closes_the_round_serves_as_acceptance_only() -> None:
    state = position(f"match 3 250\nhand 8\nhand 1 2\n{PILE}\nlies 2 + 4 = 6")
    last = play(state, "0: _ x _ = 8")
    assert moves(last, 1) == ["accept"]
    after = play(last, "1: pass")
    assert (len(after.rounds), [len(hand) for hand in after.hands]) == (1, [7, 7])


@pytest.mark.rule("G2")
def test_nobody_doubts_the_own_claim_or_what_is_not_there() -> None:
    assert refused(FALSE, "0: doubt 0").code == "own_claim"
    assert refused(FALSE, "1: doubt 1").code == "no_such_step"
    assert refused(START, "1: doubt 0").code == "no_window"


@pytest.mark.rule("G2")
def test_a_legal_doubt_is_one_of_something_false() -> None:
    assert {"accept", "doubt 0"} <= set(moves(FALSE, 1))
    assert "doubt 0" not in moves(TRUE, 1)


@pytest.mark.rule("F10")
def test_who_is_out_neither_plays_nor_checks() -> None:
    hands = "hand\nhand 8 9\nhand 1 2 3"
    state = position(f"extras play_on\nout 0\n{hands}\n{PILE}\nlies 2 + 4 = 6\nturn 1 since 0")
    laid = play(state, "1: _ x _ = 8")
    assert FORMULA.to_move(laid) == {2}
    assert refused(laid, "0: accept").code == "already_accepted"
    assert play(laid, "2: accept").table.turn == 2


@pytest.mark.rule("G7")
def test_a_timeout_draws_a_card() -> None:
    ruling = accepted(table("2 + 4 = 6", "8 9"), "house: timeout")
    assert news(ruling, "passed").facts == {"timed_out": True}
    assert (len(ruling.state.hands[0]), ruling.state.table.turn) == (3, 1)


@pytest.mark.rule("G5")
def test_a_clock_counts_from_the_beginning_of_the_turn() -> None:
    assert FORMULA.deadlines(FORMULA.start(2, "a", LEVELS[5])) == (Deadline(Timeout(), 0, 60_000),)


@pytest.mark.rule("G6")
def test_the_cards_of_who_leaves_go_under_the_pile() -> None:
    gone = play(THREE, "1: leave 1")
    assert (gone.hands[1], gone.under) == ((), ("1", "2", "3"))
    assert play(play(THREE, "0: leave 0"), "1: pass").table.turn == 2


@pytest.mark.rule("G6")
def test_who_left_is_placed_last() -> None:
    result = FORMULA.result(play(THREE, "2: leave 2", "0: _ x _ = 8", "1: leave 1"))
    assert result is not None
    assert (result.reason, result.finished) == ("abandoned", False)
    last = play(position(f"mode referee\nhand 8\nhand 1 2\nhand 1\n{PILE}\nlies 2 + 4 = 6"), "2: leave 2")
    result = FORMULA.result(play(last, "0: _ x _ = 8"))
    assert result is not None
    assert result.places == (1, 2, 3)


@pytest.mark.rule("G6")
def test_nobody_plays_on_alone() -> None:
    hands = "hand\nhand 8 9\nhand 1 2 3"
    state = position(f"mode referee\nextras play_on\nout 0\n{hands}\n{PILE}\nlies 2 + 4 = 6\nturn 1 since 0")
    result = FORMULA.result(play(state, "2: leave 2"))
    assert result is not None
    assert (result.reason, result.places) == ("went_out", (1, 2, 3))


@pytest.mark.rule("G6")
def test_a_window_outlives_the_player_who_left() -> None:
    left = play(OPEN, "0: leave 0")
    assert FORMULA.to_move(left) == {1, 2}
    doubted = play(left, "2: doubt 0")
    assert (lying(doubted), doubted.hands[0], doubted.table.turn) == ("2 + 4 = 6", (), 1)
    assert play(OPEN, "1: accept", "2: leave 2").table.window is None


@pytest.mark.rule("G6")
def test_equal_hands_share_the_place() -> None:
    state = position(f"mode referee\nhand 8\nhand 1 2\nhand 1 2\n{PILE}\nlies 2 + 4 = 6")
    result = FORMULA.result(play(state, "0: _ x _ = 8"))
    assert result is not None
    assert result.places == (1, 2, 2)
