"""Opening a match."""

from typing import Any

import pytest

from classroom.models import User
from games.models import Match, Seat
from games.notation import Notation
from games.services import CannotOpen, open_match
from games.wording import opening_text
from tests.games.tables import open_table


def test_it_seats_students_and_bots_in_the_order_given(bob: User) -> None:
    match = open_table(bob, "pip")
    assert list(match.seats.values_list("index", "student", "bot")) == [(0, bob.pk, None), (1, None, "pip")]
    assert (match.version, match.to_move, match.finished_at) == (0, [0], None)


def test_it_keeps_the_notation_of_the_class(bob: User, carol: User) -> None:
    match = open_table(bob, carol, notation=Notation(division=":", decimal=","))
    assert Match.objects.get(pk=match.pk).notation == Notation(division=":", decimal=",")


def test_a_teacher_may_change_the_options_of_the_level(bob: User, carol: User) -> None:
    match = open_table(bob, carol, options={"turn_seconds": 60, "mode": "coach"})
    assert (match.options["turn_seconds"], match.options["mode"]) == (60, "coach")


def test_every_match_has_a_seed_of_its_own(bob: User, carol: User) -> None:
    seeds = {open_table(bob, carol, seed=None).seed for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"variant": "chess"}, "unknown_game"),
        ({"level": 9}, "unknown_level"),
        ({"players": []}, "wrong_number_of_players"),
        ({"players": ["pip"] * 5}, "wrong_number_of_players"),
        ({"players": ["pip", "nobody"]}, "unknown_bot"),
        ({"options": {"operations": []}}, "no_operation"),
        ({"options": {"turn_seconds": 1}}, "turn_seconds"),
        ({"options": {"colour": "blue"}}, "options_unclear"),
    ],
)
def test_it_says_kindly_why_a_match_cannot_be_opened(db: None, change: dict[str, Any], code: str) -> None:
    usual = {"variant": "mathable", "level": 3, "players": ["pip", "pip"], "opened_by": None}
    with pytest.raises(CannotOpen) as refused:
        open_match(**{**usual, "notation": Notation(), **change})
    assert refused.value.code == code
    assert opening_text(refused.value.code, refused.value.facts)
    assert not Match.objects.exists()
    assert not Seat.objects.exists()


def test_nobody_sits_twice_at_one_table(bob: User) -> None:
    with pytest.raises(CannotOpen, match="player_twice"):
        open_table(bob, bob)
