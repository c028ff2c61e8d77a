"""Cards in the hand and cards on the table.

A card is one character: a digit, or ``*`` for a joker. On the table it is a
:class:`Face`: a joker there stands for a digit, and keeps it until it leaves
the table (F6).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

Card: TypeAlias = str
JOKER: Card = "*"
DIGITS: tuple[Card, ...] = tuple("0123456789")
CARDS: tuple[Card, ...] = (JOKER, *DIGITS)

_FACE = re.compile(r"(\*?)([0-9])")


@dataclass(frozen=True, slots=True, order=True)
class Face:
    """A card on the table, and the digit it shows."""

    digit: int
    joker: bool = False

    @property
    def card(self) -> Card:
        """What it is in a hand or in the pile: a joker is blank again there (F6)."""
        return JOKER if self.joker else str(self.digit)

    def __str__(self) -> str:
        return f"*{self.digit}" if self.joker else str(self.digit)


Number: TypeAlias = tuple[Face, ...]
"""A number of one to three cards; without any, a place still empty."""


def value(number: Number) -> int:
    """What the cards read as."""
    return int(digits(number))


def digits(number: Number) -> str:
    return "".join(str(face.digit) for face in number)


def parse_face(text: str) -> Face:
    """``"7"`` or, for a joker that stands for it, ``"*7"``."""
    match = _FACE.fullmatch(text)
    if match is None:
        raise ValueError(f"not a card on the table: {text[:10]!r}")
    return Face(int(match[2]), joker=bool(match[1]))


def format_number(number: Number) -> str:
    return "".join(map(str, number)) or "?"


def parse_number(text: str) -> Number:
    """``"1*5"`` is a one and a joker for a five; ``"?"`` is an empty place."""
    if text == "?":
        return ()
    if not re.fullmatch(r"(\*?[0-9]){1,3}", text):
        raise ValueError(f"not a number of cards: {text[:20]!r}")
    return tuple(Face(int(digit), bool(star)) for star, digit in _FACE.findall(text))


def faces(hand: Iterable[Card]) -> Iterator[Face]:
    """What the distinct cards of a hand can show: a joker, any digit."""
    for card in sorted(set(hand)):
        if card == JOKER:
            yield from (Face(digit, joker=True) for digit in range(10))
        else:
            yield Face(int(card))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand after one such card has left it."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
