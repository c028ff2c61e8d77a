"""Why a move does not count: said to a child who may simply try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from games.engine.core import Facts
from games.wording.forms import fill
from games.wording.lexicon import LEXICON
from games.wording.listener import Listener
from games.wording.sums import false_claim

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

# The same at every table.
REFUSALS: dict[str, StrPromise] = {
    "not_your_turn": _("It is not your turn yet."),
    "game_over": _("This game is over."),
    "off_board": _("{at} is not on the board."),
    "operation_not_allowed": _("{operation} is not used at this table."),
    "no_window": _("There is nothing to check just now."),
    "own_claim": _("These are your own sums: the others look at them."),
    "already_accepted": _("You have already agreed."),
    "already_checked": _("You have already checked this one."),
    "no_such_step": _("That sum is no longer there."),
    "wait_for_others": _("One moment: the others are still looking."),
    "window_open": _("The last sums are still being looked at."),
    "already_graced": _("Everybody has had time to look."),
    "not_the_house": _("The clock does that by itself."),
    "not_your_seat": _("You can leave your own seat only."),
    "no_such_seat": _("There is no such seat."),
    "already_gone": _("This seat has been left already."),
    "already_held": _("Somebody is sitting in already."),
    "not_away": _("Nobody is away from this seat."),
}


def refusal_text(code: str, facts: Facts, listener: Listener) -> str:
    if code == "false_claim":
        return false_claim(facts, listener.notation)
    form = LEXICON[listener.variant].refusals.get(code) or REFUSALS[code]
    return fill(form, facts, listener.notation)
