"""A line of tiles as an equation (E9 to E11): read once into trees, with exact values.

The text of a line is its symbols in order. Where a number is read as a mixed
number, a space parts the whole from the fraction: ``8÷5=1 3/5``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product

from games.engine.arithmetic import (
    Calculation,
    Exact,
    Expression,
    apply,
    as_json,
    parse,
    written_value,
)
from games.engine.core import Refused
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.symbols import EQUALS

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+|(?: [0-9]+)?/[0-9]+)?", re.ASCII)
_SIGNS = re.compile(r"([-+×÷=])")
_MIXED = re.compile(r"([0-9]+) [0-9]+/", re.ASCII)
_BEFORE_BAR = re.compile(r"[0-9]+(?=/)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Equation:
    """Two or more expressions joined by ``=``, with what each is worth (``None``: nothing)."""

    sides: tuple[Expression, ...]
    values: tuple[Fraction | None, ...]

    @property
    def true(self) -> bool:
        return None not in self.values and len(set(self.values)) == 1

    def __str__(self) -> str:
        return " = ".join(map(str, self.sides))


@lru_cache(maxsize=1 << 14)
def read(text: str, limits: Limits) -> Equation | Refused:
    """The equation a line says, or why it says none (which is illegal, not false)."""
    if EQUALS not in text:
        return Refused("no_equals", "E10", {"part": text})
    values: list[Fraction | None] = []
    sides = []
    for side in text.split(EQUALS):
        read_side = _read_side(side, limits)
        if isinstance(read_side, Refused):
            return read_side
        sides.append(read_side[0])
        values.append(read_side[1])
    return Equation(tuple(sides), tuple(values))


def _read_side(side: str, limits: Limits) -> tuple[Expression, Fraction | None] | Refused:
    words = _SIGNS.split(side)
    if "" in words:
        return Refused("not_an_expression", "E10", {"part": side})
    for word in words[::2]:
        if not NUMBER.fullmatch(word) or written_value(word) is None:
            return Refused("not_a_number", "E11", {"number": word})
    expression = parse(" ".join(words))
    value = _evaluate(expression, limits)
    return value if isinstance(value, Refused) else (expression, value)


def _evaluate(expression: Expression, limits: Limits) -> Fraction | Refused | None:
    """What it is worth; refused where a number or a step on the way breaks a limit of the table (G8)."""
    if isinstance(expression, Calculation):
        value = _calculate(expression, limits)
    else:
        value = Fraction(expression.value)
    if isinstance(value, Fraction) and not limits.allows(value):
        code = "below_zero" if value < 0 and not limits.below_zero else "too_large"
        facts = {"expression": str(expression), "value": as_json(value), "largest": limits.largest}
        return Refused(code, "G8", facts)
    return value


def _calculate(expression: Calculation, limits: Limits) -> Fraction | Refused | None:
    left, right = _evaluate(expression.left, limits), _evaluate(expression.right, limits)
    for part in (left, right):
        if not isinstance(part, Fraction):
            return part
    assert isinstance(left, Fraction)  # noqa: S101  (for the type checker: both are values now)
    assert isinstance(right, Fraction)  # noqa: S101
    if not limits.allows_step(left, expression.operation, right):
        return Refused("not_in_tables", "G8", {"expression": str(expression), "tables": [*limits.tables]})
    return apply(left, expression.operation, right)


def is_idle(text: str, places: tuple[int, ...]) -> bool:
    """E14: whether zeros are idle: the line has the same numbers without them."""
    if any(text[place] != "0" for place in places):
        return False
    without = "".join(symbol for place, symbol in enumerate(text) if place not in places)
    return _numbers(text) == _numbers(without)


def _numbers(text: str) -> list[object] | None:
    words: list[object] = []
    for word in _SIGNS.split(text):
        words.append(written_value(word) if NUMBER.fullmatch(word) else word)
    return words


def number_at(text: str, place: int) -> tuple[str, Exact]:
    """The number that a place in a line belongs to: as it is written, and its value."""
    found = next(match for match in NUMBER.finditer(text) if match.start() <= place < match.end())
    value = written_value(found[0])
    assert value is not None, "read before it was judged"  # noqa: S101  (a fault of the caller)
    return found[0], value


def sides_at(text: str, places: Iterable[int]) -> tuple[int, ...]:
    """Which expressions of a line these places are in, counted from 0; an ``=`` is in none."""
    sides = {text.count(EQUALS, 0, place) for place in places if text[place] != EQUALS}
    return tuple(sorted(sides))


def ways_to_read(text: str) -> Iterator[str]:
    """Every way to read a line: the digits before each bar as one number, or parted (E11)."""
    choices = []
    for match in _BEFORE_BAR.finditer(text):
        start, end = match.span()
        choices.append([None, *range(start + 1, end)])
    for cuts in product(*choices):
        yield with_cuts(text, [cut for cut in cuts if cut is not None])


def with_cuts(text: str, cuts: list[int]) -> str:
    """The text of a line with a space before each of these places."""
    ends = [*cuts, len(text)]
    return " ".join(text[start:end] for start, end in zip([0, *cuts], ends, strict=True))


def mixed_in(text: str) -> tuple[tuple[int, int], ...]:
    """The mixed numbers of a line: the place of each bar among the symbols, and the digits of its whole."""
    found = []
    for number, match in enumerate(_MIXED.finditer(text)):
        spaces = number + 1
        found.append((match.end() - 1 - spaces, len(match[1])))
    return tuple(found)


def digits_before_bar(text: str, bar: int) -> int:
    """How many digits stand directly before a place in a line."""
    start = bar
    while start and text[start - 1].isdecimal():
        start -= 1
    return bar - start


def operations_in(expression: Expression) -> int:
    """How much there is to compute."""
    if not isinstance(expression, Calculation):
        return 0
    return 1 + operations_in(expression.left) + operations_in(expression.right)
