"""The five levels (G8)."""

from random import Random

import pytest

from games.engine.core import Accepted, Mode
from games.engine.variants.rigolade.moves import Lay
from games.engine.variants.rigolade.options import LEVELS, SHEET_NUMBERS, SHEET_SIGNS
from tests.engine.rigolade.tabletop import RIGOLADE


@pytest.mark.rule("G8")
def test_there_are_five_and_the_fourth_is_the_sheet() -> None:
    assert RIGOLADE.levels == (1, 2, 3, 4, 5)
    assert (LEVELS[4].numbers, LEVELS[4].signs) == (SHEET_NUMBERS, SHEET_SIGNS)
    assert [LEVELS[level].mode for level in RIGOLADE.levels] == [
        Mode.COACH,
        Mode.COACH,
        Mode.REFEREE,
        Mode.CHALLENGE,
        Mode.CHALLENGE,
    ]


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("level", "signs", "largest"), [(1, "+-", 20), (2, "+-×", 100), (3, "+-×÷", 50), (5, "+-×÷", 100)]
)
def test_a_level_is_its_bags(level: int, signs: str, largest: int) -> None:
    options = LEVELS[level]
    assert "".join(options.operations) == signs
    assert max(options.numbers) == largest


@pytest.mark.rule("G8")
def test_the_second_level_has_the_tables_of_two_five_and_ten() -> None:
    products = {factor * other for factor in (2, 5, 10) for other in range(1, 11)}
    assert {number for number in LEVELS[2].numbers if number > 10} <= products


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_turn_begins_with_a_play_nine_times_in_ten(level: int) -> None:
    turns = [turn for seed in range(3) for turn in _turns(level, seed)]
    assert sum(turns) >= 0.9 * len(turns)


def _turns(level: int, seed: int) -> list[bool]:
    """For each turn of a game, whether it began with a play."""
    dice, state, turns = Random(seed), RIGOLADE.start(2, str(seed), LEVELS[level]), []
    while RIGOLADE.to_move(state):
        moves = list(RIGOLADE.legal_moves(state, state.table.turn))
        lays = [move for move in moves if isinstance(move, Lay)]
        if not state.doubted:
            turns.append(bool(lays))
        ruling = RIGOLADE.play(state, state.table.turn, dice.choice(lays or moves))
        assert isinstance(ruling, Accepted)
        state = ruling.state
    return turns
