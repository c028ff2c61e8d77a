"""Where tiles may go (E4, E6 to E8, E16): what is not allowed is refused with the reason, free of cost."""

import pytest

from games.engine.core import Mode
from games.engine.variants.equable.board import LAYOUT, STAR, Axis, run
from tests.engine.equable.tabletop import accepted, refused, rival, said

MODES = [f"mode {mode}" for mode in Mode]


@pytest.mark.rule("E6")
def test_the_board_is_its_own_mirror_and_has_the_star_in_the_middle() -> None:
    assert [row[::-1] for row in LAYOUT] == list(LAYOUT) == list(LAYOUT[::-1])
    assert ["".join(column) for column in zip(*LAYOUT, strict=True)] == list(LAYOUT)
    assert STAR == 17 * 17 // 2
    assert {mark: "".join(LAYOUT).count(mark) for mark in "BRGY*"} == {
        "B": 24,
        "R": 16,
        "G": 24,
        "Y": 8,
        "*": 1,
    }


@pytest.mark.rule("E6")
def test_a_line_stops_at_the_edge_of_the_board() -> None:
    state = rival("1", "m8> 1+1=2", "a9> 2=2")
    assert len(run(state.board, 7 * 17 + 16, Axis.ACROSS)) == 5


@pytest.mark.rule("E7")
@pytest.mark.parametrize("line", ["f8> 7+1=8", "e9> 7=7", "j9> 7+1=8"])
def test_the_first_equation_has_to_cover_the_star(line: str) -> None:
    ruling = refused(rival("77188+"), f"0: {line}")
    assert (ruling.code, ruling.rule, ruling.facts["at"]) == ("star_not_covered", "E7", "i9")


@pytest.mark.rule("E7")
def test_the_first_equation_may_lie_across_or_down() -> None:
    for line in ("i9> 7+1=8", "e9> 7+1=8", "i5v 7+1=8"):
        accepted(rival("718+"), f"0: {line}")


@pytest.mark.rule("E8")
def test_a_later_play_touches_what_stands() -> None:
    state = rival("7718+", "f9> 2+2=4")
    assert refused(state, "0: f11> 7+1=8").code == "not_joined"
    assert refused(state, "0: k10> 7=7").code == "not_joined"


@pytest.mark.rule("E8")
def test_tiles_lie_in_one_line_without_a_gap() -> None:
    state = rival("7718+", "f9> 2+2=4")
    assert refused(state, "0: lay 7@k9 1@l10").code == "not_in_line"
    assert refused(state, "0: lay +@k9 7@m9").code == "gap"


@pytest.mark.rule("E8")
def test_standing_tiles_fill_a_gap() -> None:
    assert said(accepted(rival("63÷", "f9> 2+2=4"), "0: f7v 6÷(2)=3")) == ["6 ÷ 2 = 3"]


@pytest.mark.rule("E8")
def test_every_line_that_is_made_has_to_be_an_equation() -> None:
    """3 = 3 below 2 + 2 = 4 would also make 23 and the like from top to bottom."""
    state = rival("33", "f9> 2+2=4")
    ruling = refused(state, "0: f10> 3=3")
    assert (ruling.code, ruling.facts["part"]) == ("no_equals", "23")


@pytest.mark.rule("E8")
def test_a_play_may_make_two_true_equations_at_once() -> None:
    """The 1 at h8 ends 2 - 1 = 1 downwards and begins 1 = 1 across."""
    state = rival("1", "h4v 2-1=", "i8> =1")
    assert sorted(said(accepted(state, "0: h8> 1"))) == ["1 = 1", "2 - 1 = 1"]


@pytest.mark.rule("E9")
def test_a_line_down_is_read_from_top_to_bottom() -> None:
    assert said(accepted(rival("2-1", "i9> 1=1"), "0: i7v 2-(1)=1")) == ["2 - 1 = 1"]
    assert refused(rival("2-1", "i9> 1=1", options="mode coach"), "0: i9v (1)-2=1").code == "false_claim"


