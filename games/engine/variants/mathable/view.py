"""What a seat or a watcher may see (G4): built up from what is open to all, plus the own rack."""

from __future__ import annotations

from games.engine.core import Json, Result, Seat
from games.engine.table import places, to_move
from games.engine.variants.mathable.board import GRID, NAMES, PRINTED, marks
from games.engine.variants.mathable.claims import equations
from games.engine.variants.mathable.state import State, board_of
from games.engine.window import may_act


def view(state: State, seat: Seat | None) -> dict[str, Json]:
    shown = {**_board(state), **_table(state), "can": list[Json](_can(state, seat))}
    shown["window"] = _window(state, seat)
    if seat is not None:
        shown["rack"] = list(state.racks[seat])
    return shown


def result(state: State) -> Result | None:
    if state.table.ended is None:
        return None
    return Result(places(state.table), state.table.ended, finished=state.table.ended != "abandoned")


def _board(state: State) -> dict[str, Json]:
    cells = marks(state.options.operations)
    return {
        "variant": "mathable",
        "mode": str(state.options.mode),
        "operations": [str(operation) for operation in state.options.operations],
        "squares": [cells[start : start + GRID.columns] for start in range(0, len(cells), GRID.columns)],
        "printed": [{"at": NAMES[square], "value": value} for square, value in PRINTED.items()],
        "tiles": _tiles(state),
        "bag": len(state.bag),
    }


def _tiles(state: State) -> list[Json]:
    fresh = {step.at for step in state.steps}
    return [
        {"at": tile.at, "value": tile.value, "seat": tile.seat, "ply": tile.ply, "fresh": tile.at in fresh}
        for tile in state.tiles
    ]


def _table(state: State) -> dict[str, Json]:
    return {
        "seats": [_seat(state, seat) for seat in range(len(state.racks))],
        "turn": state.table.turn,
        "to_move": [*sorted(to_move(state.table))],
        "phase": _phase(state),
        "steps": _steps(state),
        "opening": [{"seat": seat, "drew": [*drew]} for seat, drew in enumerate(state.opening)],
        "result": _result(state),
    }


def _seat(state: State, seat: Seat) -> dict[str, Json]:
    return {
        "score": state.table.scores[seat],
        "rack": len(state.racks[seat]),
        "gone": seat in state.table.gone,
        "held": seat in state.table.held,
    }


def _phase(state: State) -> str:
    if state.table.ended is not None:
        return "over"
    return "window" if state.table.window else "turn"


def _steps(state: State) -> list[Json]:
    """The claims of the open turn: what was said, never whether it is true."""
    board = board_of(state)
    return [
        {
            "step": index,
            "token": step.token,
            "at": step.at,
            "points": step.points,
            "settled": bool(step.doubted),
            "claims": [equation.shown() for equation in equations(board, step)],
        }
        for index, step in enumerate(state.steps)
    ]


def _window(state: State, seat: Seat | None) -> Json:
    window = state.table.window
    if window is None:
        return None
    acting = seat is not None and may_act(state.table, seat)
    return {"player": window.player, "waiting": [*window.waiting], "may_act": acting}


def _result(state: State) -> Json:
    """How it ended, with the tokens that each had left (M19); none are shown of a match that just stopped."""
    ended = result(state)
    if ended is None:
        return None
    left: list[Json] = [[*rack] if ended.finished else [] for rack in state.racks]
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
        return _first_kinds(state) if may_act(state.table, seat) else []
    if seat != state.table.turn:
        return []
    if not state.steps:
        return _first_kinds(state)
    kinds = {"place": bool(state.rack), "draw": state.may_draw, "end": True}
    return [kind for kind, possible in kinds.items() if possible]


def _first_kinds(state: State) -> list[str]:
    return ["place", "exchange", "pass"] if state.bag else ["place", "pass"]
