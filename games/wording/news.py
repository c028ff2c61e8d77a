"""What happened, told to each person at the table: to the one it happened to, or about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.wording.listener import Listener
from games.wording.refusals import false_claim
from games.wording.sums import points, tokens, truth, written

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

    from games.broadcast import NewsItem

# For each code: to whom it happened, and to everybody else.
NEWS: dict[str, tuple[StrPromise, StrPromise]] = {
    "placed": (
        gettext_lazy("You laid {token} on {at}: {equations}. {points}."),
        gettext_lazy("{name} laid {token} on {at}: {equations}. {points}."),
    ),
    "laid": (
        gettext_lazy("You laid {equations}. {points}."),
        gettext_lazy("{name} laid {equations}. {points}."),
    ),
    "lengthened": (
        gettext_lazy("You made an equation longer: {points} more!"),
        gettext_lazy("{name} made an equation longer: {points} more!"),
    ),
    "drew": (
        gettext_lazy("You took {drawn} as an extra token."),
        gettext_lazy("{name} took an extra token."),
    ),
    "refilled": (gettext_lazy("You took {drawn}."), gettext_lazy("{name} took {tokens}.")),
    "exchanged": (
        gettext_lazy("You swapped {tokens} and took {drawn}."),
        gettext_lazy("{name} swapped {tokens}."),
    ),
    "bonus": (
        gettext_lazy("You laid every token in one turn: {points} more!"),
        gettext_lazy("{name} laid every token in one turn: {points} more!"),
    ),
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

PASSED: dict[bool, tuple[StrPromise, StrPromise]] = {
    False: (gettext_lazy("You passed."), gettext_lazy("{name} passed.")),
    True: (gettext_lazy("Your time is up."), gettext_lazy("{name}’s time is up.")),
}

ENDINGS: dict[str, StrPromise] = {
    "went_out": gettext_lazy("The game is over: the bag is empty, and so is a rack."),
    "passes": gettext_lazy("The game is over: everybody passed."),
    "no_equation": gettext_lazy("The game is over: no sum is possible any more."),
    "standstill": gettext_lazy("The game is over: for a long time no token was added."),
    "abandoned": gettext_lazy("The game stops here: too few players are left."),
}


def news_text(item: NewsItem, listener: Listener) -> str:
    tell = SPECIAL.get(item["code"])
    return tell(item, listener) if tell else _choose(NEWS[item["code"]], item, listener)


def _choose(forms: tuple[StrPromise, StrPromise], item: NewsItem, listener: Listener) -> str:
    form = forms[0] if item["seat"] == listener.seat else forms[1]
    return str(form).format(name=listener.name(item["seat"]), **_words(item, listener))


def _words(item: NewsItem, listener: Listener) -> dict[str, Any]:
    facts = item["facts"]
    words = written(facts, listener.notation)
    drawn = facts.get("tokens", [facts["token"]] if "token" in facts else [])
    words["drawn"] = ", ".join(str(token) for token in drawn)
    words["tokens"] = tokens(facts.get("count", len(drawn)))
    if "points" in facts:
        words["points"] = points(facts["points"])
    if "equations" in facts:
        words["equations"] = ", ".join(listener.notation.write(text) for text in facts["equations"])
    return words


def _passed(item: NewsItem, listener: Listener) -> str:
    return _choose(PASSED[item["facts"]["timed_out"]], item, listener)


def _false_claim(item: NewsItem, listener: Listener) -> str:
    facts, notation = item["facts"], listener.notation
    if item["seat"] == listener.seat:
        return false_claim(facts, notation) + " " + _("Your turn ends here.")
    said = _("{name} said {expression} = {claimed}.")
    return (
        said.format(name=listener.name(item["seat"]), **written(facts, notation))
        + " "
        + truth(facts, notation)
    )


def _challenged(item: NewsItem, listener: Listener) -> str:
    facts, notation = item["facts"], listener.notation
    said = _("{checker} checked {expression} = {claimed} of {name}.").format(
        checker=listener.name(facts["by"]), name=listener.name(item["seat"]), **written(facts, notation)
    )
    if facts["upheld"]:
        return f"{said} {truth(facts, notation)} " + _("The token goes back to the rack.")
    return f"{said} " + _("It is right.")


def _game_over(item: NewsItem, listener: Listener) -> str:
    return str(ENDINGS[item["facts"]["reason"]])


SPECIAL: dict[str, Callable[[NewsItem, Listener], str]] = {
    "passed": _passed,
    "false_claim": _false_claim,
    "challenged": _challenged,
    "game_over": _game_over,
}
