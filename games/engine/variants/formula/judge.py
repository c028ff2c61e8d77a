"""Whether a formula may be laid, true or not (F2, F4, F5, F7, F10, G8): illegal is not false (G2)."""

from __future__ import annotations

from games.engine.core import Json, Refused
from games.engine.tiles import holds
from games.engine.variants.formula.cards import Number, value
from games.engine.variants.formula.changes import MOST_CARDS, keep, problem
from games.engine.variants.formula.finding import Limits, replaces_everything, reuses_a_card
from games.engine.variants.formula.formula import Formula, Lay, kills_the_game, rewritten
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.state import State

PLACES = ("first", "second", "result")
RULES = {"number_missing": "F4", "cards_apart": "F5", "cards_between": "F4"}


def limits(options: Options) -> Limits:
    return Limits(options.operations, options.number_cards, options.largest, options.reuse)


def judge(state: State, lay: Lay) -> Formula | Refused:
    """The formula that would lie there, or why it may not."""
    refusal = _cards_refused(state, lay) or _changes_refused(state.formula, lay)
    if refusal:
        return refusal
    formula = rewritten(state.formula, lay)
    return _numbers_refused(state.options, formula) or _rewriting_refused(state, lay, formula) or formula


def _cards_refused(state: State, lay: Lay) -> Refused | None:
    if lay.operation not in state.options.operations:
        return Refused("operation_not_allowed", "G8", {"operation": str(lay.operation)})
    for count in range(1, len(lay.cards) + 1):
        if not holds(state.hand, lay.cards[:count]):
            return Refused("not_held", "F4", {"card": lay.cards[count - 1]})
    if len(lay.cards) > MOST_CARDS:
        return Refused("too_many_cards", "F4", {"most": MOST_CARDS})
    return None if lay.cards else Refused("no_card_laid", "F4")


def _changes_refused(formula: Formula, lay: Lay) -> Refused | None:
    if formula.operation is None and not _only_answers(formula, lay):
        return Refused("only_the_answer", "F2")
    for place, old, change in zip(PLACES, formula.numbers, lay.changes, strict=True):
        code = problem(old, change)
        if code:
            return Refused(code, RULES[code], {"place": place})
    return None


def _only_answers(formula: Formula, lay: Lay) -> bool:
    kept = (keep(formula.first), keep(formula.second))
    return (lay.first, lay.second) == kept and None not in lay.result


def _numbers_refused(options: Options, formula: Formula) -> Refused | None:
    for place, number in zip(PLACES, formula.numbers, strict=True):
        refusal = _number_refused(options, number, place)
        if refusal:
            return refusal
    return None


def _number_refused(options: Options, number: Number, place: str) -> Refused | None:
    facts: dict[str, Json] = {"place": place, "number": value(number)}
    if len(number) > options.number_cards:
        return Refused("number_too_long", "F5", {**facts, "most": options.number_cards})
    if len(number) > 1 and number[0].digit == 0:
        return Refused("leading_zero", "F5", facts)
    if options.largest is not None and value(number) > options.largest:
        return Refused("too_large", "G8", {**facts, "largest": options.largest})
    return None


def _rewriting_refused(state: State, lay: Lay, formula: Formula) -> Refused | None:
    if state.formula.operation is None:
        return None
    if kills_the_game(state.formula):  # F7, for whoever plays next; F10: reusing rests
        return None if replaces_everything(state.formula, lay) else Refused("replace_everything", "F7")
    if state.options.reuse and not reuses_a_card(lay):
        return Refused("reuse_a_card", "F10")
    if formula.reading == state.formula.reading:
        return Refused("same_formula", "F4")
    return None
