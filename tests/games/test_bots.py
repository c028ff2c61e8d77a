"""Bots: through the same door, by a worker, and made good when one was missing."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from celery import current_app
from django.utils import timezone
from redis import Redis

from classroom import processes
from classroom.models import User
from games import tasks
from games.models import Attempt, Match, Move
from games.services import Played, take_turn
from tests.games.tables import friendly_seed, open_table, play
from tests.running import start_worker, wait_until


@pytest.fixture
def match(bob: User) -> Match:
    """Pip begins."""
    return open_table(bob, "pip", seed=friendly_seed(2, beginner=1))


def test_a_bot_moves_and_its_sums_belong_to_no_student(match: Match) -> None:
    assert isinstance(take_turn(match_id=match.pk, version=0), Played)
    assert Move.objects.get().seat == 1
    assert all(attempt.student is None for attempt in Attempt.objects.all())


def test_the_same_turn_taken_twice_is_one_move(match: Match) -> None:
    for _ in range(2):
        take_turn(match_id=match.pk, version=0)
    assert Move.objects.count() == 1


def test_a_turn_of_a_version_that_is_gone_is_not_taken(match: Match) -> None:
    assert take_turn(match_id=match.pk, version=3) is None
    assert not Move.objects.exists()


def test_a_bot_does_not_move_for_a_student(bob: User) -> None:
    match = open_table(bob, "pip")
    assert take_turn(match_id=match.pk, version=0) is None


def test_bots_play_a_match_to_its_end(db: None) -> None:
    match = open_table("pip", "minerva", "rusty", options={"mode": "challenge"})
    for _ in range(2000):
        version = Match.objects.values_list("version", flat=True).get(pk=match.pk)
        if take_turn(match_id=match.pk, version=version) is None:
            break
    match.refresh_from_db()
    assert match.finished_at is not None
    assert match.result is not None
    assert sorted(match.result["places"])[0] == 1


def test_a_worker_makes_the_bots_move(worker: processes.Service, bob: User, transactional_db: None) -> None:
    match = open_table(bob, "pip")
    play(match, {"do": "pass"})
    wait_until(lambda: bob_is_to_move(match))
    assert Move.objects.filter(match=match, seat=1).exists()


def test_a_worker_that_comes_late_takes_up_the_turn(
    transactional_db: None, bob: User, tmp_path: Path
) -> None:
    match = open_table(bob, "pip")
    play(match, {"do": "pass"})
    assert Match.objects.get(pk=match.pk).to_move == [1]
    service = start_worker(tmp_path)
    try:
        wait_until(lambda: bob_is_to_move(match))
    finally:
        processes.stop(service)


def bob_is_to_move(match: Match) -> bool:
    current = Match.objects.get(pk=match.pk)
    return current.to_move == [0] and current.version > 1


# The sweep


@pytest.fixture
def asked(settings: Any) -> Any:
    """What is waiting in the bots' queue; empty to begin with."""
    with Redis.from_url(settings.REDIS_URL) as client:
        client.flushdb()
        yield lambda: client.llen("bots")
        client.flushdb()


def test_the_tasks_have_the_names_they_are_asked_for_by() -> None:
    names = {"games.tasks.play_bot", "games.tasks.house", "games.tasks.sweep"}
    assert names <= set(current_app.tasks)


def test_the_sweep_asks_again_for_what_is_overdue(match: Match, asked: Any) -> None:
    tasks.sweep()
    assert asked() == 2


def test_the_sweep_leaves_alone_what_waits_for_a_student(bob: User, asked: Any) -> None:
    open_table(bob, "pip")
    tasks.sweep()
    assert asked() == 0


def test_the_sweep_leaves_forgotten_matches_in_peace(bob: User, asked: Any) -> None:
    long_ago = timezone.now() - timedelta(days=2)
    open_table(bob, "pip", seed=friendly_seed(2, beginner=1), at=long_ago)
    tasks.sweep()
    assert asked() == 0
