"""Equable in pictures: its board, and plays of each kind as the engine counts them (E6, E13 to E16)."""

from __future__ import annotations

import re
from functools import cache

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.engine.grid import draw_cells
from games.engine.variants.equable.board import (
    EQUATION_FACTOR,
    GRID,
    NO_TILES,
    PREMIUM,
    SQUARES,
    TILE_FACTOR,
    Axis,
    place_in_line,
    with_tiles,
)
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.options import Options
from games.engine.variants.equable.state import State
from games.engine.variants.equable.symbols import POINTS
from games.engine.variants.equable.variant import Equable
from games.notation import Notation
from games.rules.book import Book, Step, Turn, played
from games.rules.picture import Look, Picture, Place, Square, Tile, cropped, marks_of, place_named, place_of
from games.rules.words import largest_number, piles, ranges, signs

EQUABLE = Equable()
RACK = "0 0 1 1 2 2 3 3 4 4 5 6 7 8 9 + - × ÷ / ."
COLOURS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
EIGHT = {"f9": "7+1=2×4"}
SIXTY_FOUR = {"e9": "16×4=64"}
PRODUCT = {"e9": "21×7=147"}


@cache
def book() -> Book:
    printed = board()
    crossing = play(EIGHT, "j7v 6:2=3", "f6", "l12")
    return Book(
        slug=EQUABLE.slug,
        cover=crossing.picture,
        pictures={
            "tiles": row_of("7+1=2×4"),
            "crossing": crossing.picture,
            "decimal": row_of("10÷4=2.5"),
            "mixed": row_of("8÷5=13/5"),
        },
        tiles=tiles,
        limits=limits,
        board=printed,
        marks=marks_of(printed),
        turns=tuple(Turn((step,)) for step in (first(), premiums(), longer(), zero(), replaced())),
    )


def first() -> Step:
    """E7: the first equation covers the star."""
    return play({}, "f9> 7+1=2x4", "f8", "l10")


def premiums() -> Step:
    """E13: the scoring example of the sheet, on the piece of the board that it prints."""
    return play({"p2": "4=4v"}, "j2> 7+1=2x4", "i1", "q4")


def longer() -> Step:
    """E15: an equation made longer."""
    return play(EIGHT, "f9> 7+1=2x4=8", "f8", "n10")


def zero() -> Step:
    """E14: a zero that changes nothing."""
    return play(SIXTY_FOUR, "d9> 016x4=64", "d8", "k10")


def replaced() -> Step:
    """E16: tiles of one side taken off and replaced, its value unchanged."""
    return play(PRODUCT, "e9> 49x3=147", "e8", "l10")


def tiles(options: Options) -> list[str]:
    digits, operators = len(options.digits), len(options.operators)
    return [
        ngettext("{count} digit", "{count} digits", digits).format(count=digits),
        *piles(map(int, options.digits)),
        ngettext("{count} sign: {signs}", "{count} signs: {signs}", operators).format(
            count=operators, signs=signs(options.operators)
        ),
        _("{count} open equals signs").format(count=options.equals),
    ]


def limits(options: Options) -> list[str]:
    rack = _("Racks of {digits} digits and {signs} signs")
    tables = _("Products and quotients of the tables of {tables}")
    chosen = {
        rack.format(digits=options.rack_digits, signs=options.rack_operators): True,
        _("Nothing below zero"): not options.below_zero,
        tables.format(tables=ranges(table for table in options.tables if table > 1)): bool(options.tables),
        _("Premium squares count once"): options.premium_once,
        _("With the help page"): options.help_page,
    }
    return [text for text, is_so in chosen.items() if is_so] + largest_number(options.largest)


def board() -> Picture:
    squares = (_square(square, mark) for square, mark in enumerate(PREMIUM))
    return Picture(GRID.columns, GRID.rows, tuple(squares))


def _square(square: int, mark: str) -> Square:
    place = place_of(GRID, square)
    if mark in TILE_FACTOR:
        return Square(place, COLOURS[mark], f"{TILE_FACTOR[mark]}x")
    if mark in EQUATION_FACTOR:
        return Square(place, COLOURS[mark], f"={EQUATION_FACTOR[mark]}x")
    return Square(place, "star", "★") if mark == "*" else Square(place, "plain")


def tile(at: Place, symbol: str, look: Look = "", covers: str = "") -> Tile:
    return Tile(at, Notation().write(symbol), look, str(POINTS[symbol]), covers)


def row_of(symbols: str) -> Picture:
    """Tiles side by side, on no board."""
    return Picture(len(symbols), 1, tiles=tuple(tile((column, 0), s) for column, s in enumerate(symbols)))


def start(standing: dict[str, str]) -> State:
    """A table with equations on it: where each begins, and a ``v`` behind those that run down."""
    cells = NO_TILES
    for at, text in standing.items():
        line, place = place_in_line(SQUARES[at], Axis.DOWN if text.endswith("v") else Axis.ACROSS)
        cells = with_tiles(cells, dict(zip(line[place:], text.rstrip("v"), strict=False)))
    head = f"mode referee\nfull 9 3\nrack {RACK}\nrack {RACK}\nbag 1*20 +*9 -*9 ×*9 ÷*9 /*3 .*3"
    return EQUABLE.parse_position("\n".join([head, "board", *draw_cells(GRID, cells)]))


def play(standing: dict[str, str], line: str, upper_left: str, lower_right: str) -> Step:
    """A play, and the part of the board between two squares after it."""
    state = start(standing)
    ruling = played(EQUABLE, state, 0, line)
    picture = cropped(drawn(ruling.state, _laying(state, line)), upper_left, lower_right)
    points = EQUABLE.scores(ruling.state)[0] - EQUABLE.scores(state)[0]
    return Step((Notation().write(_spaced(line)),), points, picture)


def drawn(state: State, lay: Lay) -> Picture:
    """The board with its tiles, those of the play in another colour."""
    own = {laid.at for laid in lay.tiles}
    below = {square.place: square.mark for square in board().squares}
    shown = (
        tile(place, item.symbol, "fresh" if item.at in own else "", below[place])
        for item in state.tiles
        for place in [place_named(item.at)]
    )
    return Picture(GRID.columns, GRID.rows, board().squares, tuple(shown))


def _laying(state: State, line: str) -> Lay:
    move = EQUABLE.parse_move(state, line)
    if not isinstance(move, Lay):
        raise ValueError(f"{line} lays no tile")
    return move


def _spaced(line: str) -> str:
    """The equation of a move as people write it: ``"7 + 1 = 2 × 4"``."""
    equation = line.split()[1].replace("x", "×").replace(":", "÷")
    return re.sub(r"([-+×÷=])", r" \1 ", equation)
