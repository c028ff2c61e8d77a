from http import HTTPStatus

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from classroom import tables
from classroom.levels import nearest_level
from classroom.models import Classroom, Table, User
from games.engine.registry import variants
from tests.classroom.cast import fill

GAME = {"one-game": "mathable:3"}


def seats(*chosen: str) -> dict[str, str]:
    return GAME | {f"one-seat_{place}": who for place, who in enumerate(chosen, start=1)}


def open_for(student: User) -> Table:
    return tables.open_own_table(student=student, variant="mathable", bot="pip")


def test_a_teacher_seats_students_and_bots(as_alice: Client, bob: User, carol: User, owls: Classroom) -> None:
    chosen = seats(f"student:{bob.pk}", f"student:{carol.pk}", "bot:pip")
    page = as_alice.post(f"/classes/{owls.pk}/tables/", chosen, follow=True)
    assert "1 table is open" in page.text
    players = Table.objects.get().match.seats.values_list("student", "bot")
    assert list(players) == [(bob.pk, None), (carol.pk, None), (None, "pip")]


def test_a_table_is_written_as_the_class_writes(as_alice: Client, bob: User, owls: Classroom) -> None:
    owls.division_sign, owls.decimal_sign = ":", ","
    owls.save()
    as_alice.post(f"/classes/{owls.pk}/tables/", seats(f"student:{bob.pk}", "bot:pip"))
    match = Table.objects.get().match
    assert (match.division, match.decimal) == (":", ",")


@pytest.mark.parametrize(
    ("wrong_sums", "mode"), [("", "referee"), ("coach", "coach"), ("challenge", "challenge")]
)
def test_a_teacher_says_what_a_wrong_sum_costs(
    as_alice: Client, bob: User, owls: Classroom, wrong_sums: str, mode: str
) -> None:
    chosen = seats(f"student:{bob.pk}", "bot:pip") | {"one-wrong_sums": wrong_sums}
    as_alice.post(f"/classes/{owls.pk}/tables/", chosen)
    assert Table.objects.get().match.options["mode"] == mode


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        seats("bot:pip", "bot:pip") | {"one-wrong_sums": "anger"},
        seats(),
        seats("bot:pip"),
        seats("bot:pip", "bot:rusty"),
        seats("student:0", "bot:pip"),
        seats("student:bob", "bot:nobody"),
        seats("bot:pip", "bot:pip") | {"one-game": "chess:3"},
        seats("bot:pip", "bot:pip") | {"one-game": "mathable:99"},
        seats("x" * 10_000, "<script>"),
    ],
)
def test_a_table_nobody_can_play_at_is_not_opened(
    as_alice: Client, bob: User, owls: Classroom, chosen: dict[str, str]
) -> None:
    page = as_alice.post(f"/classes/{owls.pk}/tables/", chosen)
    assert page.status_code == HTTPStatus.OK
    assert not Table.objects.exists()


def test_nobody_sits_twice_at_a_table(as_alice: Client, bob: User, owls: Classroom) -> None:
    page = as_alice.post(f"/classes/{owls.pk}/tables/", seats(f"student:{bob.pk}", f"student:{bob.pk}"))
    assert "one seat at a table" in page.text


def test_students_of_another_class_cannot_be_seated(as_dave: Client, bob: User, larks: Classroom) -> None:
    fill(larks, 1)
    page = as_dave.post(f"/classes/{larks.pk}/tables/", seats(f"student:{bob.pk}", "bot:pip"))
    assert "errorlist" in page.text
    assert not Table.objects.exists()


def test_the_whole_class_starts_with_one_click(as_alice: Client, owls: Classroom) -> None:
    fill(owls, 12)
    assert "Start all 12 tables" in as_alice.get(f"/classes/{owls.pk}/tables/").text
    chosen = {"all-game": "mathable:3", "all-bot": "rusty"}
    page = as_alice.post(f"/classes/{owls.pk}/tables/all/", chosen, follow=True)
    assert "12 tables are open" in page.text
    assert owls.tables.count() == 12


def test_a_broken_choice_for_the_whole_class_opens_nothing(
    as_alice: Client, bob: User, owls: Classroom
) -> None:
    as_alice.post(f"/classes/{owls.pk}/tables/all/", {"all-game": "chess:1", "all-bot": "nobody"})
    assert not Table.objects.exists()


def test_strangers_and_students_open_no_tables(as_dave: Client, as_bob: Client, owls: Classroom) -> None:
    for client in (as_dave, as_bob):
        for path in ("", "all/"):
            answer = client.post(f"/classes/{owls.pk}/tables/{path}", {})
            assert answer.status_code == HTTPStatus.NOT_FOUND


def test_a_teacher_may_watch_the_tables_of_the_class(alice: User, as_alice: Client, bob: User) -> None:
    match = open_for(bob).match
    assert alice.has_perm("games.watch_match", match)
    assert as_alice.get(match.get_absolute_url()).status_code == HTTPStatus.OK


def test_nobody_else_may_watch(dave: User, bob: User, carol: User, as_dave: Client) -> None:
    match = open_for(bob).match
    assert not dave.has_perm("games.watch_match", match)
    assert not carol.has_perm("games.watch_match", match)
    assert as_dave.get(match.get_absolute_url()).status_code == HTTPStatus.NOT_FOUND


def test_a_permission_without_a_match_is_none(alice: User) -> None:
    assert not alice.has_perm("games.watch_match")


def test_the_class_page_lists_open_tables_at_the_same_cost(as_alice: Client, owls: Classroom) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            page = as_alice.get(f"/classes/{owls.pk}/")
        assert "Watch" in page.text
        return len(captured)

    students = fill(owls, 30)
    for student in students[:3]:
        open_for(student)
    few = queries()
    for student in students[3:]:
        open_for(student)
    assert queries() == few


@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
def test_the_nearest_level_is_one_the_game_has(wanted: int) -> None:
    levels = variants()["mathable"].levels
    nearest = nearest_level("mathable", wanted)
    assert nearest in levels
    assert nearest == wanted or wanted not in levels
