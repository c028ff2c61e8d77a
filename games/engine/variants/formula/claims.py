"""A formula as a piece of arithmetic that somebody said (G1, G3)."""

from __future__ import annotations

from fractions import Fraction

from games.engine.arithmetic import as_json, calculation
from games.engine.core import Attempt, AttemptKind, Json, Seat
from games.engine.variants.formula.cards import value
from games.engine.variants.formula.formula import Formula, exact_value, is_true


def expression(formula: Formula) -> str:
    assert formula.operation is not None  # noqa: S101  (a laid formula has one)
    return str(calculation(value(formula.first), formula.operation, value(formula.second)))


def spoken(formula: Formula) -> str:
    return f"{expression(formula)} = {value(formula.result)}"


def attempt(
    formula: Formula, seat: Seat, kind: AttemptKind = AttemptKind.CLAIM, *, correct: bool | None = None
) -> Attempt:
    """What a seat said with the formula, or, given ``correct``, what it said *of* it."""
    right = is_true(formula) if correct is None else correct
    claimed = Fraction(value(formula.result))
    return Attempt(seat, expression(formula), claimed, exact_value(formula), right, kind)


def facts(formula: Formula) -> dict[str, Json]:
    return {
        "expression": expression(formula),
        "value": as_json(exact_value(formula)),
        "claimed": value(formula.result),
    }
