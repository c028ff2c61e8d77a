"""A position of Formula."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from games.engine.core import Accepted, News, Refused, Seat
from games.engine.table import Table, advance
from games.engine.tiles import Tiles, add, draw, replace_at
from games.engine.variants.formula.cards import Card
from games.engine.variants.formula.formula import Formula
from games.engine.variants.formula.options import Options


@dataclass(frozen=True, slots=True)
class Step:
    """The formula just laid, and what is needed to take it back."""

    before: Formula
    cards: Tiles[Card]
    hidden: Tiles[Card]
    points: int
    doubted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match.

    ``under`` are cards at the bottom of the pile, drawn after all others (F2).
    ``out`` are those who have no card left, in the order they went out, and
    ``rounds`` holds the places of the rounds that are over. ``scores`` of the
    table are points, or rounds won where the table plays without points.
    """

    options: Options
    table: Table
    formula: Formula
    hands: tuple[Tiles[Card], ...]
    pile: Tiles[Card]
    under: Tiles[Card]
    covered: Tiles[Card]
    dealer: Seat
    out: tuple[Seat, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()
    step: Step | None = None

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def hand(self) -> Tiles[Card]:
        """The hand of the seat on turn."""
        return self.hands[self.table.turn]

    @property
    def can_draw(self) -> bool:
        return bool(self.pile or self.under or self.covered)


Ruling: TypeAlias = Accepted[State] | Refused


def numbered(state: State) -> State:
    """The position as the move that is about to be ruled on finds it: see :mod:`games.engine.table`."""
    return replace(state, table=advance(state.table))


def in_play(state: State) -> Table:
    """The table as those see it who still hold cards: who is out neither plays nor checks any more (F10)."""
    return replace(state.table, gone=tuple(sorted({*state.table.gone, *state.out})))


def with_hand(state: State, seat: Seat, hand: Tiles[Card]) -> State:
    return replace(state, hands=replace_at(state.hands, seat, hand))


def take_card(state: State, seat: Seat, dice: Random) -> Accepted[State]:
    """F3, F8: one card from the pile, which is made anew of the covered cards when it is empty."""
    recycled = _recycled(state)
    drawn, pile, under = _drawn(recycled.state, dice)
    if not drawn:
        return recycled
    taken = with_hand(replace(recycled.state, pile=pile, under=under), seat, add(state.hands[seat], drawn))
    news = (News("drew", seat, {"count": 1}), News("drew", seat, {"card": drawn[0]}, to=seat))
    return Accepted(taken, recycled.news + news)


def _drawn(state: State, dice: Random) -> tuple[Tiles[Card], Tiles[Card], Tiles[Card]]:
    """One card, and what is then left of the pile and under it."""
    if state.pile:
        drawn, left = draw(state.pile, 1, dice)
        return drawn, left, state.under
    drawn, left = draw(state.under, 1, dice)
    return drawn, (), left


def _recycled(state: State) -> Accepted[State]:
    if state.pile or state.under or not state.covered:
        return Accepted(state)
    news = News("recycled", None, {"count": len(state.covered)})
    return Accepted(replace(state, pile=state.covered, covered=()), (news,))
