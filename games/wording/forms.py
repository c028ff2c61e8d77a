"""Sentences with gaps, and how the facts of a ruling fill them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from django.utils.translation import gettext_lazy

from games.engine.core import Facts, Json
from games.notation import Notation
from games.wording.listener import Listener
from games.wording.pieces import cards, drawn, pieces, points, taken, tokens

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

    from games.broadcast import NewsItem


@dataclass(frozen=True, slots=True)
class ByFact:
    """A sentence for each value of one fact; that of "" where the fact is not given."""

    fact: str
    forms: Mapping[str, StrPromise]


Form: TypeAlias = "str | StrPromise | ByFact"
Forms: TypeAlias = "tuple[StrPromise, StrPromise]"
"""To whom it happened, and to everybody else."""

PHRASES: Mapping[str, Mapping[str, StrPromise]] = {
    "direction": {
        "left": gettext_lazy("to the left of"),
        "right": gettext_lazy("to the right of"),
        "up": gettext_lazy("above"),
        "down": gettext_lazy("below"),
    },
    "place": {
        "first": gettext_lazy("the first number"),
        "second": gettext_lazy("the second number"),
        "result": gettext_lazy("the result"),
    },
}

Writer: TypeAlias = Callable[[Json, Notation], str]


def tell(forms: Forms, item: NewsItem, listener: Listener) -> str:
    own, others = forms
    form = own if item["seat"] == listener.seat else others
    return fill(form, item["facts"], listener.notation, name=listener.name(item["seat"]))


def fill(form: Form, facts: Facts, notation: Notation, **names: str) -> str:
    return choose(form, facts).format_map(Gaps(facts, notation, names))


def choose(form: Form, facts: Facts) -> str:
    return str(form.forms[str(facts.get(form.fact, ""))] if isinstance(form, ByFact) else form)


@dataclass(frozen=True, slots=True)
class Gaps:
    """What stands in each gap of a sentence; nothing is written that the sentence does not ask for."""

    facts: Facts
    notation: Notation
    names: Mapping[str, str]

    def __getitem__(self, gap: str) -> str:
        if gap in self.names:
            return self.names[gap]
        if gap in _OF_ALL_FACTS:
            return _OF_ALL_FACTS[gap](self.facts, self.notation)
        if gap in PHRASES:
            return str(PHRASES[gap][str(self.facts[gap])])
        return _WRITERS.get(gap, _plain)(self.facts[gap], self.notation)


def _plain(value: Json, notation: Notation) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _arithmetic(value: Json, notation: Notation) -> str:
    return notation.write(_plain(value, notation))


def _counted(count: Callable[[int], str]) -> Writer:
    return lambda number, notation: count(int(str(number)))


_OF_ALL_FACTS = {"drawn": drawn, "taken": taken}
_WRITERS: Mapping[str, Writer] = {
    **dict.fromkeys(("expression", "operation", "value", "claimed", "equation", "equations"), _arithmetic),
    **dict.fromkeys(("formula", "number", "part"), _arithmetic),
    **dict.fromkeys(("token", "tile", "card", "symbol", "symbols", "hand", "turned"), pieces),
    "points": _counted(points),
    "bag": _counted(tokens),
    "most": _counted(cards),
}
