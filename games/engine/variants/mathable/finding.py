"""Where tokens fit: the squares of the board walked once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from games.engine.arithmetic import Operation, outcomes
from games.engine.core import Seat
from games.engine.grid import Direction
from games.engine.table import present
from games.engine.variants.mathable.board import NAMES, PAIRS, SIGNS, Numbers, marks
from games.engine.variants.mathable.moves import Claim, Place
from games.engine.variants.mathable.state import State, board_of

Opening: TypeAlias = dict[int, dict[Direction, list[Claim]]]
"""For one square: the claims that are true of each token, by direction."""

_CLAIMS = {
    (direction, operation): Claim(direction, operation) for direction in Direction for operation in Operation
}


def openings(board: Numbers, operations: tuple[Operation, ...]) -> Iterator[tuple[str, Opening]]:
    """Every empty square that some number fits, with all that is true there."""
    signs = marks(operations)
    for square, number in enumerate(board):
        if number is None:
            sign = SIGNS.get(signs[square])
            allowed = operations if sign is None else (sign,)
            if opening := _opening(board, square, allowed):
                yield NAMES[square], opening


def _opening(board: Numbers, square: int, allowed: tuple[Operation, ...]) -> Opening:
    opening: Opening = {}
    for direction, first, second in PAIRS[square]:
        a, b = board[first], board[second]
        if a is None or b is None:
            continue
        for value, operation in outcomes(a, b):
            if operation in allowed:
                claims = opening.setdefault(value, {}).setdefault(direction, [])
                claims.append(_CLAIMS[direction, operation])
    return opening


def placements(state: State, seat: Seat) -> Iterator[Place]:
    """Every true placement of the seat's tokens, with every choice of true claims (M11)."""
    tokens = tuple(dict.fromkeys(state.racks[seat]))
    for at, opening in openings(board_of(state), state.options.operations):
        for token in tokens:
            if token in opening:
                for claims in _selections(opening[token]):
                    yield Place(token, at, claims)


def _selections(by_direction: dict[Direction, list[Claim]]) -> Iterator[tuple[Claim, ...]]:
    for chosen in product(*((None, *claims) for claims in by_direction.values())):
        claims = tuple(claim for claim in chosen if claim is not None)
        if claims:
            yield claims


def anything_fits(state: State) -> bool:
    """M18: whether a token that can still come into play fits anywhere."""
    tokens = {token for seat in present(state.table) for token in state.racks[seat]} | set(state.bag)
    found = openings(board_of(state), state.options.operations)
    return any(not tokens.isdisjoint(opening) for _, opening in found)
