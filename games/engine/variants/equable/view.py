"""What a seat or a watcher may see (G4): built up from what is open to all, plus the own rack."""

from __future__ import annotations

from games.engine.core import Json, Result, Seat
from games.engine.table import places, to_move
from games.engine.variants.equable.board import LAYOUT
from games.engine.variants.equable.checking import judged
from games.engine.variants.equable.claims import said_lines
from games.engine.variants.equable.options import Options
from games.engine.variants.equable.scoring import score
from games.engine.variants.equable.settling import most_replacements
from games.engine.variants.equable.state import State
from games.engine.variants.equable.symbols import POINTS, digits_in, operators_in
from games.engine.window import may_act


def view(state: State, seat: Seat | None) -> dict[str, Json]:
    shown = {**_options(state.options), **_board(state), **_table(state)}
    shown["can"] = list[Json](_can(state, seat))
    shown["window"] = _window(state, seat)
    if seat is not None:
        shown["rack"] = list(state.racks[seat])
    return shown


def result(state: State) -> Result | None:
    if state.table.ended is None:
        return None
    return Result(places(state.table), state.table.ended, finished=state.table.ended != "abandoned")


def _options(options: Options) -> dict[str, Json]:
    return {
        "variant": "equable",
        "mode": str(options.mode),
        "operations": list(options.operations),
        "squares": list(LAYOUT),
        "points": dict(POINTS),
        "full_rack": {"digits": options.rack_digits, "operators": options.rack_operators},
        "limits": {
            "largest": options.largest,
            "below_zero": options.below_zero,
            "tables": list(options.tables),
        },
        "premium_once": options.premium_once,
        "help_page": options.help_page,
    }


def _board(state: State) -> dict[str, Json]:
    fresh = {tile.at for tile in state.pending.lay.tiles} if state.pending else set()
    return {
        "tiles": [
            {
                "at": tile.at,
                "symbol": tile.symbol,
                "seat": tile.seat,
                "ply": tile.ply,
                "fresh": tile.at in fresh,
            }
            for tile in state.tiles
        ],
        "bag": {"digits": len(digits_in(state.bag)), "operators": len(operators_in(state.bag))},
        "equals": state.equals,
        "play": _play(state),
    }


def _play(state: State) -> Json:
    """The play that may be challenged: what was said, never whether it is true."""
    pending = state.pending
    if pending is None:
        return None
    said = judged(state)
    lines = score(said.placement, premium_once=state.options.premium_once, whole_rack=False).lines
    return {
        "tiles": [{"at": tile.at, "symbol": tile.symbol} for tile in pending.lay.tiles],
        "taken": [{"at": tile.at, "symbol": tile.symbol} for tile in pending.taken],
        "lines": said_lines(said, lines),
        "points": pending.points,
        "bonus": pending.bonus,
    }


def _table(state: State) -> dict[str, Json]:
    return {
        "seats": [_seat(state, seat) for seat in range(len(state.racks))],
        "turn": state.table.turn,
        "to_move": [*sorted(to_move(state.table))],
        "phase": _phase(state),
        "replacements": {"in_a_row": state.replacements, "most": most_replacements(state)},
        "opening": [{"seat": seat, "drew": [*drew]} for seat, drew in enumerate(state.opening)],
        "result": _result(state),
    }


def _seat(state: State, seat: Seat) -> dict[str, Json]:
    rack = state.racks[seat]
    return {
        "score": state.table.scores[seat],
        "rack": len(rack),
        "digits": len(digits_in(rack)),
        "operators": len(operators_in(rack)),
        "gone": seat in state.table.gone,
        "held": seat in state.table.held,
    }


def _phase(state: State) -> str:
    if state.table.ended is not None:
        return "over"
    return "window" if state.table.window else "turn"


def _window(state: State, seat: Seat | None) -> Json:
    window = state.table.window
    if window is None:
        return None
    acting = seat is not None and may_act(state.table, seat)
    return {"player": window.player, "waiting": [*window.waiting], "may_act": acting}


def _result(state: State) -> Json:
    """How it ended, with the tiles left (E19); none are shown of a match that just stopped."""
    ended = result(state)
    if ended is None:
        return None
    left: list[Json] = [[*rack] if ended.finished else [] for rack in state.racks]
    return {
        "places": [*ended.places],
        "reason": ended.reason,
        "finished": ended.finished,
        "left": left,
        "last": state.last_layer,
    }


def _can(state: State, seat: Seat | None) -> list[str]:
    """The kinds of moves that the seat may make now; whether one is possible is for the player to find."""
    if seat is None or state.table.ended is not None or seat in state.table.gone:
        return []
    window = state.table.window
    checks = ["accept", "challenge"] if window and seat in window.waiting else []
    own = may_act(state.table, seat) if window else seat == state.table.turn
    return [*checks, *(_turn_kinds(state) if own else []), "leave"]


def _turn_kinds(state: State) -> list[str]:
    return ["lay", "exchange", "pass"] if state.bag else ["lay", "pass"]
