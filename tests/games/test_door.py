"""The door: what becomes of a move, and what is kept of it."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Event
from typing import Any

import pytest
from django.db import connection, transaction
from django.utils import timezone

from classroom.models import User
from games import services
from games.engine.core import MalformedMove
from games.models import Attempt, Match, Move
from games.services import Played, Stale, TurnedDown
from games.signals import attempts_recorded
from tests.games.tables import COACHED, false_move, game_of, open_table, play, true_move
from tests.running import RedisServer


def test_an_accepted_move_becomes_a_row_and_a_new_position(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    move = true_move(match)
    outcome = play(match, move)
    row = Move.objects.get(match=match)
    match.refresh_from_db()
    assert isinstance(outcome, Played)
    assert (outcome.version, match.version, row.ply, row.seat) == (1, 1, 1, 0)
    assert row.move == move
    assert [item["code"] for item in row.news] == ["placed"]


def test_a_true_claim_is_recorded_with_its_numbers(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    play(match, true_move(match))
    attempt = Attempt.objects.get()
    assert (attempt.student, attempt.move, attempt.ply) == (bob, Move.objects.get(), 1)
    assert (attempt.correct, attempt.error_kinds, attempt.source) == (True, [], "play")
    assert attempt.value == attempt.claimed
    assert attempt.expression == f"{attempt.operands[0]} {attempt.operation} {attempt.operands[1]}"


def test_a_refused_move_changes_nothing_but_its_attempt_is_kept(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options=COACHED)
    outcome = play(match, false_move(match))
    attempt = Attempt.objects.get()
    assert isinstance(outcome, TurnedDown)
    assert (outcome.code, outcome.version) == ("false_claim", 0)
    assert not Move.objects.exists()
    assert (attempt.correct, attempt.move, attempt.ply, attempt.student) == (False, None, 1, bob)
    assert attempt.error_kinds != []


def test_a_false_claim_before_a_referee_costs_the_turn_and_is_kept(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    assert isinstance(play(match, false_move(match)), Played)
    assert Match.objects.get(pk=match.pk).to_move == [1]
    assert Attempt.objects.get().move == Move.objects.get()


def test_what_is_no_arithmetic_leaves_no_attempt(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    outcome = play(match, true_move(match), seat=1)
    assert isinstance(outcome, TurnedDown)
    assert outcome.code == "not_your_turn"
    assert not Attempt.objects.exists()


def test_a_stale_version_is_not_played(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    play(match, true_move(match))
    assert play(match, {"do": "end"}, version=0) == Stale(version=1)
    assert Match.objects.get(pk=match.pk).version == 1


def test_a_move_sent_twice_is_played_once(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    sent: dict[str, Any] = {"seat": 0, "move": true_move(match), "version": 0, "client_id": "k1"}
    first, again = play(match, **sent), play(match, **sent)
    assert first.version == again.version == 1
    assert isinstance(again, Played)
    assert (Move.objects.count(), Attempt.objects.count()) == (1, 1)


def test_a_refused_move_sent_twice_is_one_attempt(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options=COACHED)
    sent: dict[str, Any] = {"move": false_move(match), "client_id": "k1"}
    first, again = play(match, **sent), play(match, **sent)
    assert first == again
    assert Attempt.objects.count() == 1


def test_the_same_mistake_made_again_is_a_second_attempt(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options=COACHED)
    for name in ("k1", "k2"):
        play(match, false_move(match), client_id=name)
    assert Attempt.objects.count() == 2


def test_the_name_of_another_move_is_not_taken_for_a_repeat(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    play(match, true_move(match), client_id="k1")
    with pytest.raises(MalformedMove):
        play(match, {"do": "end"}, client_id="k1")


@pytest.mark.parametrize("move", [None, [], "pass", {}, {"do": "fly"}, {"do": "pass", "extra": 1}])
def test_what_is_no_move_raises_and_changes_nothing(bob: User, carol: User, move: Any) -> None:
    match = open_table(bob, carol)
    with pytest.raises(MalformedMove):
        play(match, move)
    assert Match.objects.get(pk=match.pk).version == 0


def test_two_at_once_are_ruled_on_one_after_the_other(transactional_db: None, bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    move = true_move(match)

    def try_it(_: int) -> services.Outcome:
        try:
            return play(match, move, seat=0, version=0)
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as threads:
        outcomes = list(threads.map(try_it, range(4)))
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Played", "Stale", "Stale", "Stale"]
    assert Move.objects.count() == 1


def test_attempts_of_a_student_in_two_matches_are_committed_in_the_order_of_their_ids(
    transactional_db: None, bob: User, carol: User
) -> None:
    """The second table waits for the first one's commit, so a reader never sees 8 before 7."""
    tables = [open_table(bob, carol, options=COACHED) for _ in range(2)]
    moves = [false_move(match) for match in tables]

    has_played = Event()

    def play_slowly() -> None:
        try:
            with transaction.atomic():
                play(tables[0], moves[0])
                has_played.set()
                time.sleep(0.3)
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as thread:
        slow = thread.submit(play_slowly)
        assert has_played.wait(20)
        play(tables[1], moves[1])
        seen = list(Attempt.objects.order_by("id").values_list("match_id", flat=True))
        slow.result()
    assert seen == [tables[0].pk, tables[1].pk]


