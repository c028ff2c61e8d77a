"""Challenge mode (G2, G3)."""

from fractions import Fraction

import pytest

from games.engine.core import Attempt, AttemptKind, Close, Deadline, Grace
from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import PLENTY, RIGOLADE, accepted, lines, moves, play, position, refused
from tests.engine.rigolade.test_turns import FULL, sign_alone
from tests.engine.seating import codes, news

TWO = position(f"{FULL}\n{FULL}\n{PLENTY}")
THREE = position(f"{FULL}\n{FULL}\n{FULL}\n{PLENTY}")
FALSE = play(TWO, "0: i11 across 3x2=5")
TRUE = play(TWO, "0: i11 across 3x2=6")
OPEN = play(THREE, "0: i11 across 3x2=5")


def false_sign(*later: str) -> State:
    """Seat 0 laid a false sign alone, and more after it."""
    return play(sign_alone("challenge"), "0: i13 across 4x4=8", *later)


@pytest.mark.rule("G2")
def test_a_false_equation_stands_and_scores_like_a_true_one() -> None:
    ruling = accepted(TWO, "0: i11 across 3x2=5")
    assert codes(ruling) == ["laid", "turn_ended", "window_opened"]
    assert ruling.state.table.scores == (15, 0)
    assert ruling.attempts == (Attempt(0, "3 × 2", Fraction(5), Fraction(6), correct=False),)


@pytest.mark.rule("G2")
def test_refill_and_the_next_turn_wait_for_the_window() -> None:
    assert (len(TRUE.racks[0].numbers), RIGOLADE.to_move(TRUE)) == (4, frozenset({1}))
    closed = play(TRUE, "1: accept")
    assert (len(closed.racks[0].numbers), closed.table.turn) == (7, 1)


@pytest.mark.rule("G2")
def test_a_doubt_that_is_right_takes_everything_back_and_ends_the_turn() -> None:
    ruling = accepted(FALSE, "1: doubt 0")
    assert codes(ruling) == ["challenged", "window_closed"]
    assert news(ruling, "challenged").facts == {
        "step": 0,
        "at": "i11",
        "direction": "across",
        "expression": "3 × 2",
        "value": 6,
        "claimed": 5,
        "upheld": True,
        "by": 1,
        "lost": 15,
    }
    assert ruling.state.racks == TWO.racks
    assert (ruling.state.laid, ruling.state.table.scores, ruling.state.table.turn) == ((), (0, 0), 1)


@pytest.mark.rule("G3")
def test_a_doubt_is_an_attempt_of_who_doubts() -> None:
    (right,) = accepted(FALSE, "1: doubt 0").attempts
    assert right == Attempt(1, "3 × 2", Fraction(5), Fraction(6), True, AttemptKind.CHALLENGE)
    (wrong,) = accepted(TRUE, "1: doubt 0").attempts
    assert wrong == Attempt(1, "3 × 2", Fraction(6), Fraction(6), False, AttemptKind.CHALLENGE)


@pytest.mark.rule("G2")
def test_a_doubt_that_is_wrong_costs_nothing_and_is_made_once() -> None:
    doubted = play(TRUE, "1: doubt 0")
    assert doubted.table.scores == (18, 0)
    assert doubted.table.window is not None
    assert refused(doubted, "1: doubt 0").code == "already_checked"
    assert play(doubted, "1: accept").table.turn == 1


@pytest.mark.rule("G3")
def test_a_false_equation_that_passes_is_recorded_for_all_who_let_it() -> None:
    closing = accepted(play(OPEN, "1: accept"), "2: accept")
    assert closing.attempts == tuple(
        Attempt(seat, "3 × 2", Fraction(5), Fraction(6), False, AttemptKind.OVERSIGHT) for seat in (1, 2)
    )
    assert closing.state.table.scores == (15, 0, 0)


@pytest.mark.rule("G3")
def test_who_accepted_before_another_doubted_has_overlooked_it() -> None:
    ruling = accepted(play(OPEN, "1: accept"), "2: doubt 0")
    assert [(attempt.seat, attempt.kind, attempt.correct) for attempt in ruling.attempts] == [
        (2, AttemptKind.CHALLENGE, True),
        (1, AttemptKind.OVERSIGHT, False),
    ]


