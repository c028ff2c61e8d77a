"""The moves of a turn: lay, exchange, pass (E4, E8 to E16, E18)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine.core import Accepted, Mode, News, Refused, Seat
from games.engine.table import add_points, after, count_pass, forget_passes
from games.engine.tiles import add, holds, remove
from games.engine.variants.equable.claims import attempts, false_facts, said_lines
from games.engine.variants.equable.judging import Judged, judge
from games.engine.variants.equable.moves import Exchange, Lay
from games.engine.variants.equable.placing import holding_refusal
from games.engine.variants.equable.scoring import Score, score
from games.engine.variants.equable.settling import begin_next, draw_alike, drawn_news, settle
from games.engine.variants.equable.state import (
    Pending,
    Ruling,
    State,
    Tile,
    with_board,
    with_rack,
)
from games.engine.variants.equable.symbols import EQUALS, digits_in, operators_in
from games.engine.window import open_window


def lay(state: State, seat: Seat, move: Lay, dice: Random) -> Ruling:
    refusal = holding_refusal(state.rack, state.equals, move.tiles)
    if refusal:
        return refusal
    judged = judge(state.board, move, state.options.limits)
    if isinstance(judged, Refused):
        return judged
    if judged.true or state.options.mode is Mode.CHALLENGE:
        return after(_put_down(state, seat, move, judged), lambda laid: _look(laid, dice))
    return _mistaken(state, seat, judged)


def _put_down(state: State, seat: Seat, move: Lay, judged: Judged) -> Accepted[State]:
    scored = points_of(state, move, judged)
    squares = {tile.at: Tile(tile.at, tile.symbol, seat, state.ply) for tile in move.tiles}
    taken = tuple(tile for tile in state.tiles if tile.at in squares)
    own = [tile.symbol for tile in move.tiles if tile.symbol != EQUALS]
    laid = replace(
        with_board(state, squares),
        table=forget_passes(add_points(state.table, seat, scored.points)),
        equals=state.equals - (len(move.tiles) - len(own)),
        pending=Pending(move, taken, scored.points, scored.lengthened, scored.equable),
    )
    news = _laid(seat, move, judged, scored)
    return Accepted(with_rack(laid, seat, remove(state.rack, own)), (news,), attempts(judged, seat))


def points_of(state: State, move: Lay, judged: Judged) -> Score:
    """What the play is worth to the seat on turn."""
    own = [tile.symbol for tile in move.tiles if tile.symbol != EQUALS]
    whole_rack = len(own) == len(state.rack) == state.options.rack  # E18
    return score(judged.placement, premium_once=state.options.premium_once, whole_rack=whole_rack)


def _laid(seat: Seat, move: Lay, judged: Judged, scored: Score) -> News:
    """What was laid and announced; whether it is true is not said here."""
    return News(
        "laid",
        seat,
        {
            "tiles": [{"at": tile.at, "symbol": tile.symbol} for tile in move.tiles],
            "equations": [str(equation) for equation in judged.equations],
            "lines": said_lines(judged, scored.lines),
            "points": scored.points,
            "zeros": scored.zeros,
            "doubled": scored.doubled,
            "lengthened": scored.lengthened,
            "equable": scored.equable,
        },
    )


def _look(state: State, dice: Random) -> Ruling:
    """In challenge mode rivals look at it before anything else happens (G2)."""
    if state.options.mode is not Mode.CHALLENGE:
        return settle(state, dice)
    opened = replace(state, table=open_window(state.table))
    return Accepted(opened, (News("window_opened", state.table.turn),))


def _mistaken(state: State, seat: Seat, judged: Judged) -> Ruling:
    said, facts = attempts(judged, seat), false_facts(judged, state.options.limits)
    if state.options.mode is Mode.COACH:
        return Refused("false_claim", "E10", facts, said)
    news = News("false_claim", seat, {**facts, "cost": "turn"})
    forfeited = replace(state, table=forget_passes(state.table))  # G7: not a pass
    return after(Accepted(forfeited, (news,), said), begin_next)


def exchange(state: State, seat: Seat, move: Exchange, dice: Random) -> Ruling:
    refusal = _inexchangeable(state, move)
    if refusal:
        return refusal
    given = move.digits + move.operators
    drawn, bag = draw_alike(add(state.bag, given), given, dice)
    rack = add(remove(state.rack, given), drawn)
    table = count_pass(state.table)  # E12: for the end of the game nothing was laid
    swapped = with_rack(replace(state, table=table, bag=bag), seat, rack)
    return after(Accepted(swapped, drawn_news("exchanged", seat, drawn)), begin_next)


def _inexchangeable(state: State, move: Exchange) -> Refused | None:
    given = move.digits + move.operators
    if not given:
        return Refused("exchange_empty", "E12")
    if not holds(state.rack, given):
        missing = [one for one in sorted(set(given)) if given.count(one) > state.rack.count(one)]
        return Refused("not_held", "E12", {"token": ", ".join(missing)})
    kinds = {"digits": (move.digits, digits_in), "operators": (move.operators, operators_in)}
    for kind, (chosen, of_kind) in kinds.items():
        if chosen and not of_kind(state.bag):
            return Refused("bag_empty", "E12", {"kind": kind})
    return None


def pass_turn(state: State, seat: Seat, *, timed_out: bool = False) -> Ruling:
    news = News("passed", seat, {"timed_out": timed_out})
    passed = replace(state, table=count_pass(state.table))
    return after(Accepted(passed, (news,)), begin_next)
