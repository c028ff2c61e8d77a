"""The tiles: what is printed on them and what they are worth (E1, E3)."""

from __future__ import annotations

from collections.abc import Iterable

DIGITS = "0123456789"
OPERATORS = "+-×÷/."
EQUALS = "="
SIGNS = "+-×÷"
BAR = "/"
POINT = "."
EMPTY = "_"

TILES = frozenset(DIGITS + OPERATORS + EQUALS)

# E3; the bar's 8 is ours.
POINTS = {
    **dict(zip(DIGITS, (1, 1, 2, 3, 3, 4, 4, 5, 5, 8), strict=True)),
    **dict(zip(OPERATORS, (2, 3, 4, 5, 8, 10), strict=True)),
    EQUALS: 1,
}


def digits_in(symbols: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(symbol for symbol in symbols if symbol in DIGITS))


def operators_in(symbols: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(symbol for symbol in symbols if symbol in OPERATORS))


def value_of(symbols: Iterable[str]) -> int:
    return sum(POINTS[symbol] for symbol in symbols)
