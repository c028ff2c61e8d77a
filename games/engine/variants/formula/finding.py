"""Every true formula that a hand can lay, each once.

With three cards to lay, either the result stays as it is, and then the second
number follows from the first; or the result takes a card, and few are left for
the two numbers, whose result then says what must be written. So the three
numbers are never tried all at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.engine.arithmetic import Operation, answer
from games.engine.variants.formula.cards import Card, Face, Number, digits, faces, value, without
from games.engine.variants.formula.changes import MOST_CARDS, Change, changed, keep, own_cards
from games.engine.variants.formula.formula import Formula, Lay, kills_the_game, rewritten

Hand: TypeAlias = tuple[Card, ...]
Pattern: TypeAlias = tuple[bool | None, ...]
"""Which places of a number take an own card; ``None`` where the table's card stays."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to write a number: what is laid, what it then reads as, which cards it takes."""

    change: Change
    value: int
    cards: Hand


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
        return _answers(formula, hand, limits)
    return (lay for lay in _rewrites(formula, hand, limits) if permitted(formula, lay, limits))


def permitted(formula: Formula, lay: Lay, limits: Limits) -> bool:
    """Whether the table allows this change of a formula, true or not (F4, F7, F10)."""
    if kills_the_game(formula):
        return replaces_everything(formula, lay)
    if not lay.cards or (limits.reuse and not reuses_a_card(lay)):
        return False
    return rewritten(formula, lay).reading != formula.reading


def replaces_everything(formula: Formula, lay: Lay) -> bool:
    """F7: every number covered as a whole by a different one."""
    return all(
        None not in change and digits(old) != digits(changed(old, change))
        for old, change in zip(formula.numbers, lay.changes, strict=True)
    )


def reuses_a_card(lay: Lay) -> bool:
    return any(None in change for change in lay.changes)


def _answers(formula: Formula, hand: Hand, limits: Limits) -> Iterator[Lay]:
    """F2: the two cards stay, the player adds an operation and the answer."""
    first, second = keep(formula.first), keep(formula.second)
    for operation in limits.operations:
        made = answer(value(formula.first), operation, value(formula.second))
        for result in spellings((), made, hand, MOST_CARDS, limits):
            yield Lay(first, operation, second, result)


def _rewrites(formula: Formula, hand: Hand, limits: Limits) -> Iterator[Lay]:
    firsts = list(ways(formula.first, hand, limits))
    seconds = list(ways(formula.second, hand, limits))
    yield from _with_old_result(formula, hand, limits, firsts, seconds)
    yield from _with_new_result(formula, hand, limits, firsts, seconds)


def _with_old_result(
    formula: Formula, hand: Hand, limits: Limits, firsts: Sequence[Way], seconds: Sequence[Way]
) -> Iterator[Lay]:
    result, kept = value(formula.result), keep(formula.result)
    by_value = defaultdict(list)
    for second in seconds:
        by_value[second.value].append(second)
    for first in firsts:
        for operation in limits.operations:
            for second in _partners(first, operation, result, seconds, by_value):
                if left_after(hand, first, second) is not None:
                    yield Lay(first.change, operation, second.change, kept)


def _partners(
    first: Way, operation: Operation, result: int, seconds: Sequence[Way], by_value: Mapping[int, list[Way]]
) -> Iterator[Way]:
    """The second numbers that make the result."""
    many = first.value == result == 0
    candidates = seconds if many else by_value.get(_missing(first.value, operation, result), ())
    for second in candidates:
        if answer(first.value, operation, second.value) == result:
            yield second


def _missing(first: int, operation: Operation, result: int) -> int:
    """What the second number must be, if there is one at all and not several."""
    match operation:
        case Operation.ADD:
            return result - first
        case Operation.SUBTRACT:
            return first - result
        case Operation.MULTIPLY:
            return result // first if first else 0
        case Operation.DIVIDE:
            return first // result if result else 0


