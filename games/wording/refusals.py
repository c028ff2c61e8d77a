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
    "bag_empty": gettext_lazy("The bag has no more tokens of that kind."),
    "nothing_laid": gettext_lazy("Lay at least one token. If you find nothing, you can pass."),
    "one_equals": gettext_lazy("You can take one = in a turn."),
    "no_equals_left": gettext_lazy("No = is left. You can still make an equation longer, or change one."),
    "square_twice": gettext_lazy("Only one token fits on {at}."),
    "not_in_line": gettext_lazy("Lay all your tokens in one line, across or down."),
    "gap": gettext_lazy("There is a gap in your line: {at} is still empty."),
    "star_not_covered": gettext_lazy("The first equation has to cover the star on {at}."),
    "not_joined": gettext_lazy("One of your tokens has to touch a token that is already there."),
    "equals_stays": gettext_lazy("The = on {at} has to stay."),
    "same_symbol": gettext_lazy("There is a {symbol} on {at} already: leave it there, or lay another one."),
    "no_equals_when_replacing": gettext_lazy("Who changes an equation lays no =."),
    "not_one_side": gettext_lazy("Change tokens on one side of an = only. It may grow at its outer end."),
    "reading_misplaced": gettext_lazy("There is no mixed number around {at}."),
    "no_equals": gettext_lazy("{part} has no =, so it is not an equation yet."),
    "not_an_expression": gettext_lazy("“{part}” cannot stand beside an =: a number has to begin and end it."),
    "not_a_number": gettext_lazy("“{number}” cannot be read as a number."),
    "too_large": gettext_lazy("{expression} is {value}: here we stay within {largest}."),
    "below_zero": gettext_lazy("{expression} is {value}: here we stay above zero."),
    "not_in_tables": gettext_lazy("{expression} is not in the tables that are practised here."),
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
