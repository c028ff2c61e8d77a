"""Points and refilling (R7, R8)."""

import pytest

from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.notation import read_equation
from tests.engine.rigolade.tabletop import PLENTY, accepted, play, position
from tests.engine.seating import news


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("line", "points"), [("20+30=50", 50), ("16-12=4", 32), ("6x8=48", 144), ("56/8=7", 224)]
)
def test_the_sheets_four_examples(line: str, points: int) -> None:
    equation = read_equation(line)
    numbers, sign = " ".join(map(str, equation.numbers)), equation.sign
    state = position(
        f"mode referee\nrack {numbers} | {sign}\nrack 1 | +\nbag 1*9 2*9 10*9 40 46 60 | +*9 -*9"
    )
    ruling = accepted(state, f"0: i11 across {line}")
    assert news(ruling, "laid").facts["points"] == points
    assert ruling.state.table.scores == (points, 0)


@pytest.mark.rule("R7")
@pytest.mark.parametrize(("text", "points"), [("1x7=7", 21), ("9-9=0", 18), ("8/1=8", 32), ("3+0=3", 3)])
def test_the_largest_number_counts_wherever_it_stands(text: str, points: int) -> None:
    equation: Equation = read_equation(text)
    assert equation.points == points


@pytest.mark.rule("R8")
def test_the_rack_is_filled_at_the_end_of_the_turn() -> None:
    state = position(f"mode referee\nrack 1 2 3 4 5 6 7 | + + - -\nrack 1 | +\n{PLENTY}")
    after = play(state, "0: i11 across 1+2=3")
    assert (len(after.racks[0].numbers), len(after.racks[0].signs)) == (7, 4)
    assert {4, 5, 6, 7} <= set(after.racks[0].numbers)
    assert (len(after.numbers), len(after.signs)) == (54 - 3, 40 - 1)


@pytest.mark.rule("R8")
def test_only_while_the_bags_last() -> None:
    state = position("mode referee\nrack 1 2 3 4 5 6 7 | + + - -\nrack 1 2 3 | + -\nbag 9 9 | ")
    after = play(state, "0: i11 across 1+2=3")
    assert after.racks[0].numbers == (4, 5, 6, 7, 9, 9)
    assert len(after.racks[0].signs) == 3


@pytest.mark.rule("R8")
def test_what_was_drawn_is_told_to_who_drew_it_alone() -> None:
    state = position(f"mode referee\nrack 1 2 3 4 5 6 7 | + + - -\nrack 1 | +\n{PLENTY}")
    ruling = accepted(state, "0: i11 across 1+2=3")
    assert dict(news(ruling, "refilled").facts) == {"numbers": 3, "signs": 1}
    (private,) = (item for item in ruling.news if item.to is not None)
    assert private.to == 0
    assert isinstance(private.facts["numbers"], list)
    assert len(private.facts["numbers"]) == 3
