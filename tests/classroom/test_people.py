from http import HTTPStatus

import pytest
from django.conf import LazySettings
from django.core import mail
from django.db import IntegrityError
from django.test import Client

from classroom.models import Classroom, Role, User

SIGN_UP = {"name": "Ms Erin", "email": "Erin@School.example", "password1": "chalk-and-slate"}


def test_a_teacher_signs_up_with_name_address_and_password(client: Client, db: None) -> None:
    page = client.post("/accounts/signup/", SIGN_UP, follow=True)
    assert page.redirect_chain[-1][0] == "/classes/"
    erin = User.objects.get(email="erin@school.example")
    assert (erin.name, erin.role) == ("Ms Erin", Role.TEACHER)


def test_a_teacher_signs_in_and_out(client: Client, alice: User) -> None:
    client.post("/accounts/login/", {"login": "alice@school.example", "password": "chalk-and-slate"})
    assert client.session["_auth_user_id"] == str(alice.pk)
    client.post("/accounts/logout/")
    assert "_auth_user_id" not in client.session


def test_a_teacher_gets_a_new_password_by_mail(client: Client, alice: User) -> None:
    client.post("/accounts/password/reset/", {"email": alice.email})
    [message] = mail.outbox
    link = next(word for word in message.body.split() if "/password/reset/key/" in word)
    form = client.get(link, follow=True)
    client.post(form.request["PATH_INFO"], {"password1": "a-new-slate", "password2": "a-new-slate"})
    alice.refresh_from_db()
    assert alice.check_password("a-new-slate")


def test_five_wrong_passwords_close_one_account_and_no_other(client: Client, alice: User, dave: User) -> None:
    for _ in range(6):
        client.post("/accounts/login/", {"login": alice.email, "password": "wrong"})
    client.post("/accounts/login/", {"login": alice.email, "password": "chalk-and-slate"})
    assert "_auth_user_id" not in client.session
    client.post("/accounts/login/", {"login": dave.email, "password": "chalk-and-slate"})
    assert client.session["_auth_user_id"] == str(dave.pk)


def test_thirty_teachers_of_one_school_can_sign_up_at_once(db: None, settings: LazySettings) -> None:
    settings.PASSWORD_HASHERS = ["classroom.cards.CardHasher"]
    for number in range(30):
        Client().post("/accounts/signup/", SIGN_UP | {"email": f"teacher{number}@school.example"})
    assert User.objects.count() == 30


@pytest.mark.parametrize("path", ["email", "password/change", "password/set", "2fa"])
def test_the_pages_of_an_account_do_not_exist_for_students(as_bob: Client, path: str) -> None:
    assert as_bob.get(f"/accounts/{path}/").status_code == HTTPStatus.NOT_FOUND
    assert as_bob.post(f"/accounts/{path}/").status_code == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("path", ["login", "signup", "password/reset"])
def test_the_pages_of_the_entrance_open(client: Client, db: None, path: str) -> None:
    assert client.get(f"/accounts/{path}/").status_code == HTTPStatus.OK


def test_an_archived_teacher_is_out(as_alice: Client, alice: User, dave: User) -> None:
    alice.archive(by=dave)
    assert as_alice.get("/classes/").status_code == HTTPStatus.FOUND


def test_nobody_is_teacher_and_student_at_once(alice: User, owls: Classroom) -> None:
    alice.classroom = owls
    with pytest.raises(IntegrityError):
        alice.save()


def test_a_student_has_no_address(bob: User) -> None:
    bob.email = "bob@school.example"
    with pytest.raises(IntegrityError):
        bob.save()


def test_the_administration_asks_for_the_teachers_sign_in(client: Client, db: None) -> None:
    assert "/accounts/login/" in client.get("/admin/login/").headers["Location"]


def test_the_administration_is_closed_to_students_and_plain_teachers(
    as_bob: Client, as_alice: Client
) -> None:
    for client in (as_bob, as_alice):
        assert client.get("/admin/", follow=True).status_code != HTTPStatus.OK
