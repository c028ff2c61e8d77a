"""The ways to fill a stretch of a line with tiles of a rack, kept for each pattern of standing tiles.

A pattern is the text of an expression with ``_`` for each empty square, such as
``_5__``. The same patterns come up all over the board, so what fills the short
ones is kept in a table by value; long ones are gone through one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from games.engine.arithmetic import Exact
from games.engine.tiles import Tiles
from games.engine.variants.equable.generator_values import (
    NOTHING,
    START,
    WHOLE,
    Marks,
    Reader,
    advance,
    value,
)
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.symbols import DIGITS, EMPTY, EQUALS, OPERATORS

# How often each symbol is used, five bits for each, in one number; the fifth bit guards.
_BITS = 5
UNIT = {symbol: 1 << _BITS * place for place, symbol in enumerate(DIGITS + OPERATORS)} | {EQUALS: 0}
_GUARD = sum(unit << _BITS - 1 for unit in UNIT.values() if unit)
_OPERATORS = sum(((1 << _BITS) - 1) * UNIT[symbol] for symbol in OPERATORS)


def count(symbols: Tiles[str]) -> int:
    return sum(UNIT[symbol] for symbol in symbols)


def enough(held: int, used: int) -> bool:
    """Whether a rack has all that is used."""
    return ((held | _GUARD) - used) & _GUARD == _GUARD


class Filling(NamedTuple):
    """A pattern filled: the whole text, the tiles it took, what it is worth, the readings it needs."""

    text: str
    used: int
    value: Exact
    marks: Marks


Table: TypeAlias = Mapping[Exact, list[Filling]]


class Span(NamedTuple):
    """The values that are any use: from ``least`` to ``most``."""

    least: Exact
    most: Exact


class Fillings:
    """What a rack can make of patterns. Lives as long as one search."""

    def __init__(self, rack: Tiles[str], limits: Limits) -> None:
        self.held = count(rack)
        self.limits = limits
        self._symbols = "".join(dict.fromkeys(rack))
        self._operators = self.held & _OPERATORS
        self._tables: dict[str, Table] = {}

    def table(self, pattern: str) -> Table:
        """All fillings of a short pattern, by value."""
        found = self._tables.get(pattern)
        if found is None:
            made: dict[Exact, list[Filling]] = {}
            for filling in self.each(pattern):
                made.setdefault(filling.value, []).append(filling)
            found = self._tables[pattern] = made
        return found

    def each(self, pattern: str, span: Span | None = None) -> Iterator[Filling]:
        """All fillings of a pattern, one by one, those beyond the span left out where that is seen early."""
        open_ended = _last_sign(pattern)
        stack = [(NOTHING, 0, "")]
        while stack:
            reader, used, text = stack.pop()
            place = len(text)
            if place == len(pattern):
                worth = value(reader, self.limits)
                if worth is not None:
                    yield Filling(text, used, worth, reader.marks)
                continue
            digits_only = place > open_ended and used & _OPERATORS == self._operators
            if span and digits_only and _out_of_reach(reader, len(pattern) - place, span):
                continue
            for symbol, now_used in self._choices(pattern[place], used, last=place + 1 == len(pattern)):
                for read_on in advance(reader, symbol, place, self.limits):
                    stack.append((read_on, now_used, text + symbol))

    def _choices(self, cell: str, used: int, *, last: bool) -> Iterator[tuple[str, int]]:
        if cell != EMPTY:
            yield cell, used
            return
        for symbol in self._symbols:
            now_used = used + UNIT[symbol]
            if enough(self.held, now_used) and not (last and symbol in OPERATORS):
                yield symbol, now_used


def _last_sign(pattern: str) -> int:
    """The place of the last standing operator of a pattern, or -1."""
    return max((place for place, cell in enumerate(pattern) if cell in OPERATORS), default=-1)


def _out_of_reach(reader: Reader, rest: int, span: Span) -> bool:
    """Whether, with digits alone to come, every value lies outside the span."""
    if reader.phase not in (START, WHOLE) or reader.times == "÷":
        return False
    scale = 10**rest
    low: Exact = reader.number * scale
    high: Exact = low + scale - 1
    if reader.term is not None:
        low, high = sorted((low * reader.term, high * reader.term))
    if reader.total is not None:
        low, high = (
            (reader.total + low, reader.total + high)
            if reader.add == "+"
            else (
                reader.total - high,
                reader.total - low,
            )
        )
    return high < span.least or low > span.most
