"""The generator beside a naive one that knows nothing but the judge."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from games.engine.arithmetic import Operation
from games.engine.core import Accepted, Mode
from games.engine.variants.formula.cards import faces
from games.engine.variants.formula.changes import Change, own_cards
from games.engine.variants.formula.formula import Lay
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import FORMULA, table


def rows(state: State, longest: int) -> list[Change]:
    """Every row of kept and own cards, sensible or not."""
    symbols = [None, *faces(state.hand)]
    return [row for length in range(1, longest + 1) for row in product(symbols, repeat=length)]


def naive(state: State, longest: int) -> Iterator[Lay]:
    """Every three rows that the hand is enough for, with every operation."""
    held, all_rows = Counter(state.hand), rows(state, longest)
    affordable = [row for row in all_rows if Counter(own_cards(row)) <= held]
    for first, second in product(affordable, repeat=2):
        if not Counter(own_cards(first, second)) <= held:
            continue
        for result, operation in product(affordable, Operation):
            if Counter(own_cards(first, second, result)) <= held:
                yield Lay(first, operation, second, result)


def naively_legal(state: State, longest: int) -> set[Lay]:
    """With a coach, what is not allowed and what is not true are both refused."""
    coached = replace(state, options=replace(state.options, mode=Mode.COACH))
    return {lay for lay in naive(coached, longest) if isinstance(FORMULA.play(coached, 0, lay), Accepted)}


def legal(state: State) -> list[Lay]:
    return [move for move in FORMULA.legal_moves(state, 0) if isinstance(move, Lay)]


@pytest.mark.rule("F4")
@pytest.mark.rule("F5")
@pytest.mark.parametrize(
    ("lies", "hand", "extra", "longest"),
    [
        ("2 ? 4 = ?", "6 8", "", 3),
        ("6 ? 4 = ?", "1 0 2", "", 2),
        ("2 + 4 = 6", "1 8 8", "", 3),
        ("8 - 2 = 6", "1 1", "", 3),
        ("5 × 2 = 10", "0 0", "", 3),
        ("5 × 2 = 10", "2 6", "extras reuse", 3),
        ("11 × 1 = 11", "1 1", "", 3),
        ("5 × 0 = 0", "2 3 6", "extras reuse", 2),
        ("0 × 3 = 0", "0 5 5", "", 2),
        ("0 + 3 = 3", "0 3", "", 3),
        ("0 - 0 = 0", "0 3", "", 3),
        ("9 + 8 = 17", "1 2", "limits 7 3 20\noperations + -", 3),
        ("9 + 8 = 17", "7 2", "limits 7 2 none", 3),
        ("4 + *8 = 12", "*", "", 3),
    ],
)
def test_both_find_the_same(lies: str, hand: str, extra: str, longest: int) -> None:
    state = table(lies, hand, extra)
    found = legal(state)
    assert len(set(found)) == len(found)
    assert set(found) == naively_legal(state, longest)


def test_equal_cards_give_equal_moves_once() -> None:
    state = table("2 + 4 = 6", "8 8 8 8")
    texts = [FORMULA.format_move(state, move) for move in legal(state)]
    assert texts.count("_ x _ = 8") == 1
    assert len(set(texts)) == len(texts)


def test_a_joker_beside_the_same_digit_gives_two_moves() -> None:
    state = table("2 ? 4 = ?", "8 *", "operations ×")
    assert {FORMULA.format_move(state, move) for move in legal(state)} == {"_ x _ = 8", "_ x _ = *8"}
