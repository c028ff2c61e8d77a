"""The time to challenge (G2), as far as it is the same in all games.

A window opens when a turn with claims ends and closes when every rival has
accepted, when its time is over, or when the next player makes a move of their
own. That move has to wait until all others have accepted too or have had some
time to look (``Grace``). What a challenge *does* is each game's own affair.
"""

from __future__ import annotations

from dataclasses import replace

from games.engine.core import Close, Deadline, Grace, Refused, Seat
from games.engine.table import Table, Window, next_seat, present

GRACE_MS = 5000


def open_window(table: Table) -> Table:
    rivals = tuple(seat for seat in present(table) if seat != table.turn)
    return replace(table, window=Window(player=table.turn, since=table.ply, waiting=rivals))


def accept(table: Table, seat: Seat) -> Table:
    window = _window(table)
    return replace(table, window=replace(window, waiting=tuple(s for s in window.waiting if s != seat)))


def grant_grace(table: Table) -> Table:
    return replace(table, window=replace(_window(table), graced=True))


def close_window(table: Table) -> Table:
    return replace(table, window=None)


def all_accepted(table: Table) -> bool:
    return not _window(table).waiting


def accepted_by(table: Table) -> tuple[Seat, ...]:
    """Who has let the claims stand; if one of them proves false, they overlooked it (G3)."""
    window = _window(table)
    return tuple(seat for seat in present(table) if seat not in (window.player, *window.waiting))


def may_act(table: Table, seat: Seat) -> bool:
    """Whether the seat is the next player, and all others have had their time."""
    window = _window(table)
    others = any(other != seat for other in window.waiting)
    return seat == next_seat(table) and (window.graced or not others)


def check_refusal(table: Table, seat: Seat) -> Refused | None:
    """Why a seat cannot accept or challenge anything now."""
    if table.window is None:
        return Refused("no_window", "G2")
    if seat == table.window.player:
        return Refused("own_claim", "G2")
    if seat not in table.window.waiting:
        return Refused("already_accepted", "G2")
    return None


def window_deadlines(table: Table, window_seconds: int) -> tuple[Deadline, ...]:
    """When the next player may act, and when the window closes."""
    window = table.window
    if window is None:
        return ()
    close = Deadline(Close(), window.since, window_seconds * 1000)
    graceful = not window.graced and len(present(table)) > 2 and close.after_ms > GRACE_MS
    return (Deadline(Grace(), window.since, GRACE_MS), close) if graceful else (close,)


def _window(table: Table) -> Window:
    assert table.window is not None, "no window is open"  # noqa: S101  (a fault of the caller)
    return table.window
