"""Turns: refill, exchange, pass, clock (E4, E12, E16, E20, G1, G7)."""

from collections import Counter

import pytest

from games.engine.core import Attempt, Deadline, Timeout
from games.engine.variants.equable.state import State
from games.engine.variants.equable.symbols import digits_in, operators_in
from tests.engine.equable.tabletop import EQUABLE, PLENTY, accepted, play, position, refused, rival
from tests.engine.seating import codes, news


def kinds(state: State, seat: int = 0) -> tuple[int, int]:
    return len(digits_in(state.racks[seat])), len(operators_in(state.racks[seat]))


@pytest.mark.rule("E4")
def test_after_a_play_as_many_digits_and_operators_are_drawn_as_were_laid() -> None:
    state = rival("7124567+×")
    ruling = accepted(state, "0: f9> 7+1=2×4")
    assert kinds(state) == kinds(ruling.state) == (7, 2)
    assert news(ruling, "refilled").facts == {"count": 6, "digits": 4, "operators": 2}
    assert ruling.state.equals == state.equals - 1


@pytest.mark.rule("E4")
def test_less_is_drawn_when_the_bag_runs_out() -> None:
    state = position("mode referee\nrack 7 1 8 6 +\nrack 1 2 3 + =\nbag 5 -".replace(" =", ""))
    after = accepted(state, "0: f9> 7+1=8").state
    assert after.racks[0] == ("-", "5", "6")
    assert after.bag == ()


@pytest.mark.rule("E12")
def test_an_exchange_gives_as_many_of_the_same_kinds_and_ends_the_turn() -> None:
    state = rival("7124567+×")
    ruling = accepted(state, "0: swap 7 1 +")
    assert kinds(ruling.state) == (7, 2)
    assert ruling.state.table.turn == 1
    assert news(ruling, "exchanged").facts == {"count": 3, "digits": 2, "operators": 1}


@pytest.mark.rule("E12")
def test_the_tiles_go_back_before_others_are_drawn() -> None:
    """With a single 5 in the bag, one who gives three digits back gets two of them again."""
    state = position("mode referee\nrack 7 7 7 +\nrack 1\nbag 5")
    after = accepted(state, "0: swap 7 7 7").state
    assert Counter((*after.racks[0], *after.bag)) == Counter("7775+")
    assert len(after.racks[0]) == 4


@pytest.mark.rule("E12")
@pytest.mark.parametrize(
    ("line", "code"), [("swap 9", "not_held"), ("swap 7 7 7 7", "not_held"), ("swap +", "bag_empty")]
)
def test_an_exchange_needs_tiles_that_are_held_and_others_in_the_bag(line: str, code: str) -> None:
    assert refused(position("mode referee\nrack 7 7 7 +\nrack 1\nbag 5"), f"0: {line}").code == code


@pytest.mark.rule("E16")
def test_tiles_taken_off_go_back_to_the_bag_and_as_many_are_drawn_as_were_laid() -> None:
    state = position("mode referee\nrack 3 4 9 ×\nrack 1 0\nbag +", "e8> 21×7=147")
    ruling = accepted(state, "0: j8> 3×49")
    drawn = news(ruling, "refilled").facts
    assert drawn == {"count": 4, "digits": 3, "operators": 1}
    assert ruling.state.racks[0] == ("+", "1", "4", "7")
    assert ruling.state.bag == ()


@pytest.mark.rule("G7")
@pytest.mark.rule("E12")
def test_for_the_end_of_the_game_an_exchange_is_as_good_as_a_pass() -> None:
    state = play(rival("7124567+×"), "0: swap 7", "1: pass", "0: pass")
    assert state.table.passes == 3
    assert accepted(state, "1: swap 1").state.table.ended == "passes"


@pytest.mark.rule("G7")
def test_a_turn_lost_by_a_false_claim_is_no_pass() -> None:
    state = play(rival("1235+", "f9> 2=2"), "0: pass", "1: pass", "0: pass")
    assert play(state, "1: i9> =3").table.passes == 0


@pytest.mark.rule("G7")
@pytest.mark.rule("E20")
def test_a_turn_may_have_a_clock_that_ends_it_with_a_pass() -> None:
    state = play(rival("12+", options="mode referee\nclock 60 10"), "0: pass")
    assert EQUABLE.deadlines(state) == (Deadline(Timeout(), 1, 60_000),)
    ruling = accepted(state, "house: timeout")
    assert news(ruling, "passed").facts == {"timed_out": True}
    assert (ruling.state.table.turn, ruling.state.table.passes) == (0, 2)


def attempts(rack: str, line: str, *standing: str) -> list[tuple[str, str, bool]]:
    said: tuple[Attempt, ...] = EQUABLE.play(
        state := rival(rack, *standing), 0, EQUABLE.parse_move(state, line)
    ).attempts
    return [(one.expression, str(one.claimed), one.correct) for one in said]


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("rack", "standing", "line", "expected"),
    [
        ("718+", (), "f9> 7+1=8", [("7 + 1", "8", True)]),
        ("7124+×", (), "f9> 7+1=2×4", [("7 + 1", "8", True), ("2 × 4", "8", True)]),
        ("719+", (), "f9> 7+1=9", [("7 + 1", "9", False)]),
        ("719+", (), "f9> 9=7+1", [("7 + 1", "9", False)]),
        ("550÷", (), "h9> 5=5÷0", [("5 ÷ 0", "5", False)]),
        ("71232++×", (), "f9> 7+1=2×3+2", [("7 + 1", "8", True), ("2 × 3 + 2", "8", True)]),
        ("71233++×", (), "f9> 7+1=2×3+3", [("2 × 3 + 3", "8", False)]),
        ("55", (), "h9> 5=5", [("5", "5", True)]),
        ("0", ("d8> 16×4=64",), "c8> 0", [("016", "16", True)]),
        ("159+-1", ("c8> 34-11=23",), "k8> =15+9-1", [("15 + 9 - 1", "23", True)]),
        ("23", ("c8> 34-11=23",), "k8> =23", [("34 - 11", "23", True)]),
    ],
)
def test_every_sum_a_player_commits_to_is_an_attempt(
    rack: str, standing: tuple[str, ...], line: str, expected: list[tuple[str, str, bool]]
) -> None:
    assert attempts(rack, line, *standing) == expected


def test_a_pass_and_an_exchange_are_no_attempts() -> None:
    state = position(f"rack 1 2\nrack 3\n{PLENTY}")
    assert accepted(state, "0: pass").attempts == accepted(state, "0: swap 1").attempts == ()
    assert codes(accepted(state, "0: pass")) == ["passed"]
