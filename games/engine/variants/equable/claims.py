"""The arithmetic in a play, as rows and as facts (G1, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from games.engine.arithmetic import Expression, as_json
from games.engine.core import Attempt, Facts, Json, Seat
from games.engine.variants.equable.board import GRID
from games.engine.variants.equable.equations import (
    Equation,
    number_at,
    operations_in,
    read,
    sides_at,
    ways_to_read,
)
from games.engine.variants.equable.judging import Judged
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.placing import Line
from games.engine.variants.equable.scoring import adds_idle_zeros_only


def attempts(judged: Judged, seat: Seat) -> tuple[Attempt, ...]:
    """G1: every sum the player committed to with a play, line by line."""
    return tuple(attempt for line, equation in judged.lines() for attempt in _attempts(seat, line, equation))


def _attempts(seat: Seat, line: Line, equation: Equation) -> Iterator[Attempt]:
    if not equation.true:
        return _false_sums(seat, equation)
    return _numbers(seat, line) if adds_idle_zeros_only(line) else _true_sums(seat, line, equation)


def _false_sums(seat: Seat, equation: Equation) -> Iterator[Attempt]:
    """For each two neighbours that differ, the longer sum, with what the other one says it is."""
    for pair in pairwise(zip(equation.sides, equation.values, strict=True)):
        (_, first), (_, second) = pair
        if first is None or first != second:
            (longer, value), (_, claimed) = sorted(pair, key=_sum_first)
            yield Attempt(seat, str(longer), claimed, value, correct=False)


def _sum_first(side: tuple[Expression, Fraction | None]) -> tuple[bool, int]:
    """What has no value is what was got wrong; else the longer sum is."""
    expression, value = side
    return value is not None, -operations_in(expression)


def _numbers(seat: Seat, line: Line) -> Iterator[Attempt]:
    """Who puts a zero before a number says that the number stays the same."""
    words = dict.fromkeys(number_at(line.text, place) for place in line.places(line.laid))
    for word, value in words:
        yield Attempt(seat, word, Fraction(value), Fraction(value), correct=True)


def _true_sums(seat: Seat, line: Line, equation: Equation) -> Iterator[Attempt]:
    """What there is to compute in the expressions with new tiles, or else in the whole line."""
    touched = [equation.sides[side] for side in sides_at(line.text, line.places(line.laid))]
    sums = [side for side in touched if operations_in(side)]
    sums = sums or [side for side in equation.sides if operations_in(side)] or [equation.sides[0]]
    for side in sums:
        yield Attempt(seat, str(side), equation.values[0], equation.values[0], correct=True)


def false_facts(judged: Judged, limits: Limits) -> Facts:
    """What is needed to explain a false play: its first false equation, with both sides' values."""
    line, equation = next((line, equation) for line, equation in judged.lines() if not equation.true)
    attempt = next(_false_sums(0, equation))
    return {
        **_line_facts(line, equation),
        "sides": [
            {"expression": str(side), "value": as_json(value)}
            for side, value in zip(equation.sides, equation.values, strict=True)
        ],
        "expression": attempt.expression,
        "value": as_json(attempt.value),
        "claimed": as_json(attempt.claimed),
        "true_if_read": _true_reading(line, limits),
    }


def _line_facts(line: Line, equation: Equation) -> dict[str, Json]:
    return {"at": GRID.name(line.squares[0]), "line": str(line.axis), "equation": str(equation)}


def said_lines(judged: Judged, points: tuple[int, ...]) -> list[Json]:
    """Each line of a play as everybody may see it: what was said and announced, not whether it is true."""
    return [
        {**_line_facts(*said), "points": worth} for said, worth in zip(judged.lines(), points, strict=True)
    ]


def _true_reading(line: Line, limits: Limits) -> str | None:
    """The same tiles, read in another way, if that would have been true (E11)."""
    for text in ways_to_read(line.text.replace(" ", "")):
        equation = read(text, limits)
        if isinstance(equation, Equation) and equation.true:
            return str(equation)
    return None
