"""Statistics can be thrown away, made again, and compared with the facts."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from curriculum import services
from curriculum.models import Tally, Watermark
from tests.curriculum.facts import new_student, record

pytestmark = pytest.mark.django_db


def rows() -> list[dict[str, object]]:
    fields = [field.name for field in Tally._meta.fields if field.name != "id"]
    return list(Tally.objects.order_by("student", "day", "operation", "source").values(*fields))


def run(command: str) -> str:
    output = StringIO()
    call_command(command, stdout=output, stderr=output)
    return output.getvalue()


def test_a_rebuild_gives_the_rows_that_the_jobs_had_made() -> None:
    for name in ["Bob", "Carol"]:
        student = new_student(name)
        for operation in ["+", "×", "+"]:
            record(student, {"operation": operation}, {"correct": False})
            services.compile_student(student.pk)
    before = rows()
    assert "Counted 12 attempts of 2 students." in run("rebuild_statistics")
    assert rows() == before


def test_a_rebuild_removes_rows_that_no_attempt_stands_behind() -> None:
    bob = new_student("Bob")
    record(bob, {})
    services.compile_student(bob.pk)
    Tally.objects.update(operation="+")
    run("rebuild_statistics")
    assert Tally.objects.get().operation == "×"


def test_a_check_is_content_with_what_the_jobs_made() -> None:
    bob = new_student("Bob")
    record(bob, {}, {"correct": False})
    services.compile_student(bob.pk)
    assert "are what their attempts say" in run("check_statistics")


def test_a_check_does_not_mind_attempts_that_are_still_to_be_counted() -> None:
    bob = new_student("Bob")
    record(bob, {})
    run("check_statistics")
    assert not Watermark.objects.exists()


@pytest.mark.parametrize(
    "change", [{"right": 2}, {"wrong": 5}, {"operation": "+"}, {"times": {"3": 1}}, {"left_out": 1}]
)
def test_a_check_names_the_row_that_differs(change: dict[str, object]) -> None:
    bob = new_student("Bob")
    record(bob, {})
    services.compile_student(bob.pk)
    Tally.objects.update(**change)
    output = StringIO()
    with pytest.raises(CommandError):
        call_command("check_statistics", stderr=output)
    assert f"student {bob.pk}, 2026-11-16, ×, play: stored" in output.getvalue()


def test_a_check_finds_a_row_that_is_missing() -> None:
    bob = new_student("Bob")
    record(bob, {})
    services.compile_student(bob.pk)
    Tally.objects.all().delete()
    with pytest.raises(CommandError, match="1 rows differ"):
        run("check_statistics")
