"""How turns and games end: bonus, refill, next player, last account (E4, E12, E16, E19)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import table as tables
from games.engine.core import Accepted, Json, News, Seat
from games.engine.tiles import Tiles, add, draw, remove
from games.engine.variants.equable.finding import anybody_can_add
from games.engine.variants.equable.state import Pending, Ruling, State, with_rack
from games.engine.variants.equable.symbols import EQUALS, digits_in, operators_in, value_of

ROUNDS_OF_REPLACEMENTS = 5


def settle(state: State, dice: Random) -> Ruling:
    """What follows a play that nobody can question any more: the bonus, then new tiles."""
    seat, pending = state.table.turn, state.pending
    assert pending is not None, "nothing was laid"  # noqa: S101  (a fault of the caller)
    settled = replace(
        state,
        table=tables.add_points(state.table, seat, pending.bonus),
        bag=add(state.bag, [tile.symbol for tile in pending.taken]),  # E16: back first, then drawn
        pending=None,
        last_layer=seat,
        replacements=0 if len(pending.lay.tiles) > len(pending.taken) else state.replacements + 1,
    )
    laid = tuple(tile.symbol for tile in pending.lay.tiles if tile.symbol != EQUALS)
    return tables.after(
        Accepted(settled, _bonuses(seat, pending)), lambda now: _refill(now, seat, laid, dice)
    )


def _bonuses(seat: Seat, pending: Pending) -> tuple[News, ...]:
    bonuses = {"lengthened": pending.lengthened, "bonus": pending.equable}
    return tuple(News(code, seat, {"points": points}) for code, points in bonuses.items() if points)


def _refill(state: State, seat: Seat, laid: Tiles[str], dice: Random) -> Ruling:
    if seat in state.table.gone:
        return begin_next(give_up_rack(state, seat))
    drawn, bag = draw_alike(state.bag, laid, dice)
    filled = with_rack(replace(state, bag=bag), seat, add(state.racks[seat], drawn))
    return tables.after(Accepted(filled, drawn_news("refilled", seat, drawn)), begin_next)


def draw_alike(bag: Tiles[str], laid: Tiles[str], dice: Random) -> tuple[Tiles[str], Tiles[str]]:
    """As many digits and as many operators as there are among these, while the bag lasts (E4)."""
    digits, _ = draw(digits_in(bag), len(digits_in(laid)), dice)
    operators, _ = draw(operators_in(bag), len(operators_in(laid)), dice)
    return digits + operators, remove(bag, digits + operators)


def drawn_news(code: str, seat: Seat, drawn: Tiles[str]) -> tuple[News, ...]:
    """Everybody hears how many tiles of each kind were drawn, the seat alone which (G4)."""
    if not drawn:
        return ()
    kinds: dict[str, Json] = {"digits": len(digits_in(drawn)), "operators": len(operators_in(drawn))}
    return News(code, seat, {"count": len(drawn), **kinds}), News(code, seat, {"tokens": [*drawn]}, to=seat)


def give_up_rack(state: State, seat: Seat) -> State:
    """The tiles of who left go back to the bag."""
    return with_rack(replace(state, bag=add(state.bag, state.racks[seat])), seat, ())


def begin_next(state: State) -> Accepted[State]:
    """The turn goes on to the next player, unless the game is over."""
    reason = ending(state)
    if reason is not None:
        return finish(state, reason)
    table = tables.begin_turn(state.table, tables.next_seat(state.table))
    return Accepted(replace(state, table=table))


def ending(state: State) -> str | None:
    """E19: why the game is over, if it is."""
    if tables.all_passed(state.table):
        return "passes"
    if state.replacements >= most_replacements(state):
        return "standstill"
    if not digits_in(state.bag) and not anybody_can_add(state):
        return "no_equation"
    return None


def most_replacements(state: State) -> int:
    """So many plays in a row that add no tile to the board end the game; else it might never end."""
    return ROUNDS_OF_REPLACEMENTS * len(tables.present(state.table))


def finish(state: State, reason: str) -> Accepted[State]:
    """E19: who laid the last equation gets the points of all tiles on racks and in the bag."""
    left = value_of(state.bag) + sum(value_of(rack) for rack in state.racks)
    table, seat = state.table, state.last_layer
    if seat is not None:
        table = tables.add_points(table, seat, left)
    news = News("game_over", None, {"reason": reason, "last": seat, "points": left})
    return Accepted(replace(state, table=tables.end(table, reason)), (news,))


def abandon(state: State) -> Accepted[State]:
    """G6: too few seats are left; the match stops as it stands, a play in question included."""
    taken = state.pending.taken if state.pending else ()
    bag = add(state.bag, [tile.symbol for tile in taken])
    over = replace(state, table=tables.end(state.table, "abandoned"), bag=bag, pending=None)
    return Accepted(over, (News("game_over", None, {"reason": "abandoned", "last": None, "points": 0}),))
