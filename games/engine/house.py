"""Which moves of the house make sense at a table, the same for all games (G5, G6)."""

from __future__ import annotations

from games.engine.core import Actor, Close, Grace, Hold, HouseMove, Leave, Refused, Return, Seat, Timeout
from games.engine.table import Table

HOUSE_MOVES = {
    "timeout": Timeout,
    "grace": Grace,
    "close": Close,
    "hold": Hold,
    "return": Return,
    "leave": Leave,
}


def is_house_move(move: object) -> bool:
    return isinstance(move, Timeout | Grace | Close | Hold | Return | Leave)


def house_refusal(table: Table, actor: Actor, move: HouseMove) -> Refused | None:
    """Why this move of the house cannot be made; ``None`` when it can."""
    if table.ended is not None:
        return Refused("game_over", "G6")
    if isinstance(move, Leave):
        return _not_for_others(actor, move) or _absent(table, move.seat)
    if actor is not None:
        return Refused("not_the_house", "G5")
    if isinstance(move, Hold | Return):
        return _absent(table, move.seat) or _unchanged(table, move)
    return _untimely(table, move)


def _not_for_others(actor: Actor, move: Leave) -> Refused | None:
    if actor not in (None, move.seat):
        return Refused("not_your_seat", "G6", {"seat": move.seat})
    return None


def _absent(table: Table, seat: Seat) -> Refused | None:
    if not 0 <= seat < len(table.scores):
        return Refused("no_such_seat", "G6", {"seat": seat})
    if seat in table.gone:
        return Refused("already_gone", "G6", {"seat": seat})
    return None


def _unchanged(table: Table, move: Hold | Return) -> Refused | None:
    if isinstance(move, Hold) == (move.seat in table.held):
        code = "already_held" if isinstance(move, Hold) else "not_away"
        return Refused(code, "G6", {"seat": move.seat})
    return None


def _untimely(table: Table, move: Timeout | Grace | Close) -> Refused | None:
    if isinstance(move, Timeout):
        return Refused("window_open", "G2") if table.window else None
    if table.window is None:
        return Refused("no_window", "G2")
    if isinstance(move, Grace) and table.window.graced:
        return Refused("already_graced", "G2")
    return None
