"""How hard a sum is for a child, as a whole number: about 5 for 1 + 2, 25 for 8 + 7, 45 for 7 × 8.

A rough scale, made to order a bot's finds and to time its thinking. It is no
measurement: what children find hard is learnt from their attempts, elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.arithmetic import Calculation, Expression, Number, Operation, evaluate, parse
from games.engine.core import Attempt

FURTHER_SUM = 5
CROSSING_TEN = 10
LARGE_FACTOR = 50
FACTORS = {0: 8, 1: 6, 2: 16, 3: 24, 4: 30, 5: 20, 6: 36, 7: 44, 8: 44, 9: 40, 10: 12, 11: 26, 12: 48}


def difficulty(attempts: Sequence[Attempt]) -> int:
    """The hardest sum of a move, and a little for every further one."""
    if not attempts:
        return 0
    hardest = max(_expression(parse(attempt.expression)) for attempt in attempts)
    return hardest + FURTHER_SUM * (len(attempts) - 1)


def _expression(expression: Expression) -> int:
    if isinstance(expression, Number):
        return 0
    return _step(expression) + _expression(expression.left) + _expression(expression.right)


def _step(step: Calculation) -> int:
    a, b = (int(evaluate(side) or 0) for side in (step.left, step.right))
    match step.operation:
        case Operation.ADD:
            return 3 + _size(min(a, b)) + _crossings(a, b)
        case Operation.SUBTRACT:
            return 6 + _size(b) + _crossings(a - b, b)
        case Operation.MULTIPLY:
            return min(_factor(a), _factor(b))
        case Operation.DIVIDE:
            return 6 + min(_factor(b), _factor(a // b if b else 0))


def _size(number: int) -> int:
    """Small numbers are counted on; of large ones each digit costs."""
    return min(abs(number), 10) + 4 * (len(str(abs(number))) - 1)


def _crossings(a: int, b: int) -> int:
    """What carrying costs; borrowing in a - b is the carrying of (a - b) + b."""
    tops = [int("1" + "0" * n) for n in range(1, len(str(abs(a) + abs(b))) + 1)]
    return CROSSING_TEN * sum(abs(a) % top + abs(b) % top >= top for top in tops)


def _factor(number: int) -> int:
    return FACTORS.get(number, LARGE_FACTOR + 5 * len(str(abs(number))))
