"""What a number of attempts add up to, and how attempts are sorted into rows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from django.utils import timezone

from curriculum import histogram
from curriculum.histogram import Histogram
from games.engine.core import AttemptKind
from games.models import Attempt

MIXED = "mixed"
"""The operation of an expression of more than two numbers."""

OPERATIONS = ("+", "-", "×", "÷", MIXED)

ENOUGH = 10
"""With fewer answers any figure is too little evidence, and the pages say so."""


class Standing(StrEnum):
    SURE = "sure"
    COMING = "coming"
    NEEDS_HELP = "needs_help"
    TOO_LITTLE = "too_little"
    NOTHING = "nothing"


SURE_PERCENT = 90
COMING_PERCENT = 75
"""Where practice works best: a child who is right three times out of four is learning."""


class Key(NamedTuple):
    """Which row of a student an attempt belongs to."""

    day: date
    operation: str
    source: str


@dataclass(slots=True)
class Count:
    """Sums over any number of attempts; adding two gives the sums over both.

    Answers given with a hint are `hinted` and nothing else. `overlooked` are those of the
    `wrong` where a rival's false claim was left standing. `times` are of right answers, and
    `left_out` counts the right answers whose time says nothing.
    """

    right: int = 0
    wrong: int = 0
    overlooked: int = 0
    hinted: int = 0
    left_out: int = 0
    times: Histogram = field(default_factory=Counter)

    def __add__(self, other: Count) -> Count:
        return Count(
            right=self.right + other.right,
            wrong=self.wrong + other.wrong,
            overlooked=self.overlooked + other.overlooked,
            hinted=self.hinted + other.hinted,
            left_out=self.left_out + other.left_out,
            times=histogram.merge((self.times, other.times)),
        )

    def take(self, attempt: Attempt) -> None:
        if attempt.hints_used:
            self.hinted += 1
        elif attempt.correct:
            self.right += 1
            self._take_time(attempt.answer_ms)
        else:
            self.wrong += 1
            self.overlooked += attempt.kind == AttemptKind.OVERSIGHT

    def _take_time(self, answer_ms: int | None) -> None:
        if answer_ms is None:
            return
        if histogram.is_measurable(answer_ms):
            self.times[histogram.bucket_of(answer_ms)] += 1
        else:
            self.left_out += 1

    @property
    def answers(self) -> int:
        return self.right + self.wrong

    @property
    def lost(self) -> int:
        """Of checks: challenges of a claim that was true."""
        return self.wrong - self.overlooked

    @property
    def percent(self) -> int | None:
        """The share of right answers; 0 and 100 are kept for none and all."""
        if self.answers < ENOUGH:
            return None
        rounded = (200 * self.right + self.answers) // (2 * self.answers)
        return min(max(rounded, self.right > 0), 100 - (self.wrong > 0))

    @property
    def standing(self) -> Standing:
        if self.percent is None:
            return Standing.TOO_LITTLE if self.answers else Standing.NOTHING
        if self.percent >= SURE_PERCENT:
            return Standing.SURE
        return Standing.COMING if self.percent >= COMING_PERCENT else Standing.NEEDS_HELP

    @property
    def median_ms(self) -> int | None:
        return self._quartile(histogram.MEDIAN)

    @property
    def lower_ms(self) -> int | None:
        return self._quartile(histogram.LOWER)

    @property
    def upper_ms(self) -> int | None:
        return self._quartile(histogram.UPPER)

    def _quartile(self, which: int) -> int | None:
        return histogram.quartile(self.times, which) if self.times.total() >= ENOUGH else None


def key_of(attempt: Attempt) -> Key:
    """The day is the school's, not Greenwich's."""
    day = timezone.localdate(attempt.happened_at)
    return Key(day, attempt.operation or MIXED, attempt.source)


def count(attempts: Iterable[Attempt]) -> dict[Key, Count]:
    counts: defaultdict[Key, Count] = defaultdict(Count)
    for attempt in attempts:
        counts[key_of(attempt)].take(attempt)
    return dict(counts)
