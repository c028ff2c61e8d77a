"""What plays are worth, beyond the examples of the sheet (E3, E7, E13 to E16, E18)."""

import pytest

from games.engine.variants.equable.symbols import POINTS
from tests.engine.equable.tabletop import PLENTY, accepted, points, position, rival, said
from tests.engine.seating import news

ONCE = "mode referee\nwith premium_once"


@pytest.mark.rule("E3")
def test_each_tile_has_its_points() -> None:
    assert [POINTS[digit] for digit in "0123456789"] == [1, 1, 2, 3, 3, 4, 4, 5, 5, 8]
    assert [POINTS[sign] for sign in "+-×÷/.="] == [2, 3, 4, 5, 8, 10, 1]


@pytest.mark.rule("E7")
def test_the_star_counts_for_nobody_else() -> None:
    assert points(accepted(rival("03+", "g9> 3=3"), "0: j9> +0")) == 3 + 1 + 3 + 2 + 1 + 20


@pytest.mark.rule("E13")
@pytest.mark.parametrize(
    ("standing", "line", "expected"),
    [
        ("g1v 5=5", "a1> 5+1=1+(5)", (4 + 2 + 1 + 1 + 2 * 1 + 2 + 4) * 2 * 2),
        ("l2v 5=5", "f2> 5+1=1+(5)", (4 + 2 + 2 * 1 + 1 + 2 * 1 + 2 + 4) * 3 * 3),
    ],
    ids=["two green squares", "two yellow squares"],
)
def test_each_premium_square_of_an_equation_counts(standing: str, line: str, expected: int) -> None:
    assert points(accepted(rival("511++", standing), f"0: {line}")) == expected


@pytest.mark.rule("E13")
@pytest.mark.parametrize(("options", "equals_sign"), [("mode referee", 2), (ONCE, 1)])
def test_premium_squares_count_for_every_tile_unless_they_count_once(options: str, equals_sign: int) -> None:
    """The = of 3 = 3 stands on a blue square."""
    ruling = accepted(rival("0+", "d9> 3=3", options=options), "0: g9> +0")
    assert points(ruling) == 3 + equals_sign + 3 + 2 + 1 + 20


@pytest.mark.rule("E14")
@pytest.mark.parametrize(
    ("standing", "line"),
    [("d8> 5/2=2.5", "k8> 0"), ("d8> 5-5=0", "i8> 0"), ("d8> 8÷5=13/5", "c8> 0(8÷5=1'3/5)")],
    ids=["behind the point", "beside a zero", "before a line with a mixed number"],
)
def test_any_idle_zero_scores_alone(standing: str, line: str) -> None:
    assert points(accepted(rival("09", standing), f"0: {line}")) == 1


@pytest.mark.rule("E14")
def test_a_zero_that_changes_a_number_scores_the_equation() -> None:
    assert points(accepted(rival("09", "d8> 0=0×5"), "0: i8> 0")) == (1 + 1 + 1 + 4 + 4 + 1) + 20


@pytest.mark.rule("E14")
def test_a_zero_that_is_idle_in_two_old_lines_scores_once() -> None:
    ruling = accepted(rival("09", "d8> 16=16", "c9v 5=5"), "0: c8> 0")
    assert said(ruling) == ["016 = 16", "05 = 5"]
    assert points(ruling) == 1


@pytest.mark.rule("E14")
def test_a_zero_that_matters_in_one_of_two_old_lines_scores_both() -> None:
    """0 = 0 × 50 begins on a green square."""
    ruling = accepted(rival("09", "d8> 16=16", "c3v 0=0×5"), "0: c8> 0")
    assert points(ruling) == (1 + 1 + 4 + 1 + 1 + 4) + (1 + 1 + 1 + 4 + 4 + 1) * 2 + 20


@pytest.mark.rule("E15")
def test_joining_two_equations_gives_20_once() -> None:
    ruling = accepted(rival("9", "c8> 1=1", "g8> 1=1"), "0: f8> =")
    assert said(ruling) == ["1 = 1 = 1 = 1"]
    assert points(ruling) == 7 + 20


@pytest.mark.rule("E15")
def test_an_equation_lengthened_by_a_play_across_it_scores_without_the_20() -> None:
    ruling = accepted(rival("22", "d8> 0=0×5"), "0: i8v 2=2")
    assert points(ruling) == (2 + 1 + 2) + (1 + 1 + 1 + 4 + 4 + 2)


@pytest.mark.rule("E16")
def test_an_equation_that_a_replaced_tile_crosses_does_not_score() -> None:
    ruling = accepted(rival("/7", "d8> 0×5=0", "f6v 0×5=0"), "0: e8> /7")
    assert said(ruling) == ["0/7 = 0", "0 × 7 = 0"]
    assert points(ruling) == 1 + 8 + 5 + 1 + 1


@pytest.mark.rule("E16")
def test_a_single_tile_in_two_equations_counts_in_the_better_one() -> None:
    ruling = accepted(rival("7", "d8> 0×5=0", "f6v 0×5=0+0"), "0: f8> 7")
    assert points(ruling) == 1 + 4 + 5 + 1 + 1 + 2 + 1


@pytest.mark.rule("E16")
def test_a_tile_that_makes_the_changed_side_longer_scores_what_it_completes() -> None:
    ruling = accepted(rival("91-", "d8> 8=8", "h3v 0=0×5"), "0: f8> 9-1")
    assert said(ruling) == ["8 = 9 - 1", "0 = 0 × 51"]
    assert points(ruling) == (5 + 1 + 8 + 3 + 1) + (1 + 1 + 1 + 4 + 4 + 1)


@pytest.mark.rule("E16")
@pytest.mark.parametrize(("options", "red", "blue"), [("mode referee", 3, 2), (ONCE, 1, 1)])
def test_a_replacing_tile_lies_on_a_square_that_was_used_before(options: str, red: int, blue: int) -> None:
    """The 2 comes to lie on the red square c9, and the right side stands on the blue one, e9."""
    ruling = accepted(rival("12+", "c9> 3=3", options=options), "0: a9> 1+2(=3)")
    assert points(ruling) == 1 + 2 + red * 2 + 1 + blue * 3


@pytest.mark.rule("E18")
def test_a_full_rack_in_one_equation_is_equable_and_gives_150_that_are_not_doubled() -> None:
    state = position(f"mode referee\nfull 3 1\nrack 1 2 3 +\nrack 1\n{PLENTY}")
    ruling = accepted(state, "0: g9> 1+2=3")
    assert news(ruling, "bonus").facts["points"] == 150
    assert points(ruling) == 2 * (1 + 2 + 2 + 1 + 3) + 150


@pytest.mark.rule("E18")
def test_the_last_tiles_of_a_rack_that_was_not_full_are_not_equable() -> None:
    state = position(f"mode referee\nfull 4 1\nrack 1 2 3 +\nrack 1\n{PLENTY}")
    assert points(accepted(state, "0: g9> 1+2=3")) == 2 * (1 + 2 + 2 + 1 + 3)
