"""Challenge mode (G2, G3, M17)."""

from fractions import Fraction

import pytest

from games.engine.core import Attempt, AttemptKind, Close, Deadline, Grace
from games.engine.variants.mathable.state import State
from tests.engine.tabletop import MATHABLE, accepted, codes, kinds, news, play, position, refused, tiles

TWO = position(
    """
    rack 1 5 5 5 7 12 13
    rack 2 6
    bag 3*20
    """
)
FALSE_FIRST = play(TWO, "0: 13 i8 3x4", "0: end")
FALSE_SECOND = play(TWO, "0: 7 f8 3+4", "0: 13 i8 3x4", "0: 1 f7 2-1", "0: end")
TRUE = play(TWO, "0: 12 i8 3x4", "0: end")


@pytest.fixture
def three() -> State:
    """Seat 0 has claimed that 3 × 4 is 13; seat 1 is next."""
    state = position("rack 1 5 5 5 7 12 13\nrack 2 6\nrack 2 6\nbag 3*20")
    return play(state, "0: 13 i8 3x4", "0: end")


@pytest.mark.rule("G2")
def test_a_false_claim_stands_and_scores_like_a_true_one() -> None:
    ruling = accepted(TWO, "0: 13 i8 3x4")
    assert news(ruling, "placed").facts["equations"] == ["3 × 4 = 13"]
    assert MATHABLE.scores(ruling.state) == (13, 0)
    assert not ruling.attempts[0].correct


@pytest.mark.rule("G2")
def test_the_window_opens_when_the_turn_ends_and_nothing_follows_before_it_closes() -> None:
    assert MATHABLE.to_move(TRUE) == {1}
    assert len(TRUE.racks[0]) == 6
    assert len(play(TRUE, "1: accept").racks[0]) == 7


@pytest.mark.rule("M13")
def test_the_bonus_follows_the_window() -> None:
    ended = play(position("began 7\nrack 12\nrack 2\nbag 3*20"), "0: 12 i8 3x4")
    assert MATHABLE.scores(ended) == (12, 0)
    assert MATHABLE.scores(play(ended, "1: accept")) == (62, 0)


@pytest.mark.rule("M18")
def test_the_end_of_the_game_follows_the_window() -> None:
    ended = play(position("rack 13\nrack 2"), "0: 13 i8 3x4")
    assert MATHABLE.result(ended) is None
    assert play(ended, "1: doubt 0").racks[0] == (13,)
    assert play(ended, "1: accept").table.ended == "went_out"


@pytest.mark.rule("M17")
def test_a_false_token_returns_and_its_points_are_lost() -> None:
    ruling = accepted(FALSE_FIRST, "1: doubt 0")
    assert codes(ruling) == ["challenged", "window_closed"]
    assert news(ruling, "challenged").facts == {
        "step": 0,
        "token": 13,
        "at": "i8",
        "expression": "3 × 4",
        "value": 12,
        "claimed": 13,
        "upheld": True,
        "by": 1,
        "lost": 13,
    }
    assert ruling.state.racks[0] == TWO.racks[0]
    assert (tiles(ruling.state), MATHABLE.scores(ruling.state)) == ("", (0, 0))
    assert ruling.state.table.turn == 1


@pytest.mark.rule("M17")
def test_what_was_placed_after_it_returns_too_and_what_came_before_stays() -> None:
    state = play(FALSE_SECOND, "1: doubt 1")
    assert tiles(state) == "f8=7"
    assert state.racks[0] == (1, 5, 5, 5, 12, 13)
    assert MATHABLE.scores(state) == (7, 0)


@pytest.mark.rule("M17")
def test_earlier_tokens_can_still_be_challenged() -> None:
    state = play(FALSE_SECOND, "1: doubt 1")
    assert MATHABLE.to_move(state) == {1}
    assert not news(accepted(state, "1: doubt 0"), "challenged").facts["upheld"]
    assert play(state, "1: accept").table.turn == 1


@pytest.mark.rule("M17")
def test_extra_tokens_drawn_with_it_and_after_it_go_back_to_the_bag() -> None:
    start = position("rack 5 5 5 5 5 5 5 17\nrack 2\nbag 3", tiles="i8=12")
    state = play(start, "0: 17 j8 4+12", "0: draw", "0: 3 g6 3/1", "0: end", "1: doubt 0")
    assert state.racks == start.racks
    assert state.bag == (3,)
    assert tiles(state) == "i8=12"


@pytest.mark.rule("M17")
def test_a_wrong_challenge_costs_nothing_and_is_made_once() -> None:
    ruling = accepted(TRUE, "1: doubt 0")
    assert MATHABLE.scores(ruling.state) == (12, 0)
    assert MATHABLE.to_move(ruling.state) == {1}
    assert refused(ruling.state, "1: doubt 0").code == "already_checked"


@pytest.mark.rule("M17")
def test_a_turn_taken_back_is_not_a_pass() -> None:
    assert play(FALSE_FIRST, "1: doubt 0").table.passes == 0


@pytest.mark.rule("G3")
@pytest.mark.parametrize(("state", "correct"), [(FALSE_FIRST, True), (TRUE, False)])
def test_a_challenge_is_a_check_that_is_right_or_wrong(state: State, correct: bool) -> None:
    (attempt,) = accepted(state, "1: doubt 0").attempts
    assert (attempt.seat, attempt.kind, attempt.correct) == (1, AttemptKind.CHALLENGE, correct)
    assert attempt.expression == "3 × 4"


