"""Counting: from the attempts, which never change, to the tallies, which follow them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import transaction
from django.db.models import QuerySet

from curriculum.counts import Count, Key, count
from curriculum.models import Tally, Watermark
from games.models import Attempt

CHUNK = 2000
"""Attempts counted in one transaction: memory stays bounded however long nobody counted."""


@dataclass(frozen=True)
class Difference:
    """A row that is not what the attempts say; None where there is no such row."""

    key: Key
    stored: Count | None
    counted: Count | None


def compile_student(student_id: int) -> int:
    """Counts what is new and returns how many attempts that was.

    Safe to run twice, late, out of order, at the same time as another, and to be killed:
    each transaction counts some attempts and moves the watermark past them, or does neither.
    """
    total = 0
    while counted := _compile_chunk(student_id):
        total += counted
        if counted < CHUNK:
            break
    return total


@transaction.atomic
def rebuild_student(student_id: int) -> int:
    """Throws the student's tallies away and counts all again; nobody sees the time between."""
    watermark = _locked_watermark(student_id)
    Tally.objects.filter(student_id=student_id).delete()
    watermark.last_attempt_id = 0
    watermark.save()
    return compile_student(student_id)


@transaction.atomic
def differences(student_id: int) -> list[Difference]:
    """Where the student's tallies are not what the attempts up to the watermark add up to."""
    watermark = Watermark.objects.select_for_update().filter(student_id=student_id).first()
    last_attempt_id = watermark.last_attempt_id if watermark else 0
    attempts = Attempt.objects.filter(student_id=student_id, id__lte=last_attempt_id)
    counted = count(attempts.iterator(CHUNK))
    stored = {tally.key: tally.count for tally in Tally.objects.filter(student_id=student_id)}
    return [
        Difference(key, stored.get(key), counted.get(key))
        for key in sorted(stored.keys() | counted.keys())
        if stored.get(key) != counted.get(key)
    ]


@transaction.atomic
def _compile_chunk(student_id: int) -> int:
    watermark = _locked_watermark(student_id)
    # The door commits the attempts of a student in the order of their ids: none below the
    # watermark can appear later.
    attempts = list(_new_attempts(watermark)[:CHUNK])
    if attempts:
        _add(student_id, count(attempts))
        watermark.last_attempt_id = attempts[-1].pk
        watermark.save()
    return len(attempts)


def _locked_watermark(student_id: int) -> Watermark:
    Watermark.objects.bulk_create([Watermark(student_id=student_id)], ignore_conflicts=True)
    return Watermark.objects.select_for_update().get(student_id=student_id)


def _new_attempts(watermark: Watermark) -> QuerySet[Attempt]:
    of_student = Attempt.objects.filter(student_id=watermark.student_id)
    return of_student.filter(id__gt=watermark.last_attempt_id).order_by("id")


def _add(student_id: int, counts: Mapping[Key, Count]) -> None:
    # Read and written back without a race: the lock on the watermark is held.
    rows = Tally.objects.filter(student_id=student_id, day__in={key.day for key in counts})
    before = {tally.key: tally.count for tally in rows}
    Tally.objects.bulk_create(
        [Tally.of(student_id, key, before.get(key, Count()) + more) for key, more in counts.items()],
        update_conflicts=True,
        unique_fields=["student", "day", "operation", "source"],
        update_fields=["right", "wrong", "overlooked", "hinted", "left_out", "times"],
    )
