"""The page of a match."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from classroom.models import Classroom, Table, User
from games.models import Match
from games.notation import Notation
from tests.classroom.cast import signed_in
from tests.games.tables import open_table


@pytest.fixture
def match(bob: User, alice: User, owls: Classroom) -> Match:
    match = open_table(bob, "pip", notation=Notation(division=":"))
    Table.objects.create(match=match, classroom=owls, opened_by=alice)
    return match


def data_of(client: Client, match: Match) -> dict[str, Any]:
    page = client.get(match.get_absolute_url())
    assert page.status_code == 200
    block = re.search(r'<script id="match-data"[^>]*>(.*?)</script>', page.content.decode(), re.DOTALL)
    assert block
    data: dict[str, Any] = json.loads(block[1])
    return data


def test_a_player_gets_all_that_the_scripts_need(as_bob: Client, match: Match) -> None:
    data = data_of(as_bob, match)
    assert (data["socket"], data["seat"]) == (f"/ws/matches/{match.pk}/", 0)
    assert data["signs"] == {"+": "+", "-": "−", "×": "×", "÷": ":"}
    assert all(data["texts"].values())


def test_the_teacher_of_the_class_may_watch(as_alice: Client, match: Match) -> None:
    assert data_of(as_alice, match)["seat"] is None


def test_nothing_of_the_position_is_in_the_page(as_bob: Client, match: Match) -> None:
    page = as_bob.get(match.get_absolute_url()).content.decode()
    assert match.seed not in page
    assert "rack&quot;:" not in page


def test_a_stranger_finds_no_such_page(as_dave: Client, carol: User, match: Match) -> None:
    for client in (as_dave, signed_in(carol), Client()):
        assert client.get(match.get_absolute_url()).status_code == 404


def test_a_match_that_is_not_there_is_not_found(as_bob: Client) -> None:
    assert as_bob.get("/matches/999999/").status_code == 404


def test_the_page_costs_the_same_for_two_players_and_for_four(
    as_bob: Client, bob: User, carol: User, match: Match, django_assert_num_queries: Callable[..., Any]
) -> None:
    four = open_table(bob, carol, "pip", "rusty")
    as_bob.get(match.get_absolute_url())
    with django_assert_num_queries(5):
        as_bob.get(match.get_absolute_url())
    with django_assert_num_queries(5):
        as_bob.get(four.get_absolute_url())
