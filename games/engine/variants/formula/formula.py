"""The formula on the table: number, operation, number, ``=``, number (F4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from games.engine.arithmetic import Operation, apply
from games.engine.variants.formula.cards import Card, Number, digits, value
from games.engine.variants.formula.changes import Change, changed, covered, own_cards


@dataclass(frozen=True, slots=True)
class Formula:
    """What lies open. Before the first answer there is no operation and no result (F2)."""

    first: Number
    second: Number
    operation: Operation | None = None
    result: Number = ()

    @property
    def numbers(self) -> tuple[Number, Number, Number]:
        return (self.first, self.second, self.result)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(face.card for number in self.numbers for face in number)

    @property
    def reading(self) -> tuple[str, ...]:
        """What it says, whichever cards say it."""
        return (*map(digits, self.numbers), self.operation or "")


@dataclass(frozen=True, slots=True)
class Lay:
    """A new formula, told as a change of the one that lies there."""

    first: Change
    operation: Operation
    second: Change
    result: Change

    @property
    def changes(self) -> tuple[Change, Change, Change]:
        return (self.first, self.second, self.result)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the player takes from the hand."""
        return own_cards(*self.changes)


def rewritten(formula: Formula, lay: Lay) -> Formula:
    first, second, result = map(changed, formula.numbers, lay.changes)
    return Formula(first, second, lay.operation, result)


def hidden(formula: Formula, lay: Lay) -> tuple[Card, ...]:
    """The cards of the table that the new formula covers."""
    return tuple(card for pair in zip(formula.numbers, lay.changes, strict=True) for card in covered(*pair))


def exact_value(formula: Formula) -> Fraction | None:
    """What the left side is really worth; ``None`` for a division by zero."""
    assert formula.operation is not None  # noqa: S101  (a laid formula has one)
    return apply(value(formula.first), formula.operation, value(formula.second))


def is_true(formula: Formula) -> bool:
    return exact_value(formula) == value(formula.result)


def kills_the_game(formula: Formula) -> bool:
    """F7: after a zero as factor, or divided, everything goes on for ever: n × 0 = 0."""
    if formula.operation is Operation.MULTIPLY:
        return 0 in (value(formula.first), value(formula.second))
    return formula.operation is Operation.DIVIDE and value(formula.first) == 0
