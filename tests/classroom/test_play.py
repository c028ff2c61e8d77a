from http import HTTPStatus

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from classroom import tables
from classroom.levels import GameChoice
from classroom.models import Classroom, Table, User
from games.services import leave_match


def start(client: Client, bot: str = "pip") -> str:
    return client.post("/play/start/", {"variant": "mathable", "bot": bot}).headers["Location"]


def test_a_student_is_greeted_and_offered_every_bot(as_bob: Client) -> None:
    page = as_bob.get("/play/").text
    assert "Hello Bob!" in page
    assert all(name in page for name in ("Pip", "Rusty", "Minerva"))


def test_choosing_a_bot_opens_a_match_at_the_level_of_the_class(
    as_bob: Client, bob: User, owls: Classroom
) -> None:
    owls.level = 4
    owls.save()
    address = start(as_bob)
    match = Table.objects.get(classroom=owls, opened_by=bob).match
    assert address == match.get_absolute_url()
    assert match.level == 4
    assert as_bob.get(address).status_code == HTTPStatus.OK


def test_a_game_of_ones_own_treats_wrong_sums_as_the_class_does(as_bob: Client, owls: Classroom) -> None:
    owls.wrong_sums = "coach"
    owls.save()
    start(as_bob)
    assert Table.objects.get().match.options["mode"] == "coach"


def test_open_games_are_there_to_go_on_with(as_bob: Client) -> None:
    address = start(as_bob)
    page = as_bob.get("/play/").text
    assert address in page
    assert "Your turn" in page or "Not your turn yet" in page


def test_a_game_of_the_teachers_making_is_there_too(
    as_bob: Client, alice: User, bob: User, carol: User, owls: Classroom
) -> None:
    table = tables.open_table(
        classroom=owls, game=GameChoice("mathable", 3), players=[bob, carol], opened_by=alice
    )
    assert table.match.get_absolute_url() in as_bob.get("/play/").text


def test_finished_games_show_how_they_ended(as_bob: Client, bob: User) -> None:
    start(as_bob)
    match = Table.objects.get().match
    seat = match.seats.get(student=bob).index
    leave_match(match_id=match.pk, seat=seat)
    assert "Your last games" in as_bob.get("/play/").text


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"variant": "mathable"},
        {"variant": "chess", "bot": "pip"},
        {"variant": "mathable", "bot": "x" * 9999},
    ],
)
def test_a_broken_choice_gets_a_kind_answer(as_bob: Client, chosen: dict[str, str]) -> None:
    page = as_bob.post("/play/start/", chosen, follow=True)
    assert "Choose one of these players" in page.text


def test_a_child_is_not_drowned_in_open_games(as_bob: Client) -> None:
    for _ in range(tables.MOST_OPEN):
        start(as_bob)
    assert start(as_bob) == "/play/"
    assert Table.objects.count() == tables.MOST_OPEN


def test_the_page_costs_the_same_with_one_and_with_six_games(as_bob: Client) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            as_bob.get("/play/")
        return len(captured)

    start(as_bob)
    few = queries()
    for _ in range(5):
        start(as_bob)
    assert queries() == few


def test_a_teacher_has_no_such_page(as_alice: Client) -> None:
    assert as_alice.get("/play/").status_code == HTTPStatus.NOT_FOUND
    assert as_alice.post("/play/start/").status_code == HTTPStatus.NOT_FOUND


def test_whoever_is_not_signed_in_is_asked_for_the_class_code(client: Client, db: None) -> None:
    assert client.get("/play/").headers["Location"] == "/join/"
