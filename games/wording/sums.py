"""Sums in words: what an expression is really worth."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.engine.arithmetic import Operation, parse, two_numbers
from games.engine.core import Facts
from games.notation import Notation

ARITHMETIC = frozenset({"expression", "operation", "value", "claimed", "part", "number"})


def written(facts: Facts, notation: Notation) -> dict[str, Any]:
    """Facts as they are put into a sentence: arithmetic in the class's notation."""
    return {key: notation.write(str(value)) if key in ARITHMETIC else value for key, value in facts.items()}


def truth(facts: Facts, notation: Notation) -> str:
    """What the expression is, as one sentence."""
    value, said = facts["value"], written(facts, notation)
    if value is None:
        return _("Nothing can be divided by 0.")
    left_over = None if isinstance(value, int) else _left_over(str(facts["expression"]))
    if left_over is None:
        return _("{expression} is {value}.").format(**said)
    quotient, rest = left_over
    return _("{expression} is not a whole number: {quotient}, and {rest} left over.").format(
        **said, quotient=quotient, rest=rest
    )


def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count).format(count=count)


def tokens(count: int) -> str:
    return ngettext("{count} token", "{count} tokens", count).format(count=count)


def _left_over(expression: str) -> tuple[int, int] | None:
    """Quotient and remainder of a division of two numbers, as a child learns them first."""
    terms = two_numbers(parse(expression))
    if terms is None or terms[1] is not Operation.DIVIDE:
        return None
    return divmod(terms[0], terms[2])
