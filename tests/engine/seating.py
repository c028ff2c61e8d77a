"""A table at which tests play any game: positions as text, moves as people note them."""

from __future__ import annotations

from textwrap import dedent
from typing import Generic, TypeVar

from games.engine.core import Accepted, Actor, News, Options, Position, Refused, Variant

S = TypeVar("S", bound=Position)
M = TypeVar("M")
O = TypeVar("O", bound=Options)  # noqa: E741


class Seating(Generic[S, M, O]):
    def __init__(self, game: Variant[S, M, O]) -> None:
        self.game = game

    def position(self, text: str) -> S:
        return self.game.parse_position(dedent(text).strip())

    def rule(self, state: S, line: str) -> Accepted[S] | Refused:
        """The ruling on a line such as ``"0: pass"`` or ``"house: close"``."""
        who, _, move = line.partition(": ")
        actor: Actor = None if who == "house" else int(who)
        return self.game.play(state, actor, self.game.parse_move(state, move))

    def accepted(self, state: S, line: str) -> Accepted[S]:
        ruling = self.rule(state, line)
        assert isinstance(ruling, Accepted), f"{line}: {ruling}\n{self.game.format_position(state)}"
        return ruling

    def refused(self, state: S, line: str) -> Refused:
        ruling = self.rule(state, line)
        assert isinstance(ruling, Refused), f"{line} was accepted\n{self.game.format_position(state)}"
        return ruling

    def play(self, state: S, *lines: str) -> S:
        for line in lines:
            state = self.accepted(state, line).state
        return state

    def lines(self, state: S, *keys: str) -> list[str]:
        """The lines of the position's text that begin with one of these words."""
        return [line for line in self.game.format_position(state).splitlines() if line.split()[0] in keys]

    def moves(self, state: S, seat: int) -> list[str]:
        """The legal moves of a seat as text."""
        return [self.game.format_move(state, move) for move in self.game.legal_moves(state, seat)]


def news(ruling: Accepted[S], code: str) -> News:
    """The public news of this kind; there must be just one."""
    (found,) = (item for item in ruling.news if item.code == code and item.to is None)
    return found


def codes(ruling: Accepted[S]) -> list[str]:
    return [item.code for item in ruling.news if item.to is None]
