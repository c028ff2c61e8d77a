"""What all games share: seats, turns, points, passes, and who is still there.

A :class:`Table` is one field of each game's state. Its ``ply`` counts the
actions so far. While a move is ruled on, the table already carries that move's
own number (:func:`advance`), and everything the move draws comes from
:func:`dice` of that number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from games.engine.core import Accepted, Deadline, Position, Refused, Seat, Timeout

ROUNDS_OF_PASSES = 2  # G7

S = TypeVar("S", bound=Position)


@dataclass(frozen=True, slots=True)
class Window:
    """The time in which rivals may challenge what ``player`` claimed (G2)."""

    player: Seat
    since: int
    waiting: tuple[Seat, ...]
    graced: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    seed: str
    scores: tuple[int, ...]
    turn: Seat
    ply: int = 0
    turn_since: int = 0
    passes: int = 0
    gone: tuple[Seat, ...] = ()
    held: tuple[Seat, ...] = ()
    window: Window | None = None
    ended: str | None = None


def after(first: Accepted[S], then: Callable[[S], Accepted[S] | Refused]) -> Accepted[S] | Refused:
    """Two things that happen in one move, one after the other; refused if the second is."""
    second = then(first.state)
    if isinstance(second, Refused):
        return second
    return Accepted(second.state, first.news + second.news, first.attempts + second.attempts)


def advance(table: Table) -> Table:
    return replace(table, ply=table.ply + 1)


def dice(table: Table) -> Random:
    return Random(f"{table.seed}:{table.ply}")


def present(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(table.scores)) if seat not in table.gone)


def next_seat(table: Table) -> Seat:
    """Whose turn comes after the present one, among those still there."""
    seats = len(table.scores)
    order = ((table.turn + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in order if seat not in table.gone)


def begin_turn(table: Table, seat: Seat) -> Table:
    return replace(table, turn=seat, turn_since=table.ply)


def add_points(table: Table, seat: Seat, points: int) -> Table:
    scores = (*table.scores[:seat], table.scores[seat] + points, *table.scores[seat + 1 :])
    return replace(table, scores=scores)


def count_pass(table: Table) -> Table:
    return replace(table, passes=table.passes + 1)


def forget_passes(table: Table) -> Table:
    return replace(table, passes=0)


def all_passed(table: Table) -> bool:
    """G7: two passes in a row by every player."""
    return table.passes >= ROUNDS_OF_PASSES * len(present(table))


def leave(table: Table, seat: Seat) -> Table:
    """G6: a seat is given up. Nobody waits for it any more, and no bot holds it."""
    window = table.window
    if window:
        window = replace(window, waiting=tuple(other for other in window.waiting if other != seat))
    held = tuple(other for other in table.held if other != seat)
    return replace(table, gone=tuple(sorted((*table.gone, seat))), held=held, window=window)


def hold(table: Table, seat: Seat) -> Table:
    return replace(table, held=tuple(sorted((*table.held, seat))))


def give_back(table: Table, seat: Seat) -> Table:
    return replace(table, held=tuple(other for other in table.held if other != seat))


def deserted(table: Table) -> bool:
    """G6: with fewer than two seats left the match stops."""
    return len(present(table)) < 2


def end(table: Table, reason: str) -> Table:
    return replace(table, ended=reason, window=None)


def to_move(table: Table) -> frozenset[Seat]:
    if table.ended is not None:
        return frozenset()
    window = table.window
    if window is None:
        return frozenset({table.turn})
    return frozenset(window.waiting) | ({next_seat(table)} if window.graced else set())


def places(table: Table) -> tuple[int, ...]:
    """G6: equal totals share a place. Who left comes after all who stayed."""
    ranks = [(seat not in table.gone, score) for seat, score in enumerate(table.scores)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def turn_deadlines(table: Table, turn_seconds: int | None) -> tuple[Deadline, ...]:
    """The clock of a turn, where the table has one."""
    if turn_seconds is None or table.window or table.ended is not None:
        return ()
    return (Deadline(Timeout(), table.turn_since, turn_seconds * 1000),)
