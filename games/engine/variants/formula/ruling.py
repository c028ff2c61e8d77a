"""Which rule answers which move, and who may make it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TypeAlias

from games.engine import table as tables
from games.engine.core import (
    Accepted,
    Actor,
    Close,
    Grace,
    Hold,
    HouseMove,
    Leave,
    News,
    Refused,
    Return,
    Seat,
    Timeout,
)
from games.engine.house import house_refusal
from games.engine.variants.formula import turn
from games.engine.variants.formula.checking import accept, challenge, close, close_if_accepted
from games.engine.variants.formula.finding import formulas
from games.engine.variants.formula.formula import Lay, is_true
from games.engine.variants.formula.judge import limits
from games.engine.variants.formula.moves import Accept, AnyMove, Challenge, Move, Pass
from games.engine.variants.formula.settling import abandon, begin_next, give_up_hand
from games.engine.variants.formula.state import Ruling, State, in_play, numbered
from games.engine.window import grant_grace, may_act

TurnMove: TypeAlias = Lay | Pass


def rule(state: State, actor: Actor, move: AnyMove) -> Ruling:
    now = numbered(state)
    dice = tables.dice(now.table)
    if isinstance(move, Timeout | Grace | Close | Hold | Return | Leave):
        return house_refusal(now.table, actor, move) or _house(now, move, dice)
    if now.table.ended is not None:
        return Refused("game_over", "F9")
    if actor is None or actor not in tables.present(now.table):
        return Refused("not_your_turn", "F3")
    return _seat(now, actor, move, dice)


def _seat(state: State, seat: Seat, move: Move, dice: Random) -> Ruling:
    match move:
        case Accept():
            return accept(state, seat, dice)
        case Challenge():
            return challenge(state, seat, move, dice)
    if state.table.window:
        return _move_on(state, seat, move, dice)
    if seat != state.table.turn:
        return Refused("not_your_turn", "F3")
    return _in_turn(state, seat, move, dice)


def _in_turn(state: State, seat: Seat, move: TurnMove, dice: Random) -> Ruling:
    match move:
        case Lay():
            return turn.lay(state, seat, move, dice)
        case Pass():
            return turn.pass_turn(state, seat, dice)


def _move_on(state: State, seat: Seat, move: TurnMove, dice: Random) -> Ruling:
    """G2: the next player's own move accepts and closes; it is not played if that ends the round."""
    if seat != tables.next_seat(in_play(state)):
        return Refused("not_your_turn", "F3")
    if not may_act(in_play(state), seat):
        return Refused("wait_for_others", "G2")
    closed = close(state, dice)
    if isinstance(closed, Refused) or closed.state.rounds != state.rounds:
        return closed
    return tables.after(closed, lambda now: _in_turn(now, seat, move, dice))


def _house(state: State, move: HouseMove, dice: Random) -> Ruling:
    match move:
        case Timeout():
            return turn.pass_turn(state, state.table.turn, dice, timed_out=True)
        case Grace():
            return Accepted(replace(state, table=grant_grace(state.table)))
        case Close():
            return close(state, dice)
        case Hold(seat):
            return Accepted(replace(state, table=tables.hold(state.table, seat)), (News("held", seat),))
        case Return(seat):
            return Accepted(
                replace(state, table=tables.give_back(state.table, seat)), (News("returned", seat),)
            )
        case Leave(seat):
            gone = replace(state, table=tables.leave(state.table, seat))
            return tables.after(Accepted(gone, (News("left", seat),)), lambda now: _go_on(now, seat, dice))


def _go_on(state: State, left: Seat, dice: Random) -> Ruling:
    """G6: how the match continues without a seat."""
    if tables.deserted(state.table):
        return abandon(state)
    if left == state.table.turn:
        return Accepted(state) if state.table.window else begin_next(give_up_hand(state, left), dice)
    poorer = give_up_hand(state, left)
    if state.table.window:
        return close_if_accepted(poorer, dice)
    return _alone(poorer, dice)


def _alone(state: State, dice: Random) -> Ruling:
    """F10: nobody plays on alone; the last one who holds cards is last."""
    return begin_next(state, dice) if tables.deserted(in_play(state)) else Accepted(state)


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    if seat not in who_may_move(state):
        return
    if state.table.window is None:
        yield from _turn_moves(state)
        return
    if seat in state.table.window.waiting:
        yield Accept()
        if state.step and seat not in state.step.doubted and not is_true(state.formula):
            yield Challenge(0)
    if may_act(in_play(state), seat):
        yield from _moves_on(state)


def who_may_move(state: State) -> frozenset[Seat]:
    return tables.to_move(in_play(state))


def _turn_moves(state: State) -> Iterator[Move]:
    yield from formulas(state.formula, state.hand, limits(state.options))
    yield Pass()


def _moves_on(state: State) -> Iterator[Move]:
    """The next player's own moves: those of the position that closing the window would give."""
    now = numbered(state)
    closed = close(now, tables.dice(now.table))
    if isinstance(closed, Accepted) and closed.state.rounds == state.rounds:
        yield from _turn_moves(closed.state)
