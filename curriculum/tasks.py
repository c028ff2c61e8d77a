"""Jobs of the queue `stats`. All are safe to run twice, late, out of order or at the same time."""

from __future__ import annotations

from datetime import timedelta

import structlog
from celery import shared_task
from django.utils import timezone

from curriculum import selectors, services
from curriculum.models import Watermark

log = structlog.get_logger(__name__)

SWEEP_AT_ONCE = 500


@shared_task
def compile_student(student_id: int) -> None:
    if counted := services.compile_student(student_id):
        log.info("statistics_compiled", student_id=student_id, attempts=counted)


@shared_task
def sweep() -> None:
    """Makes good what was lost with a broker or a worker: sends a job for everybody behind."""
    for student_id in selectors.students_behind()[:SWEEP_AT_ONCE]:
        compile_student.delay(student_id)


@shared_task
def check_yesterday() -> None:
    """Has the rows of all who were counted since the night before compared with the facts."""
    recent = Watermark.objects.filter(compiled_at__gte=timezone.now() - timedelta(days=1))
    for student_id in recent.values_list("student_id", flat=True):
        check_student.delay(student_id)


@shared_task
def check_student(student_id: int) -> None:
    """The attempts are right by definition: rows that differ are reported, then made again."""
    services.compile_student(student_id)
    if found := services.differences(student_id):
        log.error("statistics_differ", student_id=student_id, rows=[str(one.key) for one in found])
        services.rebuild_student(student_id)
