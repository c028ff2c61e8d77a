"""Sums in words: what was said, and what it is really worth."""

from __future__ import annotations

from django.utils.translation import gettext as _

from games.engine.arithmetic import Operation, parse, two_numbers
from games.engine.core import Facts
from games.notation import Notation
from games.wording.forms import fill

NEAR = 2


def said(facts: Facts, notation: Notation) -> str:
    """The equation that somebody laid."""
    return notation.write(f"{facts['expression']} = {facts['claimed']}")


def truth(facts: Facts, notation: Notation) -> str:
    """What the expression is, as one sentence."""
    value = facts["value"]
    if value is None:
        return _("Nothing can be divided by 0.")
    if isinstance(value, int) and value < 0:
        return fill(_("{expression} goes below zero."), facts, notation)
    left_over = None if isinstance(value, int) else _left_over(str(facts["expression"]))
    if left_over is None:
        return fill(_("{expression} is {value}."), facts, notation)
    quotient, rest = left_over
    text = _("{expression} is not a whole number: {quotient}, and {rest} left over.")
    return fill(text, facts, notation, quotient=str(quotient), rest=str(rest))


def false_claim(facts: Facts, notation: Notation) -> str:
    """To the child who said it: what the sum really is, and what was said instead."""
    value, claimed = facts["value"], facts["claimed"]
    if isinstance(value, int) and isinstance(claimed, int) and value >= 0:
        return fill(_mistake(facts, nearly=abs(value - claimed) <= NEAR), facts, notation)
    if "token" not in facts:
        return truth(facts, notation)
    return truth(facts, notation) + " " + fill(_("Your tile says {claimed}."), facts, notation)


def _mistake(facts: Facts, *, nearly: bool) -> str:
    if "token" not in facts:
        if nearly:
            return _("Nearly: {expression} is {value}, not {claimed}.")
        return _("Not quite: {expression} is {value}, not {claimed}.")
    if nearly:
        return _("Nearly: {expression} is {value}, your tile says {claimed}.")
    return _("Not quite: {expression} is {value}, your tile says {claimed}.")


def _left_over(expression: str) -> tuple[int, int] | None:
    """Quotient and remainder of a division of two numbers, as a child learns them first."""
    terms = two_numbers(parse(expression))
    if terms is None or terms[1] is not Operation.DIVIDE:
        return None
    return divmod(terms[0], terms[2])
