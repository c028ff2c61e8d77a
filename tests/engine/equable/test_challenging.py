"""The three modes and the time to challenge (G2, G3, E17)."""

import pytest

from games.engine.core import AttemptKind, Close, Deadline, Grace
from games.engine.variants.equable.state import State
from tests.engine.equable.tabletop import EQUABLE, PLENTY, accepted, play, position, read, refused, rival
from tests.engine.seating import codes, news

TRUE, FALSE = "0: f9> 7+1=8", "0: f9> 7+1=9"
POINTS = 2 * (5 + 2 + 1 + 1 + 5)  # of 7 + 1 = 8 over the star
FALSE_POINTS = 2 * (5 + 2 + 1 + 1 + 8)


def table(*standing: str, seats: int = 2) -> State:
    others = "\n".join(["rack 0 2 2 3 +"] * (seats - 1))
    return position(f"mode challenge\nrack 0 1 3 7 8 9 + -\n{others}\n{PLENTY}", *standing)


@pytest.mark.rule("G2")
def test_in_coach_mode_a_false_play_is_explained_and_costs_nothing() -> None:
    ruling = refused(rival("1789+", options="mode coach"), FALSE)
    assert (ruling.code, ruling.rule) == ("false_claim", "E10")
    assert ruling.facts["sides"] == [{"expression": "7 + 1", "value": 8}, {"expression": "9", "value": 9}]
    assert [attempt.correct for attempt in ruling.attempts] == [False]


@pytest.mark.rule("G2")
@pytest.mark.rule("E17")
def test_in_referee_mode_a_false_play_costs_the_turn_and_nobody_gets_50() -> None:
    state = rival("1789+")
    ruling = accepted(state, FALSE)
    assert news(ruling, "false_claim").facts["cost"] == "turn"
    assert (ruling.state.table.turn, ruling.state.table.scores) == (1, (0, 0))
    assert (ruling.state.racks, ruling.state.tiles, ruling.state.equals) == (state.racks, (), 20)
    assert [attempt.correct for attempt in ruling.attempts] == [False]


@pytest.mark.rule("G2")
@pytest.mark.parametrize("line", [TRUE, FALSE])
def test_in_challenge_mode_a_play_stands_true_or_not_and_the_refill_waits(line: str) -> None:
    ruling = accepted(table(), line)
    assert codes(ruling) == ["laid", "window_opened"]
    assert len(ruling.state.racks[0]) == 4
    assert EQUABLE.to_move(ruling.state) == {1}
    assert EQUABLE.deadlines(ruling.state) == (Deadline(Close(), 1, 10_000),)


@pytest.mark.rule("G2")
def test_bonus_and_refill_follow_when_all_have_accepted() -> None:
    laid = play(table("f9> 2=2"), "0: i9> +0")
    assert laid.table.scores == (8, 0)
    ruling = accepted(laid, "1: accept")
    assert codes(ruling) == ["accepted", "window_closed", "lengthened", "refilled"]
    assert ruling.state.table.scores == (8 + 20, 0)
    assert (ruling.state.table.turn, len(ruling.state.racks[0])) == (1, 8)


@pytest.mark.rule("G2")
def test_the_time_to_challenge_ends_by_itself() -> None:
    state = play(table(), TRUE, "house: close")
    assert (state.table.window, state.table.turn, state.table.scores) == (None, 1, (POINTS, 0))


@pytest.mark.rule("G2")
def test_the_next_players_own_move_accepts() -> None:
    ruling = accepted(play(table(), TRUE), "1: e9> 0(7+1=8)")
    assert [item.code for item in ruling.news if item.to is None][:3] == ["window_closed", "refilled", "laid"]
    assert read(ruling.state, "e9> 07+1=8") == "07+1=8"


@pytest.mark.rule("G2")
def test_a_refused_move_of_the_next_player_leaves_the_window_open() -> None:
    state = play(table(), TRUE)
    assert refused(state, "1: e9> 9(7+1=8)").code == "not_held"
    assert state.table.window is not None


@pytest.mark.rule("G2")
def test_with_three_players_the_next_one_waits_for_the_other() -> None:
    state = play(table(seats=3), TRUE)
    assert refused(state, "1: pass").code == "wait_for_others"
    assert refused(state, "2: pass").code == "not_your_turn"
    assert EQUABLE.deadlines(state)[0] == Deadline(Grace(), 1, 5_000)
    for line in ("2: accept", "house: grace"):
        assert play(state, line, "1: pass").table.turn == 2


