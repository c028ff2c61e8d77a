"""Rounds: dealing, counting points, places, and when the match is over (F1, F2, F8 to F10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from games.engine import table as tables
from games.engine.core import Accepted, Json, News, Seat
from games.engine.table import Table
from games.engine.tiles import Tiles, draw, replace_at
from games.engine.variants.formula.cards import JOKER, Card, Face
from games.engine.variants.formula.formula import Formula
from games.engine.variants.formula.options import Options
from games.engine.variants.formula.state import State

FIRST_OUT = 10
JOKER_HELD = 25


def deal(
    options: Options, table: Table, dealer: Seat, rounds: tuple[tuple[int, ...], ...], dice: Random
) -> State:
    """A new round: all cards mixed, hands dealt, two digits turned up."""
    hands: tuple[Tiles[Card], ...] = ((),) * len(table.scores)
    pile = options.deck
    for seat in tables.present(table):
        hand, pile = draw(pile, options.hand + _extra(options, rounds, seat), dice)
        hands = replace_at(hands, seat, tuple(sorted(hand)))
    formula, pile, under = _turn_up(pile, dice)
    begun = tables.begin_turn(table, tables.next_seat(replace(table, turn=dealer)))
    return State(options, begun, formula, hands, pile, under, (), dealer, (), rounds)


def _extra(options: Options, rounds: tuple[tuple[int, ...], ...], seat: Seat) -> int:
    """F10: one card more for the winner of the round before, and only of that one."""
    return int(options.extra_card and bool(rounds) and rounds[-1][seat] == 1)


def _turn_up(pile: Tiles[Card], dice: Random) -> tuple[Formula, Tiles[Card], Tiles[Card]]:
    """F2: two digits; jokers that come up go under the pile."""
    turned: list[Face] = []
    under: Tiles[Card] = ()
    while len(turned) < 2:
        (card,), pile = draw(pile, 1, dice)
        if card == JOKER:
            under = (*under, card)
        else:
            turned.append(Face(int(card)))
    return Formula((turned[0],), (turned[1],)), pile, under


def account(state: State) -> Accepted[State]:
    """F10: with points, the first out gets 10 and everybody loses the cards they hold."""
    if not state.options.points:
        return Accepted(state)
    changes = [-held_value(hand) for hand in state.hands]
    for seat in state.out:
        changes[seat] += FIRST_OUT
    table = state.table
    for seat, points in enumerate(changes):
        table = tables.add_points(table, seat, points)
    return Accepted(replace(state, table=table), (News("counted", None, {"changes": [*changes]}),))


def held_value(hand: Sequence[Card]) -> int:
    return sum(JOKER_HELD if card == JOKER else int(card) for card in hand)


def end_round(state: State, reason: str, dice: Random) -> Accepted[State]:
    counted = Accepted(state) if state.out else account(state)
    places = round_places(counted.state)
    over = _won(replace(counted.state, rounds=(*state.rounds, places)), places)
    facts: dict[str, Json] = {"round": len(over.rounds), "reason": reason, "places": [*places]}
    news = (*counted.news, News("round_over", None, facts))
    ending = _match_ending(over, reason)
    if ending is not None:
        ended = replace(over, table=tables.end(over.table, ending))
        return Accepted(ended, (*news, News("game_over", None, {"reason": ending})))
    dealt = next_round(over, dice)
    return Accepted(dealt, (*news, *_dealt_news(dealt)))


def round_places(state: State) -> tuple[int, ...]:
    """In the order of going out, then by the fewest cards (F8); who left comes last."""
    ranks = [_rank(state, seat) for seat in range(len(state.hands))]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _rank(state: State, seat: Seat) -> tuple[int, int]:
    if seat in state.table.gone:
        return 2, 0
    return (0, state.out.index(seat)) if seat in state.out else (1, len(state.hands[seat]))


def _won(state: State, places: tuple[int, ...]) -> State:
    """Without points the score is the number of rounds won."""
    if state.options.points:
        return state
    table = state.table
    for seat in tables.present(table):
        table = tables.add_points(table, seat, int(places[seat] == 1))
    return replace(state, table=table)


def _match_ending(state: State, reason: str) -> str | None:
    """F10: with points the match goes on until somebody has reached the target."""
    options = state.options
    if options.points and max(state.table.scores) >= options.target:
        return "target"
    if len(state.rounds) < options.rounds:
        return None
    return reason if options.rounds == 1 else "rounds"


def next_round(state: State, dice: Random) -> State:
    """F2: the deal moves on."""
    dealer = tables.next_seat(replace(state.table, turn=state.dealer))
    return deal(state.options, tables.forget_passes(state.table), dealer, state.rounds, dice)


def _dealt_news(state: State) -> tuple[News, ...]:
    turned = [str(number[0]) for number in (state.formula.first, state.formula.second)]
    public: dict[str, Json] = {"round": len(state.rounds) + 1, "dealer": state.dealer, "turned": [*turned]}
    hands = (
        News("dealt", seat, {"hand": [*state.hands[seat]]}, to=seat) for seat in tables.present(state.table)
    )
    return News("dealt", None, public), *hands


def match_places(state: State) -> tuple[int, ...]:
    """By points; without them by rounds won, then by the places in all rounds (G6: equal ones share)."""
    if state.options.points:
        return tables.places(state.table)
    ranks = [_match_rank(state, seat) for seat in range(len(state.hands))]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _match_rank(state: State, seat: Seat) -> tuple[bool, int, int]:
    places = sum(places[seat] for places in state.rounds)
    return seat in state.table.gone, -state.table.scores[seat], places
