"""The words that the match page's scripts need, in the reader's language.

Everything that does not depend on the position stands in the templates; these
are the sentences that a script fills and chooses. `{gaps}` are filled in the
browser. A counted thing has a form for one and a form for many.
"""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext


def match_texts() -> dict[str, str]:
    return _turns() | _claims() | _squares() | _players() | _window() | _result() | _counted()


def _turns() -> dict[str, str]:
    return {
        "your_turn": _("Your turn: lay a token beside two numbers."),
        "your_turn_on": _("Lay another token, or end your turn."),
        "their_turn": _("{name} is playing."),
        "watching": _("You are watching."),
        "choose_token": _("First choose a token of yours."),
        "choose_square": _("Now choose its square, at the end of two numbers."),
        "offer_draw": _("Take an extra token?"),
        "choose_swap": _("Which tokens do you give back?"),
        "swap": _("Swap tokens"),
        "look_again": _("The board has changed: look again."),
        "seconds": _("{seconds} s"),
    }


def _claims() -> dict[str, str]:
    return {
        "which_pair": _("Which two numbers did you use?"),
        "no_pair": _("There are no two numbers next to that square: try another one."),
        "square_taken": _("A number lies there already: try another square."),
        "gap": _("?"),
        "operation_+": _("plus"),
        "operation_-": _("minus"),
        "operation_×": _("times"),
        "operation_÷": _("divided by"),
    }


def _squares() -> dict[str, str]:
    return {
        "empty": _("empty"),
        "printed": _("printed"),
        "laid": _("your token, not said yet"),
        "laid_by": _("laid by {name}"),
        "take_back": _("{token}, on the board: take it back"),
        "mark_double": _("double square"),
        "mark_triple": _("triple square"),
        "mark_add": _("plus square"),
        "mark_subtract": _("minus square"),
        "mark_multiply": _("times square"),
        "mark_divide": _("division square"),
    }


def _players() -> dict[str, str]:
    return {
        "you": _("you"),
        "you_play": _("your turn"),
        "is_playing": _("is playing"),
        "is_looking": _("is looking"),
        "away": _("away"),
        "held": _("a bot plays on"),
        "gone": _("has left"),
    }


def _window() -> dict[str, str]:
    return {
        "says": _("{name} says:"),
        "look_at_sums": _("Is that right? Look at the sums."),
        "being_looked_at": _("The others look at your sums."),
        "others_look": _("The others look at the sums."),
        "check": _("I check that"),
        "checked": _("checked"),
        "waiting_for": _("Waiting for {names}."),
    }


def _result() -> dict[str, str]:
    return {
        "game_over": _("The game is over."),
        "you_won": _("You won: well done!"),
        "you_share": _("You share the first place: well done!"),
        "well_played": _("{names} won this time. Well played!"),
        "they_won": _("{names} won."),
        "not_finished": _("This game stopped before its end."),
        "left_over": _("left over: {tokens}"),
    }


def _counted() -> dict[str, str]:
    texts: dict[str, str] = {}
    for form, number in (("one", 1), ("other", 2)):
        texts[f"points_{form}"] = ngettext("{count} point", "{count} points", number)
        texts[f"tokens_{form}"] = ngettext("{count} token", "{count} tokens", number)
        texts[f"bag_{form}"] = ngettext("{count} token in the bag", "{count} tokens in the bag", number)
        texts[f"swap_{form}"] = ngettext("Swap {count} token", "Swap {count} tokens", number)
    return texts
