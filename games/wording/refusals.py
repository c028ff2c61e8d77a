"""Why a move does not count: said to a child who may simply try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.engine.core import Facts
from games.notation import Notation
from games.wording.sums import tokens, truth, written

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

REFUSALS: dict[str, StrPromise] = {
    "not_your_turn": gettext_lazy("It is not your turn yet."),
    "game_over": gettext_lazy("This game is over."),
    "not_held": gettext_lazy("You do not have the token {token}."),
    "square_taken": gettext_lazy("There is already a number on {at}."),
    "off_board": gettext_lazy("{at} is not on the board."),
    "no_pair": gettext_lazy("There are no two numbers {direction} {at}."),
    "claims_missing": gettext_lazy("Say which two numbers make your token."),
    "claim_twice": gettext_lazy("The same two numbers count only once."),
    "operation_not_allowed": gettext_lazy("{operation} is not used at this table."),
    "wrong_sign": gettext_lazy("The square {at} asks for {operation}."),
    "no_draw": gettext_lazy("There is no extra token to take now."),
    "nothing_placed": gettext_lazy("Lay a token first. If you find none, you can pass."),
    "already_placed": gettext_lazy("You have already laid a token: lay another one, or end your turn."),
    "exchange_empty": gettext_lazy("Choose the tokens that you want to swap."),
    "exchange_too_many": gettext_lazy("The bag holds only {tokens}: choose fewer."),
    "no_window": gettext_lazy("There is nothing to check just now."),
    "own_claim": gettext_lazy("These are your own sums: the others look at them."),
    "already_accepted": gettext_lazy("You have already agreed."),
    "already_checked": gettext_lazy("You have already checked this one."),
    "no_such_step": gettext_lazy("That sum is no longer there."),
    "wait_for_others": gettext_lazy("One moment: the others are still looking."),
    "window_open": gettext_lazy("The last sums are still being looked at."),
    "already_graced": gettext_lazy("Everybody has had time to look."),
    "not_the_house": gettext_lazy("The clock does that by itself."),
    "not_your_seat": gettext_lazy("You can leave your own seat only."),
    "no_such_seat": gettext_lazy("There is no such seat."),
    "already_gone": gettext_lazy("This seat has been left already."),
    "already_held": gettext_lazy("Somebody is sitting in already."),
    "not_away": gettext_lazy("Nobody is away from this seat."),
}

DIRECTIONS: dict[str, StrPromise] = {
    "left": gettext_lazy("to the left of"),
    "right": gettext_lazy("to the right of"),
    "up": gettext_lazy("above"),
    "down": gettext_lazy("below"),
}

NEAR = 2


def refusal_text(code: str, facts: Facts, notation: Notation) -> str:
    if code == "false_claim":
        return false_claim(facts, notation)
    said = written(facts, notation)
    if "direction" in facts:
        said["direction"] = DIRECTIONS[str(facts["direction"])]
    if isinstance(bag := facts.get("bag"), int):
        said["tokens"] = tokens(bag)
    return str(REFUSALS[code]).format(**said)


def false_claim(facts: Facts, notation: Notation) -> str:
    """To the child who said it: what the sum really is, and what the tile says."""
    value, claimed = facts["value"], facts["claimed"]
    if not isinstance(value, int) or not isinstance(claimed, int):
        return (
            truth(facts, notation) + " " + _("Your tile says {claimed}.").format(**written(facts, notation))
        )
    nearly = abs(value - claimed) <= NEAR
    text = (
        _("Nearly: {expression} is {value}, your tile says {claimed}.")
        if nearly
        else _("Not quite: {expression} is {value}, your tile says {claimed}.")
    )
    return text.format(**written(facts, notation))
