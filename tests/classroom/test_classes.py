from http import HTTPStatus

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from classroom.models import Classroom, User
from tests.classroom.cast import fill

NEW_CLASS = {
    "name": "The Owls",
    "school_level": "",
    "language": "en",
    "level": "3",
    "division_sign": "÷",
    "decimal_sign": ".",
    "sign_in_with": "pictures",
}
PAGES = ["", "settings/", "archive/", "students/", "cards/", "tables/"]


def test_the_first_page_of_a_new_teacher_offers_the_first_step(as_alice: Client) -> None:
    assert "Open my first class" in as_alice.get("/classes/").text


def test_a_new_class_asks_for_its_students(as_alice: Client, alice: User) -> None:
    answer = as_alice.post("/classes/new/", NEW_CLASS)
    classroom = Classroom.objects.get(teachers=alice)
    assert answer.headers["Location"] == f"/classes/{classroom.pk}/students/"


def test_a_french_speaker_is_offered_french_habits(as_alice: Client) -> None:
    page = as_alice.get("/classes/new/", headers={"Accept-Language": "fr"})
    assert page.context["form"]["decimal_sign"].value() == ","


@pytest.mark.parametrize(
    "broken",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"level": "9"},
        {"level": "two"},
        {"language": "xx"},
        {"division_sign": ""},
    ],
)
def test_a_broken_class_form_is_shown_again(as_alice: Client, broken: dict[str, str]) -> None:
    page = as_alice.post("/classes/new/", NEW_CLASS | broken)
    assert page.status_code == HTTPStatus.OK
    assert "errorlist" in page.text
    assert not Classroom.objects.exists()


@pytest.mark.parametrize("path", PAGES)
def test_each_page_of_a_class_opens_for_its_teacher(as_alice: Client, owls: Classroom, path: str) -> None:
    assert as_alice.get(f"/classes/{owls.pk}/{path}").status_code == HTTPStatus.OK


@pytest.mark.parametrize("path", PAGES)
def test_for_a_stranger_there_is_no_such_class(as_dave: Client, owls: Classroom, path: str) -> None:
    assert as_dave.get(f"/classes/{owls.pk}/{path}").status_code == HTTPStatus.NOT_FOUND
    assert as_dave.post(f"/classes/{owls.pk}/{path}").status_code in (404, 405)


@pytest.mark.parametrize("path", PAGES)
def test_for_a_student_there_are_no_teachers_pages(as_bob: Client, owls: Classroom, path: str) -> None:
    assert as_bob.get(f"/classes/{owls.pk}/{path}").status_code == HTTPStatus.NOT_FOUND


def test_for_a_student_there_is_no_list_of_classes(as_bob: Client) -> None:
    assert as_bob.get("/classes/").status_code == HTTPStatus.NOT_FOUND
    assert as_bob.get("/classes/new/").status_code == HTTPStatus.NOT_FOUND


def test_whoever_is_not_signed_in_may_do_so_first(client: Client, owls: Classroom) -> None:
    for page in (f"/classes/{owls.pk}/", "/classes/99999/"):
        assert client.get(page).headers["Location"] == f"/accounts/login/?next={page}"


def test_an_archived_class_is_gone(as_alice: Client, owls: Classroom, client: Client) -> None:
    page = as_alice.post(f"/classes/{owls.pk}/archive/", follow=True)
    assert "The Owls is archived." in page.text
    assert as_alice.get(f"/classes/{owls.pk}/").status_code == HTTPStatus.NOT_FOUND
    assert client.get(f"/join/{owls.code}/").status_code == HTTPStatus.NOT_FOUND
    owls.refresh_from_db()
    assert owls.archived_by
    assert owls.archived_by.name == "Ms Alice"


def test_the_class_page_shows_code_and_address(as_alice: Client, bob: User, owls: Classroom) -> None:
    page = as_alice.get(f"/classes/{owls.pk}/").text
    assert owls.code in page
    assert f"testserver/join/{owls.code}" in page


def test_settings_are_saved(as_alice: Client, owls: Classroom) -> None:
    as_alice.post(f"/classes/{owls.pk}/settings/", NEW_CLASS | {"division_sign": ":", "level": "4"})
    owls.refresh_from_db()
    assert (owls.division_sign, owls.level) == (":", 4)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_costs_the_same_for_3_and_for_30_students(
    as_alice: Client, owls: Classroom, path: str
) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            as_alice.get(f"/classes/{owls.pk}/{path}")
        return len(captured)

    fill(owls, 3)
    few = queries()
    fill(owls, 27)
    assert queries() == few
