"""What became of a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.broadcast import Change
from games.engine.core import Facts


@dataclass(frozen=True, slots=True)
class Played:
    """The move counts. No `change`: it had been played before, under the same name."""

    version: int
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """The move does not count. `change` is what the clock did before it came, if anything."""

    version: int
    code: str
    rule: str
    facts: Facts
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class Stale:
    """The match has moved on since the mover last saw it; nothing was played."""

    version: int


Outcome: TypeAlias = Played | TurnedDown | Stale
