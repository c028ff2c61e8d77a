"""Slips: false claims that a child might make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from games.engine.arithmetic import parse, two_numbers
from games.engine.bots.difficulty import difficulty
from games.engine.bots.skill import Skill, manages
from games.engine.core import Attempt, Seat
from games.engine.mistakes import ErrorKind, error_kinds
from games.engine.registry import AnyVariant
from games.engine.tiles import below
from games.engine.variants.equable.slips import near_misses as equable
from games.engine.variants.formula.slips import near_misses as formula
from games.engine.variants.mathable.slips import near_misses as mathable
from games.engine.variants.rigolade.slips import near_misses as rigolade

LOOKS = 80

NearMisses: TypeAlias = Callable[[Any, Seat], Iterator[Any]]

_NEAR_MISSES: Mapping[str, NearMisses] = {
    "mathable": mathable,
    "equable": equable,
    "rigolade": rigolade,
    "formula": formula,
}


def slip(variant: AnyVariant, state: Any, seat: Seat, skill: Skill, dice: Random) -> Any | None:
    """A false move made of a plausible mistake, likelier of a hard sum; ``None`` if none comes to mind."""
    false = [*_NEAR_MISSES[variant.slug](state, seat)]
    for move in islice(shuffled(dice, false), LOOKS):
        attempts = variant.play(state, seat, move).attempts
        if _plausible(skill, attempts) and not manages(dice, skill.reach, difficulty(attempts)):
            return move
    return None


def shuffled(dice: Random, things: list[Any]) -> Iterator[Any]:
    """The things in a random order, drawn as far as they are wanted."""
    left = list(things)
    while left:
        index = below(dice, len(left))
        left[index], left[-1] = left[-1], left[index]
        yield left.pop()


def _plausible(skill: Skill, attempts: tuple[Attempt, ...]) -> bool:
    """Whether each false sum has a known kind of mistake, one of the player's own if it has some."""
    likely = set(skill.mistakes or ErrorKind) - {ErrorKind.OTHER}
    return all(attempt.correct or likely & set(_kinds(attempt)) for attempt in attempts)


def _kinds(attempt: Attempt) -> tuple[ErrorKind, ...]:
    parts = two_numbers(parse(attempt.expression))
    return error_kinds(*parts, attempt.claimed) if parts else ()
