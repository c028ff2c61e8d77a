"""The moves of a turn: place, draw, end, exchange, pass (M5 to M16)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Mode, News, Refused, Seat
from games.engine.table import add_points, after, count_pass, forget_passes
from games.engine.tiles import add, draw, holds, remove
from games.engine.variants.mathable.board import SQUARES, Numbers
from games.engine.variants.mathable.claims import (
    Equation,
    false_facts,
    first_false,
    numbers_beside,
    points,
    read,
    sign_at,
)
from games.engine.variants.mathable.moves import Claim, Exchange, Place
from games.engine.variants.mathable.settling import begin_next, end_turn, settle
from games.engine.variants.mathable.state import (
    Ruling,
    State,
    Step,
    Tile,
    board_of,
    drawn_news,
    with_rack,
    with_tile,
)


def place(state: State, seat: Seat, move: Place, dice: Random) -> Ruling:
    board = board_of(state)
    refusal = _misplaced(state, board, move)
    if refusal:
        return refusal
    said = tuple(read(board, move.token, move.at, claim) for claim in move.claims)
    if first_false(said) is None or state.options.mode is Mode.CHALLENGE:
        return after(_lay(state, seat, move, said), lambda laid: _end_if_bare(laid, dice))
    return _mistaken(state, seat, move, said, dice)


def _misplaced(state: State, board: Numbers, move: Place) -> Refused | None:
    """G2: what is not allowed here, whatever the arithmetic."""
    if move.token not in state.rack:
        return Refused("not_held", "M5", {"token": move.token})
    if move.at not in SQUARES:
        return Refused("off_board", "M3", {"at": move.at})
    if board[SQUARES[move.at]] is not None:
        return Refused("square_taken", "M6", {"at": move.at})
    if not move.claims:
        return Refused("claims_missing", "G1")
    unclaimable = (_unclaimable(state, board, move, claim) for claim in move.claims)
    return _claimed_twice(move) or next(filter(None, unclaimable), None)


def _claimed_twice(move: Place) -> Refused | None:
    directions = [claim.direction for claim in move.claims]
    twice = next((one for one in directions if directions.count(one) > 1), None)
    return Refused("claim_twice", "M11", {"direction": str(twice)}) if twice else None


def _unclaimable(state: State, board: Numbers, move: Place, claim: Claim) -> Refused | None:
    if numbers_beside(board, move.at, claim.direction) is None:
        return Refused("no_pair", "M6", {"at": move.at, "direction": str(claim.direction)})
    if claim.operation not in state.options.operations:
        return Refused("operation_not_allowed", "G8", {"operation": str(claim.operation)})
    sign = sign_at(state, move.at)
    if sign not in (None, claim.operation):
        return Refused("wrong_sign", "M9", {"at": move.at, "operation": str(sign)})
    return None


def _lay(state: State, seat: Seat, move: Place, said: tuple[Equation, ...]) -> Accepted[State]:
    scored = points(state, move.token, move.at, len(said))
    step = Step(move.token, move.at, move.claims, scored)
    laid = replace(
        with_tile(state, Tile(move.at, move.token, seat, state.ply)),
        table=forget_passes(add_points(state.table, seat, scored)),
        steps=(*state.steps, step),
        may_draw=bool(sign_at(state, move.at) and state.bag),  # M10
    )
    attempts = tuple(equation.attempt(seat) for equation in said)
    return Accepted(
        with_rack(laid, seat, remove(state.rack, [move.token])), (_placed(seat, step, said),), attempts
    )


def _placed(seat: Seat, step: Step, said: tuple[Equation, ...]) -> News:
    return News(
        "placed",
        seat,
        {
            "token": step.token,
            "at": step.at,
            "points": step.points,
            "equations": [f"{equation.expression} = {step.token}" for equation in said],
            "claims": [equation.shown() for equation in said],
        },
    )


def _end_if_bare(state: State, dice: Random) -> Ruling:
    """An empty rack ends the turn, unless a token may still be drawn."""
    return Accepted(state) if state.rack or state.may_draw else end_turn(state, dice)


def _mistaken(state: State, seat: Seat, move: Place, said: tuple[Equation, ...], dice: Random) -> Ruling:
    attempts = tuple(equation.attempt(seat) for equation in said)
    facts = false_facts(move.token, move.at, said)
    if state.options.mode is Mode.COACH:
        return Refused("false_claim", "M6", facts, attempts)
    news = News("false_claim", seat, {**facts, "cost": "turn"})
    forfeited = replace(state, table=forget_passes(state.table))
    return after(Accepted(forfeited, (news,), attempts), lambda over: settle(over, dice))


def draw_extra(state: State, seat: Seat, dice: Random) -> Ruling:
    if not state.may_draw:
        return Refused("no_draw", "M10")
    (token,), bag = draw(state.bag, 1, dice)
    step = replace(state.steps[-1], drew=token)
    drawn = replace(state, bag=bag, steps=(*state.steps[:-1], step), may_draw=False)
    news = (News("drew", seat, {"count": 1}), News("drew", seat, {"token": token}, to=seat))
    return Accepted(with_rack(drawn, seat, add(state.rack, [token])), news)


def end(state: State, dice: Random) -> Ruling:
    if not state.steps:
        return Refused("nothing_placed", "M5")
    return end_turn(state, dice)


def exchange(state: State, seat: Seat, move: Exchange, dice: Random) -> Ruling:
    refusal = _inexchangeable(state, move)
    if refusal:
        return refusal
    drawn, bag = draw(state.bag, len(move.tokens), dice)
    rack = add(remove(state.rack, move.tokens), drawn)
    table = forget_passes(state.table)  # G7: an exchange is not a pass
    swapped = with_rack(replace(state, table=table, bag=add(bag, move.tokens)), seat, rack)
    return after(Accepted(swapped, drawn_news("exchanged", seat, drawn)), begin_next)


def _inexchangeable(state: State, move: Exchange) -> Refused | None:
    if state.steps:
        return Refused("already_placed", "M15")
    if not move.tokens:
        return Refused("exchange_empty", "M15")
    if not holds(state.rack, move.tokens):
        return Refused("not_held", "M15", {"token": _not_held(state, move)})
    if len(move.tokens) > len(state.bag):
        return Refused("exchange_too_many", "M15", {"bag": len(state.bag)})
    return None


def _not_held(state: State, move: Exchange) -> int:
    return next(token for token in move.tokens if move.tokens.count(token) > state.rack.count(token))


def pass_turn(state: State, seat: Seat, *, timed_out: bool = False) -> Ruling:
    if state.steps:
        return Refused("already_placed", "M15")
    news = News("passed", seat, {"timed_out": timed_out})
    passed = replace(state, table=count_pass(state.table))
    return after(Accepted(passed, (news,)), begin_next)
