"""The ways of changing the formula (F4, F5, F6, F7)."""

import pytest

from games.engine.core import Refused
from tests.engine.formula.tabletop import lines, lying, moves, play, position, refused, table


def after(lies: str, hand: str, move: str, extra: str = "") -> str:
    """What lies there after the move, which must be among the legal ones."""
    state = table(lies, f"{hand} 9 9", extra)
    assert move in moves(state, 0)
    return lying(play(state, f"0: {move}"))


def refusal(lies: str, hand: str, move: str, extra: str = "") -> Refused:
    """Why the move, which must not be among the legal ones, is refused."""
    state = table(lies, f"{hand} 9 9", extra)
    assert move not in moves(state, 0)
    return refused(state, f"0: {move}")


@pytest.mark.rule("F4")
def test_the_sheets_first_way_a_new_formula_of_three_own_cards() -> None:
    assert after("2 + 4 = 6", "1 8 8", "1 x 8 = 8") == "1 × 8 = 8"


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("lies", "hand", "move"),
    [("1 × 8 = 8", "8 6 4", "8 x _ = 64"), ("2 + 4 = 6", "8 8 4", "8 x 8 = _4")],
)
def test_the_sheets_second_way_using_a_card_that_lies_there(lies: str, hand: str, move: str) -> None:
    assert after(lies, hand, move) == "8 × 8 = 64"


@pytest.mark.rule("F4")
def test_the_sheets_third_way_one_card_kept_in_a_quite_different_formula() -> None:
    assert after("2 + 4 = 6", "3 5", "_ + 3 = 5") == "2 + 3 = 5"


@pytest.mark.rule("F4")
def test_the_sheets_fourth_way_two_cards_kept_and_another_operation() -> None:
    assert after("2 + 4 = 6", "8", "_ x _ = 8") == "2 × 4 = 8"


@pytest.mark.rule("F5")
def test_a_number_may_be_made_of_two_cards() -> None:
    assert after("5 + 2 = 7", "1 0", "_ x _ = 10") == "5 × 2 = 10"


@pytest.mark.rule("F5")
def test_one_card_may_cover_a_number_of_two() -> None:
    assert after("5 × 2 = 10", "7", "_ + _ = 7") == "5 + 2 = 7"


@pytest.mark.rule("F5")
def test_one_of_its_cards_may_be_replaced() -> None:
    """The sheet: a two on the zero makes twelve of ten."""
    assert after("5 × 2 = 10", "6 2", "6 x _ = _2") == "6 × 2 = 12"
    assert after("5 × 2 = 10", "4 2", "_ x 4 = 2_") == "5 × 4 = 20"


@pytest.mark.rule("F5")
def test_the_zero_of_the_ten_is_not_taken_away_to_leave_the_one() -> None:
    apart = refusal("5 × 2 = 10", "1 1", "1 x 1 = _")
    assert (apart.code, apart.rule, dict(apart.facts)) == ("cards_apart", "F5", {"place": "result"})


@pytest.mark.rule("F5")
def test_but_an_own_one_may_be_laid_on_the_ten() -> None:
    assert after("5 × 2 = 10", "3 1", "3 - _ = 1") == "3 - 2 = 1"


@pytest.mark.rule("F5")
def test_two_own_cards_do_not_take_the_place_of_one() -> None:
    assert refusal("5 × 2 = 10", "2 5", "_ x _ = _25").code == "cards_apart"


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("lies", "hand", "move", "new"),
    [
        ("8 - 2 = 6", "8 4", "_ x 8 = _4", "8 × 8 = 64"),
        ("8 - 2 = 6", "1 1", "1_ - _ = 1_", "18 - 2 = 16"),
        ("9 - 3 = 6", "5 6 7", "_ x 6_ = 5_7", "9 × 63 = 567"),
        ("5 × 2 = 10", "0 0", "_ x _0 = __0", "5 × 20 = 100"),
    ],
)
def test_own_cards_may_lie_before_and_behind_a_number(lies: str, hand: str, move: str, new: str) -> None:
    assert after(lies, hand, move) == new


@pytest.mark.rule("F4")
def test_but_not_between_its_cards() -> None:
    assert refusal("5 × 2 = 10", "5 5 7", "75 x _ = _5_").code == "cards_between"


@pytest.mark.rule("F4")
def test_numbers_stay_in_their_places() -> None:
    """Nothing makes 6 - 4 = 2 of 2 + 4 = 6 with a single card."""
    assert "6 - _ = 2" in moves(table("2 + 4 = 6", "6 2"), 0)
    assert not [move for move in moves(table("2 + 4 = 6", "6 9"), 0) if "-" in move]


@pytest.mark.rule("F4")
def test_one_to_three_own_cards() -> None:
    assert refusal("2 + 2 = 4", "5", "_ x _ = _").code == "no_card_laid"
    four = refusal("2 + 4 = 6", "1 1 2 3", "11 + 2 = 13")
    assert (four.code, dict(four.facts)) == ("not_held", {"card": "1"})
    four = refusal("2 + 4 = 6", "1 1 1 2 3", "11 + 2 = 13")
    assert (four.code, dict(four.facts)) == ("too_many_cards", {"most": 3})


@pytest.mark.rule("F4")
def test_the_new_formula_reads_differently() -> None:
    assert refusal("2 + 4 = 6", "2", "2 + _ = _").code == "same_formula"