def test_a_move_is_saved_while_redis_is_down(
    transactional_db: None, bob: User, redis_server: RedisServer
) -> None:
    match = open_table(bob, "pip", options={"turn_seconds": 30})
    redis_server.stop()
    assert isinstance(play(match, {"do": "pass"}), Played)
    assert Match.objects.get(pk=match.pk).version == 1


def test_it_tells_who_has_something_new_to_count(
    bob: User, carol: User, django_capture_on_commit_callbacks: Callable[..., Any]
) -> None:
    told: list[frozenset[int]] = []

    def listen(student_ids: frozenset[int], **_: object) -> None:
        told.append(student_ids)

    match = open_table(bob, carol)
    attempts_recorded.connect(listen)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            play(match, true_move(match))
    finally:
        attempts_recorded.disconnect(listen)
    assert told == [frozenset({bob.pk})]


def test_a_game_told_afterwards_keeps_its_times_and_sends_nothing(
    bob: User, django_capture_on_commit_callbacks: Callable[..., Any]
) -> None:
    then = timezone.now() - timedelta(days=20)
    with django_capture_on_commit_callbacks() as callbacks:
        match = open_table(bob, "pip", at=then)
        play(match, true_move(match), at=then + timedelta(seconds=30), search_ms=20_000, answer_ms=4000)
    attempt = Attempt.objects.get()
    assert callbacks == []
    assert attempt.happened_at == Move.objects.get().played_at == then + timedelta(seconds=30)
    assert (attempt.search_ms, attempt.answer_ms) == (20_000, 4000)


@pytest.mark.parametrize(("claimed", "kept"), [(3000, 3000), (99_000, 10_500), (-5, 0), (None, None)])
def test_the_browsers_clock_is_believed_as_far_as_the_server_saw(
    bob: User, carol: User, claimed: int | None, kept: int | None
) -> None:
    now = timezone.now()
    match = open_table(bob, carol, at=now - timedelta(seconds=10))
    play(match, true_move(match), at=now, search_ms=claimed, answer_ms=claimed)
    move = Move.objects.get()
    assert (move.search_ms, move.answer_ms) == (kept, kept)


def test_leaving_needs_no_version_and_ends_a_game_of_two(bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    assert isinstance(services.leave_match(match_id=match.pk, seat=1), Played)
    match.refresh_from_db()
    assert match.finished_at is not None
    assert match.result is not None
    assert (match.result["reason"], match.result["finished"]) == ("abandoned", False)
    assert (match.to_move, match.due_at) == ([], None)


def test_a_move_costs_few_queries_however_long_the_game(
    bob: User, carol: User, django_assert_max_num_queries: Callable[..., Any]
) -> None:
    match = open_table(bob, carol)
    for _ in range(20):
        play(match, {"do": "exchange", "tokens": [own_rack(match)[0]]})
    current, move = Match.objects.get(pk=match.pk), true_move(match)
    with django_assert_max_num_queries(10):
        services.play_move(match_id=match.pk, actor=current.to_move[0], move=move, version=20, client_id="k1")


def own_rack(match: Match) -> list[int]:
    game = game_of(match)
    return list(game.state.racks[game.to_move[0]])
