"""How turns and games end: window, exchange, refill, next player, last account (R8, R9, R11)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import table as tables
from games.engine.core import Accepted, Json, Mode, News, Seat
from games.engine.tiles import add, draw
from games.engine.variants.rigolade.finding import can_play
from games.engine.variants.rigolade.moves import Kind
from games.engine.variants.rigolade.options import NUMBERS_HELD, SIGNS_HELD
from games.engine.variants.rigolade.state import Rack, Ruling, State, with_rack
from games.engine.window import open_window

EMPTY = Rack((), ())


def end_turn(state: State, dice: Random) -> Ruling:
    """The player has finished. In challenge mode rivals look at it before anything else happens (G2)."""
    scored = sum(step.equation.points for step in state.steps)
    news = (News("turn_ended", state.table.turn, {"points": scored}),)
    if state.options.mode is not Mode.CHALLENGE:
        return tables.after(Accepted(state, news), lambda over: settle(over, dice))
    opened = replace(state, table=open_window(state.table))
    return Accepted(opened, (*news, News("window_opened", state.table.turn)))


def settle(state: State, dice: Random) -> Ruling:
    """What follows a turn that nobody can question any more."""
    player = state.table.turn
    if player in state.table.gone:
        return begin_next(give_up_rack(state, player))
    return tables.after(_exchanged(state, dice), lambda now: tables.after(_refilled(now, dice), begin_next))


def _exchanged(state: State, dice: Random) -> Accepted[State]:
    """R9: all tiles of the kind go back first, then as many are drawn."""
    kind, seat, rack = state.exchange, state.table.turn, state.rack
    if kind is None:
        return Accepted(state)
    if kind is Kind.NUMBERS:
        numbers, bag = draw(add(state.numbers, rack.numbers), len(rack.numbers), dice)
        swapped = with_rack(replace(state, numbers=bag), seat, Rack(add((), numbers), rack.signs))
        return Accepted(swapped, _drawn_news("exchanged", seat, Rack(numbers, ())))
    signs, red = draw(add(state.signs, rack.signs), len(rack.signs), dice)
    swapped = with_rack(replace(state, signs=red), seat, Rack(rack.numbers, add((), signs)))
    return Accepted(swapped, _drawn_news("exchanged", seat, Rack((), signs)))


def _refilled(state: State, dice: Random) -> Accepted[State]:
    """R8: to seven numbers and four signs, while the bags last."""
    seat, rack = state.table.turn, state.rack
    numbers, white = draw(state.numbers, NUMBERS_HELD - len(rack.numbers), dice)
    signs, red = draw(state.signs, SIGNS_HELD - len(rack.signs), dice)
    filled = Rack(add(rack.numbers, numbers), add(rack.signs, signs))
    drawn = replace(state, numbers=white, signs=red)
    return Accepted(with_rack(drawn, seat, filled), _drawn_news("refilled", seat, Rack(numbers, signs)))


def _drawn_news(code: str, seat: Seat, drawn: Rack) -> tuple[News, ...]:
    """Everybody hears how many tiles were drawn, the seat alone which (G4)."""
    if drawn == EMPTY:
        return ()
    public: dict[str, Json] = {"numbers": len(drawn.numbers), "signs": len(drawn.signs)}
    private: dict[str, Json] = {"numbers": [*drawn.numbers], "signs": [str(sign) for sign in drawn.signs]}
    return News(code, seat, public), News(code, seat, private, to=seat)


def give_up_rack(state: State, seat: Seat) -> State:
    """The tiles of who left go back to the bags."""
    rack = state.racks[seat]
    bags = replace(state, numbers=add(state.numbers, rack.numbers), signs=add(state.signs, rack.signs))
    return with_rack(bags, seat, EMPTY)


def begin_next(state: State) -> Accepted[State]:
    """The turn goes on to the next player, unless the game is over."""
    settled = replace(state, doubted=(), exchange=None)
    reason = _ending(settled)
    if reason is not None:
        return _finish(settled, reason)
    return Accepted(replace(settled, table=tables.begin_turn(state.table, tables.next_seat(state.table))))


def _ending(state: State) -> str | None:
    """R11: why the game is over, if it is."""
    seats = tables.present(state.table)
    if state.numbers and state.signs:
        stuck = not can_play(state.laid, _all_tiles(state))
    elif any(not state.racks[seat].numbers for seat in seats):
        return "went_out"
    else:
        stuck = not any(can_play(state.laid, state.racks[seat]) for seat in seats)
    if stuck:
        return "no_equation"
    return "passes" if tables.all_passed(state.table) else None


def _all_tiles(state: State) -> Rack:
    """Everything outside the board, as though one player held it."""
    numbers = add(state.numbers, (number for rack in state.racks for number in rack.numbers))
    return Rack(numbers, add(state.signs, (sign for rack in state.racks for sign in rack.signs)))


def _finish(state: State, reason: str) -> Accepted[State]:
    """R11: who went out gets what the others hold; if nobody did, each loses what they hold."""
    table, changes = state.table, _last_account(state, reason)
    for seat, points in enumerate(changes):
        table = tables.add_points(table, seat, points)
    news = News("game_over", None, {"reason": reason, "changes": [*changes]})
    return Accepted(replace(state, table=tables.end(table, reason)), (news,))


def _last_account(state: State, reason: str) -> list[int]:
    held = [sum(rack.numbers) for rack in state.racks]
    if reason != "went_out":
        return [-points for points in held]
    out = next(seat for seat in tables.present(state.table) if not state.racks[seat].numbers)
    return [sum(held) if seat == out else 0 for seat in range(len(held))]


def abandon(state: State) -> Accepted[State]:
    """G6: too few seats are left; the match stops as it stands."""
    over = replace(state, table=tables.end(state.table, "abandoned"), doubted=(), exchange=None)
    return Accepted(over, (News("game_over", None, {"reason": "abandoned", "changes": []}),))
