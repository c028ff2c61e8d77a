"""What Formula says in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from games.wording.accounts import account
from games.wording.forms import Form, Forms, fill, tell
from games.wording.listener import Listener
from games.wording.pieces import points
from games.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from games.broadcast import NewsItem

REFUSALS: Mapping[str, Form] = {
    "not_held": _("You are missing: {card}."),
    "too_many_cards": _("Lay {most} at most."),
    "no_card_laid": _("Lay at least one card of yours. If you find none, take a card."),
    "only_the_answer": _("Choose the sign and lay the result: the two numbers stay as they are."),
    "number_missing": _("There is no card for {place} yet."),
    "cards_apart": _("Change one card of a number, or cover all of them."),
    "cards_between": _("New cards go before or behind {place}, not between its cards."),
    "number_too_long": _("{number} is too long: a number has {most} at most here."),
    "leading_zero": _("No number begins with 0, except 0 itself."),
    "too_large": _("{number} goes beyond {largest}, the largest number at this table."),
    "replace_everything": _("After a sum like this one, with 0, every number must become another one."),
    "reuse_a_card": _("Leave at least one card of the table in sight."),
    "same_formula": _("This formula lies there already: change something."),
}

NEWS: Mapping[str, Forms] = {
    "drew": (_("Your new card: {card}."), _("{name} took a card.")),
    "out": (_("You have laid your last card!"), _("{name} has laid the last card!")),
}

LAID: Forms = (_("You laid {formula}."), _("{name} laid {formula}."))

ENDINGS = {
    "went_out": _("The game is over: somebody has no card left."),
    "passes": _("The game is over: everybody passed. The fewest cards win."),
    "target": _("The game is over: the points to reach have been reached."),
    "rounds": _("The game is over: that was the last round."),
}


def _laid(item: NewsItem, listener: Listener) -> str:
    text = tell(LAID, item, listener)
    return f"{text} {points(scored)}." if (scored := item["facts"]["points"]) else text


def _dealt(item: NewsItem, listener: Listener) -> str:
    """What lies open is for all, a hand for who holds it."""
    facts, notation = item["facts"], listener.notation
    if item["seat"] is not None:
        return fill(_("Your cards: {hand}."), facts, notation)
    dealer = listener.name(facts["dealer"])
    return fill(_("Round {round}: {name} deals and turns up {turned}."), facts, notation, name=dealer)


def _recycled(item: NewsItem, listener: Listener) -> str:
    return str(_("The covered cards are shuffled: they make a new pile."))


def _counted(item: NewsItem, listener: Listener) -> str:
    changes = account(item["facts"]["changes"], listener)
    return fill(_("Cards left over: {account}."), {}, listener.notation, account=changes)


def _round_over(item: NewsItem, listener: Listener) -> str:
    winners = [seat for seat, place in enumerate(item["facts"]["places"]) if place == 1]
    names = ", ".join(listener.name(seat) for seat in winners)
    return fill(_("Round {round} goes to {names}."), item["facts"], listener.notation, names=names)


FORMULA = Vocabulary(
    refusals=REFUSALS,
    news=NEWS,
    endings=ENDINGS,
    taken_back=_("It is taken back."),
    tellers={
        "laid": _laid,
        "dealt": _dealt,
        "recycled": _recycled,
        "counted": _counted,
        "round_over": _round_over,
    },
)
