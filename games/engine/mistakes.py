"""How a sum of two whole numbers goes wrong: kinds of mistakes, and what each would have answered.

One table serves both ways. Each kind knows the answers it leads to; a wrong
answer is *explained* by every kind that leads to it, and a bot that slips says
one of these answers. The order of :class:`ErrorKind` decides which kind comes
first when several explain an answer: the more particular before the more
general (8 + 7 = 14 is off by one before it is a neighbour's sum).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from games.engine.arithmetic import Operation, apply

ADD, SUBTRACT, MULTIPLY, DIVIDE = Operation

NEAR = 2
TABLES = range(2, 13)


class ErrorKind(StrEnum):
    ZERO_OR_ONE = "zero_or_one"
    INVERSE = "inverse"
    SMALLER_FROM_LARGER = "smaller_from_larger"
    CARRY_FORGOTTEN = "carry_forgotten"
    CARRIED_TWICE = "carried_twice"
    BORROW_ACROSS_ZERO = "borrow_across_zero"
    BORROW_NOT_PAID = "borrow_not_paid"
    REMAINDER_DROPPED = "remainder_dropped"
    NEIGHBOURING_QUOTIENT = "neighbouring_quotient"
    OPERATION = "operation"
    REVERSED_DIGITS = "reversed_digits"
    OFF_BY_ONE = "off_by_one"
    NEIGHBOUR = "neighbour"
    OFF_BY_TEN = "off_by_ten"
    TABLE = "table"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum as it was set; ``right`` is ``None`` when it has no value."""

    a: int
    operation: Operation
    b: int

    @property
    def right(self) -> Fraction | None:
        return apply(self.a, self.operation, self.b)

    @property
    def whole(self) -> int | None:
        """The right answer if it is a whole number from 0 up."""
        right = self.right
        return int(right) if right is not None and right >= 0 and right.denominator == 1 else None


Answers: TypeAlias = Iterable[int | Fraction | None]


def error_kinds(
    a: int, operation: Operation, b: int, claimed: Fraction | int | None
) -> tuple[ErrorKind, ...]:
    """Every kind of mistake that explains a wrong answer, the likeliest first; nothing for a right one."""
    asked = Sum(a, operation, b)
    if claimed == asked.right:
        return ()
    kinds = tuple(
        kind for kind, answers in _ANSWERS.items() if claimed is not None and claimed in answers(asked)
    )
    return kinds or (ErrorKind.OTHER,)


def wrong_answers(a: int, operation: Operation, b: int, kind: ErrorKind) -> tuple[Fraction, ...]:
    """The wrong answers from 0 up that a mistake of this kind leads to, smallest first."""
    asked = Sum(a, operation, b)
    answers = {Fraction(answer) for answer in _ANSWERS[kind](asked) if answer is not None and answer >= 0}
    return tuple(sorted(answers - {asked.right}))


def _zero_or_one(asked: Sum) -> Answers:
    """a × 0 = a, a × 1 = 1, a - 0 = 0, 0 ÷ a = a."""
    a, b = asked.a, asked.b
    match asked.operation:
        case Operation.MULTIPLY if 0 in (a, b):
            return {a, b}
        case Operation.MULTIPLY if 1 in (a, b):
            return {1}
        case Operation.SUBTRACT if b == 0:
            return {0}
        case Operation.DIVIDE if a == 0:
            return {b}
    return ()


def _inverse(asked: Sum) -> Answers:
    turned = asked.operation in (SUBTRACT, DIVIDE)
    return {apply(asked.b, asked.operation, asked.a)} if turned else ()


