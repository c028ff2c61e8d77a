"""Sign-in cards: what a student must know, readable only at the moment it is dealt."""

import secrets
from dataclasses import dataclass

from django.contrib.auth.hashers import PBKDF2PasswordHasher, check_password, make_password

from classroom.models import Classroom, User
from classroom.pictures import Picture

PICTURES_IN_A_SECRET = 3
DIGITS_IN_A_PIN = 4


class CardHasher(PBKDF2PasswordHasher):
    """Lighter than a password's hash: thirty cards are dealt, and thirty children come in, at once.

    With 1,320 possible secrets no number of rounds would resist a stolen
    database; it is the limits on sign-in that guard a card.
    """

    algorithm = "pbkdf2_sha256_card"
    iterations = 20_000


@dataclass(frozen=True)
class Card:
    """A student and their fresh secret, to be printed."""

    student: User
    secret: str

    @property
    def pictures(self) -> list[Picture]:
        return [] if self.secret.isdigit() else [Picture(name) for name in self.secret.split()]

    @property
    def pin(self) -> str:
        return self.secret if self.secret.isdigit() else ""


def new_secret(classroom: Classroom) -> str:
    if classroom.uses_pictures:
        return " ".join(secrets.SystemRandom().sample(Picture.values, PICTURES_IN_A_SECRET))
    return "".join(secrets.choice("0123456789") for _ in range(DIGITS_IN_A_PIN))


def hash_secret(secret: str) -> str:
    return make_password(secret, hasher=CardHasher.algorithm)


def is_secret_of(student: User, secret: str) -> bool:
    return check_password(secret, student.password, preferred=CardHasher.algorithm)
