"""Cards, dealing and the first answer (F1, F2)."""

from collections import Counter

import pytest

from games.engine.core import Accepted
from games.engine.variants.formula.options import LEVELS
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import (
    FORMULA,
    accepted,
    lying,
    moves,
    play,
    position,
    refused,
    rule,
    table,
)
from tests.engine.seating import codes

SHEET = LEVELS[4]


def start(seats: int, seed: str) -> State:
    return FORMULA.start(seats, seed, SHEET)


@pytest.mark.rule("F1")
def test_two_to_five_players() -> None:
    assert FORMULA.seats == range(2, 6)


@pytest.mark.rule("F1")
def test_the_deck_has_five_of_each_digit_and_two_jokers() -> None:
    """With the five symbol cards that lie open these are 57."""
    assert Counter(SHEET.deck) == {**{str(digit): 5 for digit in range(10)}, "*": 2}
    assert len(SHEET.deck) + 5 == 57


@pytest.mark.rule("F1")
@pytest.mark.parametrize("seats", FORMULA.seats)
def test_seven_cards_each_and_all_four_operations_lie_open(seats: int) -> None:
    state = start(seats, "a")
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert FORMULA.view(state, 0)["operations"] == ["+", "-", "×", "÷"]


@pytest.mark.rule("F2")
@pytest.mark.parametrize("seed", "abcdefgh")
def test_two_digits_are_turned_up_and_the_dealers_left_begins(seed: str) -> None:
    state = start(4, seed)
    assert [len(number) for number in state.formula.numbers] == [1, 1, 0]
    assert not any(face.joker for number in state.formula.numbers for face in number)
    assert state.table.turn == (state.dealer + 1) % 4


@pytest.mark.rule("F2")
def test_the_dealer_is_not_always_the_same() -> None:
    assert {start(4, str(seed)).dealer for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("F2")
def test_a_joker_turned_up_goes_under_the_pile() -> None:
    state = next(state for state in (start(2, str(seed)) for seed in range(200)) if state.under)
    assert state.under in {("*",), ("*", "*")}
    assert len(state.pile) + len(state.under) == 52 - 14 - 2


@pytest.mark.rule("F2")
def test_a_card_under_the_pile_is_drawn_last() -> None:
    state = position("mode referee\nhand 9 9\nhand 9 9\npile 5 5\nunder *\nlies 2 ? 4 = ?")
    drawn = play(state, "0: pass", "1: pass", "0: pass")
    assert drawn.hands == (("*", "5", "9", "9"), ("5", "9", "9"))


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("hand", "move", "after"),
    [
        ("6 1", "_ + _ = 6", "2 + 4 = 6"),
        ("8 1", "_ x _ = 8", "2 × 4 = 8"),
        ("* 1", "_ x _ = *8", "2 × 4 = *8"),
    ],
)
def test_the_first_player_chooses_the_operation_and_lays_the_answer(hand: str, move: str, after: str) -> None:
    """The sheet: a two and a four lie there; who has no six but an eight multiplies."""
    state = table("2 ? 4 = ?", hand)
    assert move in moves(state, 0)
    assert lying(play(state, f"0: {move}")) == after


@pytest.mark.rule("F2")
def test_the_answer_may_be_a_number_of_several_cards() -> None:
    assert lying(play(table("8 ? 4 = ?", "1 2 3 5"), "0: _ + _ = 12")) == "8 + 4 = 12"


@pytest.mark.rule("F2")
@pytest.mark.parametrize("move", ["6 + _ = 9", "_ + 1 = 3", "_1 + _ = 25"])
def test_the_two_cards_turned_up_stay(move: str) -> None:
    refusal = refused(table("2 ? 4 = ?", "6 9 1 3 2 5"), f"0: {move}")
    assert (refusal.code, refusal.rule) == ("only_the_answer", "F2")


@pytest.mark.rule("F2")
def test_if_nobody_can_answer_each_has_drawn_a_card_and_it_goes_round_again() -> None:
    state = position("mode referee\nhand 9 9 9\nhand 9 9 9\npile 7 7 6\nlies 2 ? 4 = ?")
    assert moves(state, 0) == ["pass"]
    again = play(state, "0: pass", "1: pass")
    assert (again.table.turn, [len(hand) for hand in again.hands]) == (0, [4, 4])
    assert lying(again) == "2 ? 4 = ?"


@pytest.mark.rule("F3")
def test_who_could_play_may_draw_instead() -> None:
    state = table("2 ? 4 = ?", "6 1 1")
    ruling = accepted(state, "0: pass")
    assert codes(ruling) == ["passed", "drew"]
    assert (len(ruling.state.hands[0]), ruling.state.table.turn) == (4, 1)


@pytest.mark.rule("F3")
def test_a_draw_is_one_card_and_it_is_told_to_who_drew_it_alone() -> None:
    ruling = accepted(table("2 ? 4 = ?", "6"), "0: pass")
    public, private = (item for item in ruling.news if item.code == "drew")
    assert (dict(public.facts), public.to) == ({"count": 1}, None)
    assert (private.facts["card"] in ruling.state.hands[0], private.to) == (True, 0)


@pytest.mark.rule("F3")
def test_only_who_is_on_turn_plays() -> None:
    assert refused(table("2 ? 4 = ?", "6"), "1: pass").code == "not_your_turn"
    assert isinstance(rule(table("2 ? 4 = ?", "6 1"), "0: _ + _ = 6"), Accepted)
