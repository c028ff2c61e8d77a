"""What happened, told to each person at the table: to the one it happened to, or about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.wording.forms import Forms, tell
from games.wording.lexicon import LEXICON
from games.wording.listener import Listener
from games.wording.sums import false_claim, said, truth

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

    from games.broadcast import NewsItem
    from games.wording.vocabulary import Teller

# The same at every table. For each code: to whom it happened, and to everybody else.
NEWS: dict[str, Forms] = {
    "turn_ended": (
        gettext_lazy("Your turn brought {points}."),
        gettext_lazy("This turn brought {name} {points}."),
    ),
    "window_opened": (
        gettext_lazy("The others look at your sums now."),
        gettext_lazy("{name}’s sums: are they right?"),
    ),
    "window_closed": (gettext_lazy("Your turn counts."), gettext_lazy("{name}’s turn counts.")),
    "accepted": (gettext_lazy("You agreed."), gettext_lazy("{name} agrees.")),
    "left": (gettext_lazy("You have left the table."), gettext_lazy("{name} has left the table.")),
    "held": (
        gettext_lazy("A bot is sitting in for you."),
        gettext_lazy("A bot is sitting in for {name}."),
    ),
    "returned": (gettext_lazy("You are back."), gettext_lazy("{name} is back.")),
}

PASSED: dict[bool, Forms] = {
    False: (gettext_lazy("You passed."), gettext_lazy("{name} passed.")),
    True: (gettext_lazy("Your time is up."), gettext_lazy("{name}’s time is up.")),
}

ENDINGS: dict[str, StrPromise] = {
    "abandoned": gettext_lazy("The game stops here: too few players are left."),
}


def news_text(item: NewsItem, listener: Listener) -> str:
    words, code = LEXICON[listener.variant], item["code"]
    teller = words.tellers.get(code) or TELLERS.get(code)
    return teller(item, listener) if teller else tell(words.news.get(code) or NEWS[code], item, listener)


def _passed(item: NewsItem, listener: Listener) -> str:
    return tell(PASSED[item["facts"]["timed_out"]], item, listener)


def _false_claim(item: NewsItem, listener: Listener) -> str:
    facts, notation = item["facts"], listener.notation
    if item["seat"] == listener.seat:
        return false_claim(facts, notation) + " " + _("Your turn ends here.")
    text = _("{name} said {equation}.")
    text = text.format(name=listener.name(item["seat"]), equation=said(facts, notation))
    return f"{text} {truth(facts, notation)}"


def _challenged(item: NewsItem, listener: Listener) -> str:
    facts, notation, words = item["facts"], listener.notation, LEXICON[listener.variant]
    text = _("{checker} checked {equation} of {name}.").format(
        checker=listener.name(facts["by"]),
        equation=said(facts, notation),
        name=listener.name(item["seat"]),
    )
    verdict = f"{truth(facts, notation)} {words.taken_back}" if facts["upheld"] else _("It is right.")
    return f"{text} {verdict} {words.paid(item, listener)}".strip()


def _game_over(item: NewsItem, listener: Listener) -> str:
    words, reason = LEXICON[listener.variant], item["facts"]["reason"]
    why = words.endings.get(reason) or ENDINGS[reason]
    return f"{why} {words.account(item, listener)}".strip()


TELLERS: dict[str, Teller] = {
    "passed": _passed,
    "false_claim": _false_claim,
    "challenged": _challenged,
    "game_over": _game_over,
}
