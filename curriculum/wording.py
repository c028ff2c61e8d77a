"""Words for what the statistics keep as short names."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from curriculum.counts import MIXED, Standing
from games.engine.core import AttemptKind
from games.engine.mistakes import ErrorKind
from games.models import Attempt

OPERATIONS: dict[str, Promise] = {
    "+": _("addition"),
    "-": _("subtraction"),
    "×": _("multiplication"),
    "÷": _("division"),
    MIXED: _("several operations"),
}

STANDINGS: dict[Standing, Promise] = {
    Standing.SURE: _("sure"),
    Standing.COMING: _("coming along"),
    Standing.NEEDS_HELP: _("needs help"),
    Standing.TOO_LITTLE: _("too little evidence"),
    Standing.NOTHING: _("no answers yet"),
}

SHAPES: dict[Standing, str] = {Standing.SURE: "●", Standing.COMING: "◐", Standing.NEEDS_HELP: "▲"}
"""A standing is told by its shape, its colour and its words: never by colour alone."""

CHECKS: dict[tuple[str, bool], Promise] = {
    (AttemptKind.CHALLENGE, True): _("Saw that another player’s sum was false"),
    (AttemptKind.CHALLENGE, False): _("Checked a sum that was true"),
    (AttemptKind.OVERSIGHT, False): _("Let another player’s false sum stand"),
}

ERROR_KINDS: dict[str, Promise] = {
    ErrorKind.ZERO_OR_ONE: _("Mixed up a rule of zero or one"),
    ErrorKind.INVERSE: _("Took the two numbers the other way round"),
    ErrorKind.SMALLER_FROM_LARGER: _("Took the smaller digit from the larger in each column"),
    ErrorKind.CARRY_FORGOTTEN: _("Forgot to carry"),
    ErrorKind.CARRIED_TWICE: _("Carried once too often"),
    ErrorKind.BORROW_ACROSS_ZERO: _("Lost the way when borrowing across a zero"),
    ErrorKind.BORROW_NOT_PAID: _("Borrowed without paying back"),
    ErrorKind.REMAINDER_DROPPED: _("Dropped the remainder"),
    ErrorKind.NEIGHBOURING_QUOTIENT: _("Took a neighbouring quotient"),
    ErrorKind.OPERATION: _("Used another operation"),
    ErrorKind.REVERSED_DIGITS: _("Swapped the digits"),
    ErrorKind.OFF_BY_ONE: _("One too many or too few"),
    ErrorKind.NEIGHBOUR: _("Worked with a number next to the right one"),
    ErrorKind.OFF_BY_TEN: _("Ten too many or too few"),
    ErrorKind.TABLE: _("Took another product of the same table"),
    ErrorKind.OTHER: _("A mistake of no known kind"),
}


def outcome(attempt: Attempt) -> list[Promise]:
    """What happened, in plain words; of several explanations of a wrong sum the likeliest first."""
    if attempt.kind != AttemptKind.CLAIM:
        return [CHECKS[attempt.kind, attempt.correct]]
    if attempt.correct:
        return [_("Right")]
    return [ERROR_KINDS[kind] for kind in attempt.error_kinds] or [_("Not right")]
