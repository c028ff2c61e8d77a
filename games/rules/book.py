"""What the rules page of one game is made of, apart from its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.engine.core import Accepted, Seat
from games.engine.registry import AnyVariant, variant
from games.notation import Notation
from games.rules.picture import Mark, Picture


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a worked example: the sums that were said, what they scored, what then lay there."""

    said: tuple[str, ...]
    points: int
    picture: Picture


@dataclass(frozen=True, slots=True)
class Turn:
    """``bonus`` is what was scored, and ``loss`` what was lost, apart from the steps."""

    steps: tuple[Step, ...]
    bonus: int = 0
    loss: int = 0

    @property
    def total(self) -> int:
        return sum(step.points for step in self.steps) + self.bonus - self.loss


@dataclass(frozen=True, slots=True)
class Book:
    """``pictures`` go with the words of the game's template; ``tiles`` and ``limits`` word its options."""

    slug: str
    cover: Picture
    pictures: Mapping[str, Picture]
    tiles: Callable[[Any], list[str]]
    limits: Callable[[Any], list[str]]
    board: Picture | None = None
    marks: Mapping[str, Mark] = field(default_factory=dict)
    turns: tuple[Turn, ...] = ()

    @property
    def variant(self) -> AnyVariant:
        return variant(self.slug)


def played(game: AnyVariant, state: Any, seat: Seat, line: str) -> Accepted[Any]:
    """The engine's ruling on a move of an example. An example that it refuses is no example."""
    ruling = game.play(state, seat, game.parse_move(state, line))
    if not isinstance(ruling, Accepted):
        raise ValueError(f"{line}: {ruling}")
    return ruling


def sums_said(ruling: Accepted[Any]) -> tuple[str, ...]:
    write = Notation().write
    return tuple(write(f"{attempt.expression} = {attempt.claimed}") for attempt in ruling.attempts)


def points_of(ruling: Accepted[Any], code: str) -> int:
    """The points in the news of this kind; 0 if there are none."""
    found = (item.facts["points"] for item in ruling.news if item.code == code)
    return sum(points for points in found if isinstance(points, int))
