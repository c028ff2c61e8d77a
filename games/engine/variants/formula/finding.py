"""Every true formula that a hand can lay, each once.

The two numbers on the left are tried with all cards there are; what the result
must be follows from them, so only the ways of *writing* it are looked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from games.engine.arithmetic import Operation, apply
from games.engine.variants.formula.cards import Card, Face, Number, digits, faces, value, without
from games.engine.variants.formula.changes import MOST_CARDS, Change, changed, keep
from games.engine.variants.formula.formula import Formula, Lay, kills_the_game, rewritten

Hand: TypeAlias = tuple[Card, ...]
Written: TypeAlias = tuple[Change, Hand]
"""A change of one number, and what is then left in the hand."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a table allows a formula to be (F5, F10, G8)."""

    operations: tuple[Operation, ...]
    number_cards: int
    largest: int | None
    reuse: bool

    def number_fits(self, number: Number) -> bool:
        leading_zero = len(number) > 1 and number[0].digit == 0
        small_enough = self.largest is None or value(number) <= self.largest
        return not leading_zero and len(number) <= self.number_cards and small_enough


def formulas(formula: Formula, hand: Hand, limits: Limits) -> Iterator[Lay]:
    """All formulas that are allowed and true."""
    if formula.operation is None:
        yield from _answers(formula, hand, limits)
    elif kills_the_game(formula):
        yield from (lay for lay in _rewrites(formula, hand, limits) if replaces_everything(formula, lay))
    else:
        yield from (lay for lay in _rewrites(formula, hand, limits) if _is_new(formula, lay, limits))


def replaces_everything(formula: Formula, lay: Lay) -> bool:
    """F7: every number covered as a whole by a different one."""
    return all(
        None not in change and digits(old) != digits(changed(old, change))
        for old, change in zip(formula.numbers, lay.changes, strict=True)
    )


def reuses_a_card(lay: Lay) -> bool:
    return any(None in change for change in lay.changes)


def _is_new(formula: Formula, lay: Lay, limits: Limits) -> bool:
    if not lay.cards or (limits.reuse and not reuses_a_card(lay)):
        return False
    return rewritten(formula, lay).reading != formula.reading


def _answers(formula: Formula, hand: Hand, limits: Limits) -> Iterator[Lay]:
    """F2: the two cards stay, the player adds an operation and the answer."""
    first, second = keep(formula.first), keep(formula.second)
    for operation, answer in _results(formula.first, formula.second, limits):
        for result, _ in _spellings((), answer, hand, MOST_CARDS, limits):
            yield Lay(first, operation, second, result)


def _rewrites(formula: Formula, hand: Hand, limits: Limits) -> Iterator[Lay]:
    for first, hand_1 in _changes(formula.first, hand, MOST_CARDS, limits):
        left_1 = MOST_CARDS - (len(hand) - len(hand_1))
        for second, hand_2 in _changes(formula.second, hand_1, left_1, limits):
            left_2 = MOST_CARDS - (len(hand) - len(hand_2))
            numbers = changed(formula.first, first), changed(formula.second, second)
            for operation, answer in _results(*numbers, limits):
                for result, _ in _spellings(formula.result, answer, hand_2, left_2, limits):
                    yield Lay(first, operation, second, result)


def _results(first: Number, second: Number, limits: Limits) -> Iterator[tuple[Operation, int]]:
    """What the operations make of two numbers, as far as cards can say it."""
    for operation in limits.operations:
        answer = apply(value(first), operation, value(second))
        if answer is not None and answer.denominator == 1 and answer >= 0:
            yield operation, answer.numerator


def _changes(old: Number, hand: Hand, spend: int, limits: Limits) -> Iterator[Written]:
    """All ways to change a number, keeping it included, with at most ``spend`` cards."""
    for change, left in _shapes(old, hand, spend, limits):
        if limits.number_fits(changed(old, change)):
            yield change, left


def _shapes(old: Number, hand: Hand, spend: int, limits: Limits) -> Iterator[Written]:
    yield keep(old), hand
    for size in range(1, min(spend, limits.number_cards) + 1):
        yield from _rows(hand, size)
    if spend and len(old) > 1:
        for own, left in _rows(hand, 1):
            for at in range(len(old)):
                yield (*keep(old[:at]), *own, *keep(old[at + 1 :])), left
    for size in range(1, min(spend, limits.number_cards - len(old)) + 1):
        for own, left in _rows(hand, size):
            for before in range(size + 1):
                yield (*own[:before], *keep(old), *own[before:]), left


def _rows(hand: Hand, size: int) -> Iterator[tuple[Number, Hand]]:
    """All rows of so many cards from the hand, jokers as every digit."""
    if size == 0:
        yield (), hand
        return
    for face in faces(hand):
        for rest, left in _rows(without(hand, face.card), size - 1):
            yield (face, *rest), left


def _spellings(old: Number, answer: int, hand: Hand, spend: int, limits: Limits) -> Iterator[Written]:
    """All ways to make the old number read as the answer."""
    text = str(answer)
    if len(text) > limits.number_cards or (limits.largest is not None and answer > limits.largest):
        return
    for pattern in _patterns(digits(old), text):
        if pattern.count(None) >= len(text) - spend:
            yield from _filled(pattern, text, hand)


def _patterns(old: str, text: str) -> Iterator[tuple[bool | None, ...]]:
    """Which cards of the table may stay (``None``) when ``old`` shall read as ``text``."""
    yield (True,) * len(text)
    if old == text:
        yield (None,) * len(text)
    if len(old) == len(text) > 1:
        for at in range(len(text)):
            if old[:at] == text[:at] and old[at + 1 :] == text[at + 1 :]:
                yield tuple(True if here == at else None for here in range(len(text)))
    if old and len(old) < len(text):
        for before in range(len(text) - len(old) + 1):
            if text[before : before + len(old)] == old:
                behind = len(text) - len(old) - before
                yield ((True,) * before) + ((None,) * len(old)) + ((True,) * behind)


def _filled(pattern: tuple[bool | None, ...], text: str, hand: Hand) -> Iterator[Written]:
    """The pattern's own places filled from the hand, by the digit's card or by a joker."""
    if not pattern:
        yield (), hand
        return
    for face, left in _ways(pattern[0], int(text[0]), hand):
        for rest, remaining in _filled(pattern[1:], text[1:], left):
            yield (face, *rest), remaining


def _ways(own: bool | None, digit: int, hand: Hand) -> Iterator[tuple[Face | None, Hand]]:
    if own is None:
        yield None, hand
        return
    for face in (Face(digit), Face(digit, joker=True)):
        if face.card in hand:
            yield face, without(hand, face.card)
