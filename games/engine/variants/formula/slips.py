"""False formulas: everything allowed about them but the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.arithmetic import Operation, answer
from games.engine.core import Seat
from games.engine.variants.formula.cards import value
from games.engine.variants.formula.changes import keep
from games.engine.variants.formula.finding import Hand, Limits, Way, left_after, permitted, spellings, ways
from games.engine.variants.formula.formula import Formula, Lay
from games.engine.variants.formula.judge import limits
from games.engine.variants.formula.state import State

NEAR = (-10, -2, -1, 1, 2, 10)


def near_misses(state: State, seat: Seat) -> Iterator[Lay]:
    """Formulas with a result that is nearly right, or right for another operation.

    One of the two numbers changes at most: who slips does not think far.
    """
    formula, hand, allowed = state.formula, state.hands[seat], limits(state.options)
    for first, second, left in _small_changes(formula, hand, allowed):
        for operation in allowed.operations:
            for wrong in _wrong(first.value, operation, second.value):
                for result in spellings(formula.result, wrong, left, 3 - (len(hand) - len(left)), allowed):
                    lay = Lay(first.change, operation, second.change, result)
                    if formula.operation is None or permitted(formula, lay, allowed):
                        yield lay


def _small_changes(formula: Formula, hand: Hand, allowed: Limits) -> Iterator[tuple[Way, Way, Hand]]:
    first = Way(keep(formula.first), value(formula.first), ())
    second = Way(keep(formula.second), value(formula.second), ())
    yield first, second, hand
    if formula.operation is None:
        return
    pairs = [(way, second) for way in ways(formula.first, hand, allowed) if len(way.cards) == 1]
    pairs += [(first, way) for way in ways(formula.second, hand, allowed) if len(way.cards) == 1]
    for one, other in pairs:
        left = left_after(hand, one, other)
        if left is not None:
            yield one, other, left


def _wrong(first: int, operation: Operation, second: int) -> set[int]:
    true = answer(first, operation, second)
    others = {answer(first, other, second) for other in Operation}
    near = {true + step for step in NEAR} if true is not None else set()
    return {wrong for wrong in others | near if wrong is not None and wrong >= 0} - {true}
