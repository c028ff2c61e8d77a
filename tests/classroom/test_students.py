from http import HTTPStatus

import pytest
from django.test import Client

from classroom import services
from classroom.cards import is_secret_of
from classroom.models import Classroom, SignInMethod, User
from classroom.names import CLASS_SIZE, read_names, tidy
from classroom.selectors import roster
from tests.classroom.cast import fill


def add(client: Client, classroom: Classroom, names: str) -> str:
    page = client.post(f"/classes/{classroom.pk}/students/", {"names": names})
    assert page.status_code == HTTPStatus.OK
    return page.text


def names_of(classroom: Classroom) -> list[str]:
    return list(roster(classroom).values_list("name", flat=True))


def test_pasted_names_become_students_with_cards(as_alice: Client, owls: Classroom) -> None:
    page = add(as_alice, owls, "Emma\r\n\r\n  Léo   B.  \nZoé")
    assert names_of(owls) == ["Emma", "Léo B.", "Zoé"]
    assert page.count('class="card-pictures"') == 3


def test_cards_show_the_secret_that_lets_in(as_alice: Client, owls: Classroom) -> None:
    as_alice.post(f"/classes/{owls.pk}/students/", {"names": "Emma"})
    page = as_alice.post(f"/students/{roster(owls).get().pk}/card/")
    [card] = page.context["cards"]
    assert is_secret_of(roster(owls).get(), card.secret)
    assert all(str(picture.label) in page.text for picture in card.pictures)


def test_secrets_are_kept_as_hashes_only(bob: User) -> None:
    assert bob.password.startswith("pbkdf2_sha256_card$")


def test_repeated_names_are_told_and_left_out(as_alice: Client, bob: User, owls: Classroom) -> None:
    page = add(as_alice, owls, "bob\nEmma\nEMMA")
    assert names_of(owls) == ["Bob", "Emma"]
    assert "bob, EMMA" in page


@pytest.mark.parametrize("empty", ["", "   \n\n\t", "\u200b\n\u00a0"])
def test_an_empty_list_gets_a_kind_answer(as_alice: Client, owls: Classroom, empty: str) -> None:
    assert "errorlist" in add(as_alice, owls, empty)


def test_a_class_that_is_there_already_gets_a_kind_answer(
    as_alice: Client, bob: User, owls: Classroom
) -> None:
    assert "in the class already" in add(as_alice, owls, "Bob")


def test_five_hundred_names_do_not_fit(as_alice: Client, owls: Classroom) -> None:
    page = add(as_alice, owls, "\n".join(f"Name {number}" for number in range(500)))
    assert f"room for {CLASS_SIZE} more" in page
    assert names_of(owls) == []


def test_a_huge_paste_gets_a_kind_answer(as_alice: Client, owls: Classroom) -> None:
    assert "errorlist" in add(as_alice, owls, "x" * 200_000)


def test_long_names_are_named(as_alice: Client, owls: Classroom) -> None:
    assert "Please shorten: Maximilian Alexander Jones" in add(
        as_alice, owls, "Maximilian Alexander Jones\nEmma"
    )


def test_markup_in_a_name_is_only_letters(as_alice: Client, client: Client, owls: Classroom) -> None:
    page = add(as_alice, owls, "<script>x</script>")
    assert "&lt;script&gt;" in page
    for reader in (as_alice.get(f"/classes/{owls.pk}/"), client.get(f"/join/{owls.code}/")):
        assert "<script>x" not in reader.text


def test_invisible_characters_are_taken_out_of_names() -> None:
    assert tidy("  Em\u202ema\x00 \u2003 B. ") == "Em ma B."


def test_accents_typed_in_two_ways_are_one_name() -> None:
    assert read_names("Léo\nLe\u0301o", taken=[]).repeated == ["Léo"]


def test_new_cards_for_everybody_may_change_to_pins(as_alice: Client, owls: Classroom) -> None:
    fill(owls, 3)
    page = as_alice.post(f"/classes/{owls.pk}/cards/", {"sign_in_with": SignInMethod.PIN})
    owls.refresh_from_db()
    assert not owls.uses_pictures
    assert page.text.count('class="pin"') == 3


def test_looking_at_the_cards_page_changes_no_card(as_alice: Client, bob: User, owls: Classroom) -> None:
    as_alice.get(f"/classes/{owls.pk}/cards/")
    as_alice.post(f"/classes/{owls.pk}/cards/", {"sign_in_with": "dance"})
    before = bob.password
    bob.refresh_from_db()
    assert bob.password == before


def test_cards_are_not_kept_by_the_browser(as_alice: Client, bob: User) -> None:
    assert "no-store" in as_alice.post(f"/students/{bob.pk}/card/").headers["Cache-Control"]


def test_a_student_can_be_renamed(as_alice: Client, bob: User) -> None:
    as_alice.post(f"/students/{bob.pk}/", {"name": " Robert  M. "})
    bob.refresh_from_db()
    assert bob.name == "Robert M."


@pytest.mark.parametrize("name", ["", "carol", "x" * 21, "\u200b"])
def test_a_name_that_cannot_be_taken_gets_a_kind_answer(
    as_alice: Client, bob: User, carol: User, name: str
) -> None:
    page = as_alice.post(f"/students/{bob.pk}/", {"name": name})
    assert "errorlist" in page.text
    assert "<h1" in page.text
    bob.refresh_from_db()
    assert bob.name == "Bob"


def test_an_archived_student_leaves_the_list_and_frees_the_name(
    as_alice: Client, bob: User, owls: Classroom
) -> None:
    as_alice.post(f"/students/{bob.pk}/archive/")
    assert names_of(owls) == []
    services.add_students(classroom=owls, names=["Bob"])
    assert as_alice.get(f"/students/{bob.pk}/").status_code == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("path", ["", "card/", "unlock/", "archive/"])
def test_for_strangers_and_students_there_is_no_such_student(
    as_dave: Client, as_bob: Client, bob: User, path: str
) -> None:
    for client in (as_dave, as_bob):
        assert client.post(f"/students/{bob.pk}/{path}").status_code == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("path", ["", "archive/"])
def test_each_page_of_a_student_opens(as_alice: Client, bob: User, path: str) -> None:
    assert "Bob" in as_alice.get(f"/students/{bob.pk}/{path}").text
