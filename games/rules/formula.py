"""Formula in pictures: ways to change the formula, and the points, as the engine plays them (F4, F10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import repeat

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.engine.variants.formula.cards import JOKER, Face
from games.engine.variants.formula.changes import Change
from games.engine.variants.formula.formula import Formula, Lay
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.state import State
from games.engine.variants.formula.variant import Formula as FormulaGame
from games.notation import Notation
from games.rules.book import Book, Step, Turn, played, points_of, sums_said
from games.rules.picture import Look, Picture, Tile
from games.rules.words import largest_number, piles

FORMULA = FormulaGame()
EVERY_CARD = "* 0 1 1 2 2 3 3 4 4 5 6 7 8 8 9"
# The example of the sheet: 8 × 8 = 64 and 1 + 2 = 3 make 67, the 7 and the 9 in the hand cost 16.
COUNTED = """
mode referee
limits 7 2 none
match 50 250
extras points
hand 6 4 1 2 3 7 9
hand 1 2
pile 0*9 5*9
lies 8 ? 8 = ?
"""
COUNTED_MOVES = ((0, "_ x _ = 64"), (1, "_ / _ = 1"), (0, "1 + 2 = 3"), (1, "_ x _ = 2"))


@cache
def book() -> Book:
    return Book(
        slug=FORMULA.slug,
        cover=change("2 + 4 = 6", "_ x _ = 8"),
        pictures={
            "opening": row(lying("2 ? 4 = ?").formula),
            "answer": change("2 ? 4 = ?", "_ + _ = 6"),
            "one_card": change("2 + 4 = 6", "_ x _ = 8"),
            "two_cards": change("2 + 4 = 6", "_ + 3 = 5"),
            "three_cards": change("2 + 4 = 6", "1 x 8 = 8"),
            "behind": change("2 + 4 = 6", "8 x 8 = _4"),
            "covered": change("8 + 2 = 10", "_ - _ = 6"),
            "replaced": change("8 + 2 = 10", "_ + 4 = _2"),
            "joker": change("2 + 4 = 6", "_ + *5 = 7"),
            "zero": change("3 x 0 = 0", "1 + 3 = 4"),
        },
        tiles=tiles,
        limits=limits,
        turns=(counted(),),
    )


def tiles(options: Options) -> list[str]:
    cards, jokers = len(options.deck), options.deck.count(JOKER)
    return [
        ngettext("{count} card", "{count} cards", cards).format(count=cards),
        *piles(int(card) for card in options.deck if card != JOKER),
        ngettext("{count} joker", "{count} jokers", jokers).format(count=jokers),
    ]


def limits(options: Options) -> list[str]:
    hand, longest = options.hand, options.number_cards
    texts = [
        ngettext("{count} card each", "{count} cards each", hand).format(count=hand),
        ngettext("Numbers of one card", "Numbers of up to {count} cards", longest).format(count=longest),
        *largest_number(options.largest),
    ]
    chosen = {
        _("At least one card of the table stays in sight"): options.reuse,
        _("The winner of a round gets one card more in the next"): options.extra_card,
        _("Play on until all are out"): options.play_on,
        _("Points, up to {target}").format(target=options.target): options.points,
    }
    return texts + [text for text, is_chosen in chosen.items() if is_chosen]


def lying(formula: str, hand: str = EVERY_CARD) -> State:
    text = f"mode referee\nhand {hand}\nhand {hand}\npile 1*9 2*9\nlies {formula}"
    return FORMULA.parse_position(text)


def change(before: str, line: str) -> Picture:
    """What lay there, and below it what a player made of it with the cards of another colour."""
    state = lying(before)
    (seat,) = FORMULA.to_move(state)
    after = played(FORMULA, state, seat, line).state.formula
    return _below(row(state.formula), row(after, _laying(state, line)))


def _laying(state: State, line: str) -> Lay:
    move = FORMULA.parse_move(state, line)
    if not isinstance(move, Lay):
        raise ValueError(f"{line} lays no card")
    return move


def row(formula: Formula, lay: Lay | None = None) -> Picture:
    """The cards of a formula side by side; those that ``lay`` put there are fresh."""
    tiles = tuple(_cards(formula, lay))
    placed = tuple(Tile((column, 0), *card) for column, card in enumerate(tiles))
    return Picture(len(tiles), 1, tiles=placed, tall=True)


def _cards(formula: Formula, lay: Lay | None) -> Iterator[tuple[str, Look, str]]:
    """Text, look and small figure of each card, in the order they are read."""
    changes = lay.changes if lay else (None, None, None)
    first, second, result = zip(formula.numbers, changes, strict=True)
    yield from _number(*first)
    yield _symbol(formula.operation)
    yield from _number(*second)
    yield "=", "symbol", ""
    yield from _number(*result)


def _symbol(operation: str | None) -> tuple[str, Look, str]:
    return (Notation().write(operation), "symbol", "") if operation else ("?", "gap", "")


def _number(number: tuple[Face, ...], change: Change | None) -> Iterator[tuple[str, Look, str]]:
    if not number:
        yield "?", "gap", ""
    for face, own in zip(number, change or repeat(None), strict=False):
        yield str(face.digit), "" if own is None else "fresh", "★" if face.joker else ""


def _below(upper: Picture, lower: Picture) -> Picture:
    moved = tuple(Tile((tile.place[0], 1), tile.text, tile.look, tile.worth) for tile in lower.tiles)
    return Picture(max(upper.columns, lower.columns), 2, tiles=(*upper.tiles, *moved), tall=True)


def counted() -> Turn:
    """The points of the first player: two formulas, less the cards in the hand at the end."""
    state, steps = FORMULA.parse_position(COUNTED.strip()), []
    for seat, line in COUNTED_MOVES:
        ruling = played(FORMULA, state, seat, line)
        if seat == 0:
            steps.append(Step(sums_said(ruling), points_of(ruling, "laid"), row(ruling.state.formula)))
        state = ruling.state
    scored = sum(step.points for step in steps)
    return Turn(tuple(steps), loss=scored - FORMULA.scores(state)[0])
