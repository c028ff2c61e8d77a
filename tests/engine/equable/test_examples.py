"""The examples of the rule sheet, with its own equations.

Of examples 1, 2, 3a and 3c the sheet's pictures are lost; ours show the same.
Row 8 is used where premium squares should stay out of it: from c8 to o8 it has none.
"""

import pytest

from tests.engine.equable.tabletop import accepted, points, read, refused, rival, said

ONCE = "mode referee\nwith premium_once"


@pytest.mark.rule("E7")
def test_example_1_the_first_equation_covers_the_star_and_is_doubled() -> None:
    ruling = accepted(rival("7124+×"), "0: f9> 7+1=2×4")
    assert said(ruling) == ["7 + 1 = 2 × 4"]
    assert points(ruling) == 2 * 18


@pytest.mark.rule("E8")
def test_example_2_an_equation_crosses_another_by_one_of_its_tiles() -> None:
    ruling = accepted(rival("84-", "f9> 7+1=2×4"), "0: l7v 8-(4)=4")
    assert said(ruling) == ["8 - 4 = 4"]
    assert points(ruling) == 5 + 3 + 3 + 1 + 3


@pytest.mark.rule("E11")
@pytest.mark.parametrize("line", ["1÷2=1/2", "1/2=3/6", "3/4-2/4=1/4"])
def test_example_3a_fractions_on_one_side_or_on_both(line: str) -> None:
    tiles = line.replace("=", "")
    assert read(accepted(rival(tiles), f"0: f9> {line}").state, f"f9> {line}") == line


@pytest.mark.rule("E11")
def test_example_3b_who_lays_a_mixed_number_says_so() -> None:
    state = rival("58135÷/")
    assert said(accepted(state, "0: f9> 8:5=1'3/5")) == ["8 ÷ 5 = 1 3/5"]
    news = accepted(state, "0: f9> 8:5=13/5").news[0]
    assert news.code == "false_claim"
    assert news.facts["true_if_read"] == "8 ÷ 5 = 1 3/5"


@pytest.mark.rule("E11")
@pytest.mark.parametrize("line", ["12÷5=2'2/5", "12÷5=2'4/10", "12÷5=2'8/20"])
def test_the_fraction_of_an_answer_need_not_be_reduced(line: str) -> None:
    accepted(rival(line.replace("=", "").replace("'", "")), f"0: f9> {line}")


@pytest.mark.rule("E11")
@pytest.mark.parametrize(
    ("rack", "line", "equation"),
    [("14+", "k9v (3)+1=4", "3 + 1 = 4"), ("623", "l8v 6(/)2=3", "6/2 = 3")],
    ids=["a digit of the fraction", "its bar"],
)
def test_example_3c_the_tiles_of_a_mixed_number_are_ordinary_again(
    rack: str, line: str, equation: str
) -> None:
    assert said(accepted(rival(rack, "f9> 8÷5=13/5"), f"0: {line}")) == [equation]


@pytest.mark.rule("E11")
def test_an_old_fraction_may_be_read_anew() -> None:
    """What was 1 and 3/5 is thirteen fifths in a later play."""
    assert said(accepted(rival("0/1+", "h8> 8÷5=13/5"), "0: h8> (8÷5=1'3/5)+0")) == [
        "8 ÷ 5 = 1 3/5 + 0",
    ]
    assert said(accepted(rival("1+", "h8> 8÷5=13/5"), "0: f8> 1+(8÷5=13/5)")) == ["1 + 8 ÷ 5 = 13/5"]


@pytest.mark.rule("E11")
def test_example_4_ten_divided_by_four_is_two_point_five() -> None:
    ruling = accepted(rival("10425÷."), "0: f9> 10÷4=2.5")
    assert points(ruling) == 2 * (1 + 1 + 5 + 3 + 1 + 2 + 10 + 2 * 4)


@pytest.mark.rule("E14")
def test_example_5a_a_zero_before_a_number_scores_alone() -> None:
    assert points(accepted(rival("05", "d8> 16×4=64"), "0: c8> 0(16×4=64)")) == 1


@pytest.mark.rule("E14")
def test_example_5b_so_do_two_zeros_each_with_its_own_square() -> None:
    assert points(accepted(rival("005", "d8> 16×4=64"), "0: b8> 00(16×4=64)")) == 2 * 1 + 1


@pytest.mark.rule("E15")
def test_example_5c_more_than_zeros_scores_the_whole_equation() -> None:
    ruling = accepted(rival("0064+", "c8> 16×4=64"), "0: b8> 0(16×4=64)+0=64")
    assert points(ruling) == 2 * 1 + 20 + (2 + 1 + 1 + 4 + 3) + 20


