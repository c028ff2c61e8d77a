"""How turns and games end: window, bonus, refill, next player, last account (M13, M14, M17 to M19)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import table as tables
from games.engine.core import Accepted, Mode, News, Seat
from games.engine.tiles import add, draw
from games.engine.variants.mathable.finding import anything_fits
from games.engine.variants.mathable.options import RACK
from games.engine.variants.mathable.state import Ruling, State, drawn_news, with_rack
from games.engine.window import open_window

BONUS = 50


def end_turn(state: State, dice: Random) -> Ruling:
    """The player has finished. In challenge mode rivals look at it before anything else happens (G2)."""
    scored = sum(step.points for step in state.steps)
    news = (News("turn_ended", state.table.turn, {"points": scored}),)
    closed = replace(state, may_draw=False)
    if state.options.mode is not Mode.CHALLENGE:
        return tables.after(Accepted(closed, news), lambda over: settle(over, dice))
    opened = replace(closed, table=open_window(state.table))
    return Accepted(opened, (*news, News("window_opened", state.table.turn)))


def settle(state: State, dice: Random) -> Ruling:
    """What follows a turn that nobody can question any more."""
    player = state.table.turn
    left = player in state.table.gone
    return tables.after(Accepted(give_up_rack(state, player)) if left else _reward(state, dice), begin_next)


def _reward(state: State, dice: Random) -> Accepted[State]:
    seat = state.table.turn
    news: tuple[News, ...] = ()
    if state.steps and not state.rack and state.began >= RACK:  # M13
        state = replace(state, table=tables.add_points(state.table, seat, BONUS))
        news = (News("bonus", seat, {"points": BONUS}),)
    drawn, bag = draw(state.bag, max(0, RACK - len(state.rack)), dice)  # M14
    filled = with_rack(replace(state, bag=bag), seat, add(state.rack, drawn))
    return Accepted(filled, news + drawn_news("refilled", seat, drawn))


def give_up_rack(state: State, seat: Seat) -> State:
    """The tokens of who left go back to the bag."""
    return with_rack(replace(state, bag=add(state.bag, state.racks[seat])), seat, ())


def begin_next(state: State) -> Accepted[State]:
    """The turn goes on to the next player, unless the game is over."""
    reason = ending(state)
    if reason is not None:
        return finish(state, reason)
    table = tables.begin_turn(state.table, tables.next_seat(state.table))
    begun = replace(state, table=table, steps=(), may_draw=False)
    return Accepted(replace(begun, began=len(begun.rack)))


def ending(state: State) -> str | None:
    """M18: why the game is over, if it is."""
    racks = [state.racks[seat] for seat in tables.present(state.table)]
    if not state.bag and not all(racks):
        return "went_out"
    if tables.all_passed(state.table):
        return "passes"
    return None if anything_fits(state) else "no_equation"


def finish(state: State, reason: str) -> Accepted[State]:
    """M19: each loses what is left on the rack."""
    table, losses = state.table, [sum(rack) for rack in state.racks]
    for seat, loss in enumerate(losses):
        table = tables.add_points(table, seat, -loss)
    news = News("game_over", None, {"reason": reason, "deductions": [*losses]})
    over = replace(state, table=tables.end(table, reason), steps=(), may_draw=False)
    return Accepted(over, (news,))


def abandon(state: State) -> Accepted[State]:
    """G6: too few seats are left; the match stops as it stands."""
    over = replace(state, table=tables.end(state.table, "abandoned"), steps=(), may_draw=False)
    return Accepted(over, (News("game_over", None, {"reason": "abandoned", "deductions": []}),))
