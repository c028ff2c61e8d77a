"""False equations: everything allowed about them but the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.arithmetic import Operation, answer
from games.engine.core import Seat
from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.finding import Gap, choices, gaps, move_for
from games.engine.variants.rigolade.moves import Lay
from games.engine.variants.rigolade.state import Rack, State

NEAR = 10


def near_misses(state: State, seat: Seat) -> Iterator[Lay]:
    """Equations with a result that is nearly right, or right for another sign."""
    for gap in gaps(state.laid):
        for equation in _false(gap, state.racks[seat]):
            yield move_for(gap, equation)


def _false(gap: Gap, rack: Rack) -> Iterator[Equation]:
    for first, rest in choices(gap.first, rack.numbers):
        for second, left in choices(gap.second, rest):
            for sign in sorted(set(rack.signs)):
                for result, _ in choices(gap.result, left):
                    if _nearly(first, sign, second, result):
                        yield Equation(first, sign, second, result)


def _nearly(first: int, sign: Operation, second: int, result: int) -> bool:
    true = answer(first, sign, second)
    if result == true:
        return False
    near = true is not None and abs(result - true) <= NEAR
    return near or any(answer(first, other, second) == result for other in Operation)
