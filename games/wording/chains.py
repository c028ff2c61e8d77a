"""Equations with sums on more than one side: what each side is really worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from django.utils.translation import gettext as _

from games.engine.arithmetic import Calculation, evaluate, parse
from games.notation import Notation

READABLE = 1000
"""Thousandths can still be read as a decimal number; anything finer is told as a fraction."""

Sides: TypeAlias = Mapping[str, Fraction]


def truth(equation: str, notation: Notation) -> str:
    """The sums in a false equation and what they are, as one sentence."""
    values = {side: evaluate(parse(side)) for side in equation.split(" = ")}
    sides = {side: value for side, value in values.items() if value is not None}
    if len(sides) < len(values):
        return _("Nothing can be divided by 0.")
    sums = {side: value for side, value in sides.items() if isinstance(parse(side), Calculation)}
    if not sums:
        return _unlike(sides, notation)
    return ", ".join(_clauses(sides, sums, notation)) + "."


def _unlike(sides: Sides, notation: Notation) -> str:
    """Two numbers that are not the same, however they are written."""
    one, *others = sides
    other = next(side for side in others if sides[side] != sides[one])
    return _("{one} is not {other}.").format(one=notation.write(one), other=notation.write(other))


def _clauses(sides: Sides, sums: Sides, notation: Notation) -> Iterator[str]:
    for side, value in sums.items():
        written = notation.write(_exact(value, sides))
        yield _("{expression} is {value}").format(expression=notation.write(side), value=written)
    if len(set(sums.values())) == 1:
        odd = next(side for side, value in sides.items() if value not in sums.values())
        yield _("not {claimed}").format(claimed=notation.write(odd))


def _exact(value: Fraction, sides: Sides) -> str:
    """As the equation writes such numbers: with a bar, or else as a decimal if that comes to an end."""
    if any("/" in side for side in sides) or READABLE % value.denominator:
        return str(value)
    return str(Decimal(value.numerator) / value.denominator)
