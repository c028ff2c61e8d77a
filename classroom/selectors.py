"""Everything that is read about people and classes."""

from django.db.models import Count, Q, QuerySet

from classroom.codes import read_code
from classroom.models import Classroom, User


def classes_of(teacher: User) -> QuerySet[Classroom]:
    present = Q(students__archived_at=None)
    classes = Classroom.objects.filter(teachers=teacher, archived_at=None)
    return classes.annotate(size=Count("students", filter=present, distinct=True))


def roster(classroom: Classroom) -> QuerySet[User]:
    return classroom.students.filter(archived_at=None).order_by("name", "pk")


def class_with_code(typed: str) -> Classroom | None:
    return Classroom.objects.filter(code=read_code(typed), archived_at=None).first()
