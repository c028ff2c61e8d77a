"""The time to challenge: accept, doubt a token, close (G2, G3, M17)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Attempt, AttemptKind, News, Refused, Seat
from games.engine.table import add_points, after, present
from games.engine.tiles import add, remove
from games.engine.variants.mathable.claims import Equation, equations, first_false
from games.engine.variants.mathable.moves import Challenge
from games.engine.variants.mathable.settling import settle
from games.engine.variants.mathable.state import Ruling, State, Step, board_of, with_rack
from games.engine.window import accept as accept_claims
from games.engine.window import accepted_by, all_accepted, check_refusal, close_window


def accept(state: State, seat: Seat, dice: Random) -> Ruling:
    refusal = check_refusal(state.table, seat)
    if refusal:
        return refusal
    accepted = replace(state, table=accept_claims(state.table, seat))
    news = News("accepted", seat)
    return after(Accepted(accepted, (news,)), lambda now: close_if_accepted(now, dice))


def close_if_accepted(state: State, dice: Random) -> Ruling:
    return close(state, dice) if all_accepted(state.table) else Accepted(state)


def close(state: State, dice: Random) -> Ruling:
    """The claims stand. False ones that nobody doubted are recorded for all who let them pass (G3)."""
    closed = replace(state, table=close_window(state.table))
    news = News("window_closed", state.table.turn)
    return after(Accepted(closed, (news,), _oversights(state)), lambda over: settle(over, dice))


def _oversights(state: State) -> tuple[Attempt, ...]:
    rivals = [seat for seat in present(state.table) if seat != state.table.turn]
    overlooked = filter(None, (first_false(equations(board_of(state), step)) for step in state.steps))
    return tuple(attempt for equation in overlooked for attempt in _overlooked(equation, rivals))


def _overlooked(equation: Equation, seats: Iterable[Seat]) -> tuple[Attempt, ...]:
    return tuple(equation.attempt(seat, AttemptKind.OVERSIGHT, correct=False) for seat in seats)


def challenge(state: State, seat: Seat, move: Challenge, dice: Random) -> Ruling:
    refusal = check_refusal(state.table, seat) or _undoubtable(state, seat, move)
    if refusal:
        return refusal
    said = equations(board_of(state), state.steps[move.step])
    false = first_false(said)
    attempt = (false or said[0]).attempt(seat, AttemptKind.CHALLENGE, correct=false is not None)
    news = _challenged(state, seat, move.step, false or said[0])
    if false is None:
        return Accepted(_doubted(state, seat, move.step), (news,), (attempt,))
    attempts = (attempt, *_overlooked(false, accepted_by(state.table)))
    return after(Accepted(_taken_back(state, move.step), (news,), attempts), lambda now: _look_on(now, dice))


def _undoubtable(state: State, seat: Seat, move: Challenge) -> Refused | None:
    if not 0 <= move.step < len(state.steps):
        return Refused("no_such_step", "M17", {"step": move.step})
    if seat in state.steps[move.step].doubted:
        return Refused("already_checked", "G2", {"step": move.step})
    return None


def _challenged(state: State, seat: Seat, index: int, equation: Equation) -> News:
    lost = 0 if equation.is_true else sum(step.points for step in state.steps[index:])
    facts = {
        "step": index,
        "token": equation.token,
        "at": state.steps[index].at,
        **equation.facts(),
        "upheld": not equation.is_true,
        "by": seat,
        "lost": lost,
    }
    return News("challenged", state.table.turn, facts)


def _doubted(state: State, seat: Seat, index: int) -> State:
    step = replace(state.steps[index], doubted=(*state.steps[index].doubted, seat))
    return replace(state, steps=(*state.steps[:index], step, *state.steps[index + 1 :]))


def _taken_back(state: State, index: int) -> State:
    """M17: that token and all after it return, and the extra tokens drawn with them go back to the bag."""
    player, steps = state.table.turn, state.steps[index:]
    lost = sum(step.points for step in steps)
    drawn = [step.drew for step in steps if step.drew is not None]
    rack = remove(add(state.rack, [step.token for step in steps]), drawn)
    cleared = replace(
        _without(state, steps),
        table=add_points(state.table, player, -lost),
        bag=add(state.bag, drawn),
        steps=state.steps[:index],
    )
    return with_rack(cleared, player, rack)


def _without(state: State, steps: tuple[Step, ...]) -> State:
    squares = {step.at for step in steps}
    return replace(state, tiles=tuple(tile for tile in state.tiles if tile.at not in squares))


def _look_on(state: State, dice: Random) -> Ruling:
    """Earlier tokens of the turn can still be doubted; if there are none, there is nothing to wait for."""
    return Accepted(state) if state.steps else close(state, dice)
