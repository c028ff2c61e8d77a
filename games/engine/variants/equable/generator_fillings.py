"""The ways to fill a stretch of a line with tiles of a rack, kept for each pattern of standing tiles.

A pattern is the text of an expression with ``_`` for each empty square, such as
``_5__``. The same patterns come up all over the board, so what fills the short
ones is kept in a table by value; long ones are gone through one by one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from games.engine.arithmetic import Exact
from games.engine.tiles import Tiles
from games.engine.variants.equable.generator_values import (
    DECIMAL,
    NOTHING,
    WHOLE,
    Marks,
    Reader,
    advance,
    value,
)
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.symbols import BAR, DIGITS, EMPTY, EQUALS, OPERATORS

# How often each symbol is used, five bits for each, in one number; the fifth bit guards.
_BITS = 5
UNIT = {symbol: 1 << _BITS * place for place, symbol in enumerate(DIGITS + OPERATORS)} | {EQUALS: 0}
_GUARD = sum(unit << _BITS - 1 for unit in UNIT.values() if unit)


def _all_of(symbols: str) -> int:
    return sum(((1 << _BITS) - 1) * UNIT[symbol] for symbol in symbols)


_PLUS_MINUS, _TIMES, _OVER, _BAR = _all_of("+-"), _all_of("×"), _all_of("÷"), _all_of(BAR)
_ANY = _all_of(OPERATORS)


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


class Fillings:
    """What a rack can make of patterns. Lives as long as one search."""

    def __init__(self, rack: Tiles[str], limits: Limits) -> None:
        self.held = count(rack)
        self.limits = limits
        self._symbols = "".join(dict.fromkeys(rack))
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

    def each(self, pattern: str, wanted: Sequence[Exact] = ()) -> Iterator[Filling]:
        """All fillings of a pattern, one by one.

        Given the values that are ``wanted``, in order, others are left out where that is seen early.
        """
        last_sign = _last_sign(pattern)
        stack = [(NOTHING, 0, "")]
        while stack:
            reader, used, text = stack.pop()
            place, rest = len(text), len(pattern) - len(text)
            if not rest:
                worth = value(reader, self.limits)
                if worth is not None:
                    yield Filling(text, used, worth, reader.marks)
                continue
            if wanted and place > last_sign and _hopeless(reader, rest, self.held - used, wanted):
                continue
            for symbol, now_used in self._choices(pattern[place], used, last=rest == 1):
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


def _hopeless(reader: Reader, rest: int, left: int, wanted: Sequence[Exact]) -> bool:
    """Whether none of the wanted values can be reached with ``rest`` more symbols of what is left."""
    reach = _reach(reader, rest, left if rest > 1 else 0)
    if reach is None:
        return False
    place = bisect_left(wanted, reach[0])
    return place == len(wanted) or wanted[place] > reach[1]


def _reach(reader: Reader, rest: int, left: int) -> tuple[Exact, Exact] | None:
    """Bounds of what can still come out; ``None`` where there are none worth looking at."""
    if reader.phase > DECIMAL or reader.times == "÷":
        return None
    low, high = _term_reach(reader, rest, left)
    if reader.total is not None and reader.add == "+":
        low, high = reader.total + low, reader.total + high
    elif reader.total is not None:
        low, high = reader.total - high, reader.total - low
    further = 10 ** (rest - 1) if left & _PLUS_MINUS else 0
    if left & _OVER:
        further *= further
    return low - further, high + further


def _term_reach(reader: Reader, rest: int, left: int) -> tuple[Exact, Exact]:
    """Bounds of the term that is being read: another number may yet multiply or divide it."""
    low, high = _number_reach(reader, rest, cut_short=bool(left & _ANY))
    if reader.term is not None:
        low, high = sorted((low * reader.term, high * reader.term))
    other = 10 ** (rest - 1)
    if left & (_TIMES | _OVER):
        high = high * other
    if left & _TIMES:
        low = min(low, 0)
    elif left & (_OVER | _BAR):
        low = low // other
    return low, high


def _number_reach(reader: Reader, rest: int, *, cut_short: bool) -> tuple[Exact, Exact]:
    """Bounds of the number that is being read; it may end before all symbols are there."""
    if reader.phase > WHOLE:
        return Fraction(reader.number, reader.below), Fraction(reader.number + 1, reader.below)
    scale = 10**rest
    return reader.number if cut_short else reader.number * scale, reader.number * scale + scale - 1