@pytest.mark.rule("E14")
def test_example_6a_a_zero_that_leads_in_both_lines_is_a_mere_link() -> None:
    ruling = accepted(rival("0145+", "d8> 16×4=64"), "0: c8v 01+4=5")
    assert said(ruling) == ["01 + 4 = 5", "016 × 4 = 64"]
    assert points(ruling) == 1 + 3 * 1 + 2 + 3 + 1 + 4


@pytest.mark.rule("E14")
def test_example_6b_a_zero_that_matters_in_the_new_line_scores_both() -> None:
    ruling = accepted(rival("1023306×", "d8> 14+11=25"), "0: c7v 102×3=306")
    new = (1 + 1 + 3 * 2 + 4 + 3 + 1 + 3 + 1 + 4) * 2
    old = 1 + 1 + 3 + 2 + 1 + 1 + 1 + 2 + 4
    assert points(ruling) == new + old


@pytest.mark.rule("E15")
@pytest.mark.parametrize(
    ("rack", "standing", "line", "expected"),
    [
        ("53--", "f8> 28÷7=4", "d8> 5-(28÷7=4)-3", 34),
        ("1591+-", "c8> 34-11=23", "k8> =15+9-1", 17 + 1 + 1 + 4 + 2 + 8 + 2 * 3 + 1),
        ("99++", "e8> 34-11=23", "c8> 9+(34-11=23)+9", 17 + 8 + 2 + 2 + 8),
    ],
    ids=["7a", "7b", "7c"],
)
def test_examples_7_a_lengthened_equation_scores_as_a_whole_and_20_more(
    rack: str, standing: str, line: str, expected: int
) -> None:
    assert points(accepted(rival(rack, standing), f"0: {line}")) == expected + 20


@pytest.mark.rule("E16")
@pytest.mark.parametrize(
    ("rack", "standing", "line", "expected"),
    [
        ("493", "e8> 21×7=147", "e8> 49(×)3", 3 + 8 + 4 + 3 + 1 + 1 + 3 + 5),
        ("349×", "e8> 21×7=147", "j8> 3×49", 2 + 1 + 4 + 5 + 1 + 3 + 4 + 3 + 8),
        ("2125×+", "h8> 21×7=147", "c8> 21×2+(21×)5", 2 + 1 + 4 + 2 + 2 + 2 + 1 + 4 + 4 + 1 + 1 + 3 + 5),
    ],
    ids=["8a", "8b", "8c"],
)
def test_examples_8_a_changed_equation_scores_as_a_whole(
    rack: str, standing: str, line: str, expected: int
) -> None:
    assert points(accepted(rival(rack, standing), f"0: {line}")) == expected


CROSSED = "k1v 1+2=3"  # its + is the + of the sheet's equation


@pytest.mark.rule("E13")
def test_the_scoring_example_18_on_plain_squares() -> None:
    assert points(accepted(rival("124+×", "e8v 7=7"), "0: e8> (7)+1=2×4")) == 18


@pytest.mark.rule("E13")
def test_the_scoring_example_162_on_the_piece_of_board_that_the_sheet_prints() -> None:
    assert points(accepted(rival("7124×", CROSSED), "0: j2> 7(+)1=2×4")) == 27 * 3 * 2 == 162


@pytest.mark.rule("E13")
@pytest.mark.parametrize(
    ("standing", "rack", "line", "expected"),
    [
        ((CROSSED, "p2v 4=4"), "712×", "j2> 7(+)1=2×", 81),
        (("l2v 1=1", "p2v 4=4"), "72+×", "j2> 7+(1)=2×", 27),
    ],
    ids=["without the green square", "without the yellow one, too"],
)
def test_the_scoring_example_81_and_27_where_premium_squares_count_once(
    standing: tuple[str, ...], rack: str, line: str, expected: int
) -> None:
    assert points(accepted(rival(rack, *standing, options=ONCE), f"0: {line}")) == expected


@pytest.mark.rule("E16")
def test_a_false_replacement_is_put_back() -> None:
    state = rival("495", "e8> 21×7=147")
    ruling = accepted(state, "0: e8> 49(×)5")
    assert ruling.news[0].code == "false_claim"
    assert ruling.state.board == state.board
    assert ruling.state.racks == state.racks


@pytest.mark.rule("E16")
def test_a_replacement_leaves_no_other_equation_false() -> None:
    """The 2 of 21 × 7 also stands in 2 + 3 = 5, which the changed side would make 4 + 3 = 5."""
    state = rival("493", "e8> 21×7=147", "e8v 2+3=5", options="mode coach")
    ruling = refused(state, "0: e8> 49(×)3")
    assert (ruling.code, ruling.facts["equation"]) == ("false_claim", "4 + 3 = 5")
