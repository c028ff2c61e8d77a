"""The tiles and the first position (R1, R3)."""

from collections import Counter

import pytest

from games.engine.variants.rigolade.options import LEVELS, Options
from games.engine.variants.rigolade.state import State
from tests.engine.rigolade.tabletop import RIGOLADE

SHEET = LEVELS[4]


def start(seats: int, seed: str, options: Options = SHEET) -> State:
    return RIGOLADE.start(seats, seed, options)


def tied(count: int) -> State:
    """A game in which seats drew alike so often for the first turn."""
    games = (start(4, str(seed)) for seed in range(1000))
    return next(state for state in games if max(map(len, state.opening)) > count)


@pytest.mark.rule("R1")
def test_two_to_four_players() -> None:
    assert RIGOLADE.seats == range(2, 5)


@pytest.mark.rule("R1")
def test_a_hundred_and_two_numbers_and_eighty_signs() -> None:
    numbers, signs = Counter(SHEET.numbers), Counter(SHEET.signs)
    assert (numbers.total(), signs.total()) == (102, 80)
    assert all(numbers[small] == 7 for small in range(1, 11))
    assert sorted(number for number in numbers if numbers[number] == 1) == [
        *(12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 49, 50),
        *(54, 56, 60, 63, 64, 70, 72, 80, 81, 90, 100),
    ]
    assert signs == {"×": 25, "÷": 25, "+": 15, "-": 15}


@pytest.mark.rule("R3")
def test_everybody_holds_seven_numbers_and_four_signs() -> None:
    state = start(4, "a")
    assert [(len(rack.numbers), len(rack.signs)) for rack in state.racks] == [(7, 4)] * 4
    assert (len(state.numbers), len(state.signs)) == (102 - 28, 80 - 16)


@pytest.mark.rule("R3")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_highest_number_drawn_begins_and_is_kept(seed: str) -> None:
    state = start(3, seed)
    assert state.opening[state.table.turn] == max(state.opening)
    for drew, rack in zip(state.opening, state.racks, strict=True):
        assert not Counter(drew) - Counter(rack.numbers)


@pytest.mark.rule("R3")
def test_who_ties_for_the_highest_draws_again_and_keeps_that_too() -> None:
    state = tied(1)
    again = [seat for seat, drew in enumerate(state.opening) if len(drew) > 1]
    assert len(again) > 1
    highest = max(drew[0] for drew in state.opening)
    assert again == [seat for seat, drew in enumerate(state.opening) if drew[0] == highest]
    assert state.table.turn in again
    assert [len(rack.numbers) for rack in state.racks] == [7] * 4


@pytest.mark.rule("R3")
def test_tied_to_the_seventh_the_lowest_seat_begins() -> None:
    ones = Options(SHEET.mode, (1,) * 60, SHEET.signs)
    state = start(3, "a", ones)
    assert state.opening == ((1,) * 7,) * 3
    assert state.table.turn == 0
