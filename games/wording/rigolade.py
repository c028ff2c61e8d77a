"""What Rigolade says in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from games.wording.accounts import account
from games.wording.forms import ByFact, Form, Forms, fill, tell
from games.wording.listener import Listener
from games.wording.vocabulary import Vocabulary

if TYPE_CHECKING:
    from games.broadcast import NewsItem

REFUSALS: Mapping[str, Form] = {
    "not_held": _("You are missing: {tile}."),
    "wrong_square": ByFact(
        "square",
        {
            "number": _("The square {at} is for a number."),
            "sign": _("The square {at} is for a sign."),
            "equals": _("The square {at} has its = already."),
            "dead": _("The square {at} stays empty."),
        },
    ),
    "square_taken": _("There is already a tile on {at}."),
    "sign_missing": _("Your equation needs a sign too."),
    "two_signs": _("One equation at a time: lay one sign only."),
    "not_in_line": _("The tile on {at} is not in line with your sign on {sign}."),
    "not_in_the_middle": _("The first equation goes through the middle of the board."),
    "not_joined": _("Use a number that is already on the board."),
    "number_missing": _("A number is still missing on {at}."),
    "exchange_empty": ByFact(
        "kind",
        {"numbers": _("You have no number to swap."), "signs": _("You have no sign to swap.")},
    ),
    "bag_empty": ByFact(
        "kind",
        {"numbers": _("The bag has no number left."), "signs": _("The bag has no sign left.")},
    ),
    "nothing_laid": _("Lay an equation first. If you find none, you can swap or pass."),
    "already_laid": _("You have already laid an equation: lay another one, or end your turn."),
}

LAID: Forms = (_("You laid {equation}: {points}."), _("{name} laid {equation}: {points}."))
GOES_ON: Forms = (_("With a sign alone: you may go on!"), _("With a sign alone: {name} may go on."))


def _laid(item: NewsItem, listener: Listener) -> str:
    text = tell(LAID, item, listener)
    return f"{text} {tell(GOES_ON, item, listener)}" if item["facts"]["sign_alone"] else text


def _left_over(item: NewsItem, listener: Listener) -> str:
    """What the numbers on the racks brought or cost."""
    changes = account(item["facts"]["changes"], listener)
    return fill(_("Numbers left over: {account}."), {}, listener.notation, account=changes) if changes else ""


RIGOLADE = Vocabulary(
    refusals=REFUSALS,
    news={
        "refilled": (_("Your new tiles: {drawn}."), _("{name} took {taken}.")),
        "exchanged": (_("You swapped. Your new tiles: {drawn}."), _("{name} swapped {taken}.")),
    },
    endings={
        "went_out": _("The game is over: a bag is empty, and somebody has no number left."),
        "passes": _("The game is over: everybody passed."),
        "no_equation": _("The game is over: no sum is possible any more."),
    },
    taken_back=_("It is taken back."),
    tellers={"laid": _laid},
    account=_left_over,
)
