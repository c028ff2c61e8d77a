"""Counting is incremental, and is never wrong for it."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from curriculum import services
from curriculum.counts import Count, Key
from curriculum.histogram import bucket_of
from curriculum.models import Tally, Watermark
from games.engine.core import AttemptKind
from games.models import Attempt
from tests.curriculum.facts import MONDAY, new_student, record

WRONG = {"correct": False, "claimed": 13}
OVERLOOKED = WRONG | {"kind": AttemptKind.OVERSIGHT, "answer_ms": None}


def counts(student_id: int) -> dict[Key, Count]:
    return {tally.key: tally.count for tally in Tally.objects.filter(student_id=student_id)}


@pytest.mark.django_db
def test_it_counts_right_and_wrong_answers_and_the_times_of_the_right_ones() -> None:
    bob = new_student("Bob")
    record(bob, {"answer_ms": 2000}, {"answer_ms": 900}, WRONG)
    assert services.compile_student(bob.pk) == 3
    times = Counter({bucket_of(2000): 1, bucket_of(900): 1})
    assert counts(bob.pk) == {Key(date(2026, 11, 16), "×", "play"): Count(right=2, wrong=1, times=times)}


@pytest.mark.django_db
def test_it_leaves_slips_of_the_finger_and_dozing_out_of_the_times_and_says_how_many() -> None:
    bob = new_student("Bob")
    record(bob, {"answer_ms": 299}, {"answer_ms": 60_001}, {"answer_ms": None})
    services.compile_student(bob.pk)
    assert list(counts(bob.pk).values()) == [Count(right=3, left_out=2)]


@pytest.mark.django_db
def test_a_hinted_answer_is_neither_right_nor_wrong_nor_timed() -> None:
    bob = new_student("Bob")
    record(bob, {"hints_used": 1}, WRONG | {"hints_used": 2})
    services.compile_student(bob.pk)
    assert list(counts(bob.pk).values()) == [Count(hinted=2)]


@pytest.mark.django_db
def test_checks_of_a_rival_are_kept_apart_from_play() -> None:
    bob = new_student("Bob")
    challenge = {"kind": AttemptKind.CHALLENGE, "answer_ms": None}
    record(bob, {"answer_ms": None}, challenge, challenge | WRONG, OVERLOOKED)
    services.compile_student(bob.pk)
    day = date(2026, 11, 16)
    assert counts(bob.pk) == {
        Key(day, "×", "play"): Count(right=1),
        Key(day, "×", "check"): Count(right=1, wrong=2, overlooked=1),
    }


@pytest.mark.django_db
def test_a_longer_expression_counts_as_mixed() -> None:
    bob = new_student("Bob")
    record(bob, {"expression": "2 + 3 × 4", "operation": "", "operands": []})
    services.compile_student(bob.pk)
    assert [key.operation for key in counts(bob.pk)] == ["mixed"]


@pytest.mark.django_db
def test_the_day_is_the_schools_day() -> None:
    bob = new_student("Bob")
    record(bob, {"happened_at": datetime(2026, 11, 16, 23, 30, tzinfo=UTC)})
    services.compile_student(bob.pk)
    assert [key.day for key in counts(bob.pk)] == [date(2026, 11, 17)]


@pytest.mark.django_db
def test_running_twice_counts_once() -> None:
    bob = new_student("Bob")
    record(bob, {}, WRONG)
    services.compile_student(bob.pk)
    before = counts(bob.pk)
    assert services.compile_student(bob.pk) == 0
    assert counts(bob.pk) == before


@pytest.mark.django_db
def test_it_counts_nobody_elses_attempts() -> None:
    bob, carol = new_student("Bob"), new_student("Carol")
    record(carol, {}, {})
    record(bob, {})
    assert services.compile_student(bob.pk) == 1
    assert counts(carol.pk) == {}


@pytest.mark.django_db
def test_a_long_absence_is_made_good_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "CHUNK", 3)
    bob = new_student("Bob")
    record(bob, {}, WRONG, times=5)
    assert services.compile_student(bob.pk) == 10
    [count] = counts(bob.pk).values()
    assert (count.right, count.wrong) == (5, 5)


@pytest.mark.django_db
def test_the_cost_depends_on_what_is_new(django_assert_num_queries: Any) -> None:
    bob = new_student("Bob")
    for week in range(3):
        record(bob, {"happened_at": MONDAY + timedelta(weeks=week)}, times=20)
        services.compile_student(bob.pk)
    record(bob, {"happened_at": MONDAY + timedelta(weeks=3)})
    with django_assert_num_queries(8) as queries:
        services.compile_student(bob.pk)
    assert sum("2026-11-16" in query["sql"] for query in queries.captured_queries) == 0


@pytest.mark.django_db(transaction=True)
def test_a_job_killed_in_the_middle_loses_nothing_and_counts_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bob = new_student("Bob")
    record(bob, {}, WRONG)

    def die(watermark: Watermark) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Watermark, "save", die)
        with pytest.raises(KeyboardInterrupt):
            services.compile_student(bob.pk)
    assert counts(bob.pk) == {}
    assert services.compile_student(bob.pk) == 2
    assert services.differences(bob.pk) == []


attempts = st.fixed_dictionaries(
    {
        "operation": st.sampled_from(["+", "-", "×", "÷", ""]),
        "kind": st.sampled_from(AttemptKind),
        "correct": st.booleans(),
        "answer_ms": st.none() | st.integers(0, 90_000),
        "hints_used": st.sampled_from([0, 0, 0, 1]),
        "happened_at": st.integers(0, 5).map(lambda days: MONDAY + timedelta(days=days)),
    }
)
steps = st.lists(
    st.tuples(st.integers(0, 1), st.none() | st.lists(attempts, min_size=1, max_size=6)), max_size=12
)


class AnyInterleaving(TestCase):
    @settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(steps)
    def test_counting_as_it_comes_equals_counting_all_at_once(
        self, steps: list[tuple[int, list[dict[str, Any]] | None]]
    ) -> None:
        students = [new_student("Bob"), new_student("Carol")]
        for index, new in steps:
            if new:
                record(students[index], *new)
            else:
                services.compile_student(students[index].pk)
        for student in students:
            services.compile_student(student.pk)
            assert services.differences(student.pk) == []
            incremental = counts(student.pk)
            services.rebuild_student(student.pk)
            assert counts(student.pk) == incremental
            assert sum(c.answers + c.hinted for c in incremental.values()) == student_attempts(student.pk)


def student_attempts(student_id: int) -> int:
    return Attempt.objects.filter(student_id=student_id).count()
