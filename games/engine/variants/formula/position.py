"""Positions as text; the package's docstring shows the form."""

from __future__ import annotations

from games.engine import notation as words
from games.engine.core import MalformedPosition, Mode
from games.engine.notation import Lines
from games.engine.tiles import Tiles
from games.engine.variants.formula.cards import CARDS, Card, format_number, parse_number
from games.engine.variants.formula.formula import Formula
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.state import State, Step

SEATS = range(2, 6)  # F1
_EXTRAS = ("reuse", "extra_card", "play_on", "points")


def format_position(state: State) -> str:
    lines = [
        *_option_lines(state.options),
        *words.table_lines(state.table),
        f"dealer {state.dealer}",
        *(f"hand {words.write_tiles(hand)}".strip() for hand in state.hands),
        *_pile_lines(state),
        f"lies {_write_formula(state.formula)}",
        *([_write_step(state.step)] if state.step else []),
        *([f"out {words.write(state.out)}"] if state.out else []),
        *(f"round {words.write(places)}" for places in state.rounds),
    ]
    return "\n".join(lines)


def _option_lines(options: Options) -> list[str]:
    extras = [name for name in _EXTRAS if getattr(options, name)]
    return [
        "formula 1",
        f"mode {options.mode}",
        words.write_clock(options.turn_seconds, options.window_seconds),
        f"operations {words.write(options.operations)}",
        f"limits {options.hand} {options.number_cards} {options.largest or 'none'}",
        f"match {options.rounds} {options.target}",
        *([f"extras {words.write(extras)}"] if extras else []),
        f"deck {words.write_tiles(options.deck)}",
    ]


def _pile_lines(state: State) -> list[str]:
    piles = {"pile": state.pile, "under": state.under, "covered": state.covered}
    return [f"{name} {words.write_tiles(cards)}" for name, cards in piles.items() if cards]


def _write_formula(formula: Formula) -> str:
    first, second, result = map(format_number, formula.numbers)
    return f"{first} {formula.operation or '?'} {second} = {result}"


def _write_step(step: Step) -> str:
    parts = {
        "cards": words.write(step.cards),
        "hides": words.write(step.hidden),
        "points": str(step.points),
        "doubted": words.write(step.doubted),
    }
    said = [f"{name} {text}" for name, text in parts.items() if text]
    return words.write(("before", _write_formula(step.before), *said))


def parse_position(text: str) -> State:
    try:
        return checked(_read(Lines(text)))
    except (ValueError, KeyError, IndexError) as fault:
        raise MalformedPosition(str(fault)) from None


def _read(lines: Lines) -> State:
    hands = tuple(_read_cards(hand) for hand in lines.all("hand"))
    pile, under, covered = (_read_cards(lines.one(name)) for name in ("pile", "under", "covered"))
    formula, before = _read_formula(lines.one("lies")), lines.one("before")
    everything = sorted([*pile, *under, *covered, *formula.cards, *(card for hand in hands for card in hand)])
    return State(
        options=_read_options(lines, tuple(everything)),
        table=words.read_table(lines, len(hands)),
        formula=formula,
        hands=hands,
        pile=pile,
        under=under,
        covered=covered,
        dealer=int(lines.one("dealer", str(len(hands) - 1))),
        out=lines.numbers("out"),
        rounds=tuple(map(words.read_numbers, lines.all("round"))),
        step=_read_step(before) if before else None,
    )


def _read_options(lines: Lines, everything: Tiles[Card]) -> Options:
    turn, window = words.read_clock(lines)
    hand, number_cards, largest = lines.one("limits", "7 3 none").split()
    rounds, target = lines.numbers("match", "1 250")
    extras = lines.one("extras").split()
    return Options(
        mode=Mode(lines.one("mode", "challenge")),
        deck=_read_cards(lines.one("deck")) or everything,
        operations=tuple(words.SIGNS[sign] for sign in lines.one("operations", "+ - × ÷").split()),
        largest=None if largest == "none" else int(largest),
        hand=int(hand),
        number_cards=int(number_cards),
        reuse="reuse" in extras,
        extra_card="extra_card" in extras,
        play_on="play_on" in extras,
        points="points" in extras,
        target=target,
        rounds=rounds,
        turn_seconds=turn,
        window_seconds=window,
    )


def _read_cards(text: str) -> Tiles[Card]:
    cards = words.read_tiles(text)
    if not set(cards) <= set(CARDS):
        raise MalformedPosition("not a card")
    return tuple(sorted(cards))


def _read_formula(text: str) -> Formula:
    first, sign, second, _, result = text.split()
    operation = None if sign == "?" else words.SIGNS[sign]
    return Formula(parse_number(first), parse_number(second), operation, parse_number(result))


def _read_step(text: str) -> Step:
    rest, _, doubted = text.partition(" doubted ")
    rest, _, points = rest.partition(" points ")
    rest, _, hides = rest.partition(" hides ")
    before, _, cards = rest.partition(" cards ")
    return Step(
        _read_formula(before),
        _read_cards(cards),
        _read_cards(hides),
        int(points or 0),
        words.read_numbers(doubted),
    )


def checked(state: State) -> State:
    """The position, if it hangs together."""
    words.check_table(state.table, SEATS, state.hands, *state.rounds)
    seats = range(len(state.hands))
    if state.dealer not in seats or not set(state.out) <= set(seats):
        raise MalformedPosition("no such seat")
    if not _hangs_together(state.formula) or (state.step and not _hangs_together(state.step.before)):
        raise MalformedPosition("not a formula")
    if (state.step is None) != (state.table.window is None):
        raise MalformedPosition("a formula can be doubted exactly while a window is open")
    if _all_cards(state) != sorted(state.options.deck):
        raise MalformedPosition("a card too many or too few")
    return state


def _hangs_together(formula: Formula) -> bool:
    """Two numbers; an operation and a result, or neither (F2)."""
    return all((formula.first, formula.second)) and (formula.operation is None) == (not formula.result)


def _all_cards(state: State) -> list[Card]:
    held = (card for hand in state.hands for card in hand)
    return sorted([*state.pile, *state.under, *state.covered, *state.formula.cards, *held])
