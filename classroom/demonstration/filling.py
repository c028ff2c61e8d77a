"""Filling the demonstration class: once, resumed where it was interrupted, never twice."""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings

from classroom import tables
from classroom.demonstration import games, kept, people
from classroom.demonstration.kept import Kept
from classroom.models import Classroom, User
from curriculum.services import compile_student

Progress = Callable[[int, int], None]


def is_filled() -> bool:
    """Kept as finished, and still in this database."""
    known = kept.read()
    return known is not None and known.is_finished and people.teacher() is not None


def fill(progress: Progress) -> bool:
    """Whether there was anything to do."""
    with _one_at_a_time():
        if is_filled():
            return False
        known = _kept_for_this_database()
        _fill(known, progress)
        known.is_finished = True
        kept.write(known)
        return True


def _kept_for_this_database() -> Kept:
    """What an interrupted run began, unless it was in another database."""
    known = kept.read()
    return known if known and not known.is_finished else kept.make()


def _fill(known: Kept, progress: Progress) -> None:
    alice = people.settle_teacher(known)
    classroom = people.settle_class(alice)
    students = people.settle_students(classroom, known)
    planned = games.plans(students, known.began)
    for done, plan in enumerate(planned):
        progress(done, len(planned))
        if not games.is_played(plan, classroom):
            games.play(plan, classroom, alice)
    progress(len(planned), len(planned))
    for student in students:
        compile_student(student.pk)
    _leave_tables_open(classroom, students)


def _leave_tables_open(classroom: Classroom, students: list[User]) -> None:
    """Something to go on with for the first who sign in."""
    for student in students[:2]:
        if not tables.open_lines(student):
            tables.open_own_table(student=student, variant=games.VARIANT, bot="pip")


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    folder = Path(settings.VAR)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "demonstration.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
