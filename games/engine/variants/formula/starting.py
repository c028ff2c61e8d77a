"""The first position: who deals, and the first round (F1, F2)."""

from __future__ import annotations

from games.engine.table import Table, dice
from games.engine.tiles import below
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.rounds import deal
from games.engine.variants.formula.state import State


def start(seats: int, seed: str, options: Options) -> State:
    table = Table(seed=seed, scores=(0,) * seats, turn=0)
    chance = dice(table)
    return deal(options, table, below(chance, seats), (), chance)
