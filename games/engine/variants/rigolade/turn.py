"""The moves of a turn: lay an equation, exchange, end, pass (R4 to R10)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Json, Mode, News, Refused, Seat
from games.engine.table import add_points, after, count_pass, forget_passes
from games.engine.tiles import remove
from games.engine.variants.rigolade.judge import judge
from games.engine.variants.rigolade.lattice import name
from games.engine.variants.rigolade.moves import Exchange, Kind, Lay
from games.engine.variants.rigolade.settling import begin_next, end_turn, settle
from games.engine.variants.rigolade.state import Laid, Rack, Ruling, State, own_numbers, with_rack


def lay(state: State, seat: Seat, move: Lay, dice: Random) -> Ruling:
    said = judge(state, move)
    if isinstance(said, Refused):
        return said
    if not said.equation.is_true and state.options.mode is not Mode.CHALLENGE:
        return _mistaken(state, seat, said, dice)
    laid = _put_down(state, seat, said)
    if not own_numbers(laid.state.laid):  # R10: a sign alone, the turn goes on
        return laid
    return after(laid, lambda now: end_turn(now, dice))


def _put_down(state: State, seat: Seat, said: Laid) -> Accepted[State]:
    laid = (*state.laid, said)
    rack = Rack(
        remove(state.rack.numbers, own_numbers(laid).values()),
        remove(state.rack.signs, [said.equation.sign]),
    )
    table = forget_passes(add_points(state.table, seat, said.equation.points))
    put = replace(with_rack(state, seat, rack), table=table, laid=laid, doubted=(*state.doubted, ()))
    return Accepted(put, (_laid_news(put, seat),), (said.equation.attempt(seat),))


def _laid_news(state: State, seat: Seat) -> News:
    said, own = state.laid[-1], own_numbers(state.laid)
    facts: dict[str, Json] = {
        "at": said.at,
        "direction": str(said.direction),
        "equation": str(said.equation),
        "squares": [name(square) for square in said.slot.squares],
        "points": said.equation.points,
        "sign_alone": not own,
    }
    return News("laid", seat, facts)


def _mistaken(state: State, seat: Seat, said: Laid, dice: Random) -> Ruling:
    """G2: free in coach mode; else taken back, and the turn is over."""
    attempts = (said.equation.attempt(seat),)
    facts: dict[str, Json] = {"at": said.at, "direction": str(said.direction), **said.equation.facts()}
    if state.options.mode is Mode.COACH:
        return Refused("false_claim", "R4", facts, attempts)
    news = News("false_claim", seat, {**facts, "cost": "turn"})
    forfeited = replace(state, table=forget_passes(state.table))
    return after(Accepted(forfeited, (news,), attempts), lambda over: settle(over, dice))


def exchange(state: State, seat: Seat, move: Exchange, dice: Random) -> Ruling:
    """R9, R10: said now, carried out when nobody can question the turn any more."""
    refusal = _inexchangeable(state, move.kind)
    if refusal:
        return refusal
    table = forget_passes(state.table)  # G7: an exchange is not a pass
    asked = replace(state, table=table, exchange=move.kind)
    return end_turn(asked, dice) if state.doubted else settle(asked, dice)


def _inexchangeable(state: State, kind: Kind) -> Refused | None:
    held, bag = tiles_of(state, kind)
    if not held:
        return Refused("exchange_empty", "R9", {"kind": str(kind)})
    return None if bag else Refused("bag_empty", "R9", {"kind": str(kind)})


def tiles_of(state: State, kind: Kind) -> tuple[int, int]:
    """How many tiles of a kind the player holds, and the bag."""
    if kind is Kind.NUMBERS:
        return len(state.rack.numbers), len(state.numbers)
    return len(state.rack.signs), len(state.signs)


def exchangeable(state: State) -> tuple[Kind, ...]:
    return tuple(kind for kind in Kind if all(tiles_of(state, kind)))


def end(state: State, dice: Random) -> Ruling:
    if not state.doubted:
        return Refused("nothing_laid", "R10")
    return end_turn(state, dice)


def pass_turn(state: State, seat: Seat, *, timed_out: bool = False) -> Ruling:
    if state.doubted:
        return Refused("already_laid", "R10")
    news = News("passed", seat, {"timed_out": timed_out})
    passed = replace(state, table=count_pass(state.table))
    return after(Accepted(passed, (news,)), begin_next)
