"""What a seat or a watcher may see (G4): built up from what is open to all, plus the own hand."""

from __future__ import annotations

from games.engine.core import Json, Result, Seat
from games.engine.variants.formula.cards import Number, value
from games.engine.variants.formula.claims import expression
from games.engine.variants.formula.formula import Formula
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.rounds import match_places
from games.engine.variants.formula.ruling import who_may_move
from games.engine.variants.formula.state import State, Step, in_play
from games.engine.window import may_act


def view(state: State, seat: Seat | None) -> dict[str, Json]:
    shown = {**_rules(state.options), **_cards(state), **_table(state)}
    shown["can"] = list[Json](_can(state, seat))
    shown["window"] = _window(state, seat)
    if seat is not None:
        shown["hand"] = [*state.hands[seat]]
    return shown


def result(state: State) -> Result | None:
    if state.table.ended is None:
        return None
    return Result(match_places(state), state.table.ended, finished=state.table.ended != "abandoned")


def _rules(options: Options) -> dict[str, Json]:
    return {
        "variant": "formula",
        "mode": str(options.mode),
        "operations": [str(operation) for operation in options.operations],
        "largest": options.largest,
        "number_cards": options.number_cards,
        "reuse": options.reuse,
        "points": options.points,
        "target": options.target if options.points else None,
    }


def _cards(state: State) -> dict[str, Json]:
    return {
        "formula": _formula(state.formula),
        "pile": len(state.pile) + len(state.under),
        "covered": len(state.covered),
        "can_draw": state.can_draw,
    }


def _formula(formula: Formula) -> dict[str, Json]:
    return {
        "first": _number(formula.first),
        "operation": formula.operation and str(formula.operation),
        "second": _number(formula.second),
        "result": _number(formula.result),
    }


def _number(number: Number) -> list[Json]:
    return [str(face) for face in number]


def _table(state: State) -> dict[str, Json]:
    return {
        "seats": [_seat(state, seat) for seat in range(len(state.hands))],
        "turn": state.table.turn,
        "to_move": [*sorted(who_may_move(state))],
        "phase": _phase(state),
        "dealer": state.dealer,
        "round": min(len(state.rounds) + 1, state.options.rounds),
        "rounds": [[*places] for places in state.rounds],
        "steps": [_step(state, state.step)] if state.step else [],
        "result": _result(state),
    }


def _seat(state: State, seat: Seat) -> dict[str, Json]:
    return {
        "score": state.table.scores[seat],
        "cards": len(state.hands[seat]),
        "out": state.out.index(seat) + 1 if seat in state.out else None,
        "gone": seat in state.table.gone,
        "held": seat in state.table.held,
    }


def _phase(state: State) -> str:
    if state.table.ended is not None:
        return "over"
    return "window" if state.table.window else "turn"


def _step(state: State, step: Step) -> dict[str, Json]:
    """The formula that may be doubted: what was said, never whether it is true."""
    return {
        "step": 0,
        "expression": expression(state.formula),
        "claimed": value(state.formula.result),
        "cards": [*step.cards],
        "points": step.points,
        "before": _formula(step.before),
    }


def _window(state: State, seat: Seat | None) -> Json:
    window = state.table.window
    if window is None:
        return None
    acting = seat is not None and may_act(in_play(state), seat)
    return {"player": window.player, "waiting": [*window.waiting], "may_act": acting}


def _result(state: State) -> Json:
    """How it ended, with the cards that each had left; none are shown of a match that just stopped."""
    ended = result(state)
    if ended is None:
        return None
    left: list[Json] = [[*hand] if ended.finished else [] for hand in state.hands]
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
    acting = may_act(in_play(state), seat) if state.table.window else seat == state.table.turn
    return ["lay", "pass"] if acting else []
