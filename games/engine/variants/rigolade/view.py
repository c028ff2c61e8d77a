"""What a seat or a watcher may see (G4): built up from what is open to all, plus the own rack."""

from __future__ import annotations

from games.engine.core import Json, Result, Seat
from games.engine.table import places, to_move
from games.engine.variants.rigolade.lattice import drawing, name
from games.engine.variants.rigolade.state import Laid, Rack, State, own_numbers
from games.engine.variants.rigolade.turn import exchangeable
from games.engine.window import may_act


def view(state: State, seat: Seat | None) -> dict[str, Json]:
    shown = {**_board(state), **_table(state), "can": list[Json](_can(state, seat))}
    shown["window"] = _window(state, seat)
    if seat is not None:
        shown["rack"] = _rack(state.racks[seat])
    return shown


def result(state: State) -> Result | None:
    if state.table.ended is None:
        return None
    return Result(places(state.table), state.table.ended, finished=state.table.ended != "abandoned")


def _rack(rack: Rack) -> dict[str, Json]:
    return {"numbers": [*rack.numbers], "signs": [str(sign) for sign in rack.signs]}


def _board(state: State) -> dict[str, Json]:
    return {
        "variant": "rigolade",
        "mode": str(state.options.mode),
        "operations": [str(operation) for operation in state.options.operations],
        "squares": [*drawing()],
        "tiles": [tile for count in range(1, len(state.laid) + 1) for tile in _tiles(state, count)],
        "bag": {"numbers": len(state.numbers), "signs": len(state.signs)},
    }


def _tiles(state: State, count: int) -> list[Json]:
    """The tiles that the last of the first ``count`` equations added to the board."""
    laid = state.laid[:count]
    fresh, last = count > len(state.laid) - len(state.doubted), laid[-1]
    symbols = {square: str(number) for square, number in own_numbers(laid).items()}
    symbols[last.slot.sign] = str(last.equation.sign)
    return [
        {"at": name(square), "symbol": symbols[square], "seat": last.seat, "ply": last.ply, "fresh": fresh}
        for square in sorted(symbols)
    ]


def _table(state: State) -> dict[str, Json]:
    return {
        "seats": [_seat(state, seat) for seat in range(len(state.racks))],
        "turn": state.table.turn,
        "to_move": [*sorted(to_move(state.table))],
        "phase": _phase(state),
        "steps": [_step(index, step) for index, step in enumerate(state.steps)],
        "exchange": state.exchange and str(state.exchange),
        "opening": [{"seat": seat, "drew": [*drew]} for seat, drew in enumerate(state.opening)],
        "result": _result(state),
    }


def _seat(state: State, seat: Seat) -> dict[str, Json]:
    return {
        "score": state.table.scores[seat],
        "numbers": len(state.racks[seat].numbers),
        "signs": len(state.racks[seat].signs),
        "gone": seat in state.table.gone,
        "held": seat in state.table.held,
    }


def _phase(state: State) -> str:
    if state.table.ended is not None:
        return "over"
    return "window" if state.table.window else "turn"


def _step(index: int, step: Laid) -> dict[str, Json]:
    """An equation of the open turn: what was said, never whether it is true."""
    return {
        "step": index,
        "at": step.at,
        "direction": str(step.direction),
        "squares": [name(square) for square in step.slot.squares],
        "expression": step.equation.expression,
        "claimed": step.equation.result,
        "points": step.equation.points,
    }


def _window(state: State, seat: Seat | None) -> Json:
    window = state.table.window
    if window is None:
        return None
    acting = seat is not None and may_act(state.table, seat)
    return {"player": window.player, "waiting": [*window.waiting], "may_act": acting}


def _result(state: State) -> Json:
    """How it ended, with the numbers that each had left (R11); nothing of a match that just stopped."""
    ended = result(state)
    if ended is None:
        return None
    left: list[Json] = [[*rack.numbers] if ended.finished else [] for rack in state.racks]
    return {"places": [*ended.places], "reason": ended.reason, "finished": ended.finished, "left": left}


def _can(state: State, seat: Seat | None) -> list[str]:
    """The kinds of moves that the seat may make now; whether one is possible is for the player to find."""
    if seat is None or state.table.ended is not None or seat in state.table.gone:
        return []
    return [*_checks(state, seat), *_turn_kinds(state, seat), "leave"]


def _checks(state: State, seat: Seat) -> list[str]:
    waiting = state.table.window is not None and seat in state.table.window.waiting
    return ["accept", "challenge"] if waiting else []


def _turn_kinds(state: State, seat: Seat) -> list[str]:
    if state.table.window is not None:
        return ["lay", "exchange", "pass"] if may_act(state.table, seat) else []
    if seat != state.table.turn:
        return []
    exchange = ["exchange"] if exchangeable(state) else []
    return ["lay", *exchange, "end" if state.doubted else "pass"]