def _columns(asked: Sum) -> list[tuple[int, int, int]]:
    """The digits of both numbers with the worth of their column, units first."""
    length = len(str(max(asked.a, asked.b)))
    return [(10**n, asked.a // 10**n % 10, asked.b // 10**n % 10) for n in range(length)]


def _carries(asked: Sum) -> list[int]:
    """The worth of each column that one is carried into."""
    tops = [10 ** (n + 1) for n in range(len(_columns(asked)))] if asked.operation is ADD else []
    return [top for top in tops if asked.a % top + asked.b % top >= top]


def _carry_forgotten(asked: Sum) -> Answers:
    carries, right = _carries(asked), asked.a + asked.b
    written = sum(worth * ((top + bottom) % 10) for worth, top, bottom in _columns(asked))
    return {written, *(right - carry for carry in carries)} if carries else ()


def _carried_twice(asked: Sum) -> Answers:
    carries, right = _carries(asked), asked.a + asked.b
    return {right + sum(carries), *(right + carry for carry in carries)} if carries else ()


def _borrows(asked: Sum) -> list[int]:
    """The worth of each column that is borrowed from."""
    tops = [10 ** (n + 1) for n in range(len(_columns(asked)))]
    borrows = asked.operation is SUBTRACT and asked.a >= asked.b
    return [top for top in tops if asked.a % top < asked.b % top] if borrows else []


def _smaller_from_larger(asked: Sum) -> Answers:
    differences = (worth * abs(top - bottom) for worth, top, bottom in _columns(asked))
    return {sum(differences)} if _borrows(asked) else ()


def _borrow_not_paid(asked: Sum) -> Answers:
    borrows, right = _borrows(asked), asked.a - asked.b
    return {right + sum(borrows), *(right + borrow for borrow in borrows)} if borrows else ()


def _borrow_across_zero(asked: Sum) -> Answers:
    """A zero that was borrowed from is made nine, and nothing is taken from the column before it."""
    borrows = _borrows(asked)
    zeros = (borrow for borrow in borrows if asked.a // borrow % 10 == 0 and borrow * 10 in borrows)
    return {asked.a - asked.b + zero * 10 for zero in zeros}


def _remainder_dropped(asked: Sum) -> Answers:
    divides = asked.operation is DIVIDE and asked.b != 0
    return {asked.a // asked.b} if divides and asked.a % asked.b else ()


def _neighbouring_quotient(asked: Sum) -> Answers:
    whole = asked.whole
    return () if asked.operation is not DIVIDE or whole is None else {whole - 1, whole + 1}


def _operation(asked: Sum) -> Answers:
    others = [operation for operation in Operation if operation is not asked.operation]
    pairs = ((asked.a, asked.b), (asked.b, asked.a))
    made = [apply(a, operation, b) for operation in others for a, b in pairs]
    return [answer for answer in made if answer is not None and answer >= 0]


def _reversed_digits(asked: Sum) -> Answers:
    whole = asked.whole
    return () if whole is None or whole % 10 == 0 else {int(str(whole)[::-1])}


def _off_by(distance: int) -> Callable[[Sum], Answers]:
    def answers(asked: Sum) -> Answers:
        right = asked.right
        return () if right is None else {right - distance, right + distance}

    return answers


def _neighbour(asked: Sum) -> Answers:
    steps = [step for step in range(-NEAR, NEAR + 1) if step]
    beside = [(asked.a + step, asked.b) for step in steps] + [(asked.a, asked.b + step) for step in steps]
    return [apply(a, asked.operation, b) for a, b in beside if a >= 0 and b >= 0]


def _table(asked: Sum) -> Answers:
    factors = [factor for factor in (asked.a, asked.b) if factor in TABLES]
    return {factor * times for factor in factors for times in TABLES} if asked.operation is MULTIPLY else ()


_ANSWERS: Mapping[ErrorKind, Callable[[Sum], Answers]] = {
    ErrorKind.ZERO_OR_ONE: _zero_or_one,
    ErrorKind.INVERSE: _inverse,
    ErrorKind.SMALLER_FROM_LARGER: _smaller_from_larger,
    ErrorKind.CARRY_FORGOTTEN: _carry_forgotten,
    ErrorKind.CARRIED_TWICE: _carried_twice,
    ErrorKind.BORROW_ACROSS_ZERO: _borrow_across_zero,
    ErrorKind.BORROW_NOT_PAID: _borrow_not_paid,
    ErrorKind.REMAINDER_DROPPED: _remainder_dropped,
    ErrorKind.NEIGHBOURING_QUOTIENT: _neighbouring_quotient,
    ErrorKind.OPERATION: _operation,
    ErrorKind.REVERSED_DIGITS: _reversed_digits,
    ErrorKind.OFF_BY_ONE: _off_by(1),
    ErrorKind.NEIGHBOUR: _neighbour,
    ErrorKind.OFF_BY_TEN: _off_by(10),
    ErrorKind.TABLE: _table,
}