def _with_new_result(
    formula: Formula, hand: Hand, limits: Limits, firsts: Sequence[Way], seconds: Sequence[Way]
) -> Iterator[Lay]:
    for first, second in _cheap_pairs(firsts, seconds):
        left = left_after(hand, first, second)
        if left is None:
            continue
        spend = MOST_CARDS - (len(hand) - len(left))
        for operation in limits.operations:
            made = answer(first.value, operation, second.value)
            for result in spellings(formula.result, made, left, spend, limits):
                yield Lay(first.change, operation, second.change, result)


def _cheap_pairs(firsts: Sequence[Way], seconds: Sequence[Way]) -> Iterator[tuple[Way, Way]]:
    """Pairs that leave at least one card to lay for the result."""
    within = [[way for way in seconds if len(way.cards) <= most] for most in range(MOST_CARDS)]
    for first in firsts:
        if len(first.cards) < MOST_CARDS:
            yield from ((first, second) for second in within[MOST_CARDS - 1 - len(first.cards)])


def left_after(hand: Hand, first: Way, second: Way) -> Hand | None:
    """The hand without the cards of both; ``None`` if it does not hold them or they are too many."""
    cards = first.cards + second.cards
    if len(cards) > MOST_CARDS:
        return None
    for card in cards:
        if card not in hand:
            return None
        hand = without(hand, card)
    return hand


def ways(old: Number, hand: Hand, limits: Limits) -> Iterator[Way]:
    """All ways to write a number, keeping it included."""
    for change in _shapes(old, hand, limits):
        number = changed(old, change)
        if limits.number_fits(number):
            yield Way(change, value(number), own_cards(change))


def _shapes(old: Number, hand: Hand, limits: Limits) -> Iterator[Change]:
    yield keep(old)
    for size in range(1, limits.number_cards + 1):
        yield from _rows(hand, size)
    if len(old) > 1:
        for own in _rows(hand, 1):
            yield from ((*keep(old[:at]), *own, *keep(old[at + 1 :])) for at in range(len(old)))
    for size in range(1, limits.number_cards - len(old) + 1):
        for own in _rows(hand, size):
            yield from ((*own[:before], *keep(old), *own[before:]) for before in range(size + 1))


def _rows(hand: Hand, size: int) -> Iterator[Number]:
    """All rows of so many cards from the hand, jokers as every digit."""
    if size == 0:
        yield ()
        return
    for face in faces(hand):
        for rest in _rows(without(hand, face.card), size - 1):
            yield (face, *rest)


def spellings(old: Number, wanted: int | None, hand: Hand, spend: int, limits: Limits) -> Iterator[Change]:
    """All ways to make the old number read as the one wanted, with own cards, at most ``spend``."""
    text = "" if wanted is None else str(wanted)
    too_large = wanted is not None and limits.largest is not None and wanted > limits.largest
    if not text or too_large or len(text) > limits.number_cards:
        return
    for pattern in _patterns(digits(old), text):
        if pattern.count(True) <= spend:
            yield from _filled(pattern, text, hand)


def _patterns(old: str, text: str) -> Iterator[Pattern]:
    """Which cards of the table may stay when ``old`` shall read as ``text``."""
    yield (True,) * len(text)
    if len(old) == len(text) > 1:
        for at in range(len(text)):
            if old[:at] == text[:at] and old[at + 1 :] == text[at + 1 :]:
                yield tuple(True if here == at else None for here in range(len(text)))
    if old and len(old) < len(text):
        for before in range(len(text) - len(old) + 1):
            if text[before : before + len(old)] == old:
                behind = len(text) - len(old) - before
                yield (*(True,) * before, *(None,) * len(old), *(True,) * behind)


def _filled(pattern: Pattern, text: str, hand: Hand) -> Iterator[Change]:
    """The pattern's own places filled from the hand, by the digit's card or by a joker."""
    if not pattern:
        yield ()
        return
    for face, left in _choices(pattern[0], int(text[0]), hand):
        for rest in _filled(pattern[1:], text[1:], left):
            yield (face, *rest)


def _choices(own: bool | None, digit: int, hand: Hand) -> Iterator[tuple[Face | None, Hand]]:
    if own is None:
        yield None, hand
        return
    for face in (Face(digit), Face(digit, joker=True)):
        if face.card in hand:
            yield face, without(hand, face.card)
