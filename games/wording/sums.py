"""Sums in words: what was said, and what it is really worth."""

from __future__ import annotations

from django.utils.translation import gettext as _

from games.engine.arithmetic import Operation, parse, two_numbers
from games.engine.core import Facts
from games.notation import Notation
from games.wording import chains
from games.wording.forms import fill

NEAR = 2


def said(facts: Facts, notation: Notation) -> str:
    """The equation that somebody laid."""
    return notation.write(str(facts.get("equation", f"{facts['expression']} = {facts['claimed']}")))


def truth(facts: Facts, notation: Notation) -> str:
    """What the expression is, as one sentence."""
    value = facts["value"]
    if "equation" in facts:
        return chains.truth(str(facts["equation"]), notation)
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
    if "equation" in facts:
        return _false_equation(facts, notation)
    value, claimed = facts["value"], facts["claimed"]
    if isinstance(value, int) and isinstance(claimed, int) and value >= 0:
        return fill(_mistake(facts), facts, notation)
    if "token" not in facts:
        return truth(facts, notation)
    return truth(facts, notation) + " " + fill(_("Your tile says {claimed}."), facts, notation)


def _mistake(facts: Facts) -> str:
    if "token" not in facts:
        if _is_near(facts):
            return _("Nearly: {expression} is {value}, not {claimed}.")
        return _("Not quite: {expression} is {value}, not {claimed}.")
    if _is_near(facts):
        return _("Nearly: {expression} is {value}, your tile says {claimed}.")
    return _("Not quite: {expression} is {value}, your tile says {claimed}.")


def _is_near(facts: Facts) -> bool:
    value, claimed = facts["value"], facts["claimed"]
    return isinstance(value, int) and isinstance(claimed, int) and abs(value - claimed) <= NEAR


def _false_equation(facts: Facts, notation: Notation) -> str:
    """With the reading that would have been true, where the tiles have several."""
    if None in (facts["value"], facts["claimed"]):
        return truth(facts, notation)
    text = _("Nearly: {truth}") if _is_near(facts) else _("Not quite: {truth}")
    text = text.format(truth=truth(facts, notation))
    if reading := facts.get("true_if_read"):
        return (
            text + " " + _("Read as {equation}, it is right.").format(equation=notation.write(str(reading)))
        )
    return text


def _left_over(expression: str) -> tuple[int, int] | None:
    """Quotient and remainder of a division of two numbers, as a child learns them first."""
    terms = two_numbers(parse(expression))
    if terms is None or terms[1] is not Operation.DIVIDE:
        return None
    return divmod(terms[0], terms[2])
