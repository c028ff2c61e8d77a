"""Tallies of many days added up by the database: a school year of a class is thousands of rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import TypeAlias

from django.db import connection
from django.db.models import Max, Sum

from curriculum.counts import Count
from curriculum.models import Tally

Place: TypeAlias = tuple[int, str, str]
"""Student, source and operation."""

SUMMED = ("right", "wrong", "overlooked", "hinted", "left_out")

TIMES = """
    SELECT student_id, source, operation, bucket::int, sum(answers::int)
    FROM curriculum_tally CROSS JOIN LATERAL jsonb_each_text(times) AS entry (bucket, answers)
    WHERE student_id = ANY(%s)
    GROUP BY student_id, source, operation, bucket
"""


@dataclass(frozen=True)
class Sums:
    counts: defaultdict[Place, Count]
    last_played: dict[int, date]


def sums_of(student_ids: Sequence[int]) -> Sums:
    sums = Sums(defaultdict(Count), {})
    _add_counts(sums, student_ids)
    _add_times(sums, student_ids)
    return sums


def _add_counts(sums: Sums, student_ids: Sequence[int]) -> None:
    rows = Tally.objects.filter(student_id__in=student_ids).values_list("student_id", "source", "operation")
    totals = [Sum(name) for name in SUMMED]
    for student_id, source, operation, day, *numbers in rows.annotate(Max("day"), *totals):
        sums.counts[student_id, source, operation] = Count(**dict(zip(SUMMED, numbers, strict=True)))
        sums.last_played[student_id] = max(day, sums.last_played.get(student_id, day))


def _add_times(sums: Sums, student_ids: Sequence[int]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(TIMES, [list(student_ids)])
        for student_id, source, operation, bucket, answers in cursor:
            sums.counts[student_id, source, operation].times[bucket] = answers
