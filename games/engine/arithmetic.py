"""Exact arithmetic: the four operations, which of them fit, and sums as text.

Whole numbers and fractions only. A division by zero has no value: it is
``None``, never an exception, because a child may well say it.

Canonical text puts the operations' own signs between numbers, with one space on
each side: ``"3 × 4"``, ``"2 + 3 × 4"``. What people see (``−`` or ``:`` instead
of ``-`` and ``÷``) is a matter of display and never gets in here. A number keeps
the way it was written: ``"016"``, ``"2.50"``, ``"13/5"``, ``"1 3/5"``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

LONGEST_TEXT = 200
LONGEST_NUMBER = 17


class Operation(StrEnum):
    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "×"
    DIVIDE = "÷"


class MalformedExpression(ValueError):
    """The text is not an expression, or is longer than any game could make it."""


Exact: TypeAlias = int | Fraction


def apply(a: Exact, operation: Operation, b: Exact) -> Fraction | None:
    """What the calculation is worth; ``None`` for a division by zero."""
    match operation:
        case Operation.ADD:
            return Fraction(a + b)
        case Operation.SUBTRACT:
            return Fraction(a - b)
        case Operation.MULTIPLY:
            return Fraction(a * b)
        case Operation.DIVIDE:
            return Fraction(a) / b if b else None


def answer(a: int, operation: Operation, b: int) -> int | None:
    """The whole number from 0 up that two numbers make in this order; ``None`` if they make none."""
    match operation:
        case Operation.ADD:
            return a + b
        case Operation.SUBTRACT:
            return a - b if a >= b else None
        case Operation.MULTIPLY:
            return a * b
        case Operation.DIVIDE:
            return a // b if b and not a % b else None


@lru_cache(maxsize=1 << 14)
def outcomes(a: int, b: int) -> tuple[tuple[int, Operation], ...]:
    """Every whole number from 0 up that one operation makes of two numbers, in either order."""
    made = [(a + b, Operation.ADD), (abs(a - b), Operation.SUBTRACT), (a * b, Operation.MULTIPLY)]
    quotients = {
        larger // smaller for larger, smaller in ((a, b), (b, a)) if smaller and not larger % smaller
    }
    made += [(quotient, Operation.DIVIDE) for quotient in sorted(quotients)]
    return tuple(made)


def fits(a: int, b: int, result: int) -> tuple[Operation, ...]:
    """The operations that make ``result`` of two numbers, in whichever order works."""
    return tuple(operation for value, operation in outcomes(a, b) if value == result)


def arrange(a: int, operation: Operation, b: int, result: int) -> tuple[int, int]:
    """The order in which a claim about two numbers is read.

    A player names the two numbers and the operation, not their order. They are
    given the benefit of the doubt: a difference has the larger number first, a
    quotient stands in the order that is true; if none is, the larger number
    comes first unless that would divide by zero.
    """
    if operation in (Operation.ADD, Operation.MULTIPLY):
        return a, b
    larger, smaller = max(a, b), min(a, b)
    if operation is Operation.SUBTRACT:
        return larger, smaller
    turned = apply(smaller, operation, larger) == result != apply(larger, operation, smaller)
    return (smaller, larger) if turned or not smaller else (larger, smaller)


@dataclass(frozen=True, slots=True)
class Number:
    value: Exact
    written: str = ""

    def __str__(self) -> str:
        return self.written or str(self.value)


@dataclass(frozen=True, slots=True)
class Calculation:
    left: Expression
    operation: Operation
    right: Expression

    def __str__(self) -> str:
        return f"{self.left} {self.operation} {self.right}"


Expression: TypeAlias = Number | Calculation


def calculation(a: int, operation: Operation, b: int) -> Calculation:
    return Calculation(Number(a), operation, Number(b))


def evaluate(expression: Expression) -> Fraction | None:
    """What an expression is worth; ``None`` if it divides by zero on the way."""
    if isinstance(expression, Number):
        return Fraction(expression.value)
    left, right = evaluate(expression.left), evaluate(expression.right)
    if left is None or right is None:
        return None
    return apply(left, expression.operation, right)


def two_numbers(expression: Expression) -> tuple[int, Operation, int] | None:
    """The parts of a plain sum of two numbers; ``None`` for anything longer or shorter."""
    match expression:
        case Calculation(Number(int(a)), operation, Number(int(b))):
            return a, operation, b
    return None


def parse(text: str) -> Expression:
    """Read canonical text: × and ÷ before + and -, otherwise from left to right.

    The size is looked at before anything is computed, so that a million digits
    cost nothing.
    """
    if len(text) > LONGEST_TEXT:
        raise MalformedExpression("too long")
    words = list(_words(text))
    numbers = [_number(word) for word in words[::2]]
    operations = [_operation(word) for word in words[1::2]]
    if len(numbers) != len(operations) + 1:
        raise MalformedExpression(text)
    return _with_precedence(numbers, operations)


# A whole number, a decimal, a fraction or a mixed number; else a single sign.
_WORD = re.compile(r"\s*([0-9]+\.[0-9]+|(?:[0-9]+ )?[0-9]+/[0-9]+|[0-9]+|[^0-9\s])\s*", re.ASCII)


def _words(text: str) -> Iterator[str]:
    return (match[1] for match in _WORD.finditer(text))


def _number(word: str) -> Number:
    if not (word[0].isascii() and word[0].isdecimal()) or len(word) > LONGEST_NUMBER:
        raise MalformedExpression(word)
    value = written_value(word)
    if value is None:
        raise MalformedExpression(word)
    return Number(value) if word == str(value) else Number(value, word)


def written_value(word: str) -> Exact | None:
    """What a number is worth as it is written; ``None`` for a fraction that is no number.

    Below a bar stands no zero, and the fraction of a mixed number is less than 1.
    """
    if "/" not in word:
        return Fraction(word) if "." in word else int(word)
    whole, _, fraction = word.rpartition(" ")
    above, below = map(int, fraction.split("/"))
    if not below or (whole and above >= below):
        return None
    return int(whole or 0) + Fraction(above, below)


def _operation(word: str) -> Operation:
    try:
        return Operation(word)
    except ValueError:
        raise MalformedExpression(word) from None


def _with_precedence(numbers: list[Number], operations: list[Operation]) -> Expression:
    terms: list[Expression] = [numbers[0]]
    between: list[Operation] = []
    for operation, number in zip(operations, numbers[1:], strict=True):
        if operation in (Operation.MULTIPLY, Operation.DIVIDE):
            terms[-1] = Calculation(terms[-1], operation, number)
        else:
            terms.append(number)
            between.append(operation)
    whole = terms[0]
    for operation, term in zip(between, terms[1:], strict=True):
        whole = Calculation(whole, operation, term)
    return whole


def as_json(value: Fraction | None) -> int | str | None:
    """A value in facts: whole numbers as they are, others as ``"7/2"``."""
    if value is None:
        return None
    return int(value) if value.denominator == 1 else str(value)
