"""What the pages, and later the sheets, read of the statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any

from django.contrib.auth import get_user_model
from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from curriculum.counts import MIXED, OPERATIONS, Count
from curriculum.models import Tally
from curriculum.sums import Sums, sums_of
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


def class_table(students: Iterable[AbstractBaseUser]) -> ClassTable:
    """The child who needs help comes first; where there is too little evidence, by name."""
    students = list(students)
    sums = sums_of([student.pk for student in students])
    operations = tuple(name for name in OPERATIONS if name != MIXED or _is_mixed_played(sums))
    rows = (_row(student, operations, sums) for student in students)
    return ClassTable(operations, tuple(sorted(rows, key=lambda row: row.in_order_of_need)))


def student_operations(student: AbstractBaseUser) -> StudentOperations:
    attempts = Attempt.objects.filter(student_id=student.pk).select_related("match").order_by("-id")
    return StudentOperations(class_table([student]).rows[0], list(attempts[:LAST_ATTEMPTS]))


def students_behind() -> QuerySet[Any, int]:
    """Ids of those with attempts that nobody has counted yet: one look in an index for each student.

    The newest attempt is asked for, rather than whether a newer one exists: the planner would
    answer that by reading every attempt there is.
    """
    newest = Attempt.objects.filter(student_id=OuterRef("pk")).order_by("-id").values("id")[:1]
    people = get_user_model().objects.annotate(newest=Subquery(newest))
    behind = people.filter(newest__gt=Coalesce("watermark__last_attempt_id", 0))
    return behind.order_by("pk").values_list("pk", flat=True)


def students_with_statistics() -> QuerySet[Any, int]:
    """Ids of all who have facts or summaries."""
    attempts = Attempt.objects.filter(student_id=OuterRef("pk"))
    tallies = Tally.objects.filter(student_id=OuterRef("pk"))
    known = Q(Exists(attempts)) | Q(Exists(tallies)) | Q(watermark__isnull=False)
    return get_user_model().objects.filter(known).order_by("pk").values_list("pk", flat=True)


def _row(student: AbstractBaseUser, operations: Sequence[str], sums: Sums) -> Row:
    cells = tuple(Cell(name, sums.counts[student.pk, Source.PLAY, name]) for name in operations)
    checks = (sums.counts[student.pk, Source.CHECK, name] for name in OPERATIONS)
    return Row(
        student=student,
        cells=cells,
        total=reduce(add, (cell.count for cell in cells), Count()),
        checks=reduce(add, checks, Count()),
        last_played=sums.last_played.get(student.pk),
    )


def _is_mixed_played(sums: Sums) -> bool:
    return any((source, operation) == (Source.PLAY, MIXED) for _, source, operation in sums.counts)