@pytest.mark.rule("G2")
def test_the_next_players_own_move_accepts() -> None:
    ruling = accepted(FALSE, "1: pass")
    assert codes(ruling)[:1] == ["window_closed"]
    assert [attempt.kind for attempt in ruling.attempts] == [AttemptKind.OVERSIGHT]
    assert ruling.state.table.turn == 0


@pytest.mark.rule("G2")
def test_the_next_player_waits_until_the_others_have_looked() -> None:
    assert refused(OPEN, "1: pass").code == "wait_for_others"
    assert play(OPEN, "house: grace", "1: pass").table.turn == 2
    assert play(OPEN, "2: accept", "1: pass").table.turn == 2
    assert RIGOLADE.deadlines(OPEN) == (Deadline(Grace(), 1, 5000), Deadline(Close(), 1, 10_000))


@pytest.mark.rule("G2")
def test_a_refused_move_leaves_the_window_open() -> None:
    assert refused(FALSE, "1: a1 across 1+2=3").code == "not_joined"
    assert FALSE.table.window is not None


@pytest.mark.rule("G2")
def test_nobody_doubts_the_own_claim_or_what_is_not_there() -> None:
    assert refused(FALSE, "0: doubt 0").code == "own_claim"
    assert refused(FALSE, "1: doubt 1").code == "no_such_step"
    assert refused(TWO, "1: doubt 0").code == "no_window"


@pytest.mark.rule("R10")
def test_a_doubted_sign_alone_takes_back_what_came_after_it() -> None:
    state = false_sign("0: m13 across 8-2=6")
    assert state.table.scores == (24 + 16, 0)
    back = play(state, "1: doubt 0")
    assert back.racks == sign_alone().racks
    assert (lines(back, "laid"), back.table.scores) == (lines(sign_alone(), "laid"), (0, 0))


@pytest.mark.rule("R10")
def test_what_came_before_the_false_equation_stays_and_can_still_be_doubted() -> None:
    state = play(sign_alone("challenge"), "0: i13 across 4+4=8", "0: m13 across 8-2=5", "1: doubt 1")
    assert (state.table.scores, state.table.turn) == ((8, 0), 0)
    assert RIGOLADE.to_move(state) == {1}
    assert play(state, "1: doubt 0", "1: accept").table.turn == 1


@pytest.mark.rule("R10")
def test_an_exchange_after_a_sign_alone_waits_and_is_off_if_the_sign_was_false() -> None:
    asked = false_sign("0: swap numbers")
    assert asked.racks[0].numbers == sign_alone().racks[0].numbers
    assert play(asked, "1: doubt 0").racks[0] == sign_alone().racks[0]
    assert asked.exchange == "numbers"
    done = accepted(asked, "1: accept")
    assert news(done, "exchanged").facts == {"numbers": 7, "signs": 0}
    assert done.state.exchange is None


@pytest.mark.rule("G2")
def test_the_end_of_the_game_follows_the_window() -> None:
    last = play(position("rack 1 2 3 | +\nrack 9 | -"), "0: i11 across 1+2=3")
    assert RIGOLADE.result(last) is None
    assert play(last, "1: accept").table.ended == "went_out"
    assert play(last, "1: pass").table.ended == "went_out"


@pytest.mark.rule("G2")
def test_a_legal_doubt_is_one_of_something_false() -> None:
    assert {"accept", "doubt 0"} <= set(moves(FALSE, 1))
    assert "doubt 0" not in moves(TRUE, 1)
    assert moves(FALSE, 0) == []


@pytest.mark.rule("G6")
def test_a_window_outlives_the_player_who_left() -> None:
    left = play(OPEN, "0: leave 0")
    assert RIGOLADE.to_move(left) == {1, 2}
    doubted = play(left, "2: doubt 0")
    assert (doubted.laid, doubted.table.turn, doubted.racks[0].numbers) == ((), 1, ())


@pytest.mark.rule("G6")
def test_nobody_waits_for_a_rival_who_left() -> None:
    assert play(OPEN, "1: accept", "2: leave 2").table.window is None