@pytest.mark.rule("F4")
def test_an_equal_card_may_be_laid_on_its_like() -> None:
    assert after("2 + 4 = 6", "2 5 7", "2 + 5 = 7") == "2 + 5 = 7"


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("lies", "hand", "move", "value"),
    [
        ("2 + 4 = 6", "7", "_ + _ = 7", 6),
        ("7 - 2 = 5", "3", "_ / _ = 3", "7/2"),
        ("2 + 4 = 6", "2", "_ - _ = 2", -2),
        ("4 - 0 = 4", "5", "_ / _ = 5", None),
    ],
)
def test_it_is_always_true_whole_and_not_below_zero(
    lies: str, hand: str, move: str, value: int | str | None
) -> None:
    state = table(lies, f"{hand} 9 9", mode="coach")
    assert move not in moves(state, 0)
    false = refused(state, f"0: {move}")
    assert (false.code, false.facts["value"], false.attempts[0].correct) == ("false_claim", value, False)


@pytest.mark.rule("F5")
@pytest.mark.parametrize("move", ["0_ + _ = _", "_ + _ = 0_", "_ + 04 = _"])
def test_no_number_but_zero_begins_with_zero(move: str) -> None:
    assert refusal("2 + 4 = 6", "0 4", move).code == "leading_zero"


@pytest.mark.rule("F5")
def test_zero_itself_is_a_number() -> None:
    assert after("2 + 4 = 6", "2 0", "_ - 2 = 0") == "2 - 2 = 0"


@pytest.mark.rule("F5")
def test_no_number_has_more_than_three_cards() -> None:
    long = refusal("5 × 20 = 100", "0 0", "_ x __0 = ___0")
    assert (long.code, long.facts["most"]) == ("number_too_long", 3)


@pytest.mark.rule("F6")
def test_a_joker_is_any_digit_named_by_who_lays_it() -> None:
    state = table("2 + 4 = 6", "* 9")
    assert {"_ x _ = *8", "_ x *3 = _"} <= set(moves(state, 0))
    assert lying(play(state, "0: _ x _ = *8")) == "2 × 4 = *8"


@pytest.mark.rule("F6")
def test_it_keeps_its_digit_until_it_leaves_the_table() -> None:
    state = table("2 × 4 = *8", "2 6 9")
    assert lying(play(state, "0: _ + 6 = _")) == "2 + 6 = *8"
    assert "_ x 2 = _" not in moves(state, 0)
    assert refused(state, "0: _ x 2 = *4").code == "not_held"


@pytest.mark.rule("F6")
def test_shuffled_into_the_pile_it_is_blank_again() -> None:
    state = position("mode referee\nhand 6 9\nhand 9 9\nlies 2 × 4 = *8")
    covered = play(state, "0: _ + _ = 6")
    assert lines(covered, "covered") == ["covered *"]
    drawn = play(covered, "1: pass")
    assert drawn.hands[1] == ("*", "9", "9")


@pytest.mark.rule("F7")
@pytest.mark.parametrize("lies", ["5 × 0 = 0", "0 × 5 = 0", "0 ÷ 5 = 0", "42 × 0 = 0"])
def test_after_a_zero_every_number_is_replaced(lies: str) -> None:
    assert after(lies, "2 3 6", "2 x 3 = 6") == "2 × 3 = 6"
    assert refusal(lies, "7 4", "7 x _ = _").code == "replace_everything"
    assert all("_" not in move for move in moves(table(lies, "1 2 3 4 5 6 7"), 0))


@pytest.mark.rule("F7")
@pytest.mark.parametrize("move", ["7 x _ = _", "5 - 3 = 2", "6 x _ = _", "4 + _ = 4"])
def test_by_a_different_one_each(move: str) -> None:
    kept = refusal("5 × 0 = 0", "2 3 4 4 5 6 7", move)
    assert (kept.code, kept.rule) == ("replace_everything", "F7")


@pytest.mark.rule("F7")
def test_it_holds_for_whoever_plays_next_and_only_for_them() -> None:
    state = position("mode referee\nhand 7 1\nhand 2 3 6 9\nhand 8 9\npile 9*5\nlies 5 × 0 = 0")
    passed = play(state, "0: pass")
    assert refused(passed, "1: 9 x _ = _").code == "replace_everything"
    free = play(passed, "1: 2 x 3 = 6")
    assert lying(play(free, "2: 9 - _ = _")) == "9 - 3 = 6"


@pytest.mark.rule("F7")
def test_a_zero_that_is_no_factor_is_harmless() -> None:
    assert after("0 + 4 = 4", "5 5", "_ + 5 = 5") == "0 + 5 = 5"


@pytest.mark.rule("F7")
@pytest.mark.rule("F10")
def test_for_that_turn_reusing_a_card_rests() -> None:
    assert after("5 × 0 = 0", "2 3 6", "2 x 3 = 6", "extras reuse") == "2 × 3 = 6"


@pytest.mark.rule("G8")
def test_an_operation_that_the_level_does_not_have_is_not_allowed() -> None:
    missing = refusal("2 + 4 = 6", "8", "_ x _ = 8", "operations + -")
    assert (missing.code, missing.rule, missing.attempts) == ("operation_not_allowed", "G8", ())


@pytest.mark.rule("G8")
def test_a_number_above_the_largest_is_not_allowed_and_not_false() -> None:
    large = refusal("9 + 8 = 17", "2 6", "_ + _2 = _6", "limits 7 3 20")
    assert (large.code, large.rule, large.attempts) == ("too_large", "G8", ())
    assert large.facts == {"place": "second", "number": 82, "largest": 20}
