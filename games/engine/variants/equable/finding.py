"""Which plays a seat has, and whether there are any (E19)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from games.engine.core import Seat
from games.engine.table import present
from games.engine.tiles import Tiles
from games.engine.variants.equable.generator import Search
from games.engine.variants.equable.generator_replacing import replacements
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.state import State

# Longer additions take time to find, longer replacements come in millions.
SHORT_ADDITION = 5
SHORT_REPLACEMENT = 3


def lays(state: State, seat: Seat) -> Iterator[Lay]:
    """Every true play, each once: as people find them, additions before replacements, short before long."""
    search = search_of(state, seat)
    return chain(short_lays(search), long_lays(search))


def search_of(state: State, seat: Seat) -> Search:
    return Search(state.board, state.racks[seat], state.equals, state.options.limits)


def short_lays(search: Search) -> Iterator[Lay]:
    """What is found in no time."""
    for tiles in range(1, min(SHORT_ADDITION, search.most_tiles) + 1):
        yield from search.additions(tiles)
    for tiles in range(1, min(SHORT_REPLACEMENT, search.most_tiles) + 1):
        yield from replacements(search, tiles)


def long_lays(search: Search) -> Iterator[Lay]:
    for tiles in range(SHORT_ADDITION + 1, search.most_tiles + 1):
        yield from search.additions(tiles)
    for tiles in range(SHORT_REPLACEMENT + 1, search.most_tiles + 1):
        yield from replacements(search, tiles)


def anybody_can_add(state: State) -> bool:
    """Whether some seat could lay a new equation or lengthen one; as quick as finding the first is."""
    return any(can_add(state, seat) for seat in present(state.table))


def can_add(state: State, seat: Seat) -> bool:
    return _can_add(state.board, state.racks[seat], state.equals, state.options.limits)


@lru_cache(maxsize=256)
def _can_add(board: str, rack: Tiles[str], equals: int, limits: Limits) -> bool:
    search = Search(board, rack, equals, limits)
    sizes = range(1, search.most_tiles + 1)
    return any(next(search.additions(tiles), None) is not None for tiles in sizes)
