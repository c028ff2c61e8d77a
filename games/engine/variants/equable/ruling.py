"""Which rule answers which move, and who may make it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
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
from games.engine.tiles import choices
from games.engine.variants.equable import turn
from games.engine.variants.equable.checking import accept, challenge, close, close_if_accepted, doubtful
from games.engine.variants.equable.finding import long_lays, search_of, short_lays
from games.engine.variants.equable.generator import Search
from games.engine.variants.equable.moves import Accept, AnyMove, Challenge, Exchange, Lay, Move, Pass
from games.engine.variants.equable.settling import abandon, begin_next, give_up_rack
from games.engine.variants.equable.state import Ruling, State, numbered
from games.engine.variants.equable.symbols import digits_in, operators_in
from games.engine.window import grant_grace, may_act

LateLays: TypeAlias = Callable[[Search], Iterator[Lay]]


def rule(state: State, actor: Actor, move: AnyMove) -> Ruling:
    now = numbered(state)
    dice = tables.dice(now.table)
    if isinstance(move, Timeout | Grace | Close | Hold | Return | Leave):
        return house_refusal(now.table, actor, move) or _house(now, move, dice)
    if now.table.ended is not None:
        return Refused("game_over", "E19")
    if actor is None or actor not in tables.present(now.table):
        return Refused("not_your_turn", "E8")
    return _seat(now, actor, move, dice)


def _seat(state: State, seat: Seat, move: Move, dice: Random) -> Ruling:
    match move:
        case Accept():
            return accept(state, seat, dice)
        case Challenge():
            return challenge(state, seat, dice)
    if state.table.window:
        return _move_on(state, seat, move, dice)
    if seat != state.table.turn:
        return Refused("not_your_turn", "E8")
    return _in_turn(state, seat, move, dice)


def _in_turn(state: State, seat: Seat, move: Lay | Exchange | Pass, dice: Random) -> Ruling:
    match move:
        case Lay():
            return turn.lay(state, seat, move, dice)
        case Exchange():
            return turn.exchange(state, seat, move, dice)
        case Pass():
            return turn.pass_turn(state, seat)


def _move_on(state: State, seat: Seat, move: Lay | Exchange | Pass, dice: Random) -> Ruling:
    """G2: the next player's own move accepts and closes; it is not played if that ends the game."""
    if seat != tables.next_seat(state.table):
        return Refused("not_your_turn", "E8")
    if not may_act(state.table, seat):
        return Refused("wait_for_others", "G2")
    closed = close(state, dice)
    if isinstance(closed, Refused) or closed.state.table.ended is not None:
        return closed
    return tables.after(closed, lambda now: _in_turn(now, seat, move, dice))


def _house(state: State, move: HouseMove, dice: Random) -> Ruling:
    match move:
        case Timeout():
            return turn.pass_turn(state, state.table.turn, timed_out=True)
        case Grace():
            return Accepted(replace(state, table=grant_grace(state.table)))
        case Close():
            return close(state, dice)
        case Hold(seat):
            return Accepted(replace(state, table=tables.hold(state.table, seat)), (News("held", seat),))
        case Return(seat):
            back = replace(state, table=tables.give_back(state.table, seat))
            return Accepted(back, (News("returned", seat),))
        case Leave(seat):
            gone = replace(state, table=tables.leave(state.table, seat))
            return tables.after(Accepted(gone, (News("left", seat),)), lambda now: _go_on(now, seat, dice))


def _go_on(state: State, left: Seat, dice: Random) -> Ruling:
    """G6: how the game continues without a seat."""
    if tables.deserted(state.table):
        return abandon(state)
    if left == state.table.turn and state.table.window:
        return Accepted(state)
    poorer = give_up_rack(state, left)
    if left == state.table.turn:
        return begin_next(poorer)
    return close_if_accepted(poorer, dice) if state.table.window else Accepted(poorer)


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    return _moves(state, seat, long_lays)


def quick_moves(state: State, seat: Seat) -> Iterator[Move]:
    """The legal moves without those that take long to find: enough for who does not study the board."""
    return _moves(state, seat, lambda search: iter(()))


def _moves(state: State, seat: Seat, late: LateLays) -> Iterator[Move]:
    if seat not in tables.to_move(state.table):
        return
    window = state.table.window
    if window is None:
        yield from _turn_moves(state, seat, late)
        return
    if seat in window.waiting:
        yield Accept()
        if not doubtful(state).correct:
            yield Challenge()
    if may_act(state.table, seat):
        yield from _moves_on(state, seat, late)


def _turn_moves(state: State, seat: Seat, late: LateLays) -> Iterator[Move]:
    """Some of each kind for those who look at the first few only; what takes long to find comes last."""
    search = search_of(state, seat)
    yield Pass()
    for pair in zip_longest(short_lays(search), _exchanges(state, seat)):
        yield from (move for move in pair if move is not None)
    yield from late(search)


def _exchanges(state: State, seat: Seat) -> Iterator[Exchange]:
    """E12: any tiles of a kind that the bag still has."""
    rack = state.racks[seat]
    digits = digits_in(rack) if digits_in(state.bag) else ()
    operators = operators_in(rack) if operators_in(state.bag) else ()
    for chosen in choices(digits + operators, len(rack)):
        yield Exchange(digits_in(chosen), operators_in(chosen))


def _moves_on(state: State, seat: Seat, late: LateLays) -> Iterator[Move]:
    """The next player's own moves: those of the position that closing the window would give.

    If closing ends the game, whatever the player does only closes; a pass then stands for all of it.
    """
    now = numbered(state)
    closed = close(now, tables.dice(now.table))
    if isinstance(closed, Refused):
        return
    yield from [Pass()] if closed.state.table.ended is not None else _turn_moves(closed.state, seat, late)
