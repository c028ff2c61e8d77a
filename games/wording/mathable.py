"""What Mathable says in its own words."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from games.wording.vocabulary import Vocabulary

MATHABLE = Vocabulary(
    refusals={
        "not_held": _("You do not have the token {token}."),
        "square_taken": _("There is already a number on {at}."),
        "no_pair": _("There are no two numbers {direction} {at}."),
        "claims_missing": _("Say which two numbers make your token."),
        "claim_twice": _("The same two numbers count only once."),
        "wrong_sign": _("The square {at} asks for {operation}."),
        "no_draw": _("There is no extra token to take now."),
        "nothing_placed": _("Lay a token first. If you find none, you can pass."),
        "already_placed": _("You have already laid a token: lay another one, or end your turn."),
        "exchange_empty": _("Choose the tokens that you want to swap."),
        "exchange_too_many": _("The bag holds only {bag}: choose fewer."),
    },
    news={
        "placed": (
            _("You laid {token} on {at}: {equations}. {points}."),
            _("{name} laid {token} on {at}: {equations}. {points}."),
        ),
        "drew": (_("You took {token} as an extra token."), _("{name} took an extra token.")),
        "refilled": (_("You took {drawn}."), _("{name} took {taken}.")),
        "exchanged": (_("You swapped tokens and took {drawn}."), _("{name} swapped {taken}.")),
        "bonus": (
            _("You laid every token in one turn: {points} more!"),
            _("{name} laid every token in one turn: {points} more!"),
        ),
    },
    endings={
        "went_out": _("The game is over: the bag is empty, and so is a rack."),
        "passes": _("The game is over: everybody passed."),
        "no_equation": _("The game is over: no sum is possible any more."),
    },
    taken_back=_("The token goes back to the rack."),
)
