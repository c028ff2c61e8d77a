"""The people of the tests: Ms Alice with her students Bob and Carol, Mr Dave of another school."""

import pytest
from django.test import Client

from classroom import services
from classroom.cards import hash_secret
from classroom.models import Classroom, Role, User

BOBS_PICTURES = "cat sun boat"
PASSWORD = "chalk-and-slate"


@pytest.fixture
def alice(db: None) -> User:
    return teacher("alice@school.example", "Ms Alice")


@pytest.fixture
def dave(db: None) -> User:
    return teacher("dave@other.example", "Mr Dave")


@pytest.fixture
def owls(alice: User) -> Classroom:
    return services.open_classroom(classroom=Classroom(name="The Owls"), teacher=alice)


@pytest.fixture
def larks(dave: User) -> Classroom:
    return services.open_classroom(classroom=Classroom(name="The Larks"), teacher=dave)


@pytest.fixture
def bob(owls: Classroom) -> User:
    bob = services.add_students(classroom=owls, names=["Bob"])[0].student
    bob.password = hash_secret(BOBS_PICTURES)
    bob.save()
    return bob


@pytest.fixture
def carol(owls: Classroom) -> User:
    return services.add_students(classroom=owls, names=["Carol"])[0].student


@pytest.fixture
def as_alice(alice: User) -> Client:
    return signed_in(alice)


@pytest.fixture
def as_dave(dave: User) -> Client:
    return signed_in(dave)


@pytest.fixture
def as_bob(bob: User) -> Client:
    return signed_in(bob)


def teacher(email: str, name: str) -> User:
    """With a password whose hash is quick to make; signing in brings it up to date."""
    return User.objects.create(role=Role.TEACHER, email=email, name=name, password=hash_secret(PASSWORD))


def signed_in(user: User) -> Client:
    client = Client()
    student = "classroom.backends.StudentBackend"
    teacher = "allauth.account.auth_backends.AuthenticationBackend"
    client.force_login(user, backend=student if user.is_student else teacher)
    return client


def fill(classroom: Classroom, number: int) -> list[User]:
    present = classroom.students.count()
    names = [f"Student {present + place}" for place in range(number)]
    return [card.student for card in services.add_students(classroom=classroom, names=names)]
