"""False plays: everything allowed about them but the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from games.engine.core import Refused, Seat
from games.engine.tiles import Tiles, remove
from games.engine.variants.equable.finding import search_of, short_lays
from games.engine.variants.equable.judging import judge
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.state import State
from games.engine.variants.equable.symbols import DIGITS, EQUALS, digits_in

LOOKS = 40


def near_misses(state: State, seat: Seat) -> Iterator[Lay]:
    """True plays with one digit taken for another that is on the rack, as far as they are false then."""
    for lay in islice(short_lays(search_of(state, seat)), LOOKS):
        for false in dict.fromkeys(_with_another_digit(lay, state.racks[seat])):
            judged = judge(state.board, false, state.options.limits)
            if not isinstance(judged, Refused) and not judged.true:
                yield false


def _with_another_digit(lay: Lay, rack: Tiles[str]) -> Iterator[Lay]:
    left = remove(rack, [tile.symbol for tile in lay.tiles if tile.symbol != EQUALS])
    for place, tile in enumerate(lay.tiles):
        for digit in dict.fromkeys(digits_in(left)) if tile.symbol in DIGITS else ():
            tiles = (*lay.tiles[:place], replace(tile, symbol=digit), *lay.tiles[place + 1 :])
            yield Lay(tiles, lay.readings)
