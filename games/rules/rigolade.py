"""Rigolade in pictures: its lattice, and the sheet's equations as the engine plays them (R2, R7)."""

from __future__ import annotations

from functools import cache

from django.utils.translation import ngettext

from games.engine.variants.rigolade.lattice import GRID, Ground, ground
from games.engine.variants.rigolade.options import Options
from games.engine.variants.rigolade.state import State, numbers_on, own_numbers, signs_on
from games.engine.variants.rigolade.variant import Rigolade
from games.notation import Notation
from games.rules.book import Book, Step, Turn, played, points_of, sums_said
from games.rules.picture import Picture, Square, Tile, cropped, marks_of, place_of
from games.rules.words import piles, signs

RIGOLADE = Rigolade()
GROUNDS = {
    Ground.NUMBER: ("number", ""),
    Ground.SIGN: ("sign", "○"),
    Ground.EQUALS: ("equals", "="),
    Ground.DEAD: ("dead", ""),
}
# The four equations whose points the sheet counts, each as the first of a game.
COUNTED = ("20+30=50", "16-12=4", "6x8=48", "56/8=7")
CROSSING = ("i11 across 6x8=48", "k9 down 56/8=7")
CHAIN = ("i11 across 4+4=8", "m11 across 8+2=10")
# A sign alone is enough when three numbers lie there already: 4 × 3 = 12 in the row above.
ALONE = ("i11 across 2+3=5", "i9 down 4/2=2", "k9 down 3x3=9", "m9 down 12-5=7", "i9 across 4x3=12")


@cache
def book() -> Book:
    printed = board()
    return Book(
        slug=RIGOLADE.slug,
        cover=cropped(_last(CROSSING), "g9", "o13"),
        pictures={
            "slot": cropped(printed, "i11", "m11"),
            "first": cropped(_last(CROSSING[:1]), "i11", "m11"),
            "crossing": cropped(_last(CROSSING), "i9", "m13"),
            "chain": cropped(_last(CHAIN), "i11", "q11"),
            "alone": cropped(_last(ALONE), "i9", "m13"),
        },
        tiles=tiles,
        limits=limits,
        board=printed,
        marks=marks_of(printed),
        turns=tuple(Turn((_counted(equation),)) for equation in COUNTED),
    )


def tiles(options: Options) -> list[str]:
    numbers, held = len(options.numbers), len(options.signs)
    return [
        ngettext("{count} number", "{count} numbers", numbers).format(count=numbers),
        *piles(options.numbers),
        ngettext("{count} sign: {signs}", "{count} signs: {signs}", held).format(
            count=held, signs=signs(options.signs)
        ),
    ]


def limits(options: Options) -> list[str]:
    """None: the tiles are the limit (G8)."""
    return []


def board() -> Picture:
    squares = range(GRID.columns * GRID.rows)
    return Picture(
        GRID.columns,
        GRID.rows,
        tuple(Square(place_of(GRID, square), *GROUNDS[ground(square)]) for square in squares),
    )


def drawn(state: State) -> Picture:
    """The board with its tiles, those of the last equation in another colour."""
    write, last = Notation().write, state.laid[-1]
    fresh = {*own_numbers(state.laid), last.slot.sign}
    numbers = {square: str(number) for square, number in numbers_on(state.laid).items()}
    symbols = {square: write(sign) for square, sign in signs_on(state.laid).items()}
    tiles = (
        Tile(place_of(GRID, square), text, "fresh" if square in fresh else "")
        for square, text in (numbers | symbols).items()
    )
    return Picture(GRID.columns, GRID.rows, board().squares, tuple(tiles))


def start() -> State:
    """Two racks that hold every tile of the examples, and bags that will not run out."""
    rack = "1*9 2*9 3*9 4*9 5 6 7 8 9 10 12 16 20 30 48 50 56 | +*4 -*4 x*4 /*4"
    return RIGOLADE.parse_position(f"mode referee\nrack {rack}\nrack {rack}\nbag 1*9 2*9 | +*9 -*9")


def _last(lines: tuple[str, ...]) -> Picture:
    state = start()
    for line in lines:
        (seat,) = RIGOLADE.to_move(state)
        state = played(RIGOLADE, state, seat, line).state
    return drawn(state)


def _counted(equation: str) -> Step:
    ruling = played(RIGOLADE, start(), 0, f"i11 across {equation}")
    picture = cropped(drawn(ruling.state), "i11", "m11")
    return Step(sums_said(ruling), points_of(ruling, "laid"), picture)
