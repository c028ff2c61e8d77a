"""Facts in the administration pages: to be looked at only."""

import pytest
from django.test import Client
from django.urls import reverse

from classroom.models import User
from games.models import Match
from tests.classroom.cast import signed_in
from tests.games.tables import open_table, play_true


@pytest.fixture
def as_head(db: None) -> Client:
    return signed_in(User.objects.create_superuser(email="head@school.example", name="Head"))


@pytest.fixture
def match(bob: User, carol: User) -> Match:
    match = open_table(bob, carol)
    play_true(match)
    return match


@pytest.mark.parametrize("model", ["match", "move", "attempt"])
def test_rows_can_be_looked_at_and_not_added(as_head: Client, match: Match, model: str) -> None:
    assert as_head.get(reverse(f"admin:games_{model}_changelist")).status_code == 200
    assert as_head.get(reverse(f"admin:games_{model}_add")).status_code == 403


def test_a_match_shows_neither_seed_nor_position(as_head: Client, match: Match) -> None:
    page = as_head.get(reverse("admin:games_match_change", args=[match.pk])).content.decode()
    assert match.seed not in page
    assert "racks" not in page
    assert 'name="_save"' not in page
