"""The time to challenge: accept, doubt the play, close (G2, G3, E17)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from games.engine.arithmetic import as_json
from games.engine.core import Accepted, Attempt, AttemptKind, Json, News, Refused, Seat
from games.engine.table import add_points, after, present
from games.engine.tiles import add
from games.engine.variants.equable.claims import attempts
from games.engine.variants.equable.judging import Judged, judge
from games.engine.variants.equable.settling import begin_next, give_up_rack, settle
from games.engine.variants.equable.state import Pending, Ruling, State, Tile, with_board, with_rack
from games.engine.variants.equable.symbols import EQUALS
from games.engine.window import accept as accept_play
from games.engine.window import all_accepted, check_refusal, close_window

REWARD = 50


def accept(state: State, seat: Seat, dice: Random) -> Ruling:
    refusal = check_refusal(state.table, seat)
    if refusal:
        return refusal
    accepted = replace(state, table=accept_play(state.table, seat))
    return after(Accepted(accepted, (News("accepted", seat),)), lambda now: close_if_accepted(now, dice))


def close_if_accepted(state: State, dice: Random) -> Ruling:
    return close(state, dice) if all_accepted(state.table) else Accepted(state)


def close(state: State, dice: Random) -> Ruling:
    """The play stands. If it is false, that is recorded for all who let it pass (G3)."""
    rivals = [seat for seat in present(state.table) if seat != state.table.turn]
    news = News("window_closed", state.table.turn)
    closed = replace(state, table=close_window(state.table))
    return after(Accepted(closed, (news,), _oversights(state, rivals)), lambda over: settle(over, dice))


def _oversights(state: State, seats: Iterable[Seat]) -> tuple[Attempt, ...]:
    attempt = doubtful(state)
    if attempt.correct:
        return ()
    return tuple(replace(attempt, seat=seat, kind=AttemptKind.OVERSIGHT) for seat in seats)


def doubtful(state: State) -> Attempt:
    """The sum of the play in question that is false, or its first one if all are true."""
    said = attempts(judged(state), state.table.turn)
    return next((attempt for attempt in said if not attempt.correct), said[0])


def judged(state: State) -> Judged:
    """The play in question, as it was judged when it was laid."""
    pending = _pending(state)
    again = judge(before(state).board, pending.lay, state.options.limits)
    assert not isinstance(again, Refused), "it could not have been laid"  # noqa: S101
    return again


def before(state: State) -> State:
    """The position with the play in question taken off the board and what it replaced put back."""
    pending = _pending(state)
    squares: dict[str, Tile | None] = {tile.at: None for tile in pending.lay.tiles}
    return with_board(state, squares | {tile.at: tile for tile in pending.taken})


def challenge(state: State, seat: Seat, dice: Random) -> Ruling:
    """E17: the first challenge counts, right or wrong, and ends the time to challenge."""
    refusal = check_refusal(state.table, seat)
    if refusal:
        return refusal
    attempt = doubtful(state)
    upheld = not attempt.correct
    checked = replace(attempt, seat=seat, kind=AttemptKind.CHALLENGE, correct=upheld)
    change = REWARD if upheld else -(_pending(state).points + _pending(state).bonus)
    paid = replace(state, table=close_window(add_points(state.table, seat, change)))
    said = Accepted(paid, (_challenged(state, seat, attempt, change),), (checked,))
    if upheld:
        earlier = _oversights(state, _accepted_before(state, seat))
        return after(replace(said, attempts=(checked, *earlier)), _taken_back)
    return after(said, lambda over: settle(over, dice))


def _accepted_before(state: State, challenger: Seat) -> list[Seat]:
    waiting = state.table.window.waiting if state.table.window else ()
    out = {state.table.turn, challenger, *waiting}
    return [seat for seat in present(state.table) if seat not in out]


def _challenged(state: State, seat: Seat, attempt: Attempt, change: int) -> News:
    false = next((str(one) for one in judged(state).equations if not one.true), None)
    facts: dict[str, Json] = {
        "by": seat,
        "upheld": not attempt.correct,
        "equation": false or str(judged(state).equations[0]),
        "expression": attempt.expression,
        "claimed": as_json(attempt.claimed),
        "value": as_json(attempt.value),
        "points": change,
        "lost": 0 if attempt.correct else _pending(state).points,
    }
    return News("challenged", state.table.turn, facts)


def _taken_back(state: State) -> Ruling:
    """The player takes the tiles back and has lost the turn and its points."""
    player, pending = state.table.turn, _pending(state)
    own = [tile.symbol for tile in pending.lay.tiles if tile.symbol != EQUALS]
    cleared = with_rack(before(state), player, add(state.racks[player], own))
    back = replace(
        cleared,
        table=add_points(state.table, player, -pending.points),
        equals=state.equals + len(pending.lay.tiles) - len(own),
        pending=None,
    )
    return begin_next(give_up_rack(back, player) if player in back.table.gone else back)


def _pending(state: State) -> Pending:
    assert state.pending is not None, "no play is in question"  # noqa: S101  (a fault of the caller)
    return state.pending
