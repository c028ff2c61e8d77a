"""An expression read symbol by symbol, with its value as far as it goes.

The generator's own reader: where :mod:`.equations` reads a whole line into a
tree, this one can be stopped and taken up again after every symbol, and knows at
once when nothing good can follow. Values are ints wherever they are whole.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple, TypeAlias

from games.engine.arithmetic import Exact, Operation
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.symbols import BAR, POINT

Marks: TypeAlias = tuple[tuple[int, int], ...]
"""For each mixed number: the place of its bar, and how many digits its whole part has."""

# What the last symbol leaves open: a number has to begin, may go on, ...
START, WHOLE, AFTER_POINT, DECIMAL, AFTER_BAR, FRACTION = range(6)
COMPLETE = frozenset({WHOLE, DECIMAL, FRACTION})

_OPERATIONS = {str(operation): operation for operation in Operation}
_FIRST = frozenset("×÷")


class Reader(NamedTuple):
    """``total add (term times number)`` is what has been read; ``below`` is a scale or a denominator."""

    phase: int = START
    total: Exact | None = None
    add: str = ""
    term: Exact | None = None
    times: str = ""
    number: int = 0
    size: int = 0
    below: int = 1
    whole: int | None = None
    marks: Marks = ()


NOTHING = Reader()


def advance(reader: Reader, symbol: str, place: int, limits: Limits) -> tuple[Reader, ...]:
    """Every way to read on with a symbol; none if it cannot stand there."""
    if symbol.isdecimal():
        return (_digit(reader, int(symbol)),)
    if symbol == POINT:
        return (reader._replace(phase=AFTER_POINT, below=1),) if reader.phase == WHOLE else ()
    if symbol == BAR:
        return _bar(reader, place) if reader.phase == WHOLE else ()
    return _sign(reader, symbol, limits)


def _digit(reader: Reader, digit: int) -> Reader:
    phase, total, add, term, times, number, size, below, _, marks = reader
    if phase <= WHOLE:
        return Reader(WHOLE, total, add, term, times, number * 10 + digit, size + 1, 1, None, marks)
    if phase <= DECIMAL:
        return reader._replace(phase=DECIMAL, number=number * 10 + digit, below=below * 10)
    return reader._replace(phase=FRACTION, below=below * 10 + digit)


def _bar(reader: Reader, place: int) -> tuple[Reader, ...]:
    """E11: the digits before a bar are one number, or the last of them are and the others the whole."""
    ways = [reader._replace(phase=AFTER_BAR, below=0)]
    for last in range(1, reader.size):
        whole, above = divmod(reader.number, 10**last)
        marks = (*reader.marks, (place, reader.size - last))
        ways.append(reader._replace(phase=AFTER_BAR, below=0, number=above, whole=whole, marks=marks))
    return tuple(ways)


def _sign(reader: Reader, sign: str, limits: Limits) -> tuple[Reader, ...]:
    term = _term(reader, limits)
    if term is None:
        return ()
    if sign in _FIRST:
        return (Reader(START, reader.total, reader.add, term, sign, marks=reader.marks),)
    total = _join(reader.total, reader.add, term, limits)
    return () if total is None else (Reader(START, total, sign, marks=reader.marks),)


def value(reader: Reader, limits: Limits) -> Exact | None:
    """What the expression is worth if it ends here; ``None`` if it cannot."""
    term = _term(reader, limits)
    return None if term is None else _join(reader.total, reader.add, term, limits)


def _term(reader: Reader, limits: Limits) -> Exact | None:
    number = _number(reader)
    if number is None or not limits.allows(number):
        return None
    return _join(reader.term, reader.times, number, limits)


def _number(reader: Reader) -> Exact | None:
    if reader.phase == WHOLE:
        return reader.number
    if reader.phase not in COMPLETE or not reader.below:
        return None
    if reader.whole is None:
        return plain(Fraction(reader.number, reader.below))
    return (
        plain(reader.whole + Fraction(reader.number, reader.below)) if reader.number < reader.below else None
    )


def _join(a: Exact | None, sign: str, b: Exact, limits: Limits) -> Exact | None:
    if a is None:
        return b
    if limits.tables and not limits.allows_step(a, _OPERATIONS[sign], b):
        return None
    made = _apply(a, sign, b)
    return made if made is not None and limits.allows(made) else None


def _apply(a: Exact, sign: str, b: Exact) -> Exact | None:
    if sign == "+":
        return a + b
    if sign == "-":
        return a - b
    if sign == "×":
        return a * b
    return plain(Fraction(a) / b) if b else None


def plain(number: Exact) -> Exact:
    return number.numerator if number.denominator == 1 else number
