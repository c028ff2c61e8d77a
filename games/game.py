"""A match brought to life: its row, the rules it is played by, and its position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings

from games.engine.core import HouseMove
from games.engine.registry import AnyVariant, variant
from games.models import Match, Move, Seat


class OldRules(LookupError):
    """The match was begun with rules that this version of the site no longer has."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the house must do, and when, if nobody moves first."""

    move: HouseMove
    at: datetime


@dataclass(slots=True)
class Game:
    match: Match
    seats: tuple[Seat, ...]
    rules: AnyVariant
    state: Any

    @classmethod
    def of(cls, match: Match) -> Game:
        rules = rules_of(match)
        return cls(match, tuple(match.seats.all()), rules, rules.load_state(match.snapshot))

    @property
    def to_move(self) -> list[int]:
        return sorted(self.rules.to_move(self.state))

    @property
    def bots_to_move(self) -> list[Seat]:
        return [self.seats[index] for index in self.to_move if self.seats[index].bot]

    @property
    def student_ids(self) -> list[int]:
        return [seat.student_id for seat in self.seats if seat.student_id]

    def dues(self) -> list[Due]:
        """Soonest first."""
        deadlines = self.rules.deadlines(self.state)
        dues = [
            Due(d.move, self._time_of(d.since_ply) + timedelta(milliseconds=d.after_ms)) for d in deadlines
        ]
        return sorted(dues, key=lambda due: due.at)

    def _time_of(self, ply: int) -> datetime:
        if ply == 0:
            return self.match.opened_at
        if ply == self.match.version:
            return self.match.moved_at
        return Move.objects.values_list("played_at", flat=True).get(match=self.match, ply=ply)


def rules_of(match: Match) -> AnyVariant:
    rules = variant(match.variant)
    if rules.version != match.variant_version:
        raise OldRules(f"{match.variant} {match.variant_version}")
    return rules


def due_at(game: Game, dues: Sequence[Due]) -> datetime | None:
    """When a bot or the house has something to do."""
    times = [due.at for due in dues]
    if game.bots_to_move:
        times.append(game.match.moved_at + bot_pause())
    return min(times, default=None)


def bot_pause() -> timedelta:
    """A bot that answers at once is no company: the pause in which a child sees its own move."""
    return timedelta(milliseconds=settings.BOT_PAUSE_MS)
