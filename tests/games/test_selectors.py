"""Lists of matches."""

from collections.abc import Callable
from typing import Any

from classroom.models import User
from games import selectors, services
from tests.games.tables import open_table


def test_a_students_matches_are_open_until_they_are_over(bob: User, carol: User) -> None:
    going_on, over = open_table(bob, carol), open_table(bob, "pip")
    services.leave_match(match_id=over.pk, seat=0)
    assert list(selectors.open_matches(bob)) == [going_on]
    assert list(selectors.finished_matches(bob)) == [over]
    assert list(selectors.finished_matches(carol)) == []


def test_players_are_named_in_the_order_of_the_seats(bob: User) -> None:
    match = open_table("pip", bob)
    assert [(player.name, player.is_bot) for player in selectors.players(match)] == [
        ("Pip", True),
        ("Bob", False),
    ]


def test_a_list_of_matches_costs_the_same_however_long_it_is(
    bob: User, carol: User, django_assert_num_queries: Callable[..., Any]
) -> None:
    for _ in range(2):
        for _ in range(4):
            open_table(bob, carol)
        with django_assert_num_queries(2):
            assert all(len(selectors.players(match)) == 2 for match in selectors.open_matches(bob))
