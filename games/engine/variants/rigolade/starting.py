"""The first position: who begins, and the first racks (R3)."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from games.engine.core import Seat
from games.engine.table import Table, begin_turn, dice
from games.engine.tiles import Tiles, add, draw, replace_at
from games.engine.variants.rigolade.options import NUMBERS_HELD, SIGNS_HELD, Options
from games.engine.variants.rigolade.state import Rack, State, with_rack

Opening: TypeAlias = tuple[tuple[int, ...], ...]


def start(seats: int, seed: str, options: Options) -> State:
    table = Table(seed=seed, scores=(0,) * seats, turn=0)
    chance = dice(table)
    opening, numbers = _draw_for_first(seats, options.numbers, chance)
    first = opening.index(max(opening))
    racks = tuple(Rack(add((), drawn), ()) for drawn in opening)
    table = begin_turn(table, first)
    state = State(options, table, (), racks, numbers, options.signs, opening)
    for seat in (*range(first, seats), *range(first)):
        state = _filled(state, seat, chance)
    return state


def _draw_for_first(seats: int, bag: Tiles[int], chance: Random) -> tuple[Opening, Tiles[int]]:
    """One number each; those tied for highest draw again, to the seventh at most."""
    opening: Opening = ((),) * seats
    tied = list(range(seats))
    for _ in range(NUMBERS_HELD):
        for seat in tied:
            number, bag = draw(bag, 1, chance)
            opening = replace_at(opening, seat, opening[seat] + number)
        tied = [seat for seat in tied if opening[seat] == max(opening)]
        if len(tied) == 1:
            break
    return opening, bag


def _filled(state: State, seat: Seat, chance: Random) -> State:
    rack = state.racks[seat]
    numbers, white = draw(state.numbers, NUMBERS_HELD - len(rack.numbers), chance)
    signs, red = draw(state.signs, SIGNS_HELD, chance)
    full = Rack(add(rack.numbers, numbers), add((), signs))
    bags = State(state.options, state.table, (), state.racks, white, red, state.opening)
    return with_rack(bags, seat, full)
