"""What the house does when time is over."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from classroom.models import User
from games import services, tasks
from games.models import Attempt, Match, Move
from games.services import Played, TurnedDown
from tests.games.tables import CHALLENGED, false_move, open_table, play


def ago(seconds: float) -> datetime:
    return timezone.now() - timedelta(seconds=seconds)


@pytest.fixture
def overdue(bob: User, carol: User) -> Match:
    """Bob has had 30 seconds, and 40 have gone by."""
    return open_table(bob, carol, options={"turn_seconds": 30}, at=ago(40))


def test_a_match_says_when_the_house_is_due(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options={"turn_seconds": 30})
    assert match.due_at == match.opened_at + timedelta(seconds=30)


def test_without_a_clock_nothing_is_due(bob: User, carol: User) -> None:
    assert open_table(bob, carol).due_at is None


def test_the_house_plays_what_is_due(overdue: Match) -> None:
    services.play_due(match_id=overdue.pk)
    move = Move.objects.get()
    assert (move.seat, move.move) == (None, {"do": "timeout"})
    assert Match.objects.get(pk=overdue.pk).to_move == [1]


def test_it_plays_it_once(overdue: Match) -> None:
    for _ in range(2):
        services.play_due(match_id=overdue.pk)
    assert Move.objects.count() == 1


def test_the_next_player_gets_the_whole_time_however_late_the_house_was(overdue: Match) -> None:
    services.play_due(match_id=overdue.pk)
    overdue.refresh_from_db()
    assert overdue.due_at == overdue.moved_at + timedelta(seconds=30)
    assert overdue.moved_at > ago(5)


def test_nothing_happens_before_its_time(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options={"turn_seconds": 30}, at=ago(20))
    services.play_due(match_id=match.pk)
    assert not Move.objects.exists()


def test_the_task_leaves_a_match_alone_that_has_moved_on(overdue: Match) -> None:
    tasks.house(overdue.pk, version=7)
    assert not Move.objects.exists()
    tasks.house(overdue.pk, version=0)
    assert Move.objects.count() == 1


def test_with_no_worker_the_door_itself_keeps_the_time(overdue: Match) -> None:
    outcome = play(overdue, {"do": "pass"})
    assert isinstance(outcome, TurnedDown)
    assert (outcome.code, outcome.version) == ("not_your_turn", 1)
    assert outcome.change is not None
    assert Move.objects.get().move == {"do": "timeout"}


@pytest.fixture
def looked_at(bob: User, carol: User, alice: User) -> Match:
    """Bob said something false; the others have had six of their ten seconds to look at it."""
    match = open_table(bob, carol, "pip", options=CHALLENGED, at=ago(20))
    play(match, false_move(match), at=ago(10))
    play(match, {"do": "end"}, at=ago(6))
    return match


def test_a_move_counts_that_came_after_the_others_had_their_time(looked_at: Match) -> None:
    outcome = play(looked_at, {"do": "pass"}, seat=1)
    assert isinstance(outcome, Played)
    assert list(Move.objects.values_list("move__do", flat=True)) == ["place", "end", "grace", "pass"]


def test_a_false_claim_left_standing_is_recorded_for_those_who_looked_on(looked_at: Match) -> None:
    services.play_due(match_id=looked_at.pk, at=timezone.now() + timedelta(seconds=5))
    overlooked = Attempt.objects.filter(kind="oversight")
    assert {(attempt.seat, attempt.source, attempt.correct) for attempt in overlooked} == {
        (1, "check", False),
        (2, "check", False),
    }
    assert all(attempt.error_kinds == [] and attempt.answer_ms is None for attempt in overlooked)
