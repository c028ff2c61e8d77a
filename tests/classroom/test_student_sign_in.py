from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from http import HTTPStatus

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from classroom import limits, services
from classroom.models import Classroom, SignInMethod, User, WrongSignIn
from tests.classroom.cast import BOBS_PICTURES, PASSWORD, fill
from tests.running import RedisServer

NOW = datetime(2026, 3, 2, 9, 0, tzinfo=timezone.get_default_timezone())
WRONG = "key key key"


def try_often(
    student: User, times: int, *, secret: str = WRONG, every: timedelta = timedelta(hours=1)
) -> None:
    for number in range(times):
        services.sign_in(student=student, secret=secret, now=NOW + number * every)


def test_a_class_code_is_read_without_care_for_case_and_spaces(client: Client, owls: Classroom) -> None:
    typed = f" {owls.code[:3].lower()} - {owls.code[3:]} "
    assert client.post("/join/", {"code": typed}).headers["Location"] == f"/join/{owls.code}/"


@pytest.mark.parametrize("code", ["", "NOPE", "<script>", "é" * 40, "A" * 5000])
def test_an_unknown_code_gets_a_kind_answer(client: Client, owls: Classroom, code: str) -> None:
    page = client.post("/join/", {"code": code})
    assert page.status_code == HTTPStatus.OK
    assert "errorlist" in page.text


def test_a_stale_link_asks_for_the_code_again(client: Client, owls: Classroom) -> None:
    page = client.get("/join/NOPE99/")
    assert page.status_code == HTTPStatus.NOT_FOUND
    assert "class code" in page.text


def test_the_class_page_for_students_shows_names_as_given(client: Client, bob: User) -> None:
    assert "Bob" in client.get(f"/join/{bob.own_class.code}/").text


def test_students_read_the_language_of_their_class(client: Client, owls: Classroom) -> None:
    owls.language = "fr"
    owls.save()
    page = client.get(f"/join/{owls.code}/", headers={"Accept-Language": "en"})
    assert '<html lang="fr"' in page.text


def test_three_pictures_in_order_let_a_student_in(client: Client, bob: User) -> None:
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    answer = client.post(address, {"picked": BOBS_PICTURES.split()})
    assert answer.headers["Location"] == "/play/"
    assert client.session["_auth_user_id"] == str(bob.pk)


def test_pictures_can_be_tapped_one_request_at_a_time(client: Client, bob: User) -> None:
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    first = client.post(address, {"pick": "cat"})
    assert 'name="picked" value="cat"' in first.text
    client.post(address, {"picked": ["cat"], "pick": "sun"})
    assert client.post(address, {"picked": ["cat", "sun"], "pick": "boat"}).status_code == HTTPStatus.FOUND


def test_the_same_pictures_in_another_order_do_not(client: Client, bob: User) -> None:
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    page = client.post(address, {"picked": ["sun", "cat", "boat"]})
    assert "Not quite" in page.text
    assert "_auth_user_id" not in client.session


def test_unknown_pictures_are_no_try(client: Client, bob: User) -> None:
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    client.post(address, {"picked": ["<script>", "x" * 9999, ""]})
    assert not WrongSignIn.objects.exists()


def test_a_class_may_use_pins(client: Client, bob: User) -> None:
    card = services.deal_all_cards(classroom=bob.own_class, sign_in_with=SignInMethod.PIN)[0]
    answer = client.post(f"/join/{bob.own_class.code}/{bob.pk}/", {"pin": card.pin})
    assert answer.headers["Location"] == "/play/"


def test_a_pin_of_another_length_or_alphabet_is_just_wrong(client: Client, bob: User) -> None:
    services.deal_all_cards(classroom=bob.own_class, sign_in_with=SignInMethod.PIN)
    for pin in ("", "abc", "٣٣٣٣", "1" * 100_000):
        page = client.post(f"/join/{bob.own_class.code}/{bob.pk}/", {"pin": pin})
        assert page.status_code == HTTPStatus.OK


def test_a_student_stays_signed_in_for_a_school_day(client: Client, bob: User) -> None:
    client.post(f"/join/{bob.own_class.code}/{bob.pk}/", {"picked": BOBS_PICTURES.split()})
    assert client.session.get_expiry_age() <= timedelta(hours=10).total_seconds()


def test_not_me_signs_out_and_shows_the_names_again(as_bob: Client, bob: User) -> None:
    answer = as_bob.post("/not-me/")
    assert answer.headers["Location"] == f"/join/{bob.own_class.code}/"
    assert "_auth_user_id" not in as_bob.session


def test_an_archived_student_cannot_sign_in(client: Client, alice: User, bob: User) -> None:
    bob.archive(by=alice)
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    assert client.post(address, {"picked": BOBS_PICTURES.split()}).status_code == HTTPStatus.NOT_FOUND


def test_archiving_a_student_ends_their_session(as_bob: Client, alice: User, bob: User) -> None:
    bob.archive(by=alice)
    assert as_bob.get("/play/").headers["Location"] == "/join/"


def test_archiving_a_class_ends_the_sessions_in_it(as_bob: Client, alice: User, owls: Classroom) -> None:
    owls.archive(by=alice)
    assert as_bob.get("/play/").headers["Location"] == "/join/"


def test_four_wrong_tries_cost_nothing(bob: User) -> None:
    try_often(bob, 4)
    assert limits.wait_for(bob, NOW + timedelta(hours=3)) == limits.NO_WAIT


