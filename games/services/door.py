"""The one door: students, bots and the clock all come through here."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from games.engine.core import Accepted, Actor, Json, Leave, MalformedMove
from games.models import Move
from games.services.facts import NOTHING_SAID, Said
from games.services.outcomes import Outcome, Played, Stale, TurnedDown
from games.services.sitting import Sitting

CLOCK_SLACK_MS = 500
LONGEST_MS = int(timedelta(days=1) / timedelta(milliseconds=1))


def play_move(
    *,
    match_id: int,
    actor: Actor,
    move: Json,
    version: int,
    client_id: str | None = None,
    search_ms: int | None = None,
    answer_ms: int | None = None,
    at: datetime | None = None,
) -> Outcome:
    """Rule on a move and keep what came of it, attempts of a refused move included.

    Safe to call twice with the same `client_id`. With `at` the game is told afterwards:
    it goes into the rows with that time, and nobody is sent anything.
    Raises `MalformedMove` for what is not a move at all.
    """
    with transaction.atomic():
        sitting = Sitting.at_match(match_id, at)
        loaded = sitting.game.rules.load_move(move)
        if ply := _ply_of_known(sitting, actor, loaded, client_id):
            return Played(ply)
        if version != sitting.version:
            return Stale(sitting.version)
        said = Said(client_id, _seen(sitting, search_ms), _seen(sitting, answer_ms))
        sitting.catch_up()
        return _rule(sitting, actor, loaded, said)


def play_due(*, match_id: int, at: datetime | None = None) -> None:
    """Have the house do what is due. Safe to run twice, early or late."""
    with transaction.atomic():
        sitting = Sitting.at_match(match_id, at)
        sitting.catch_up()
        sitting.rise()


def leave_match(*, match_id: int, seat: int, at: datetime | None = None) -> Outcome:
    """Give up a seat for good, whatever is going on at the table."""
    with transaction.atomic():
        sitting = Sitting.at_match(match_id, at)
        return _rule(sitting, seat, Leave(seat), NOTHING_SAID)


def _rule(sitting: Sitting, actor: Actor, move: Any, said: Said) -> Outcome:
    ruling = sitting.play(actor, move, said)
    change = sitting.rise()
    if isinstance(ruling, Accepted):
        return Played(sitting.version, change)
    return TurnedDown(sitting.version, ruling.code, ruling.rule, ruling.facts, change)


def _ply_of_known(sitting: Sitting, actor: Actor, move: Any, client_id: str | None) -> int | None:
    if client_id is None:
        return None
    row = Move.objects.filter(match=sitting.game.match, seat=actor, client_id=client_id).first()
    if row and row.move != sitting.game.rules.dump_move(move):
        raise MalformedMove("another move has this name")
    return row.ply if row else None


def _seen(sitting: Sitting, claimed_ms: int | None) -> int | None:
    """A browser's clock is believed as far as the server saw the time go by."""
    if claimed_ms is None:
        return None
    passed = (sitting.at - sitting.game.match.moved_at) // timedelta(milliseconds=1)
    return max(0, min(claimed_ms, passed + CLOCK_SLACK_MS, LONGEST_MS))
