"""Whether tiles may lie where a player lays them, and which equation they complete (R2, R4, R5, R6).

Nothing here looks at whether the equation is true: illegal is not false (G2).
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.arithmetic import Operation
from games.engine.core import Refused
from games.engine.tiles import holds
from games.engine.variants.rigolade.equation import Equation
from games.engine.variants.rigolade.lattice import (
    MIDDLE_SLOTS,
    SLOT_BY_SIGN,
    SQUARES,
    Ground,
    Slot,
    ground,
    name,
)
from games.engine.variants.rigolade.moves import Lay
from games.engine.variants.rigolade.state import Laid, Rack, State, numbers_on, signs_on

SIGNS = frozenset(Operation)


def judge(state: State, move: Lay) -> Laid | Refused:
    """The equation that the tiles complete, or why they may not lie there."""
    illegal = _misplaced(state, move) or _not_held(state.rack, move)
    if illegal:
        return illegal
    tiles = {SQUARES[tile.at]: tile.symbol for tile in move.tiles}
    slot = _slot(tiles)
    if isinstance(slot, Refused):
        return slot
    return _out_of_slot(slot, tiles) or _detached(state, slot) or _complete(state, slot, tiles)


def completed(state: State, move: Lay) -> Laid | None:
    """The equation that the tiles would make of what stands there, whoever holds them."""
    tiles = {SQUARES[tile.at]: tile.symbol for tile in move.tiles if tile.at in SQUARES}
    slot = _slot(tiles) if len(tiles) == len(move.tiles) else None
    if not isinstance(slot, Slot) or _out_of_slot(slot, tiles):
        return None
    said = _complete(state, slot, tiles)
    return said if isinstance(said, Laid) else None


def _misplaced(state: State, move: Lay) -> Refused | None:
    for tile in move.tiles:
        if tile.at not in SQUARES:
            return Refused("off_board", "R2", {"at": tile.at})
        wanted = Ground.SIGN if tile.symbol in SIGNS else Ground.NUMBER
        found = ground(SQUARES[tile.at])
        if found is not wanted:
            facts = {"at": tile.at, "tile": tile.symbol, "square": found.name.lower()}
            return Refused("wrong_square", "R2", facts)
        if SQUARES[tile.at] in numbers_on(state.laid) or SQUARES[tile.at] in signs_on(state.laid):
            return Refused("square_taken", "R4", {"at": tile.at})
    return None


def _not_held(rack: Rack, move: Lay) -> Refused | None:
    held = (*map(str, rack.numbers), *map(str, rack.signs))
    laid: list[str] = []
    for tile in move.tiles:
        laid.append(tile.symbol)
        if not holds(held, laid):
            return Refused("not_held", "R3", {"tile": tile.symbol})
    return None


def _slot(tiles: Mapping[int, str]) -> Slot | Refused:
    """A sign square belongs to one slot; every equation brings its own sign."""
    signs = [square for square, symbol in tiles.items() if symbol in SIGNS]
    if not signs:
        return Refused("sign_missing", "R4")
    if len(signs) > 1:
        return Refused("two_signs", "R6", {"at": [name(square) for square in signs]})
    return SLOT_BY_SIGN[signs[0]]


def _out_of_slot(slot: Slot, tiles: Mapping[int, str]) -> Refused | None:
    for square in tiles:
        if square not in slot.squares:
            return Refused("not_in_line", "R4", {"at": name(square), "sign": name(slot.sign)})
    return None


def _detached(state: State, slot: Slot) -> Refused | None:
    if not state.laid:
        middle = sorted(name(each.first) for each in MIDDLE_SLOTS)
        return None if slot in MIDDLE_SLOTS else Refused("not_in_the_middle", "R5", {"at": [*middle]})
    if any(square in numbers_on(state.laid) for square in slot.numbers):
        return None
    return Refused("not_joined", "R6", {"at": name(slot.first)})


def _complete(state: State, slot: Slot, tiles: Mapping[int, str]) -> Laid | Refused:
    symbols = {square: str(number) for square, number in numbers_on(state.laid).items()} | dict(tiles)
    missing = [name(square) for square in slot.numbers if square not in symbols]
    if missing:
        return Refused("number_missing", "R4", {"at": [*missing]})
    first, second, result = (int(symbols[square]) for square in slot.numbers)
    equation = Equation(first, Operation(symbols[slot.sign]), second, result)
    return Laid(name(slot.first), slot.direction, equation, state.table.turn, state.ply)
