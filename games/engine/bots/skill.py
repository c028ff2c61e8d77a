"""What a bot can do, as data, and the chances that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from games.engine.core import Mode
from games.engine.mistakes import ErrorKind
from games.engine.tiles import below


@dataclass(frozen=True, slots=True)
class Skill:
    """How somebody plays.

    ``reach`` and ``checks`` are difficulties: a sum that hard is found in the
    own moves, or seen to be false in a rival's, every second time. ``looks`` is
    how many moves are considered at all. ``greed`` and ``daring`` are percent:
    to take the best move found instead of any, and to draw an extra tile.
    ``slips`` is how many claims of a thousand go wrong, in the modes of
    ``slips_in``; ``mistakes`` are the kinds that such a player tends to make.
    ``pace`` is the thinking time in percent of a steady grown-up's.
    """

    reach: int
    checks: int
    looks: int
    greed: int
    daring: int
    pace: int
    slips: int
    slips_in: frozenset[Mode] = frozenset({Mode.CHALLENGE})
    mistakes: tuple[ErrorKind, ...] = ()


def manages(dice: Random, ability: int, difficulty: int) -> bool:
    """Every second time when both are equal, nearly always or hardly ever when they are far apart."""
    strong, hard = ability * ability, difficulty * difficulty
    return below(dice, strong + hard + 1) <= strong


def happens(dice: Random, percent: int) -> bool:
    return below(dice, 100) < percent


def thinking_ms(dice: Random, skill: Skill, base: int, difficulty: int) -> int:
    """A time that grows with the difficulty, and is never twice the same."""
    steady = base + 45 * difficulty
    return (steady + below(dice, steady)) * skill.pace // 100
