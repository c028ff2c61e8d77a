"""Which games have a rules page: every game that can be played, in the order of the registry."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.engine.registry import variant, variants
from games.rules import equable, formula, mathable, rigolade
from games.rules.book import Book

_BOOKS: Mapping[str, Callable[[], Book]] = {
    "mathable": mathable.book,
    "equable": equable.book,
    "rigolade": rigolade.book,
    "formula": formula.book,
}


def books() -> list[Book]:
    return [_BOOKS[slug]() for slug in variants()]


def book(slug: str) -> Book:
    """The book of the game of this name, or ``KeyError``."""
    return _BOOKS[variant(slug).slug]()
