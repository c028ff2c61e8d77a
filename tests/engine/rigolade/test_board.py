"""The lattice, and where equations may lie (R2, R4, R5, R6)."""

import pytest

from games.engine.core import Accepted
from games.engine.variants.rigolade.lattice import SLOTS, drawing, name
from tests.engine.rigolade.tabletop import PLENTY, accepted, lines, moves, play, position, refused, rule

RACKS = f"rack 1 2 3 4 5 6 8 | + - x /\nrack 1 2 3 4 5 6 8 | + - x /\n{PLENTY}"
EMPTY = position(f"mode referee\n{RACKS}")
LAID = position(f"mode referee\n{RACKS}\nlaid i11 across 4+4=8")


@pytest.mark.rule("R2")
def test_the_board_repeats_every_four_squares_across_and_down() -> None:
    rows = drawing()
    assert rows[:5] == [
        ".?.=.?.=.?.=.?.=.?.=.",
        "?#?#?#?#?#?#?#?#?#?#?",
        ".?.=.?.=.?.=.?.=.?.=.",
        "=#=#=#=#=#=#=#=#=#=#=",
        ".?.=.?.=.?.=.?.=.?.=.",
    ]
    assert rows[4:] == rows[:-4]
    assert ["".join(column) for column in zip(*rows, strict=True)] == rows


@pytest.mark.rule("R2")
def test_there_are_five_slots_in_each_of_eleven_rows_and_columns() -> None:
    assert len(SLOTS) == 110
    assert {name(slot.first) for slot in SLOTS} >= {"a1", "i11", "k9", "q21", "u17"}


@pytest.mark.rule("R2")
@pytest.mark.parametrize(
    ("tiles", "at", "square"),
    [
        ("i11:4 j11:+ k11:4 l11:8", "l11", "equals"),
        ("i11:4 k11:+", "k11", "number"),
        ("j11:4", "j11", "sign"),
        ("j12:4", "j12", "dead"),
        ("i11:+", "i11", "number"),
    ],
)
def test_a_tile_lies_only_on_a_square_of_its_kind(tiles: str, at: str, square: str) -> None:
    refusal = refused(EMPTY, f"0: lay {tiles}")
    assert (refusal.code, refusal.rule, refusal.facts["at"]) == ("wrong_square", "R2", at)
    assert refusal.facts["square"] == square


@pytest.mark.rule("R2")
def test_a_square_off_the_board_is_refused() -> None:
    refusal = refused(EMPTY, "0: lay v11:4 j11:+")
    assert (refusal.code, dict(refusal.facts)) == ("off_board", {"at": "v11"})


@pytest.mark.rule("R4")
@pytest.mark.parametrize("line", ["i11 across 3x2=6", "k9 down 3x2=6"])
def test_an_equation_lies_across_or_down(line: str) -> None:
    assert isinstance(rule(EMPTY, f"0: {line}"), Accepted)


@pytest.mark.rule("R4")
def test_the_result_lies_at_the_right_or_at_the_bottom() -> None:
    """2 × 3 read from right to left is no equation: the square for the result shows 3, not 6."""
    ruling = accepted(EMPTY, "0: lay i11:6 j11:x k11:2 m11:3")
    assert [attempt.expression for attempt in ruling.attempts] == ["6 × 2"]
    assert not ruling.attempts[0].correct


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ("i11:4", "sign_missing"),
        ("j11:+", "number_missing"),
        ("i11:4 j11:+ k11:4", "not_held"),
        ("i11:4 j11:+ k11:1", "number_missing"),
        ("i11:4 j11:+ k11:1 k13:5", "not_in_line"),
        ("i11:4 j11:+ k11:1 n11:-", "two_signs"),
    ],
)
def test_an_equation_is_number_sign_number_equals_number(tiles: str, code: str) -> None:
    assert refused(EMPTY, f"0: lay {tiles}").code == code


@pytest.mark.rule("R4")
def test_what_is_missing_is_named() -> None:
    assert refused(EMPTY, "0: lay i11:4 j11:+").facts == {"at": ["k11", "m11"]}


@pytest.mark.rule("R4")
def test_a_square_takes_one_tile() -> None:
    refusal = refused(LAID, "0: lay i11:5 i12:+ i13:1 i15:6")
    assert (refusal.code, dict(refusal.facts)) == ("square_taken", {"at": "i11"})


@pytest.mark.rule("R5")
def test_the_first_equation_lies_in_the_middle() -> None:
    assert {line.split()[0] + line.split()[1] for line in moves(EMPTY, 0) if "=" in line} == {
        "i11across",
        "k9down",
    }


@pytest.mark.rule("R5")
@pytest.mark.parametrize("at", ["m11 across", "e11 across", "i9 across", "k13 down", "i9 down"])
def test_nowhere_else_to_begin_with(at: str) -> None:
    refusal = refused(EMPTY, f"0: {at} 3x2=6")
    assert (refusal.code, refusal.rule, refusal.facts["at"]) == ("not_in_the_middle", "R5", ["i11", "k9"])


@pytest.mark.rule("R5")
def test_a_first_equation_that_was_taken_back_leaves_the_middle_to_the_next_player() -> None:
    doubted = play(position(RACKS), "0: i11 across 3x2=8", "1: doubt 0")
    assert lines(doubted, "laid", "open") == []
    assert refused(doubted, "1: m11 across 3x2=6").code == "not_in_the_middle"


@pytest.mark.rule("R6")
def test_a_later_equation_uses_a_number_of_the_board() -> None:
    refusal = refused(LAID, "0: a1 across 3x2=6")
    assert (refusal.code, refusal.rule) == ("not_joined", "R6")


@pytest.mark.rule("R6")
def test_the_middle_is_no_longer_enough() -> None:
    assert refused(LAID, "0: lay k9:3 k10:x k11:2 k13:6").code == "square_taken"
    assert isinstance(rule(LAID, "0: k9 down 2x4=8"), Accepted)


@pytest.mark.rule("R6")
def test_the_chain_of_the_sheet() -> None:
    """4 + 4 = 8 + 2 = 10 runs on from the result."""
    state = position(f"mode referee\nrack 4 4 8 | +\nrack 2 10 | +\n{PLENTY}")
    first = accepted(state, "0: i11 across 4+4=8")
    second = accepted(first.state, "1: m11 across 8+2=10")
    assert lines(second.state, "laid") == [
        "laid i11 across 4+4=8 by 0 ply 1",
        "laid m11 across 8+2=10 by 1 ply 2",
    ]
    assert second.state.table.scores == (8, 10)


@pytest.mark.rule("R6")
@pytest.mark.parametrize(
    "line", ["m9 down 1x8=8", "i9 down 2x4=8", "e11 across 1x4=4", "k9 down 1+4=5", "m11 across 8-2=6"]
)
def test_any_of_the_three_numbers_may_be_built_on(line: str) -> None:
    assert isinstance(rule(LAID, f"0: {line}"), Accepted)


@pytest.mark.rule("R6")
def test_one_equation_a_turn() -> None:
    state = play(LAID, "0: m11 across 8-2=6")
    assert refused(state, "0: i9 down 2x4=8").code == "not_your_turn"
