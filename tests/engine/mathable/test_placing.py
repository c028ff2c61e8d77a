"""Where a token may lie, and what it scores (M5 to M12, M16, G1, G2, G8)."""

from fractions import Fraction

import pytest

from games.engine.core import Attempt, Mode
from games.engine.variants.mathable.moves import Place
from tests.engine.tabletop import MATHABLE, accepted, kinds, news, play, position, refused, tiles

COACH = """
    mode coach
    rack 0 1 2 3 5 7 12
    rack 4
    bag 8 9
"""


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    "line", ["12 i8 3x4", "7 f8 4+3", "1 i7 2-1", "1 f8 3-4", "2 f7 1/2", "3 g6 3/1", "2 h9 4/2"]
)
def test_two_neighbours_may_be_put_together_in_any_way_and_order(line: str) -> None:
    assert accepted(position(COACH), f"0: {line}").attempts[0].correct


@pytest.mark.rule("M6")
def test_nothing_is_divided_by_zero_but_zero_may_be_divided() -> None:
    state = position(COACH, tiles="b13=5 c13=0")
    assert refused(state, "0: 5 d13 5/0").facts["expression"] == "0 ÷ 5"
    assert accepted(state, "0: 0 d13 0/5").attempts[0].correct


@pytest.mark.rule("M6")
def test_a_division_must_come_out_exactly() -> None:
    state = position(COACH, tiles="b13=7 c13=2")
    assert refused(state, "0: 3 d13 7/2").facts["value"] == "7/2"


@pytest.mark.rule("M7")
@pytest.mark.parametrize("move", ["2 i9 left:+", "5 h9 right:+", "3 a1 left:+", "3 a1 up:+"])
def test_a_token_needs_two_numbers_in_a_straight_line(move: str) -> None:
    assert refused(position(COACH), f"0: {move}").code == "no_pair"


@pytest.mark.rule("M7")
def test_a_token_never_goes_between_its_two_numbers() -> None:
    state = position("mode coach\nrack 8\nrack 4", tiles="e8=5")
    # 5 and 3 would make the 8 between them; right of it 3 and 4 do not.
    squares = [move.at for move in MATHABLE.legal_moves(state, 0) if isinstance(move, Place)]
    assert "f8" not in squares
    assert squares == ["h6", "h9"]


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("9 i8 3x4", "not_held"),
        ("12 z9", "off_board"),
        ("12 g7", "square_taken"),
        ("12 i8", "claims_missing"),
        ("12 i8 3x4 3+4", "claim_twice"),
        ("12 a1 right:x", "no_pair"),
    ],
)
def test_what_is_not_allowed_costs_nothing_in_any_mode(mode: Mode, move: str, code: str) -> None:
    refusal = refused(position(COACH.replace("coach", mode)), f"0: {move}")
    assert (refusal.code, refusal.attempts) == (code, ())


@pytest.mark.rule("G2")
def test_coach_mode_explains_a_false_claim_and_gives_the_token_back() -> None:
    refusal = refused(position(COACH), "0: 12 f8 3+4")
    explanation = {"token": 12, "at": "f8", "expression": "3 + 4", "value": 7, "claimed": 12, "others": []}
    assert (refusal.code, refusal.facts) == ("false_claim", explanation)


@pytest.mark.rule("G2")
def test_referee_mode_takes_the_token_back_and_ends_the_turn() -> None:
    state = play(position(COACH.replace("coach", "referee")), "0: 7 f8 3+4")
    ruling = accepted(state, "0: 12 i8 3+4")
    assert news(ruling, "false_claim").facts["cost"] == "turn"
    assert tiles(ruling.state) == "f8=7"
    assert 12 in ruling.state.racks[0]
    assert MATHABLE.scores(ruling.state) == (7, 0)
    assert MATHABLE.to_move(ruling.state) == {1}


@pytest.mark.rule("G2")
def test_one_false_equation_makes_the_whole_claim_false() -> None:
    state = position(COACH, tiles="b13=2 c13=3 d11=1 d12=3")
    refusal = refused(state, "0: 5 d13 2+3 1+3")
    assert [attempt.correct for attempt in refusal.attempts] == [True, False]
    assert refusal.facts["expression"] == "1 + 3"


@pytest.mark.rule("G1")
def test_a_claim_is_recorded_whether_right_or_wrong() -> None:
    right = accepted(position(COACH), "0: 12 i8 3x4").attempts
    wrong = refused(position(COACH), "0: 12 i8 3/4").attempts
    assert right == (Attempt(0, "3 × 4", Fraction(12), Fraction(12), correct=True),)
    assert wrong == (Attempt(0, "4 ÷ 3", Fraction(12), Fraction(4, 3), correct=False),)


@pytest.mark.rule("M5")
def test_a_turn_takes_as_many_tokens_as_the_player_wants() -> None:
    state = play(position(COACH), "0: 12 i8 3x4", "0: 7 f8 3+4", "0: 1 f7 2-1")
    assert MATHABLE.to_move(state) == {0}
    assert tiles(state) == "f7=1 f8=7 i8=12"


@pytest.mark.rule("M5")
def test_a_turn_with_nothing_placed_cannot_just_end() -> None:
    assert refused(position(COACH), "0: end").code == "nothing_placed"


@pytest.mark.rule("M5")
def test_nobody_plays_out_of_turn() -> None:
    assert refused(position(COACH), "1: 4 i8 3+4").code == "not_your_turn"
    assert refused(position(COACH), "house: 12 i8 3x4").code == "not_your_turn"


