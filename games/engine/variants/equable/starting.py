"""The first position: who begins, and the first racks (E4, E5)."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from games.engine.core import Seat
from games.engine.table import Table, begin_turn, dice
from games.engine.tiles import Tiles, add, draw, replace_at
from games.engine.variants.equable.options import Options
from games.engine.variants.equable.state import State

Draws: TypeAlias = tuple[Tiles[str], ...]
"""What each seat drew for the first turn, in the order it came."""

MOST_DRAWS = 7


def start(seats: int, seed: str, options: Options) -> State:
    table = Table(seed=seed, scores=(0,) * seats, turn=0)
    chance = dice(table)
    opening, first = _draw_for_first(seats, options.digits, chance)
    racks, bag = _deal(seats, first, options, chance)
    return State(options, begin_turn(table, first), (), racks, bag, options.equals, opening)


def _draw_for_first(seats: int, digits: Tiles[str], chance: Random) -> tuple[Draws, Seat]:
    """E5: one digit each, which goes back; those tied for highest draw again, the lowest seat in the end."""
    opening: Draws = ((),) * seats
    tied = list(range(seats))
    while len(tied) > 1 and len(opening[tied[0]]) < MOST_DRAWS:
        drawn, _ = draw(digits, len(tied), chance)
        for seat, digit in zip(tied, drawn, strict=True):
            opening = replace_at(opening, seat, (*opening[seat], digit))
        tied = [seat for seat in tied if opening[seat] == max(opening)]
    return opening, tied[0]


def _deal(seats: int, first: Seat, options: Options, chance: Random) -> tuple[Draws, Tiles[str]]:
    """E4: everybody fills their rack, the first player first, then round the table."""
    racks: Draws = ((),) * seats
    digits, operators = options.digits, options.operators
    for seat in (*range(first, seats), *range(first)):
        white, digits = draw(digits, options.rack_digits, chance)
        grey, operators = draw(operators, options.rack_operators, chance)
        racks = replace_at(racks, seat, add(white, grey))
    return racks, add(digits, operators)
