"""How turns end: window, going out, the next player (F8, F9, F10)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.engine import table as tables
from games.engine.core import Accepted, Mode, News, Seat
from games.engine.tiles import add
from games.engine.variants.formula.rounds import account, end_round
from games.engine.variants.formula.state import Ruling, State, in_play, take_card, with_hand
from games.engine.window import open_window


def end_turn(state: State, dice: Random) -> Ruling:
    """A formula lies there. In challenge mode rivals look at it before anything else happens (G2)."""
    if state.options.mode is not Mode.CHALLENGE:
        return settle(state, dice)
    window = open_window(in_play(state)).window
    opened = replace(state, table=replace(state.table, window=window))
    return Accepted(opened, (News("window_opened", state.table.turn),))


def settle(state: State, dice: Random) -> Ruling:
    """What follows a turn that nobody can question any more."""
    player = state.table.turn
    if player in state.table.gone:
        return begin_next(give_up_hand(state, player), dice)
    return tables.after(_gone_out(replace(state, step=None)), lambda now: begin_next(now, dice))


def _gone_out(state: State) -> Accepted[State]:
    """F9: who has no card left is out; the first one ends the counting of points (F10)."""
    player = state.table.turn
    if state.hand:
        return Accepted(state)
    out = replace(state, out=(*state.out, player))
    gone = Accepted(out, (News("out", player, {"place": len(out.out)}),))
    if len(out.out) > 1:
        return gone
    counted = account(out)
    return Accepted(counted.state, gone.news + counted.news)


def give_up_hand(state: State, seat: Seat) -> State:
    """The cards of who left go under the pile."""
    return with_hand(replace(state, under=add(state.under, state.hands[seat])), seat, ())


def draw_and_pass_on(state: State, dice: Random) -> Ruling:
    """F3: the player takes a card, if there is one, and the turn is over."""
    return tables.after(take_card(state, state.table.turn, dice), lambda now: begin_next(now, dice))


def begin_next(state: State, dice: Random) -> Ruling:
    """The turn goes on to the next player who holds cards, unless the round is over."""
    settled, playing = replace(state, step=None), in_play(state)
    reason = _round_ending(settled)
    if reason is not None:
        return end_round(settled, reason, dice)
    return Accepted(replace(settled, table=tables.begin_turn(state.table, tables.next_seat(playing))))


def _round_ending(state: State) -> str | None:
    playing = in_play(state)
    if state.out and (not state.options.play_on or tables.deserted(playing)):
        return "went_out"
    return "passes" if tables.all_passed(playing) else None


def abandon(state: State) -> Accepted[State]:
    """G6: too few seats are left; the match stops as it stands."""
    over = replace(state, table=tables.end(state.table, "abandoned"), step=None)
    return Accepted(over, (News("game_over", None, {"reason": "abandoned"}),))
