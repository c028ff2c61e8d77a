"""Tokens, tiles and cards in words: what they are called, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from games.engine.core import Facts, Json
from games.notation import Notation

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

NAMES: Mapping[str, StrPromise] = {"*": gettext_lazy("joker"), "/": gettext_lazy("fraction bar")}
POINTS: Mapping[str, StrPromise] = {".": gettext_lazy("decimal point"), ",": gettext_lazy("decimal comma")}


def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count).format(count=count)


def tokens(count: int) -> str:
    return ngettext("{count} token", "{count} tokens", count).format(count=count)


def cards(count: int) -> str:
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def numbers(count: int) -> str:
    return ngettext("{count} number", "{count} numbers", count).format(count=count)


def signs(count: int) -> str:
    return ngettext("{count} sign", "{count} signs", count).format(count=count)


def digits(count: int) -> str:
    return ngettext("{count} digit", "{count} digits", count).format(count=count)


COUNTED: Mapping[str, Callable[[int], str]] = {
    "numbers": numbers,
    "digits": digits,
    "signs": signs,
    "operators": signs,
}


def piece(symbol: Json, notation: Notation) -> str:
    """What is printed on a token, a tile or a card, or its name if nothing that can be read is."""
    text = str(symbol)
    if text == ".":
        return str(POINTS[notation.decimal])
    return str(NAMES[text]) if text in NAMES else notation.write(text)


def pieces(symbols: Json, notation: Notation) -> str:
    listed = symbols if isinstance(symbols, list) else [symbols]
    return ", ".join(piece(symbol, notation) for symbol in listed)


def drawn(facts: Facts, notation: Notation) -> str:
    """What a seat drew, told to that seat: whatever lists the facts hold."""
    return ", ".join(
        pieces(listed, notation) for listed in facts.values() if isinstance(listed, list) and listed
    )


def taken(facts: Facts, notation: Notation) -> str:
    """How many pieces a seat drew, told to the others; of each kind, where there are two."""
    counts = {kind: count for kind, count in facts.items() if isinstance(count, int) and count}
    parts = [counted(counts[kind]) for kind, counted in COUNTED.items() if kind in counts]
    if len(parts) == 2:
        return _("{one} and {other}").format(one=parts[0], other=parts[1])
    return parts[0] if parts else tokens(counts["count"])
