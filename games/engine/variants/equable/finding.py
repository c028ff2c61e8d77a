"""Which plays a seat has, and whether there are any (E19)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.engine.core import Seat
from games.engine.table import present
from games.engine.tiles import Tiles
from games.engine.variants.equable.generator import Search
from games.engine.variants.equable.generator_replacing import replacements
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.state import State

# A replacement comes after the additions with two more tiles: there are many, and most are worth less.
LATER = 2


def lays(state: State, seat: Seat) -> Iterator[Lay]:
    """Every true play, each once: those with few tiles first, replacements later than additions."""
    return _lays(state.board, state.racks[seat], state.equals, state.options.limits)


def _lays(board: str, rack: Tiles[str], equals: int, limits: Limits) -> Iterator[Lay]:
    search = Search(board, rack, equals, limits)
    for tiles in range(1, search.most_tiles + 1):
        yield from search.additions(tiles)
        if tiles > LATER:
            yield from replacements(search, tiles - LATER)
    for tiles in range(max(1, search.most_tiles - LATER + 1), search.most_tiles + 1):
        yield from replacements(search, tiles)


def has_play(state: State, seat: Seat) -> bool:
    """Whether a seat could lay anything; as quick as finding the first play is."""
    return _can_lay(state.board, state.racks[seat], state.equals, state.options.limits)


@lru_cache(maxsize=256)
def _can_lay(board: str, rack: Tiles[str], equals: int, limits: Limits) -> bool:
    return next(_lays(board, rack, equals, limits), None) is not None


def anybody_can_play(state: State) -> bool:
    return any(has_play(state, seat) for seat in present(state.table))
