"""Turns: exchanges, a sign alone, passes, the three modes, who comes and goes (R6, R9, R10, G1 to G7)."""

from fractions import Fraction

import pytest

from games.engine.core import Accepted, Attempt, Deadline, Timeout
from games.engine.variants.rigolade.options import LEVELS
from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import (
    PLENTY,
    RIGOLADE,
    accepted,
    lines,
    moves,
    play,
    position,
    refused,
    rule,
)
from tests.engine.seating import codes, news

FULL = "rack 1 2 3 4 5 6 8 | + - x /"


def table(mode: str, extra: str = "", rack: str = FULL) -> State:
    return position(f"mode {mode}\n{rack}\n{FULL}\n{PLENTY}\n{extra}")


SQUARE = """
    laid i11 across 2+4=6
    laid i9 down 2x2=4
    laid k9 down 1x4=4
    laid e13 across 1x4=4
    laid m9 down 2+6=8
    """
"""Down the columns i, k and m stand 4, 4 and 8 in row 13: only a sign is missing for 4 + 4 = 8."""


def sign_alone(mode: str = "referee", rack: str = FULL) -> State:
    return position(f"mode {mode}\n{rack}\n{FULL}\n{PLENTY}\n{SQUARE}")


@pytest.mark.rule("R9")
@pytest.mark.parametrize(("kind", "kept"), [("numbers", "signs"), ("signs", "numbers")])
def test_all_tiles_of_one_kind_are_exchanged_and_the_turn_passes(kind: str, kept: str) -> None:
    state = table("referee")
    after = play(state, f"0: swap {kind}")
    assert getattr(after.racks[0], kept) == getattr(state.racks[0], kept)
    assert len(getattr(after.racks[0], kind)) == len(getattr(state.racks[0], kind))
    assert after.table.turn == 1


@pytest.mark.rule("R9")
def test_an_exchange_is_free_to_who_could_play() -> None:
    assert any("=" in line for line in moves(table("referee"), 0))
    assert {"swap numbers", "swap signs"} <= set(moves(table("referee"), 0))


@pytest.mark.rule("R9")
def test_the_old_tiles_go_back_before_the_new_ones_are_drawn() -> None:
    """With one foreign tile in the bag, somebody who drew first would always get it."""
    states = [
        position(f'seed "{seed}"\nmode referee\nrack 1 2 4 4 8 8 8 | +\nrack 1 2 3 | +\nbag 9 | +*9')
        for seed in range(12)
    ]
    drawn = [9 in play(state, "0: swap numbers").racks[0].numbers for state in states]
    assert set(drawn) == {True, False}


@pytest.mark.rule("R9")
def test_as_many_are_drawn_as_were_given_back() -> None:
    state = position(f"mode referee\nrack 1 2 | + -\nrack 3 | +\n{PLENTY}")
    ruling = accepted(state, "0: swap numbers")
    assert dict(news(ruling, "exchanged").facts) == {"numbers": 2, "signs": 0}


@pytest.mark.rule("R9")
def test_nothing_can_be_exchanged_for_an_empty_bag_or_by_who_holds_none() -> None:
    state = position("mode referee\nrack 1 2 3 | \nrack 1 2 3 | +\nbag | +*9")
    assert refused(state, "0: swap numbers").code == "bag_empty"
    assert refused(state, "0: swap signs").code == "exchange_empty"
    assert moves(state, 0) == ["pass"]


@pytest.mark.rule("R10")
def test_a_sign_alone_scores_and_the_turn_goes_on() -> None:
    ruling = accepted(sign_alone(), "0: i13 across 4+4=8")
    assert news(ruling, "laid").facts["sign_alone"] is True
    assert (ruling.state.table.turn, ruling.state.table.scores) == (0, (8, 0))
    assert len(ruling.state.racks[0].signs) == 3


@pytest.mark.rule("R10")
def test_a_further_equation_follows_and_ends_the_turn() -> None:
    state = play(sign_alone(), "0: i13 across 4+4=8", "0: m13 across 8-2=6")
    assert (state.table.turn, state.table.scores) == (1, (8 + 16, 0))


@pytest.mark.rule("R10")
@pytest.mark.parametrize("kind", ["numbers", "signs"])
def test_or_an_exchange(kind: str) -> None:
    state = play(sign_alone(), "0: i13 across 4+4=8", f"0: swap {kind}")
    assert state.table.turn == 1
    assert (len(state.racks[0].numbers), len(state.racks[0].signs)) == (7, 4)


@pytest.mark.rule("R10")
def test_or_nothing() -> None:
    ruling = accepted(play(sign_alone(), "0: i13 across 4+4=8"), "0: end")
    assert news(ruling, "turn_ended").facts == {"points": 8}
    assert ruling.state.table.turn == 1


@pytest.mark.rule("R10")
def test_each_sign_alone_gives_the_right_again() -> None:
    second = "laid m11 across 6-2=4\nlaid o9 down 3x2=6\nlaid q9 down 8/4=2"
    both = position(f"mode referee\n{FULL}\n{FULL}\n{PLENTY}\n{SQUARE}\n{second}")
    state = play(both, "0: i13 across 4+4=8", "0: m13 across 8-6=2")
    assert (state.table.turn, state.table.scores) == (0, (8 + 16, 0))
    assert "swap numbers" in moves(state, 0)


@pytest.mark.rule("R10")
def test_a_turn_with_an_equation_is_not_passed_and_one_without_is_not_ended() -> None:
    assert refused(play(sign_alone(), "0: i13 across 4+4=8"), "0: pass").code == "already_laid"
    assert refused(sign_alone(), "0: end").code == "nothing_laid"


