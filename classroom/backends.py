"""Who stays signed in, and who may look at what."""

from typing import Any

from django.contrib.auth.backends import BaseBackend, ModelBackend
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db.models import Model
from django.http import HttpRequest

from classroom.models import Classroom, User
from games.models import Match


class StudentBackend(ModelBackend):
    """Keeps a student signed in until they or their class are archived."""

    def authenticate(
        self,
        request: HttpRequest | None,
        username: str | None = None,
        password: str | None = None,
        **credentials: Any,
    ) -> None:
        """Never: a secret is checked by `services.sign_in`, which counts wrong tries."""

    def user_can_authenticate(self, user: User | AnonymousUser | None) -> bool:
        if not isinstance(user, User) or not user.is_student:
            return False
        return user.is_active and user.own_class.archived_at is None


class WatchBackend(BaseBackend):
    """Grants `games.watch_match` on a match to the teachers of the class it was opened in."""

    def has_perm(
        self, user_obj: AbstractBaseUser | AnonymousUser, perm: str, obj: Model | None = None
    ) -> bool:
        if perm != "games.watch_match" or not isinstance(obj, Match) or not isinstance(user_obj, User):
            return False
        return Classroom.objects.filter(tables__match=obj, teachers=user_obj, archived_at=None).exists()
