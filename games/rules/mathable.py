"""Mathable in pictures: its board, and the example of the rule sheet as the engine plays it (M3, M20)."""

from __future__ import annotations

from functools import cache

from games.engine.arithmetic import Operation
from games.engine.core import Accepted
from games.engine.variants.mathable.board import FACTORS, GRID, PRINTED, SIGNS, SQUARES, marks, pair
from games.engine.variants.mathable.moves import Place
from games.engine.variants.mathable.options import Options
from games.engine.variants.mathable.state import State
from games.engine.variants.mathable.variant import Mathable
from games.notation import Notation
from games.rules.book import Book, Step, Turn, played, points_of, sums_said
from games.rules.picture import Picture, Square, Tile, cropped, marks_of, place_named, place_of, with_rings
from games.rules.words import piles, tokens

MATHABLE = Mathable()
# The tokens drawn on the way are all elevens, as the one of the sheet's example.
START = "mode referee\nrack 1 2 8 12 16 17 42\nrack 3 4 6 7 7 8 21\nbag 11*20"
FIRST_TURN = ("12 i8 3x4", "8 h6 2x4", "2 g9 3-1", "1 f7 2-1", "16 j8 4+12")
SECOND_TURN = ("7 f8 3+4", "6 f9 7-1", "8 h9 6+2 2x4", "4 g6 3+1", "3 e9 6/2", "21 e8 7x3", "7 e10 21/3")
MIDDLE = ("e6", "j10")
KINDS = {2: "double", 3: "triple"}


@cache
def book() -> Book:
    printed = board()
    turns = example()
    return Book(
        slug=MATHABLE.slug,
        cover=turns[-1].steps[-1].picture,
        pictures={
            "pair": cropped(with_rings(printed, "g8", "h8"), *MIDDLE),
            "laid": turns[0].steps[0].picture,
            "twice": turns[1].steps[2].picture,
            "sign": turns[0].steps[4].picture,
            "factors": cropped(printed, "a1", "d4"),
            "many": turns[1].steps[6].picture,
        },
        tiles=lambda options: [tokens(len(options.bag)), *piles(options.bag)],
        limits=limits,
        board=printed,
        marks=marks_of(printed),
        turns=turns,
    )


def limits(options: Options) -> list[str]:
    """None: the tokens are the limit (G8)."""
    return []


def board() -> Picture:
    cells = marks(tuple(Operation))
    squares = (_square(square, mark) for square, mark in enumerate(cells))
    return Picture(GRID.columns, GRID.rows, tuple(squares))


def _square(square: int, mark: str) -> Square:
    place = place_of(GRID, square)
    if square in PRINTED:
        return Square(place, "printed", str(PRINTED[square]))
    if mark in SIGNS:
        return Square(place, "restriction", Notation().write(SIGNS[mark]))
    if mark in FACTORS:
        return Square(place, KINDS[FACTORS[mark]], f"{FACTORS[mark]}x")
    return Square(place, "plain")


def drawn(state: State, move: Place) -> Picture:
    """The board with its tokens: the new one in another colour, rings around the numbers it is made of."""
    below = {square.place: square.mark for square in board().squares}
    tiles = (
        Tile(place, str(tile.value), "fresh" if tile.at == move.at else "", covers=below[place])
        for tile in state.tiles
        for place in [place_named(tile.at)]
    )
    used = (pair(SQUARES[move.at], claim.direction) or () for claim in move.claims)
    rings = tuple(place_of(GRID, square) for squares in used for square in squares)
    return Picture(GRID.columns, GRID.rows, board().squares, tuple(tiles), rings)


def example() -> tuple[Turn, ...]:
    first, state = _turn(MATHABLE.parse_position(START), 0, FIRST_TURN)
    second, _ = _turn(state, 1, SECOND_TURN)
    return first, second


def _turn(state: State, seat: int, lines: tuple[str, ...]) -> tuple[Turn, State]:
    """A turn that lays these tokens. It ends by itself with the last one, or is ended then."""
    steps, bonus = [], 0
    for line in lines:
        step, ruling = _step(state, seat, line)
        steps.append(step)
        state, bonus = ruling.state, points_of(ruling, "bonus")
    if MATHABLE.to_move(state) == {seat}:
        state = played(MATHABLE, state, seat, "end").state
    return Turn(tuple(steps), bonus), state


def _step(state: State, seat: int, line: str) -> tuple[Step, Accepted[State]]:
    ruling = played(MATHABLE, state, seat, line)
    picture = cropped(drawn(ruling.state, _placing(state, line)), *MIDDLE)
    return Step(sums_said(ruling), points_of(ruling, "placed"), picture), ruling


def _placing(state: State, line: str) -> Place:
    move = MATHABLE.parse_move(state, line)
    if not isinstance(move, Place):
        raise ValueError(f"{line} lays no token")
    return move
