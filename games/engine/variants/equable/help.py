"""The help page that a teacher may allow (E21): tables and hints as data, worded elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping

LARGEST_FACTOR = 25


def multiplication_table() -> tuple[tuple[int, ...], ...]:
    """The products of 1 to 25, row by row."""
    factors = range(1, LARGEST_FACTOR + 1)
    return tuple(tuple(row * column for column in factors) for row in factors)


def _even(digits: str) -> bool:
    return digits[-1] in "02468"


def _sum_in_three(digits: str) -> bool:
    return sum(map(int, digits)) % 3 == 0


def _ends_in_five_or_nought(digits: str) -> bool:
    return digits[-1] in "05"


DIVISIBLE: Mapping[int, Callable[[str], bool]] = {2: _even, 3: _sum_in_three, 5: _ends_in_five_or_nought}
"""How to see on its digits whether a number can be divided."""
