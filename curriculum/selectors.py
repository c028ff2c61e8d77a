"""What the pages, and later the sheets, read of the statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any

from django.contrib.auth import get_user_model
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.db.models.functions import Coalesce

from curriculum.counts import MIXED, OPERATIONS, Count
from curriculum.models import Tally
from games.models import Attempt
from games.models.attempt import Source

if TYPE_CHECKING:
    from django.contrib.auth.base_user import AbstractBaseUser

LAST_ATTEMPTS = 30


@dataclass(frozen=True)
class Cell:
    operation: str
    count: Count


@dataclass(frozen=True)
class Row:
    """One student: claims in play by operation, all of them together, and checks of others."""

    student: AbstractBaseUser
    cells: tuple[Cell, ...]
    total: Count
    checks: Count
    last_played: date | None

    @property
    def in_order_of_need(self) -> tuple[bool, int, str]:
        percent = self.total.percent
        return (percent is None, percent or 0, str(self.student).casefold())


@dataclass(frozen=True)
class ClassTable:
    operations: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def is_empty(self) -> bool:
        return all(row.last_played is None for row in self.rows)

    @property
    def has_checks(self) -> bool:
        return any(row.checks.answers for row in self.rows)

    @property
    def left_out(self) -> int:
        return sum(row.total.left_out for row in self.rows)

    @property
    def hinted(self) -> int:
        return sum(row.total.hinted for row in self.rows)


@dataclass(frozen=True)
class StudentOperations:
    row: Row
    attempts: Sequence[Attempt]


@dataclass
class _Gathered:
    counts: dict[tuple[str, str], Count] = field(default_factory=lambda: defaultdict(Count))
    last_played: date | None = None

    def take(self, tally: Tally) -> None:
        self.counts[tally.source, tally.operation] += tally.count
        self.last_played = max(tally.day, self.last_played or tally.day)


def class_table(students: Iterable[AbstractBaseUser]) -> ClassTable:
    """The child who needs help comes first; where there is too little evidence, by name."""
    students = list(students)
    gathered = _gather(students)
    operations = tuple(name for name in OPERATIONS if name != MIXED or _is_used(name, gathered.values()))
    rows = (_row(student, operations, gathered[student.pk]) for student in students)
    return ClassTable(operations, tuple(sorted(rows, key=lambda row: row.in_order_of_need)))


def student_operations(student: AbstractBaseUser) -> StudentOperations:
    attempts = Attempt.objects.filter(student_id=student.pk).select_related("match").order_by("-id")
    return StudentOperations(class_table([student]).rows[0], list(attempts[:LAST_ATTEMPTS]))


def students_behind() -> QuerySet[Any, int]:
    """Ids of those with attempts that nobody has counted yet: one look in an index for each."""
    watermark = Coalesce(OuterRef("watermark__last_attempt_id"), 0)
    new = Attempt.objects.filter(student_id=OuterRef("pk"), id__gt=watermark)
    return get_user_model().objects.filter(Exists(new)).order_by("pk").values_list("pk", flat=True)


def students_with_statistics() -> QuerySet[Any, int]:
    """Ids of all who have facts or summaries."""
    attempts = Attempt.objects.filter(student_id=OuterRef("pk"))
    tallies = Tally.objects.filter(student_id=OuterRef("pk"))
    known = Q(Exists(attempts)) | Q(Exists(tallies)) | Q(watermark__isnull=False)
    return get_user_model().objects.filter(known).order_by("pk").values_list("pk", flat=True)


def _gather(students: Sequence[AbstractBaseUser]) -> defaultdict[int, _Gathered]:
    gathered: defaultdict[int, _Gathered] = defaultdict(_Gathered)
    for tally in Tally.objects.filter(student_id__in=[student.pk for student in students]):
        gathered[tally.student_id].take(tally)
    return gathered


def _row(student: AbstractBaseUser, operations: tuple[str, ...], gathered: _Gathered) -> Row:
    cells = tuple(Cell(name, gathered.counts[Source.PLAY, name]) for name in operations)
    return Row(
        student=student,
        cells=cells,
        total=reduce(add, (cell.count for cell in cells), Count()),
        checks=reduce(add, (gathered.counts[Source.CHECK, name] for name in OPERATIONS), Count()),
        last_played=gathered.last_played,
    )


def _is_used(operation: str, gathered: Iterable[_Gathered]) -> bool:
    return any((Source.PLAY, operation) in one.counts for one in gathered)
