"""False placements: everything allowed about them but the arithmetic."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.arithmetic import Operation, fits
from games.engine.core import Seat
from games.engine.variants.mathable.board import NAMES, PAIRS, SIGNS, Numbers, marks
from games.engine.variants.mathable.moves import Claim, Place
from games.engine.variants.mathable.state import State, board_of


def near_misses(state: State, seat: Seat) -> Iterator[Place]:
    """Every placement of the seat's tokens with a single claim that is false."""
    board, tokens = board_of(state), tuple(dict.fromkeys(state.racks[seat]))
    for square, operations in _empty_squares(state, board):
        for direction, first, second in PAIRS[square]:
            a, b = board[first], board[second]
            if a is not None and b is not None:
                for token, operation in _false(a, b, tokens, operations):
                    yield Place(token, NAMES[square], (Claim(direction, operation),))


def _empty_squares(state: State, board: Numbers) -> Iterator[tuple[int, tuple[Operation, ...]]]:
    signs = marks(state.options.operations)
    for square, number in enumerate(board):
        if number is None:
            sign = SIGNS.get(signs[square])
            yield square, state.options.operations if sign is None else (sign,)


def _false(
    a: int, b: int, tokens: tuple[int, ...], operations: tuple[Operation, ...]
) -> Iterator[tuple[int, Operation]]:
    for token in tokens:
        true = fits(a, b, token)
        yield from ((token, operation) for operation in operations if operation not in true)
