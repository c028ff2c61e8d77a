"""The five levels (G8)."""

from random import Random

import pytest

from games.engine.core import Accepted, Mode
from games.engine.variants.formula.formula import Lay
from games.engine.variants.formula.options import LEVELS, SHEET_DECK, Options
from tests.engine.formula.tabletop import FORMULA


@pytest.mark.rule("G8")
def test_there_are_five_and_the_fourth_is_the_sheet() -> None:
    assert FORMULA.levels == (1, 2, 3, 4, 5)
    assert LEVELS[4] == Options(Mode.CHALLENGE, SHEET_DECK)
    assert [LEVELS[level].mode for level in FORMULA.levels] == [
        Mode.COACH,
        Mode.COACH,
        Mode.REFEREE,
        Mode.CHALLENGE,
        Mode.CHALLENGE,
    ]


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("level", "operations", "largest"), [(1, "+-", 20), (2, "+-×", 100), (3, "+-×÷", 100), (4, "+-×÷", None)]
)
def test_a_level_sets_operations_and_the_largest_number(
    level: int, operations: str, largest: int | None
) -> None:
    options = LEVELS[level]
    assert ("".join(options.operations), options.largest) == (operations, largest)


@pytest.mark.rule("F10")
def test_the_fifth_has_a_reused_card_points_to_250_and_a_clock() -> None:
    options = LEVELS[5]
    assert (options.reuse, options.points, options.target, options.number_cards) == (True, True, 250, 2)
    assert options.turn_seconds == 60


@pytest.mark.rule("G8")
def test_no_legal_formula_of_the_first_level_leaves_its_limits() -> None:
    state = FORMULA.start(2, "a", LEVELS[1])
    texts = [FORMULA.format_move(state, move) for move in FORMULA.legal_moves(state, state.table.turn)]
    assert not [text for text in texts if "x" in text or "/" in text]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_with_five_cards_or_more_a_turn_begins_with_a_play_nine_times_in_ten(level: int) -> None:
    turns = [turn for seed in range(12) for turn in _turns(level, seed)]
    assert sum(turns) >= 0.9 * len(turns)


def _turns(level: int, seed: int) -> list[bool]:
    """For each turn with five cards or more, whether it began with a play."""
    dice, state, turns = Random(seed), FORMULA.start(2 + seed % 4, str(seed), LEVELS[level]), []
    while FORMULA.to_move(state):
        moves = list(FORMULA.legal_moves(state, state.table.turn))
        lays = [move for move in moves if isinstance(move, Lay)]
        if len(state.hand) >= 5:
            turns.append(bool(lays))
        ruling = FORMULA.play(state, state.table.turn, dice.choice(lays or moves))
        assert isinstance(ruling, Accepted)
        state = ruling.state
    return turns
