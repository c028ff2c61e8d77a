"""The time to challenge: accept, doubt an equation, close (G2, G3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Attempt, AttemptKind, Json, News, Refused, Seat
from games.engine.table import add_points, after, present
from games.engine.tiles import add
from games.engine.variants.rigolade.moves import Challenge
from games.engine.variants.rigolade.settling import settle
from games.engine.variants.rigolade.state import Laid, Rack, Ruling, State, own_numbers, with_rack
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
    """The equations stand. False ones that nobody doubted are recorded for all who let them pass (G3)."""
    closed = replace(state, table=close_window(state.table))
    overlooked = _oversights(state.steps, _rivals(state))
    news = News("window_closed", state.table.turn)
    return after(Accepted(closed, (news,), overlooked), lambda over: settle(over, dice))


def _rivals(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in present(state.table) if seat != state.table.turn)


def _oversights(steps: tuple[Laid, ...], seats: tuple[Seat, ...]) -> tuple[Attempt, ...]:
    return tuple(
        step.equation.attempt(seat, AttemptKind.OVERSIGHT, correct=False)
        for step in steps
        if not step.equation.is_true
        for seat in seats
    )


def challenge(state: State, seat: Seat, move: Challenge, dice: Random) -> Ruling:
    refusal = check_refusal(state.table, seat) or _undoubtable(state, seat, move)
    if refusal:
        return refusal
    equation = state.steps[move.step].equation
    attempt = equation.attempt(seat, AttemptKind.CHALLENGE, correct=not equation.is_true)
    news = _challenged(state, seat, move.step)
    if equation.is_true:
        return Accepted(_doubted(state, seat, move.step), (news,), (attempt,))
    attempts = (attempt, *_oversights(state.steps[move.step :], _accepted(state)))
    upheld = Accepted(_taken_back(state, move.step), (news,), attempts)
    return after(upheld, lambda now: _look_on(now, dice))


def _accepted(state: State) -> tuple[Seat, ...]:
    """Who has let the equations pass already."""
    waiting = state.table.window.waiting if state.table.window else ()
    return tuple(seat for seat in _rivals(state) if seat not in waiting)


def _undoubtable(state: State, seat: Seat, move: Challenge) -> Refused | None:
    if not 0 <= move.step < len(state.steps):
        return Refused("no_such_step", "G2", {"step": move.step})
    if seat in state.doubted[move.step]:
        return Refused("already_checked", "G2", {"step": move.step})
    return None


def _challenged(state: State, seat: Seat, index: int) -> News:
    step = state.steps[index]
    upheld = not step.equation.is_true
    lost = sum(other.equation.points for other in state.steps[index:]) if upheld else 0
    facts: dict[str, Json] = {"step": index, "at": step.at, "direction": str(step.direction)}
    facts |= {**step.equation.facts(), "upheld": upheld, "by": seat, "lost": lost}
    return News("challenged", state.table.turn, facts)


def _doubted(state: State, seat: Seat, index: int) -> State:
    seats = (*state.doubted[index], seat)
    return replace(state, doubted=(*state.doubted[:index], seats, *state.doubted[index + 1 :]))


def _taken_back(state: State, index: int) -> State:
    """The false equation and all after it return to the rack; an exchange after it is off."""
    state = replace(state, exchange=None)
    while len(state.doubted) > index:
        state = _without_last(state)
    return state


def _without_last(state: State) -> State:
    player, last = state.table.turn, state.laid[-1]
    numbers = add(state.rack.numbers, own_numbers(state.laid).values())
    rack = Rack(numbers, add(state.rack.signs, [last.equation.sign]))
    table = add_points(state.table, player, -last.equation.points)
    shorter = replace(state, table=table, laid=state.laid[:-1], doubted=state.doubted[:-1])
    return with_rack(shorter, player, rack)


def _look_on(state: State, dice: Random) -> Ruling:
    """Earlier equations of the turn can still be doubted; if there are none, there is nothing to wait for."""
    return Accepted(state) if state.doubted else close(state, dice)