@pytest.mark.rule("G3")
def test_a_false_claim_left_standing_is_an_oversight_of_every_rival(three: State) -> None:
    overlooked = [
        Attempt(seat, "3 × 4", Fraction(13), Fraction(12), correct=False, kind=AttemptKind.OVERSIGHT)
        for seat in (1, 2)
    ]
    assert list(accepted(three, "house: close").attempts) == overlooked


@pytest.mark.rule("G3")
def test_whoever_had_accepted_a_claim_that_then_proves_false_overlooked_it(three: State) -> None:
    attempts = accepted(play(three, "2: accept"), "1: doubt 0").attempts
    assert [(attempt.seat, attempt.kind) for attempt in attempts] == [
        (1, AttemptKind.CHALLENGE),
        (2, AttemptKind.OVERSIGHT),
    ]


@pytest.mark.rule("G3")
def test_a_true_claim_left_standing_is_no_attempt() -> None:
    assert accepted(TRUE, "1: accept").attempts == ()


@pytest.mark.rule("G2")
def test_the_window_closes_when_every_rival_has_accepted(three: State) -> None:
    state = play(three, "2: accept")
    assert MATHABLE.to_move(state) == {1}
    assert play(state, "1: accept").table.window is None


@pytest.mark.rule("G2")
def test_the_next_players_own_move_accepts_and_closes() -> None:
    ruling = accepted(TRUE, "1: 2 h9 4/2")
    assert codes(ruling) == ["window_closed", "refilled", "placed"]
    assert ruling.state.table.turn == 1


@pytest.mark.rule("G2")
def test_the_next_player_waits_for_the_others(three: State) -> None:
    assert refused(three, "1: 2 h9 4/2").code == "wait_for_others"
    assert accepted(play(three, "2: accept"), "1: 2 h9 4/2").state.table.turn == 1
    assert accepted(play(three, "house: grace"), "1: 2 h9 4/2").state.table.turn == 1


@pytest.mark.rule("G2")
def test_a_next_player_who_has_accepted_may_act_after_the_grace(three: State) -> None:
    accepted_early = play(three, "1: accept")
    assert MATHABLE.to_move(accepted_early) == {2}
    graced = play(accepted_early, "house: grace")
    assert MATHABLE.to_move(graced) == {1, 2}
    assert "place" in kinds(graced, 1)


@pytest.mark.rule("G2")
def test_another_rival_does_not_act_for_the_next_player(three: State) -> None:
    assert refused(play(three, "house: grace"), "2: 2 h9 4/2").code == "not_your_turn"


@pytest.mark.rule("G2")
def test_a_move_that_finds_the_game_over_serves_as_acceptance_only() -> None:
    ended = play(position("rack 12\nrack 2"), "0: 12 i8 3x4")
    ruling = accepted(ended, "1: 2 h9 4/2")
    assert ruling.state.table.ended == "went_out"
    assert ruling.state.racks[1] == (2,)


@pytest.mark.rule("G2")
def test_a_next_player_who_may_act_has_a_move_even_if_closing_ends_the_game() -> None:
    ended = play(position("rack 12\nrack 2\nrack 2"), "0: 12 i8 3x4", "1: accept", "house: grace")
    assert kinds(ended, 1) == {"pass"}
    assert play(ended, "1: pass").table.ended == "went_out"


@pytest.mark.rule("G2")
def test_the_window_has_its_time_and_the_next_player_a_wait(three: State) -> None:
    grace, close = Deadline(Grace(), three.ply, 5000), Deadline(Close(), three.ply, 10_000)
    assert MATHABLE.deadlines(three) == (grace, close)
    assert MATHABLE.deadlines(play(three, "house: grace")) == (Deadline(Close(), three.ply, 10_000),)
    assert MATHABLE.deadlines(TRUE) == (Deadline(Close(), TRUE.ply, 10_000),)


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0: accept", "own_claim"),
        ("0: doubt 0", "own_claim"),
        ("1: doubt 7", "no_such_step"),
        ("house: timeout", "window_open"),
        ("1: close", "not_the_house"),
    ],
)
def test_what_cannot_be_done_in_a_window_is_refused(line: str, code: str) -> None:
    assert refused(TRUE, line).code == code


@pytest.mark.rule("G2")
@pytest.mark.parametrize("line", ["1: accept", "1: doubt 0", "house: close", "house: grace"])
def test_without_a_window_there_is_nothing_to_check(line: str) -> None:
    assert refused(TWO, line).code == "no_window"


@pytest.mark.rule("G2")
def test_an_accepted_turn_is_accepted_for_good(three: State) -> None:
    assert refused(play(three, "2: accept"), "2: doubt 0").code == "already_accepted"


@pytest.mark.rule("G2")
def test_only_false_claims_are_offered_for_challenge() -> None:
    assert "challenge" in kinds(FALSE_FIRST, 1)
    assert "challenge" not in kinds(TRUE, 1)


@pytest.mark.rule("G4")
def test_the_view_of_a_window_does_not_tell_whether_a_claim_is_true() -> None:
    honest, false = (
        MATHABLE.view(play(TWO, f"0: {token} i8 3x4", "0: end"), 1)["steps"] for token in (12, 13)
    )
    assert str(honest).replace("12", "13") == str(false)
