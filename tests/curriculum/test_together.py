"""Several workers count for the same student, while the student plays on."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import pytest
from django.db import connection, transaction

from curriculum import services
from curriculum.models import Tally, Watermark
from games.models import Attempt
from tests.curriculum.facts import new_student, record

T = TypeVar("T")

pytestmark = pytest.mark.django_db(transaction=True)


def alone(job: Callable[[], T]) -> T:
    """Runs a job in a thread, whose connection nobody else would close."""
    try:
        return job()
    finally:
        connection.close()


def at_once(*jobs: Callable[[], T]) -> list[T]:
    start = Barrier(len(jobs))

    def run(job: Callable[[], T]) -> T:
        start.wait(10)
        return alone(job)

    with ThreadPoolExecutor(len(jobs)) as pool:
        return list(pool.map(run, jobs))


def test_two_jobs_at_once_count_every_attempt_once() -> None:
    bob = new_student("Bob")
    record(bob, {}, {"correct": False}, times=50)
    counted = at_once(*[lambda: services.compile_student(bob.pk)] * 4)
    assert sorted(counted) == [0, 0, 0, 100]
    assert Tally.objects.values_list("right", "wrong").get() == (50, 50)


def test_a_second_job_waits_for_the_first_and_finds_nothing_left() -> None:
    bob = new_student("Bob")
    record(bob, {})
    services.compile_student(bob.pk)
    record(bob, {}, times=10)
    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            Watermark.objects.select_for_update().get()
            second = pool.submit(alone, lambda: services.compile_student(bob.pk))
            with pytest.raises(TimeoutError):
                second.result(timeout=0.3)
            services.compile_student(bob.pk)
        assert second.result(timeout=10) == 0
    assert Tally.objects.get().right == 11


def test_jobs_in_pieces_beside_a_rebuild_and_new_moves_end_with_every_attempt_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(services, "CHUNK", 7)
    bob = new_student("Bob")
    record(bob, {}, times=40)
    at_once(
        lambda: services.compile_student(bob.pk),
        lambda: services.rebuild_student(bob.pk),
        lambda: record(bob, {}, times=40),
        lambda: services.compile_student(bob.pk),
    )
    services.compile_student(bob.pk)
    assert Tally.objects.get().right == 80
    assert services.differences(bob.pk) == []


def test_nobody_sees_a_rebuild_half_done() -> None:
    bob = new_student("Bob")
    record(bob, {}, times=10)
    services.compile_student(bob.pk)
    with transaction.atomic():
        services.rebuild_student(bob.pk)
        [seen] = at_once(lambda: Tally.objects.get().right)
    assert seen == 10


def test_an_attempt_that_is_not_committed_yet_is_counted_later() -> None:
    bob = new_student("Bob")
    record(bob, {})
    with transaction.atomic():
        record(bob, {})
        at_once(lambda: services.compile_student(bob.pk))
        first, second = Attempt.objects.order_by("id").values_list("id", flat=True)
        assert Watermark.objects.get().last_attempt_id == first
    services.compile_student(bob.pk)
    assert Watermark.objects.get().last_attempt_id == second
    assert Tally.objects.get().right == 2
