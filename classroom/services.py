"""Everything that changes people and classes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from classroom import limits
from classroom.cards import Card, hash_secret, is_secret_of, new_secret
from classroom.faces import deal_faces
from classroom.models import Classroom, Membership, Role, User
from classroom.selectors import roster


@transaction.atomic
def open_classroom(*, classroom: Classroom, teacher: User) -> Classroom:
    classroom.save()
    Membership.objects.create(classroom=classroom, teacher=teacher)
    return classroom


def add_students(*, classroom: Classroom, names: Sequence[str]) -> list[Card]:
    """New students with their cards. The names must be new to the class: see `names.read_names`."""
    students = [
        User(role=Role.STUDENT, classroom=classroom, name=name, face=face)
        for name, face in zip(names, deal_faces(len(names)), strict=True)
    ]
    cards = _deal(classroom, students)
    User.objects.bulk_create(students)
    return cards


@transaction.atomic
def deal_all_cards(*, classroom: Classroom, sign_in_with: str) -> list[Card]:
    """The whole class signs in this way from now on, with new cards."""
    classroom.sign_in_with = sign_in_with
    classroom.save(update_fields=["sign_in_with"])
    return deal_cards(classroom=classroom, students=roster(classroom))


@transaction.atomic
def deal_cards(*, classroom: Classroom, students: Iterable[User]) -> list[Card]:
    """New secrets for these students; the old ones stop working, and with them all waiting."""
    dealt = list(students)
    cards = _deal(classroom, dealt)
    User.objects.bulk_update(dealt, ["password"])
    limits.forget(*dealt)
    return cards


def _deal(classroom: Classroom, students: Sequence[User]) -> list[Card]:
    cards = [Card(student, new_secret(classroom)) for student in students]
    for card in cards:
        card.student.password = hash_secret(card.secret)
    return cards


@dataclass(frozen=True)
class SignIn:
    """What became of a try: let in, or not, and how long until the next one."""

    accepted: bool
    wait: timedelta = limits.NO_WAIT


@transaction.atomic
def sign_in(*, student: User, secret: str, now: datetime) -> SignIn:
    """The row is locked: a hundred tries at once are counted like a hundred in a row.

    A try while waiting is neither checked nor counted.
    """
    student = User.objects.select_for_update(of=("self",)).get(pk=student.pk)
    wait = limits.wait_for(student, now)
    if wait:
        return SignIn(accepted=False, wait=wait)
    if is_secret_of(student, secret):
        limits.forget(student)
        return SignIn(accepted=True)
    limits.note_wrong(student, now)
    return SignIn(accepted=False, wait=limits.wait_for(student, now))
