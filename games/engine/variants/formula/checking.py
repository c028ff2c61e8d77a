"""The time to challenge: accept, doubt the formula, close (G2, G3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Attempt, AttemptKind, Json, News, Refused, Seat
from games.engine.table import add_points, after, present
from games.engine.tiles import add, remove
from games.engine.variants.formula.claims import attempt, facts
from games.engine.variants.formula.formula import is_true
from games.engine.variants.formula.moves import Challenge
from games.engine.variants.formula.settling import draw_and_pass_on, settle
from games.engine.variants.formula.state import Ruling, State, Step, in_play, with_hand
from games.engine.window import accept as accept_claims
from games.engine.window import all_accepted, check_refusal, close_window


def accept(state: State, seat: Seat, dice: Random) -> Ruling:
    refusal = check_refusal(state.table, seat)
    if refusal:
        return refusal
    accepted = replace(state, table=accept_claims(state.table, seat))
    return after(Accepted(accepted, (News("accepted", seat),)), lambda now: close_if_accepted(now, dice))


def close_if_accepted(state: State, dice: Random) -> Ruling:
    return close(state, dice) if all_accepted(state.table) else Accepted(state)


def close(state: State, dice: Random) -> Ruling:
    """The formula stands. If it is false, that is recorded for all who let it pass (G3)."""
    return after(_closed(state, _oversights(state, _rivals(state))), lambda over: settle(over, dice))


def _closed(state: State, attempts: tuple[Attempt, ...] = ()) -> Accepted[State]:
    closed = replace(state, table=close_window(state.table))
    return Accepted(closed, (News("window_closed", state.table.turn),), attempts)


def _rivals(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in present(in_play(state)) if seat != state.table.turn)


def _oversights(state: State, seats: tuple[Seat, ...]) -> tuple[Attempt, ...]:
    if is_true(state.formula):
        return ()
    return tuple(attempt(state.formula, seat, AttemptKind.OVERSIGHT, correct=False) for seat in seats)


def challenge(state: State, seat: Seat, move: Challenge, dice: Random) -> Ruling:
    step = state.step
    refusal = check_refusal(state.table, seat) or _undoubtable(step, seat, move)
    if refusal or step is None:
        return refusal or Refused("no_window", "G2")
    false = not is_true(state.formula)
    said = attempt(state.formula, seat, AttemptKind.CHALLENGE, correct=false)
    news = _challenged(state, step, seat, upheld=false)
    if not false:
        doubted = replace(state, step=replace(step, doubted=(*step.doubted, seat)))
        return Accepted(doubted, (news,), (said,))
    upheld = Accepted(state, (news,), (said, *_oversights(state, _accepted(state))))
    return after(upheld, lambda now: _take_back(now, step, dice))


def _accepted(state: State) -> tuple[Seat, ...]:
    """Who has let the formula pass already."""
    waiting = state.table.window.waiting if state.table.window else ()
    return tuple(seat for seat in _rivals(state) if seat not in waiting)


def _undoubtable(step: Step | None, seat: Seat, move: Challenge) -> Refused | None:
    if move.step != 0:
        return Refused("no_such_step", "G2", {"step": move.step})
    if step and seat in step.doubted:
        return Refused("already_checked", "G2", {"step": move.step})
    return None


def _challenged(state: State, step: Step, seat: Seat, *, upheld: bool) -> News:
    told: dict[str, Json] = {"step": 0, **facts(state.formula), "upheld": upheld, "by": seat}
    return News("challenged", state.table.turn, {**told, "lost": step.points if upheld else 0})


def _take_back(state: State, step: Step, dice: Random) -> Ruling:
    """G2: the cards return to the hand, one more is drawn, and the turn is over."""
    player = state.table.turn
    restored = replace(
        with_hand(state, player, add(state.hand, step.cards)),
        table=add_points(state.table, player, -step.points),
        formula=step.before,
        covered=remove(state.covered, step.hidden),
        step=None,
    )
    go_on = settle if player in state.table.gone else draw_and_pass_on
    return after(_closed(restored), lambda now: go_on(now, dice))
