"""The set, the draw for the first turn, the racks (E1, E2, E4, E5, E20)."""

from collections import Counter

import pytest

from games.engine.variants.equable.levels import LEVELS, SHEET_DIGITS, SHEET_OPERATORS
from games.engine.variants.equable.symbols import digits_in, operators_in
from tests.engine.equable.tabletop import EQUABLE

SEEDS = [str(seed) for seed in range(40)]


@pytest.mark.rule("E1")
def test_two_to_four_players_have_80_digits_35_operators_and_20_equals_signs() -> None:
    assert list(EQUABLE.seats) == [2, 3, 4]
    assert (len(SHEET_DIGITS), len(SHEET_OPERATORS), LEVELS[4].equals) == (80, 35, 20)


@pytest.mark.rule("E2")
def test_the_set_of_the_sheet() -> None:
    assert [SHEET_DIGITS.count(digit) for digit in "0123456789"] == [10, 12, 10, 9, 9, 7, 7, 6, 6, 4]
    assert Counter(SHEET_OPERATORS) == {"+": 9, "-": 8, "×": 7, "÷": 5, "/": 3, ".": 3}


@pytest.mark.rule("E4")
@pytest.mark.rule("E20")
@pytest.mark.parametrize(("level", "digits", "operators"), [(4, 7, 2), (5, 9, 3)])
def test_everybody_gets_a_full_rack(level: int, digits: int, operators: int) -> None:
    state = EQUABLE.start(4, "x", LEVELS[level])
    for rack in state.racks:
        assert (len(digits_in(rack)), len(operators_in(rack))) == (digits, operators)


@pytest.mark.rule("E5")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_highest_digit_begins_ties_draw_again_and_the_digits_go_back(seed: str) -> None:
    state = EQUABLE.start(4, seed, LEVELS[4])
    assert state.opening[state.table.turn] == max(state.opening)
    assert state.opening.count(max(state.opening)) == 1
    seen = Counter(state.bag) + sum((Counter(rack) for rack in state.racks), Counter())
    assert seen == Counter(SHEET_DIGITS + SHEET_OPERATORS)


@pytest.mark.rule("E5")
def test_only_those_tied_for_the_highest_draw_again() -> None:
    openings = [EQUABLE.start(3, seed, LEVELS[4]).opening for seed in SEEDS]
    tied = [opening for opening in openings if max(map(len, opening)) > 1]
    assert tied
    for opening in tied:
        highest = max(drew[0] for drew in opening)
        assert all((len(drew) > 1) == (drew[0] == highest) for drew in opening)
