"""How long a student must wait after wrong secrets.

Counted in the database for each account and each class, never by address: a
whole school shares one. A child without wrong tries never waits, whatever the
others in the class do.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from classroom.models import User, WrongSignIn

FREE_TRIES = 5
FIRST_WAIT = timedelta(minutes=1)
LONGEST_WAIT = timedelta(minutes=15)

BUSY_CLASS = 40
BUSY_WINDOW = timedelta(minutes=5)
BUSY_WAIT = timedelta(seconds=30)

MEMORY = timedelta(days=1)
NO_WAIT = timedelta()


def wait_after(wrong: int, *, is_class_busy: bool) -> timedelta:
    """One minute from the fifth wrong try on, doubling with each further one."""
    if wrong < FREE_TRIES:
        return BUSY_WAIT if wrong and is_class_busy else NO_WAIT
    doubled: int = 2 ** min(wrong - FREE_TRIES, 10)
    return min(FIRST_WAIT * doubled, LONGEST_WAIT)


def wait_for(student: User, now: datetime) -> timedelta:
    """How long from now this student must wait before the next try."""
    times = _wrong_times(student, now)
    if not times:
        return NO_WAIT
    wait = wait_after(len(times), is_class_busy=is_class_busy(student, now))
    return max(times[-1] + wait - now, NO_WAIT)


def is_class_busy(student: User, now: datetime) -> bool:
    recent = WrongSignIn.objects.filter(classroom=student.classroom, at__gt=now - BUSY_WINDOW)
    return recent.count() >= BUSY_CLASS


def note_wrong(student: User, now: datetime) -> None:
    student.wrong_sign_ins.filter(at__lte=now - MEMORY).delete()
    WrongSignIn.objects.create(student=student, classroom=student.own_class, at=now)


def forget(*students: User) -> None:
    WrongSignIn.objects.filter(student__in=students).delete()


def locked_students(students: Sequence[User], now: datetime) -> set[int]:
    """Ids of those who must wait because of their own tries; one query for a whole class."""
    rows = WrongSignIn.objects.filter(student__in=students, at__gt=now - MEMORY).order_by("at")
    times: dict[int, list[datetime]] = {}
    for student_id, at in rows.values_list("student_id", "at"):
        times.setdefault(student_id, []).append(at)
    return {
        student_id
        for student_id, wrong in times.items()
        if wrong[-1] + wait_after(len(wrong), is_class_busy=False) > now
    }


def _wrong_times(student: User, now: datetime) -> list[datetime]:
    rows = student.wrong_sign_ins.filter(at__gt=now - MEMORY)
    return list(rows.order_by("at").values_list("at", flat=True))
