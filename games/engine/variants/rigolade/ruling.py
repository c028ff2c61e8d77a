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
from games.engine.variants.rigolade import turn
from games.engine.variants.rigolade.checking import accept, challenge, close, close_if_accepted
from games.engine.variants.rigolade.finding import plays
from games.engine.variants.rigolade.moves import Accept, AnyMove, Challenge, End, Exchange, Lay, Move, Pass
from games.engine.variants.rigolade.settling import abandon, end_turn, give_up_rack, settle
from games.engine.variants.rigolade.state import Ruling, State, numbered
from games.engine.window import grant_grace, may_act

TurnMove: TypeAlias = Lay | Exchange | End | Pass


def rule(state: State, actor: Actor, move: AnyMove) -> Ruling:
    now = numbered(state)
    dice = tables.dice(now.table)
    if isinstance(move, Timeout | Grace | Close | Hold | Return | Leave):
        return house_refusal(now.table, actor, move) or _house(now, move, dice)
    if now.table.ended is not None:
        return Refused("game_over", "R11")
    if actor is None or actor not in tables.present(now.table):
        return Refused("not_your_turn", "R6")
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
        return Refused("not_your_turn", "R6")
    return _in_turn(state, seat, move, dice)


def _in_turn(state: State, seat: Seat, move: TurnMove, dice: Random) -> Ruling:
    match move:
        case Lay():
            return turn.lay(state, seat, move, dice)
        case Exchange():
            return turn.exchange(state, seat, move, dice)
        case End():
            return turn.end(state, dice)
        case Pass():
            return turn.pass_turn(state, seat)


def _move_on(state: State, seat: Seat, move: TurnMove, dice: Random) -> Ruling:
    """G2: the next player's own move accepts and closes; it is not played if that ends the game."""
    if seat != tables.next_seat(state.table):
        return Refused("not_your_turn", "R6")
    if not may_act(state.table, seat):
        return Refused("wait_for_others", "G2")
    closed = close(state, dice)
    if isinstance(closed, Refused) or closed.state.table.ended is not None:
        return closed
    return tables.after(closed, lambda now: _in_turn(now, seat, move, dice))


def _house(state: State, move: HouseMove, dice: Random) -> Ruling:
    match move:
        case Timeout():
            return _time_out(state, dice)
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


def _time_out(state: State, dice: Random) -> Ruling:
    if state.steps:
        return end_turn(state, dice)
    return turn.pass_turn(state, state.table.turn, timed_out=True)


def _go_on(state: State, left: Seat, dice: Random) -> Ruling:
    """G6: how the game continues without a seat."""
    if tables.deserted(state.table):
        return abandon(state)
    if left != state.table.turn:
        poorer = give_up_rack(state, left)
        return close_if_accepted(poorer, dice) if state.table.window else Accepted(poorer)
    if state.table.window:
        return Accepted(state)
    return end_turn(state, dice) if state.steps else settle(state, dice)


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    if seat not in tables.to_move(state.table):
        return
    if state.table.window is None:
        yield from _turn_moves(state)
        return
    if seat in state.table.window.waiting:
        yield Accept()
        yield from _true_doubts(state, seat)
    if may_act(state.table, seat):
        yield from _moves_on(state)


def _turn_moves(state: State) -> Iterator[Move]:
    yield from plays(state.laid, state.rack)
    yield from (Exchange(kind) for kind in turn.exchangeable(state))
    yield End() if state.steps else Pass()


def _true_doubts(state: State, seat: Seat) -> Iterator[Challenge]:
    for index, step in enumerate(state.steps):
        if seat not in state.doubted[index] and not step.equation.is_true:
            yield Challenge(index)


def _moves_on(state: State) -> Iterator[Move]:
    """The next player's own moves: those of the position that closing the window would give."""
    now = numbered(state)
    closed = close(now, tables.dice(now.table))
    if isinstance(closed, Accepted) and closed.state.table.ended is None:
        yield from _turn_moves(closed.state)
