"""Facts to count: students, a match, and attempts put there without playing.

What reaches the statistics by real play is in `test_live.py`.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from classroom.models import Classroom, Role, User
from games.engine.core import AttemptKind
from games.models import Attempt, Match
from games.models.attempt import Source

MONDAY = datetime(2026, 11, 16, 9, 30, tzinfo=UTC)


def new_student(name: str, **details: Any) -> User:
    classroom = Classroom.objects.get_or_create(name="CE2")[0]
    return User.objects.create(role=Role.STUDENT, name=name, classroom=classroom, **details)


def new_match() -> Match:
    return Match.objects.create(
        variant="mathable", variant_version=1, level=3, options={}, seed="1", snapshot={}, to_move=[]
    )


def fact(student: User, match: Match, **details: Any) -> Attempt:
    """A right answer, 3 × 4 = 12 in two seconds, except for what is said otherwise."""
    row: dict[str, Any] = {
        "ply": 1,
        "seat": 0,
        "variant": match.variant,
        "level": match.level,
        "kind": AttemptKind.CLAIM,
        "expression": "3 × 4",
        "operation": "×",
        "operands": [3, 4],
        "claimed": 12,
        "value": 12,
        "correct": True,
        "answer_ms": 2000,
        "happened_at": MONDAY,
    }
    row |= details
    source = Source.PLAY if row["kind"] == AttemptKind.CLAIM else Source.CHECK
    return Attempt(match=match, student=student, source=source, **row)


def record(student: User, *attempts: dict[str, Any], times: int = 1) -> None:
    match = new_match()
    Attempt.objects.bulk_create(fact(student, match, **details) for details in attempts * times)