@pytest.mark.rule("M8")
@pytest.mark.parametrize(("move", "points"), [("12 i8 3x4", 12), ("7 f8 3+4", 7), ("1 i7 2-1", 1)])
def test_a_token_is_worth_its_number(move: str, points: int) -> None:
    assert news(accepted(position(COACH), f"0: {move}"), "placed").facts["points"] == points


SIGNED = """
    mode coach
    rack 4 5
    rack 4
    bag 8 9
"""


@pytest.mark.rule("M9")
def test_a_square_with_a_sign_wants_its_own_operation() -> None:
    state = position(SIGNED, tiles="i7=2")
    refusal = refused(state, "0: 4 j7 2+2")
    assert (refusal.code, refusal.facts["operation"], refusal.attempts) == ("wrong_sign", "×", ())
    accepted(state, "0: 4 j7 2x2")


@pytest.mark.rule("M9")
def test_on_a_square_with_a_sign_no_other_operation_scores() -> None:
    state = position(SIGNED, tiles="i7=2 j5=3 j6=1")
    assert refused(state, "0: 4 j7 2x2 3+1").code == "wrong_sign"
    scored = [len(m.claims) for m in MATHABLE.legal_moves(state, 0) if isinstance(m, Place) and m.at == "j7"]
    assert scored == [1]


@pytest.mark.rule("M10")
def test_a_square_with_a_sign_gives_the_right_to_draw_at_once() -> None:
    state = play(position(SIGNED, tiles="i7=2"), "0: 4 j7 2x2")
    ruling = accepted(state, "0: draw")
    assert len(ruling.state.racks[0]) == 2
    assert refused(ruling.state, "0: draw").code == "no_draw"


@pytest.mark.rule("M10")
def test_the_right_to_draw_is_lost_with_the_next_token() -> None:
    state = position("mode coach\nrack 1 4 5\nrack 4\nbag 8 9", tiles="i7=2")
    assert refused(play(state, "0: 4 j7 2x2", "0: 1 f8 4-3"), "0: draw").code == "no_draw"


@pytest.mark.rule("M10")
def test_an_empty_bag_gives_nothing_to_draw() -> None:
    state = position("mode coach\nrack 4 5\nrack 4", tiles="i7=2")
    assert refused(play(state, "0: 4 j7 2x2"), "0: draw").code == "no_draw"


TWO_WAYS = "b13=2 c13=2 d11=1 d12=3"


@pytest.mark.rule("M11")
@pytest.mark.parametrize(
    ("claims", "points"), [("2+2", 4), ("2x2", 4), ("1+3", 4), ("2+2 1+3", 8), ("1+3 2x2", 8)]
)
def test_a_token_scores_once_for_each_equation_claimed(claims: str, points: int) -> None:
    state = play(position(SIGNED, tiles=TWO_WAYS), f"0: 4 d13 {claims}")
    assert MATHABLE.scores(state) == (points, 0)


@pytest.mark.rule("M11")
def test_two_operations_on_the_same_numbers_count_once() -> None:
    assert refused(position(SIGNED, tiles=TWO_WAYS), "0: 4 d13 2+2 2x2").code == "claim_twice"


@pytest.mark.rule("M11")
def test_every_choice_of_true_claims_is_a_legal_move() -> None:
    state = position(SIGNED, tiles=TWO_WAYS)
    moves = {MATHABLE.format_move(state, move) for move in MATHABLE.legal_moves(state, 0)}
    found = {move.removeprefix("4 d13 ") for move in moves if move.startswith("4 d13 ")}
    assert found == {"2+2", "2x2", "1+3", "2+2 1+3", "2x2 1+3"}


@pytest.mark.rule("M12")
@pytest.mark.parametrize(
    ("tiles", "move", "points"),
    [
        ("c10=2 d10=3", "5 e10 2+3", 10),
        ("c10=2 d10=3 e8=1 e9=4", "5 e10 2+3 1+4", 20),
        ("b7=1 c7=5", "5 a7 1x5", 15),
    ],
)
def test_award_squares_multiply_all_that_the_token_scores(tiles: str, move: str, points: int) -> None:
    assert MATHABLE.scores(play(position(SIGNED, tiles=tiles), f"0: {move}")) == (points, 0)


@pytest.mark.rule("M16")
def test_a_placed_token_is_not_taken_back() -> None:
    state = play(position(COACH), "0: 12 i8 3x4")
    assert kinds(state, 0) == {"place", "end"}
    assert refused(state, "0: pass").code == "already_placed"
    assert refused(state, "0: swap 1").code == "already_placed"


@pytest.mark.rule("G8")
def test_an_operation_that_the_level_leaves_out_is_not_allowed_and_not_false() -> None:
    state = position("operations + -\n" + COACH.strip().replace("    ", ""))
    refusal = refused(state, "0: 12 i8 3x4")
    assert (refusal.code, refusal.attempts) == ("operation_not_allowed", ())


@pytest.mark.rule("G8")
def test_a_sign_that_the_level_leaves_out_makes_a_plain_square() -> None:
    state = position("mode coach\noperations + -\nrack 4 5\nrack 4\nbag 8", tiles="i7=2")
    laid = play(state, "0: 4 j7 2+2")
    assert refused(laid, "0: draw").code == "no_draw"
