"""What a table allows its numbers to be (G8): illegal, not false, whatever the arithmetic."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.arithmetic import Exact, Operation


@dataclass(frozen=True, slots=True)
class Limits:
    """``tables``, if there are any: a product has a factor among them, a quotient is whole and is one of
    them or has its divisor there.
    """

    largest: int | None = None
    below_zero: bool = True
    tables: tuple[int, ...] = ()

    def allows(self, value: Exact) -> bool:
        """Whether a number, or the value of a step, may occur."""
        too_low = not self.below_zero and value < 0
        return not too_low and (self.largest is None or -self.largest <= value <= self.largest)

    def allows_step(self, a: Exact, operation: Operation, b: Exact) -> bool:
        """Whether two numbers may be joined so; what comes out is looked at apart."""
        if not self.tables:
            return True
        if operation is Operation.MULTIPLY:
            return a in self.tables or b in self.tables
        if operation is Operation.DIVIDE:
            return not b or (a % b == 0 and (b in self.tables or a // b in self.tables))
        return True
