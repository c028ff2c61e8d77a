"""What Equable says in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from games.wording.forms import ByFact, Form, Forms, fill, tell
from games.wording.listener import Listener
from games.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from games.broadcast import NewsItem

PLACING: Mapping[str, Form] = {
    "nothing_laid": _("Choose the tiles that you want to lay."),
    "not_held": _("You are missing: {symbols}."),
    "one_equals": _("One = is enough for a turn."),
    "no_equals_left": _("There is no = left to take."),
    "square_twice": _("There is room for one tile only on {at}."),
    "not_in_line": _("Lay all your tiles in one line."),
    "gap": _("There is a gap between your tiles: {at} is still empty."),
    "star_not_covered": _("The first equation covers the star on {at}."),
    "not_joined": _("Lay your tiles next to others on the board."),
    "exchange_empty": _("Choose the tiles that you want to swap."),
    "bag_empty": ByFact(
        "kind",
        {"digits": _("The bag has no digit left."), "operators": _("The bag has no sign left.")},
    ),
}

REPLACING: Mapping[str, Form] = {
    "equals_stays": _("The = on {at} stays where it is."),
    "same_symbol": _("That is what {at} shows already: lay something else there."),
    "no_equals_when_replacing": _("No new = while you replace tiles."),
    "not_one_side": _("Replace tiles on one side of the = only."),
}

READING: Mapping[str, Form] = {
    "no_equals": _("{part} has no =: every line must be an equation."),
    "not_an_expression": _("A number is missing beside a sign or the =."),
    "not_a_number": _("{number} cannot be read as a number."),
    "reading_misplaced": _("There is no mixed number at {at}."),
    "too_large": _("{expression} goes beyond {largest}, the largest number at this table."),
    "below_zero": _("{expression} goes below zero: not at this table."),
    "not_in_tables": _("For {expression}: this table plays with the tables of {tables} only."),
}

GAINED: Forms = (_("You get {points}."), _("{name} gets {points}."))
LOST: Forms = (_("You lose {points}."), _("{name} loses {points}."))


def _paid(item: NewsItem, listener: Listener) -> str:
    """Here a check is worth points, right or not."""
    change = item["facts"]["points"]
    checker: NewsItem = {**item, "seat": item["facts"]["by"], "facts": {"points": abs(change)}}
    return tell(GAINED if change >= 0 else LOST, checker, listener)


def _last_layer(item: NewsItem, listener: Listener) -> str:
    """Who laid last gets what all have left."""
    facts, seat = item["facts"], item["facts"]["last"]
    if seat is None:
        return ""
    text = _("{name} laid last and gets {points} for the tiles left over.")
    return fill(text, facts, listener.notation, name=listener.name(seat))


EQUABLE = Vocabulary(
    refusals={**PLACING, **REPLACING, **READING},
    news={
        "laid": (_("You laid {equations}: {points}."), _("{name} laid {equations}: {points}.")),
        "lengthened": (
            _("You made an equation longer: {points} more!"),
            _("{name} made an equation longer: {points} more!"),
        ),
        "refilled": (_("Your new tiles: {drawn}."), _("{name} took {taken}.")),
        "exchanged": (_("You swapped. Your new tiles: {drawn}."), _("{name} swapped {taken}.")),
        "bonus": (
            _("Equable! You laid every tile in one turn: {points} more!"),
            _("Equable! {name} laid every tile in one turn: {points} more!"),
        ),
    },
    endings={
        "passes": _("The game is over: nobody lays any more tiles."),
        "standstill": _("The game is over: tiles are only replaced."),
        "no_equation": _("The game is over: no sum is possible any more."),
    },
    taken_back=_("It is taken back."),
    paid=_paid,
    account=_last_layer,
)
