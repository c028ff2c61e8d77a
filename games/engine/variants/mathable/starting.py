"""The first position: who begins, and the first racks (M4)."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from games.engine.core import Seat
from games.engine.table import Table, begin_turn, dice
from games.engine.tiles import Tiles, add, draw, replace_at
from games.engine.variants.mathable.options import RACK, Options
from games.engine.variants.mathable.settling import ending, finish
from games.engine.variants.mathable.state import State

Draws: TypeAlias = tuple[tuple[int, ...], ...]
"""What each seat drew for the first turn, in the order it came."""


def start(seats: int, seed: str, options: Options) -> State:
    table = Table(seed=seed, scores=(0,) * seats, turn=0)
    chance = dice(table)
    opening, bag = _draw_for_first(seats, options.bag, chance)
    # Draws are compared one by one, as the letters of words are; index() finds the lowest seat.
    first = opening.index(max(opening))
    racks, bag = _fill(opening, first, bag, chance)
    table = begin_turn(table, first)
    state = State(options, table, (), racks, bag, opening, began=len(racks[first]))
    reason = ending(state)
    return state if reason is None else finish(state, reason).state


def _draw_for_first(seats: int, bag: Tiles[int], chance: Random) -> tuple[Draws, Tiles[int]]:
    """One token each; those tied for highest draw again, to the seventh at most."""
    opening: Draws = ((),) * seats
    tied = list(range(seats))
    while len(tied) > 1 and len(opening[tied[0]]) < RACK:
        for seat in tied:
            token, bag = draw(bag, 1, chance)
            opening = replace_at(opening, seat, opening[seat] + token)
        tied = [seat for seat in tied if opening[seat] == max(opening)]
    return opening, bag


def _fill(opening: Draws, first: Seat, bag: Tiles[int], chance: Random) -> tuple[Draws, Tiles[int]]:
    """All complete to 7, the first player first, then round the table."""
    racks = opening
    for seat in (*range(first, len(opening)), *range(first)):
        drawn, bag = draw(bag, RACK - len(opening[seat]), chance)
        racks = replace_at(racks, seat, add(opening[seat], drawn))
    return racks, bag
