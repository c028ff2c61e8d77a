"""The class at a glance: what is counted, what is said, in which order."""

from __future__ import annotations

from datetime import date, timedelta
from functools import reduce
from operator import add
from typing import Any

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from classroom.models import User
from curriculum import selectors, services
from curriculum.counts import Count
from curriculum.models import Tally
from curriculum.selectors import class_table
from games.engine.core import AttemptKind
from games.notation import Notation
from tests.curriculum.facts import MONDAY, new_student, record

pytestmark = pytest.mark.django_db

WRONG = {"correct": False, "claimed": 13}


def played(name: str, *, right: int = 0, wrong: int = 0, **details: Any) -> User:
    student = new_student(name)
    record(student, *[details] * right, *[details | WRONG] * wrong)
    services.compile_student(student.pk)
    return student


def page(*students: User, query: str = "", notation: Notation | None = None) -> str:
    request = RequestFactory().get(f"/{query}")
    context = {"table": class_table(students), "notation": notation or Notation()}
    return " ".join(render_to_string("curriculum/_class_table.html", context, request).split())


def test_it_has_a_figure_for_each_operation_and_for_all() -> None:
    bob = played("Bob", right=9, wrong=1)
    record(bob, {"operation": "+"}, times=10)
    services.compile_student(bob.pk)
    [row] = class_table([bob]).rows
    assert [(cell.operation, cell.count.percent) for cell in row.cells] == [
        ("+", 100),
        ("-", None),
        ("×", 90),
        ("÷", None),
    ]
    assert row.total.percent == 95


def test_longer_expressions_have_a_column_once_there_are_any() -> None:
    assert class_table([played("Bob", right=1)]).operations == ("+", "-", "×", "÷")
    assert class_table([played("Carol", right=1, operation="")]).operations == ("+", "-", "×", "÷", "mixed")


def test_a_term_is_the_sum_of_its_days() -> None:
    bob = new_student("Bob")
    for week in range(4):
        day = {"happened_at": MONDAY + timedelta(weeks=week)}
        record(bob, day | {"answer_ms": 1000}, day | {"answer_ms": 1000 * week}, day | WRONG, times=5)
        services.compile_student(bob.pk)
    [row] = class_table([bob]).rows
    assert row.total == reduce(add, (tally.count for tally in Tally.objects.all()))
    assert (row.total.right, row.total.wrong, row.total.left_out) == (40, 20, 5)
    assert row.last_played == date(2026, 12, 7)


def test_the_child_who_needs_help_comes_first_and_those_without_evidence_last() -> None:
    students = [
        played("Zoe", right=2),
        played("Ada", right=20),
        played("Bob", right=6, wrong=6),
        new_student("Carol"),
        played("Eve", right=8, wrong=4),
    ]
    assert [str(row.student) for row in class_table(students).rows] == ["Bob", "Eve", "Ada", "Carol", "Zoe"]


def test_checks_have_a_column_of_their_own() -> None:
    bob = played("Bob", right=10)
    check = {"kind": AttemptKind.CHALLENGE}
    record(bob, check, check, check | WRONG, WRONG | {"kind": AttemptKind.OVERSIGHT})
    services.compile_student(bob.pk)
    [row] = class_table([bob]).rows
    assert row.total.answers == 10
    html = page(bob)
    assert "2 false sums seen" in html
    assert "1 overlooked" in html
    assert "1 true sum checked" in html
    assert "Checking the others" not in page(played("Carol", right=10))


@pytest.mark.parametrize("size", [3, 30])
def test_the_number_of_queries_is_the_same_for_3_students_and_for_30(
    size: int, django_assert_num_queries: Any
) -> None:
    students = [played(f"Child {number}", right=2, wrong=1) for number in range(size)]
    with django_assert_num_queries(2):
        page(*students)


@pytest.mark.parametrize(
    ("right", "wrong", "percent"),
    [(9, 0, None), (10, 0, 100), (0, 10, 0), (999, 1, 99), (1, 999, 1), (2, 1, None), (20, 10, 67)],
)
def test_shares_are_whole_and_only_all_is_everything(right: int, wrong: int, percent: int | None) -> None:
    assert Count(right=right, wrong=wrong).percent == percent


def test_an_empty_class_says_what_will_be_here() -> None:
    assert "Nothing has been played yet" in page(new_student("Bob"))
    assert "<table>" not in page()


def test_the_table_says_right_of_all_the_share_and_how_it_stands() -> None:
    html = page(played("Bob", right=6, wrong=6))
    assert "▲</span> 50%" in html
    assert "needs help," in html
    assert "6 of 12" in html


def test_too_little_evidence_is_said_plainly() -> None:
    html = page(played("Bob", right=3, wrong=1))
    assert "3 of 4" in html
    assert "too little evidence" in html
    assert "75%</span>" not in html


def test_times_are_shown_when_asked_for_in_the_notation_of_the_class() -> None:
    bob = played("Bob", right=12, answer_ms=2400)
    record(bob, {"answer_ms": 100}, {"answer_ms": 90_000})
    services.compile_student(bob.pk)
    assert " s " not in page(bob)
    assert 'href="?speed=1#statistics"' in page(bob)
    html = page(bob, query="?speed=1", notation=Notation(decimal=","))
    assert "2,4 s" in html
    assert "2 times are left out: under 0,3 s or over 60,0 s." in html


def test_a_name_is_only_a_name() -> None:
    assert "<script>" not in page(played("<script>", right=1))


def test_behind_are_those_with_attempts_nobody_counted() -> None:
    bob, carol = played("Bob", right=2), new_student("Carol")
    new_student("Eve")
    record(carol, {})
    assert list(selectors.students_behind()) == [carol.pk]
    record(bob, {})
    assert list(selectors.students_behind()) == [bob.pk, carol.pk]
