"""From a move at a table to the teacher's figures, through a real broker and a real worker."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.db import transaction
from redis import Redis

from classroom.models import User
from classroom.processes import Service
from curriculum import listeners, services, tasks, wording
from curriculum.models import Tally, Watermark
from curriculum.selectors import class_table, student_operations
from games.models import Attempt
from games.services import Played, TurnedDown
from games.signals import attempts_recorded
from tests.curriculum.facts import record
from tests.games.tables import COACHED, false_move, open_table, play, true_move
from tests.running import RedisServer, wait_until

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _nothing_pending() -> Iterator[None]:
    listeners._collecting_until.clear()
    with Redis.from_url(settings.REDIS_URL) as redis:
        redis.delete("stats")
    yield
    listeners._collecting_until.clear()


def jobs_waiting() -> int:
    with Redis.from_url(settings.REDIS_URL) as redis:
        return int(redis.llen("stats"))


def tell(*students: User) -> None:
    attempts_recorded.send(Attempt, student_ids=frozenset(student.pk for student in students))


def say_a_true_sum(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    assert isinstance(play(match, true_move(match)), Played)


def test_a_real_move_is_counted_by_a_real_worker(worker: Service, bob: User, carol: User) -> None:
    say_a_true_sum(bob, carol)
    wait_until(Tally.objects.exists, seconds=listeners.COLLECT_SECONDS + 10)
    assert sum(row.total.right for row in class_table([bob, carol]).rows) == Attempt.objects.count() > 0


def test_a_false_sum_said_at_a_table_is_counted_and_has_an_explanation(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options=COACHED)
    assert isinstance(play(match, false_move(match)), TurnedDown)
    services.compile_student(bob.pk)
    bobs = student_operations(bob)
    assert (bobs.row.total.right, bobs.row.total.wrong) == (0, 1)
    assert wording.outcome(bobs.attempts[0])[0] in wording.ERROR_KINDS.values()


def test_a_flood_of_moves_sends_one_job_for_each_student(bob: User, carol: User) -> None:
    for _ in range(50):
        tell(bob)
        tell(bob, carol)
    assert jobs_waiting() == 2


def test_a_job_is_sent_again_once_the_first_may_have_begun(
    bob: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "COLLECT_SECONDS", 0.2)
    tell(bob)
    time.sleep(0.2)
    tell(bob)
    assert jobs_waiting() == 2


def test_a_move_is_saved_while_redis_is_down_and_the_next_one_sends_the_job(
    bob: User, carol: User, redis_server: RedisServer
) -> None:
    redis_server.stop()
    say_a_true_sum(bob, carol)
    assert Attempt.objects.exists()
    redis_server.start()
    tell(bob, carol)
    assert jobs_waiting() == 2


def test_the_sweep_makes_good_what_was_lost(worker: Service, bob: User, carol: User) -> None:
    record(bob, {})
    tasks.sweep.delay()
    wait_until(lambda: Watermark.objects.filter(student=bob).exists())
    wait_until(lambda: Tally.objects.filter(student=bob, right=1).exists())
    assert not Watermark.objects.filter(student=carol).exists()


def test_the_nightly_check_repairs_rows_that_differ(worker: Service, bob: User) -> None:
    record(bob, {})
    services.compile_student(bob.pk)
    Tally.objects.update(right=7)
    tasks.check_yesterday.delay()
    wait_until(lambda: Tally.objects.get(student=bob).right == 1)


def test_a_move_that_is_rolled_back_sends_nothing(bob: User, carol: User) -> None:
    with transaction.atomic():
        say_a_true_sum(bob, carol)
        transaction.set_rollback(True)
    assert jobs_waiting() == 0
