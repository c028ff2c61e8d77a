"""Equations apart from any board: what they say, whether it is so, what they score (R4, R7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from games.engine.arithmetic import Operation, answer, apply, as_json, calculation
from games.engine.core import Attempt, AttemptKind, Json, Seat

FACTORS = {Operation.ADD: 1, Operation.SUBTRACT: 2, Operation.MULTIPLY: 3, Operation.DIVIDE: 4}


@dataclass(frozen=True, slots=True)
class Equation:
    first: int
    sign: Operation
    second: int
    result: int

    @property
    def numbers(self) -> tuple[int, int, int]:
        return (self.first, self.second, self.result)

    @property
    def expression(self) -> str:
        return str(calculation(self.first, self.sign, self.second))

    @property
    def value(self) -> Fraction | None:
        """What the left side is really worth."""
        return apply(self.first, self.sign, self.second)

    @property
    def is_true(self) -> bool:
        return self.value == self.result

    @property
    def points(self) -> int:
        """R7: the largest number, times what the sign is worth."""
        return max(self.numbers) * FACTORS[self.sign]

    def attempt(
        self, seat: Seat, kind: AttemptKind = AttemptKind.CLAIM, *, correct: bool | None = None
    ) -> Attempt:
        """What a seat said with this equation, or, given ``correct``, what it said *of* it (G3)."""
        right = self.is_true if correct is None else correct
        return Attempt(seat, self.expression, Fraction(self.result), self.value, right, kind)

    def facts(self) -> dict[str, Json]:
        return {"expression": self.expression, "value": as_json(self.value), "claimed": self.result}

    def __str__(self) -> str:
        return f"{self.expression} = {self.result}"


def can_be_made(numbers: Iterable[int], signs: Iterable[Operation]) -> bool:
    """Whether three of the numbers and one of the signs make any equation at all."""
    held = Counter(numbers)
    return any(
        result is not None and Counter((first, second, result)) <= held
        for sign in set(signs)
        for first in held
        for second in held
        for result in [answer(first, sign, second)]
    )
