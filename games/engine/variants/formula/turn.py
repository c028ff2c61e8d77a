"""The moves of a turn: lay a formula, draw, pass (F2 to F8)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Json, Mode, News, Refused, Seat
from games.engine.table import add_points, after, count_pass, forget_passes
from games.engine.tiles import add, remove
from games.engine.variants.formula.cards import value
from games.engine.variants.formula.claims import attempt, facts, spoken
from games.engine.variants.formula.formula import Formula, Lay, hidden, is_true
from games.engine.variants.formula.judge import judge
from games.engine.variants.formula.settling import draw_and_pass_on, end_turn
from games.engine.variants.formula.state import Ruling, State, Step, with_hand


def lay(state: State, seat: Seat, move: Lay, dice: Random) -> Ruling:
    formula = judge(state, move)
    if isinstance(formula, Refused):
        return formula
    if not is_true(formula) and state.options.mode is not Mode.CHALLENGE:
        return _mistaken(state, seat, formula, dice)
    return after(_put_down(state, seat, move, formula), lambda laid: end_turn(laid, dice))


def _put_down(state: State, seat: Seat, move: Lay, formula: Formula) -> Accepted[State]:
    under = hidden(state.formula, move)
    points = value(formula.result) if state.options.points and not state.out else 0  # F10
    put = replace(
        with_hand(state, seat, remove(state.hand, move.cards)),
        table=forget_passes(add_points(state.table, seat, points)),
        formula=formula,
        covered=add(state.covered, under),
        step=Step(state.formula, tuple(sorted(move.cards)), tuple(sorted(under)), points),
    )
    said: dict[str, Json] = {"formula": spoken(formula), "cards": [*move.cards], "points": points}
    return Accepted(put, (News("laid", seat, said),), (attempt(formula, seat),))


def _mistaken(state: State, seat: Seat, formula: Formula, dice: Random) -> Ruling:
    """G2: free in coach mode; else taken back, one card drawn, and the turn is over."""
    attempts = (attempt(formula, seat),)
    if state.options.mode is Mode.COACH:
        return Refused("false_claim", "F4", facts(formula), attempts)
    news = News("false_claim", seat, {**facts(formula), "cost": "card"})
    forfeited = replace(state, table=forget_passes(state.table))
    return after(Accepted(forfeited, (news,), attempts), lambda now: draw_and_pass_on(now, dice))


def pass_turn(state: State, seat: Seat, dice: Random, *, timed_out: bool = False) -> Ruling:
    """F3: a card is drawn, whether the player could not or would not play. F8: without one it is a pass."""
    count = forget_passes if state.can_draw else count_pass
    passed = replace(state, table=count(state.table))
    news = News("passed", seat, {"timed_out": timed_out})
    return after(Accepted(passed, (news,)), lambda now: draw_and_pass_on(now, dice))
