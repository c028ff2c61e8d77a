"""Every match can be played again from its rows."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games.models import Match, Move
from games.services import take_turn
from tests.games.tables import open_table


@pytest.fixture
def match(db: None) -> Match:
    match = open_table("pip", "rusty")
    for version in range(6):
        take_turn(match_id=match.pk, version=version)
    match.refresh_from_db()
    assert match.version == 6
    return match


def check(**options: int) -> str:
    out = StringIO()
    call_command("check_replays", stdout=out, stderr=out, **options)
    return out.getvalue()


def test_matches_replay_to_what_is_saved(match: Match) -> None:
    assert "1 matches replayed" in check()
    assert "1 matches replayed" in check(match=match.pk)


def test_it_finds_a_snapshot_that_was_changed(match: Match) -> None:
    match.snapshot["table"]["scores"][0] += 100
    match.save()
    with pytest.raises(CommandError, match="1 of 1 matches differ"):
        check()


def test_it_names_the_match_and_the_move_that_was_tampered_with(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(match, ply=2, move={"do": "timeout"})
    with pytest.raises(CommandError):
        call_command("check_replays")
    assert f"match {match.pk}: move 2 would be refused: not_the_house" in capsys.readouterr().err


def test_it_finds_a_move_that_is_missing(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    Move.objects.filter(match=match, ply=3).delete()
    with pytest.raises(CommandError):
        call_command("check_replays")
    assert "move 3 is missing" in capsys.readouterr().err


def test_a_match_that_is_not_there_is_said_to_be_missing(db: None) -> None:
    with pytest.raises(CommandError, match="no match 7"):
        check(match=7)


def tamper(match: Match, *, ply: int, move: dict[str, str]) -> None:
    """As somebody with the run of the database could: the triggers are switched off."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
    Move.objects.filter(match=match, ply=ply).update(move=move)
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = origin")