@pytest.mark.rule("E4")
def test_tiles_have_to_be_on_the_rack_each_as_often_as_it_is_laid() -> None:
    ruling = refused(rival("718+"), "0: f9> 7+7=14")
    assert (ruling.code, ruling.rule) == ("not_held", "E4")
    assert ruling.facts["token"] == "4, 7"


@pytest.mark.rule("E4")
def test_one_equals_sign_at_most_is_taken_in_a_turn() -> None:
    assert refused(rival("555"), "0: g9> 5=5=5").code == "one_equals"
    accepted(rival("5", "f9> 5=5"), "0: f9> (5=5)=5")


@pytest.mark.rule("E4")
def test_an_equals_sign_has_to_be_left_in_the_open_supply() -> None:
    state = rival("50", "f9> 5=5", options="mode referee\nequals 0")
    assert refused(state, "0: f9> (5=5)=5").code == "no_equals_left"
    accepted(state, "0: e9> 0(5=5)")


@pytest.mark.rule("G2")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("lay 5@i9", "no_equals"),
        ("lay 9@i9", "not_held"),
        ("lay 5@z9", "off_board"),
        ("lay 5@a18", "off_board"),
        ("lay 5@i9 5@i9", "square_twice"),
        ("lay", "nothing_laid"),
        ("f9> 5+5=1", "not_held"),
        ("f9> +5=5", "not_an_expression"),
        ("f9> 5=5/0", "not_a_number"),
        ("f9> 5=5/5 z9>1", "reading_misplaced"),
        ("f9> 5=5/5 i9>1", "reading_misplaced"),
        ("f9> 5=5/5 i9v1", "reading_misplaced"),
        ("f9> 5=55/5 j9>2", "reading_misplaced"),
        ("f9> 5=55/5 j9>1 j9>1", "reading_misplaced"),
        ("f9> 5=5'5/5", "not_a_number"),
    ],
)
def test_what_is_not_allowed_is_refused_in_every_mode_and_is_no_attempt(
    mode: str, line: str, code: str
) -> None:
    ruling = refused(rival("555550+/", options=mode), f"0: {line}")
    assert ruling.code == code
    assert ruling.attempts == ()


@pytest.mark.rule("E16")
@pytest.mark.parametrize(
    ("rack", "line", "code"),
    [
        ("29", "lay 2@e8", "same_symbol"),
        ("29", "lay 9@i8", "equals_stays"),
        ("29", "lay 9@e8 =@m8", "no_equals_when_replacing"),
        ("99", "lay 9@h8 9@j8", "not_one_side"),
        ("249+", "lay 9@e8 +@m8", "not_one_side"),
    ],
)
def test_replacing_keeps_to_one_expression_and_changes_every_symbol(rack: str, line: str, code: str) -> None:
    assert refused(rival(rack, "e8> 21×7=147"), f"0: {line}").code == code


@pytest.mark.rule("E16")
def test_a_changed_expression_does_not_grow_into_another_equation_of_its_line() -> None:
    state = rival("1×", "c8> 3+4=7", "i8> 7=2+5")
    assert refused(state, "0: g8> 1×(7)").code == "not_one_side"


@pytest.mark.rule("E16")
def test_a_tile_is_not_replaced_in_a_line_where_it_stands_alone() -> None:
    assert refused(rival("45", "e6v 2+1=3"), "0: e8> 45").code == "not_one_side"


@pytest.mark.rule("E16")
def test_a_changed_expression_may_grow_over_standing_tiles() -> None:
    """7 becomes 3 + 4, where the 4 already stands in an equation downwards."""
    state = rival("3+", "c8> 5+2=7", "i6v 1+4=5")
    assert said(accepted(state, "0: g8> 3+(4)")) == ["5 + 2 = 3 + 4"]