@pytest.mark.rule("E17")
def test_a_false_play_is_taken_back_and_who_doubted_gets_50() -> None:
    before = table()
    laid = play(before, FALSE)
    assert laid.table.scores == (FALSE_POINTS, 0)
    ruling = accepted(laid, "1: doubt")
    facts = news(ruling, "challenged").facts
    assert (facts["upheld"], facts["by"], facts["points"], facts["lost"]) == (True, 1, 50, FALSE_POINTS)
    assert (facts["equation"], facts["expression"], facts["value"]) == ("7 + 1 = 9", "7 + 1", 8)
    after = ruling.state
    assert (after.table.scores, after.table.turn) == ((0, 50), 1)
    assert (after.tiles, after.racks, after.equals, after.bag) == ((), before.racks, 20, before.bag)


@pytest.mark.rule("E17")
def test_who_doubts_a_true_play_loses_what_it_scored_bonus_included() -> None:
    ruling = accepted(play(table("f9> 2=2"), "0: i9> +0"), "1: doubt")
    assert (news(ruling, "challenged").facts["upheld"], ruling.state.table.scores) == (False, (28, -28))
    assert (ruling.state.table.turn, ruling.state.table.window) == (1, None)


@pytest.mark.rule("E17")
@pytest.mark.parametrize("line", [TRUE, FALSE])
def test_the_first_doubt_counts(line: str) -> None:
    state = play(table(seats=3), line, "2: doubt")
    assert refused(state, "1: doubt").code == "no_window"


@pytest.mark.rule("E17")
def test_nobody_doubts_the_own_play_or_after_having_accepted() -> None:
    state = play(table(seats=3), FALSE, "2: accept")
    assert refused(state, "0: doubt").code == "own_claim"
    assert refused(state, "2: doubt").code == "already_accepted"


@pytest.mark.rule("E17")
@pytest.mark.rule("E16")
def test_what_a_false_replacement_took_off_is_put_back() -> None:
    before = table("e8> 21×7=147")
    laid = play(before, "0: e8> 98(×7=147)")
    assert read(laid, "e8> 21×7=147") == "98×7=147"
    after = play(laid, "1: doubt")
    assert (after.board, after.racks, after.bag) == (before.board, before.racks, before.bag)


@pytest.mark.rule("E17")
def test_a_false_play_that_nobody_doubts_stands_with_its_points() -> None:
    after = play(table(), FALSE, "1: accept")
    assert (read(after, "f9> 7+1=9"), after.table.scores) == ("7+1=9", (FALSE_POINTS, 0))


@pytest.mark.rule("E8")
def test_a_false_equation_that_stands_is_not_true_for_who_touches_it() -> None:
    laid = play(table(), FALSE, "1: accept")
    assert all(attempt.correct is False for attempt in accepted(laid, "1: e9> 0(7+1=9)").attempts)


@pytest.mark.rule("G3")
def test_all_who_let_a_false_play_pass_have_overlooked_it() -> None:
    ruling = accepted(play(table(seats=3), FALSE, "1: accept"), "2: accept")
    assert [(one.seat, one.kind, one.expression, one.correct) for one in ruling.attempts] == [
        (1, AttemptKind.OVERSIGHT, "7 + 1", False),
        (2, AttemptKind.OVERSIGHT, "7 + 1", False),
    ]


@pytest.mark.rule("G3")
def test_who_had_accepted_before_another_doubted_has_overlooked_it_too() -> None:
    ruling = accepted(play(table(seats=4), FALSE, "1: accept"), "2: doubt")
    assert [(one.seat, one.kind, one.correct) for one in ruling.attempts] == [
        (2, AttemptKind.CHALLENGE, True),
        (1, AttemptKind.OVERSIGHT, False),
    ]


@pytest.mark.rule("G3")
def test_a_doubt_of_a_true_play_is_kept_as_a_wrong_check() -> None:
    (attempt,) = accepted(play(table(), TRUE), "1: doubt").attempts
    assert (attempt.seat, attempt.kind, attempt.correct) == (1, AttemptKind.CHALLENGE, False)
    assert attempt.expression == "7 + 1"
    assert attempt.claimed == attempt.value == 8


@pytest.mark.rule("G2")
def test_the_news_of_a_play_do_not_say_whether_it_is_true() -> None:
    true, false = (news(accepted(table(), line), "laid").facts for line in (TRUE, FALSE))
    assert true.keys() == false.keys()
    assert false["lines"] == [
        {"at": "f9", "line": "across", "equation": "7 + 1 = 9", "points": FALSE_POINTS // 2}
    ]


@pytest.mark.parametrize(("line", "kinds"), [(TRUE, ["accept"]), (FALSE, ["accept", "challenge"])])
def test_only_a_doubt_that_is_right_is_a_legal_move(line: str, kinds: list[str]) -> None:
    moves = EQUABLE.legal_moves(play(table(seats=3), line), 1)
    assert [EQUABLE.dump_move(move)["do"] for move in moves] == kinds
