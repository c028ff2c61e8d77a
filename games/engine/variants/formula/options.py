"""What a teacher may choose, and the five levels as data (G2, G8, F1, F10)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine import codec
from games.engine.arithmetic import Operation
from games.engine.core import BadOptions, Json, Mode
from games.engine.tiles import Tiles
from games.engine.variants.formula.cards import CARDS, DIGITS, JOKER, Card
from games.engine.variants.formula.changes import MOST_CARDS

MOST_SEATS = 5
MOST_IN_DECK = 400
HAND = range(3, 11)
LARGEST = range(9, 1000)
ROUNDS = range(1, 101)
TARGET = range(10, 10_001)
TURN_SECONDS = range(10, 3601)
WINDOW_SECONDS = range(3, 121)
POINTS_CARDS = 2
"""With points a number has two cards at most, or a single round would decide (F10)."""


@dataclass(frozen=True, slots=True)
class Options:
    """``largest`` is the largest number of a formula (G8), ``rounds`` the most a match can have."""

    mode: Mode
    deck: Tiles[Card]
    operations: tuple[Operation, ...] = tuple(Operation)
    largest: int | None = None
    hand: int = 7
    number_cards: int = MOST_CARDS
    reuse: bool = False
    extra_card: bool = False
    play_on: bool = False
    points: bool = False
    target: int = 250
    rounds: int = 1
    turn_seconds: int | None = None
    window_seconds: int = 10


def _deck(jokers: int, *counts: int) -> Tiles[Card]:
    digits = (card for card, count in zip(DIGITS, counts, strict=True) for _ in range(count))
    return (*(JOKER,) * jokers, *digits)


SHEET_DECK = _deck(2, *(5,) * 10)
SMALL_DECK = _deck(6, 4, 10, 9, 7, 6, 5, 3, 2, 2, 2)
PLUS_MINUS = (Operation.ADD, Operation.SUBTRACT)
PLUS_MINUS_TIMES = (*PLUS_MINUS, Operation.MULTIPLY)

LEVELS = {
    1: Options(Mode.COACH, SMALL_DECK, PLUS_MINUS, largest=20),
    2: Options(Mode.COACH, SHEET_DECK, PLUS_MINUS_TIMES, largest=100),
    3: Options(Mode.REFEREE, SHEET_DECK, largest=100),
    4: Options(Mode.CHALLENGE, SHEET_DECK),
    5: Options(
        Mode.CHALLENGE,
        SHEET_DECK,
        number_cards=POINTS_CARDS,
        reuse=True,
        points=True,
        rounds=50,
        turn_seconds=60,
    ),
}


def load_options(data: Json) -> Options:
    try:
        options = codec.load(Options, data)
    except codec.Malformed as fault:
        raise BadOptions("options_unclear", detail=str(fault)) from None
    _check_ranges(options)
    _check_deck(options)
    _check_mix(options)
    operations = tuple(operation for operation in Operation if operation in options.operations)
    return replace(options, deck=tuple(sorted(options.deck)), operations=operations)


def _check_ranges(options: Options) -> None:
    allowed = {
        "hand": HAND,
        "number_cards": range(1, MOST_CARDS + 1),
        "target": TARGET,
        "rounds": ROUNDS,
        "window_seconds": WINDOW_SECONDS,
        "turn_seconds": TURN_SECONDS,
        "largest": LARGEST,
    }
    for name, values in allowed.items():
        chosen = getattr(options, name)
        if chosen is not None and chosen not in values:
            raise BadOptions(name, fewest=values[0], most=values[-1])


def _check_deck(options: Options) -> None:
    """There are digits to turn up even when five players hold every other digit."""
    if not set(options.deck) <= set(CARDS):
        raise BadOptions("deck_cards")
    digits = sum(card != JOKER for card in options.deck)
    fewest = MOST_SEATS * options.hand + 3
    if digits < fewest or len(options.deck) > MOST_IN_DECK:
        raise BadOptions("deck_count", fewest=fewest, most=MOST_IN_DECK)


def _check_mix(options: Options) -> None:
    if not options.operations:
        raise BadOptions("no_operation")
    if options.points and options.number_cards > POINTS_CARDS:
        raise BadOptions("points_number_cards", most=POINTS_CARDS)
    if options.points and options.rounds == 1:
        raise BadOptions("points_rounds")
    if options.extra_card and options.rounds == 1:
        raise BadOptions("extra_card_rounds")
