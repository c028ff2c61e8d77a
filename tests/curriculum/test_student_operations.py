"""A student's page shows the evidence itself."""

from __future__ import annotations

from typing import Any

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from classroom.models import User
from curriculum import services, wording
from curriculum.selectors import LAST_ATTEMPTS, student_operations
from games.engine.core import AttemptKind
from games.engine.mistakes import ErrorKind
from games.models import Match
from games.notation import Notation
from tests.curriculum.facts import new_student, record


def page(student: User, query: str = "", notation: Notation | None = None) -> str:
    context = {"operations": student_operations(student), "notation": notation or Notation()}
    request = RequestFactory().get(f"/{query}")
    return " ".join(render_to_string("curriculum/_student_operations.html", context, request).split())


def bob_who_did(*attempts: dict[str, Any], times: int = 1) -> User:
    bob = new_student("Bob")
    record(bob, *attempts, times=times)
    services.compile_student(bob.pk)
    return bob


def test_there_are_words_for_every_kind_of_error() -> None:
    assert set(wording.ERROR_KINDS) == set(ErrorKind)


@pytest.mark.django_db
def test_a_false_sum_is_shown_with_what_it_really_is_and_how_it_may_have_come_about() -> None:
    kinds = [ErrorKind.OFF_BY_ONE, ErrorKind.NEIGHBOUR]
    html = page(bob_who_did({"correct": False, "claimed": 13, "error_kinds": kinds}))
    assert '<th scope="row" class="sum">3 × 4 = 13</th>' in html
    assert '<td class="sum">12</td>' in html
    assert "One too many or too few" in html
    assert "or: Worked with a number next to the right one" in html


@pytest.mark.django_db
def test_each_sum_leads_to_its_game() -> None:
    html = page(bob_who_did({"ply": 7}))
    match = Match.objects.get()
    assert f'<a href="{match.get_absolute_url()}">game {match.pk}, move 7</a>' in html


@pytest.mark.django_db
def test_sums_are_written_as_the_class_writes_them() -> None:
    division = {"expression": "7 ÷ 2", "operation": "÷", "claimed": -3, "value": "7/2", "correct": False}
    html = page(bob_who_did(division), notation=Notation(division=":"))
    assert "7 : 2 = −3" in html
    assert '<td class="sum">7/2</td>' in html


@pytest.mark.django_db
def test_a_sum_without_an_answer_says_so() -> None:
    html = page(bob_who_did({"expression": "7 ÷ 0", "value": None, "claimed": 0, "correct": False}))
    assert "without an answer" in html


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "correct", "words"),
    [
        (AttemptKind.CLAIM, True, "Right"),
        (AttemptKind.CLAIM, False, "Not right"),
        (AttemptKind.CHALLENGE, True, "Saw that another player’s sum was false"),
        (AttemptKind.CHALLENGE, False, "Checked a sum that was true"),
        (AttemptKind.OVERSIGHT, False, "Let another player’s false sum stand"),
    ],
)
def test_every_outcome_has_words(kind: AttemptKind, correct: bool, words: str) -> None:
    assert words in page(bob_who_did({"kind": kind, "correct": correct}))


@pytest.mark.django_db
def test_times_are_shown_when_asked_for() -> None:
    bob = bob_who_did({"answer_ms": 1849})
    assert "1.8 s" not in page(bob)
    assert "1.8 s" in page(bob, "?speed=1")


@pytest.mark.django_db
def test_the_newest_come_first_and_old_ones_are_left_to_the_games(django_assert_num_queries: Any) -> None:
    bob = bob_who_did({"ply": 1}, *[{"ply": ply} for ply in range(2, LAST_ATTEMPTS + 2)])
    plies = [attempt.ply for attempt in student_operations(bob).attempts]
    assert plies == list(range(LAST_ATTEMPTS + 1, 1, -1))
    with django_assert_num_queries(3):
        page(bob)


@pytest.mark.django_db
def test_before_the_first_game_it_says_what_will_be_here() -> None:
    assert "Nothing has been played yet" in page(new_student("Bob"))