@pytest.mark.rule("R10")
def test_an_equation_with_an_own_number_gives_no_further_right() -> None:
    assert play(sign_alone(), "0: m13 across 8-2=6").table.turn == 1


@pytest.mark.rule("G1")
def test_every_equation_is_an_attempt() -> None:
    (attempt,) = accepted(table("referee"), "0: i11 across 8/2=4").attempts
    assert attempt == Attempt(0, "8 ÷ 2", Fraction(4), Fraction(4), correct=True)


@pytest.mark.rule("G2")
def test_a_coach_explains_and_nothing_is_lost() -> None:
    state = table("coach")
    refusal = refused(state, "0: i11 across 3x2=5")
    assert (refusal.code, refusal.rule) == ("false_claim", "R4")
    assert refusal.facts == {
        "at": "i11",
        "direction": "across",
        "expression": "3 × 2",
        "value": 6,
        "claimed": 5,
    }
    assert refusal.attempts == (Attempt(0, "3 × 2", Fraction(5), Fraction(6), correct=False),)
    assert isinstance(rule(state, "0: i11 across 3x2=6"), Accepted)


@pytest.mark.rule("G2")
def test_a_referee_takes_it_back_and_ends_the_turn_without_points() -> None:
    state = table("referee")
    ruling = accepted(state, "0: i11 across 3x2=5")
    assert codes(ruling) == ["false_claim"]
    assert news(ruling, "false_claim").facts["cost"] == "turn"
    assert ruling.state.racks == state.racks
    assert (ruling.state.laid, ruling.state.table.scores, ruling.state.table.turn) == ((), (0, 0), 1)
    assert not ruling.attempts[0].correct


@pytest.mark.rule("G2")
def test_what_was_scored_before_the_false_equation_stays() -> None:
    state = play(sign_alone(), "0: i13 across 4+4=8", "0: m13 across 8-2=5")
    assert (state.table.scores, state.table.turn) == ((8, 0), 1)
    assert "laid i13 across 4+4=8 by 0 ply 1" in lines(state, "laid")


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", ["coach", "referee", "challenge"])
def test_what_is_illegal_costs_nothing_in_any_mode(mode: str) -> None:
    refusal = refused(table(mode), "0: i11 across 7x1=7")
    assert (refusal.code, dict(refusal.facts), refusal.attempts) == ("not_held", {"tile": "7"}, ())


@pytest.mark.rule("G2")
def test_the_same_tile_cannot_be_laid_twice() -> None:
    assert refused(table("referee"), "0: i11 across 3+3=6").facts == {"tile": "3"}


@pytest.mark.rule("G8")
def test_a_sign_that_the_level_does_not_have_cannot_be_held() -> None:
    assert LEVELS[1].operations == ("+", "-")
    assert refused(table("coach", rack="rack 1 2 3 | + -"), "0: i11 across 1x2=3").code == "not_held"


@pytest.mark.rule("G2")
def test_a_division_by_zero_is_false_and_has_no_value() -> None:
    state = position(f"mode coach\nrack 0 5 5 | /\nrack 1 | +\n{PLENTY}")
    refusal = refused(state, "0: i11 across 5/0=5")
    assert (refusal.code, refusal.facts["value"]) == ("false_claim", None)
    assert refusal.attempts[0].value is None


@pytest.mark.rule("G7")
def test_a_timeout_is_a_pass_unless_a_sign_was_laid() -> None:
    passed = accepted(table("referee"), "house: timeout")
    assert news(passed, "passed").facts == {"timed_out": True}
    assert (passed.state.table.passes, passed.state.table.turn) == (1, 1)
    ended = accepted(play(sign_alone(), "0: i13 across 4+4=8"), "house: timeout")
    assert (codes(ended)[0], ended.state.table.passes) == ("turn_ended", 0)


@pytest.mark.rule("G7")
def test_an_exchange_and_a_false_equation_are_no_passes() -> None:
    state = play(table("referee"), "0: pass", "1: swap signs")
    assert state.table.passes == 0
    assert play(table("referee"), "0: pass", "1: i11 across 3x2=5").table.passes == 0


@pytest.mark.rule("G5")
def test_a_clock_counts_from_the_beginning_of_the_turn() -> None:
    state = RIGOLADE.start(2, "a", LEVELS[5])
    assert RIGOLADE.deadlines(state) == (Deadline(Timeout(), 0, 60_000),)


@pytest.mark.rule("G6")
def test_the_tiles_of_who_leaves_go_back_to_the_bags() -> None:
    state = position(f"mode referee\n{FULL}\n{FULL}\n{FULL}\n{PLENTY}")
    gone = play(state, "1: leave 1")
    assert not gone.racks[1].numbers
    assert not gone.racks[1].signs
    assert (len(gone.numbers), len(gone.signs)) == (54 + 7, 40 + 4)
    assert play(gone, "0: pass").table.turn == 2


@pytest.mark.rule("G6")
def test_who_leaves_in_their_turn_passes_it_on() -> None:
    state = position(f"mode referee\n{FULL}\n{FULL}\n{FULL}\n{PLENTY}")
    assert play(state, "0: leave 0").table.turn == 1


@pytest.mark.rule("G6")
def test_with_fewer_than_two_the_match_stops_unfinished() -> None:
    stopped = play(table("referee"), "0: leave 0")
    result = RIGOLADE.result(stopped)
    assert result is not None
    assert (result.reason, result.finished) == ("abandoned", False)


@pytest.mark.rule("G6")
def test_a_bot_holds_a_seat_and_gives_it_back() -> None:
    held = play(table("referee"), "house: hold 1")
    assert held.table.held == (1,)
    assert play(held, "house: return 1").table.held == ()
    assert refused(table("referee"), "0: hold 1").code == "not_the_house"