def test_the_fifth_wrong_try_costs_a_minute(bob: User) -> None:
    try_often(bob, 4)
    outcome = services.sign_in(student=bob, secret=WRONG, now=NOW + timedelta(hours=5))
    assert outcome.wait == timedelta(minutes=1)


def test_waiting_doubles_up_to_a_quarter_of_an_hour() -> None:
    waits = [limits.wait_after(wrong, is_class_busy=False).total_seconds() / 60 for wrong in range(4, 12)]
    assert waits == [0, 1, 2, 4, 8, 15, 15, 15]


def test_while_waiting_even_the_right_pictures_are_not_looked_at(bob: User) -> None:
    try_often(bob, 5, every=timedelta())
    outcome = services.sign_in(student=bob, secret=BOBS_PICTURES, now=NOW + timedelta(seconds=59))
    assert not outcome.accepted
    assert services.sign_in(student=bob, secret=BOBS_PICTURES, now=NOW + timedelta(seconds=61)).accepted


def test_a_try_while_waiting_does_not_lengthen_the_wait(bob: User) -> None:
    try_often(bob, 30, every=timedelta())
    assert WrongSignIn.objects.count() == limits.FREE_TRIES


def test_signing_in_wipes_the_slate(bob: User) -> None:
    try_often(bob, 4)
    services.sign_in(student=bob, secret=BOBS_PICTURES, now=NOW + timedelta(hours=4))
    assert not WrongSignIn.objects.exists()


def test_wrong_tries_are_forgotten_after_a_day(bob: User) -> None:
    try_often(bob, 5, every=timedelta())
    services.sign_in(student=bob, secret=WRONG, now=NOW + timedelta(days=2))
    assert WrongSignIn.objects.count() == 1


def test_one_student_waiting_leaves_the_others_alone(bob: User, carol: User) -> None:
    try_often(bob, 5, every=timedelta())
    assert limits.wait_for(carol, NOW) == limits.NO_WAIT


def test_forty_wrong_tries_slow_down_those_of_the_class_who_erred(bob: User, carol: User) -> None:
    owls = bob.own_class
    for student in fill(owls, 10):
        try_often(student, 4, every=timedelta())
    services.sign_in(student=bob, secret=WRONG, now=NOW)
    assert limits.wait_for(bob, NOW) == limits.BUSY_WAIT
    assert limits.wait_for(carol, NOW) == limits.NO_WAIT
    assert limits.wait_for(bob, NOW + limits.BUSY_WINDOW) == limits.NO_WAIT


def test_another_class_does_not_slow_down(bob: User, larks: Classroom) -> None:
    for student in fill(larks, 10):
        try_often(student, 4, every=timedelta())
    services.sign_in(student=bob, secret=WRONG, now=NOW)
    assert limits.wait_for(bob, NOW) == limits.NO_WAIT


def test_the_page_says_how_long_to_wait(client: Client, bob: User) -> None:
    address = f"/join/{bob.own_class.code}/{bob.pk}/"
    for _ in range(5):
        page = client.post(address, {"picked": ["sun", "cat", "boat"]})
    assert "try again in 1 minute" in page.text


def test_the_teacher_sees_who_waits_and_unlocks_with_one_click(as_alice: Client, bob: User) -> None:
    for _ in range(5):
        services.sign_in(student=bob, secret=WRONG, now=timezone.now())
    assert "Bob has to wait" in as_alice.get(f"/classes/{bob.own_class.pk}/").text
    page = as_alice.post(f"/students/{bob.pk}/unlock/", follow=True)
    assert "Bob has to wait" not in page.text
    assert services.sign_in(student=bob, secret=BOBS_PICTURES, now=timezone.now()).accepted


def test_new_pictures_replace_the_old_ones_and_end_the_wait(bob: User) -> None:
    try_often(bob, 5, every=timedelta())
    [card] = services.deal_cards(classroom=bob.own_class, students=[bob])
    assert services.sign_in(student=bob, secret=card.secret, now=NOW).accepted
    assert not services.sign_in(student=bob, secret=BOBS_PICTURES, now=NOW).accepted


@pytest.mark.django_db(transaction=True)
def test_tries_made_at_the_same_moment_are_all_counted(bob: User) -> None:
    def guess(_: int) -> None:
        services.sign_in(student=bob, secret=WRONG, now=NOW)
        connection.close()

    with ThreadPoolExecutor(8) as crowd:
        list(crowd.map(guess, range(24)))
    assert WrongSignIn.objects.count() == limits.FREE_TRIES


@pytest.mark.django_db(transaction=True)
def test_everybody_can_sign_in_while_redis_is_down(redis_server: RedisServer, alice: User, bob: User) -> None:
    redis_server.stop()
    student, teacher = Client(), Client()
    student.post(f"/join/{bob.own_class.code}/{bob.pk}/", {"picked": BOBS_PICTURES.split()})
    teacher.post("/accounts/login/", {"login": alice.email, "password": PASSWORD})
    assert student.get("/play/").status_code == HTTPStatus.OK
    assert teacher.get("/classes/").status_code == HTTPStatus.OK


def test_students_cannot_sign_in_by_the_teachers_form(client: Client, bob: User) -> None:
    for login in ("", "None", "Bob"):
        client.post("/accounts/login/", {"login": login, "password": BOBS_PICTURES})
    assert "_auth_user_id" not in client.session
