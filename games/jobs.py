"""Asking the workers for what a match needs next."""

from __future__ import annotations

from datetime import timedelta

from celery import current_app
from django.utils import timezone

from games.broadcast import Change
from games.game import bot_pause
from games.models import Match

# Redis hands a job out again when it has waited longer than the visibility timeout;
# what is due later than this is left to the sweep, which sees it in time.
NEAR = timedelta(seconds=60)
# A job that comes a moment too early would find nothing due.
MARGIN = timedelta(milliseconds=50)


def ask_for(change: Change) -> None:
    """By name, because the tasks call the door and the door calls this."""
    game = change.game
    arguments = (game.match.pk, game.match.version)
    if game.bots_to_move:
        send("games.tasks.play_bot", arguments, bot_pause())
    now = timezone.now()
    for due in change.dues[:1]:
        if due.at - now < NEAR:
            send("games.tasks.house", arguments, due.at - now + MARGIN)


def ask_again(match: Match, expires: timedelta) -> None:
    """Both: each finds out for itself whether there is anything to do."""
    wait = (match.due_at or timezone.now()) - timezone.now()
    for task in ("games.tasks.play_bot", "games.tasks.house"):
        send(task, (match.pk, match.version), wait + MARGIN, expires=wait + expires)


def send(task: str, arguments: tuple[int, int], wait: timedelta, *, expires: timedelta | None = None) -> None:
    current_app.send_task(
        task,
        args=arguments,
        countdown=max(0.0, wait.total_seconds()),
        expires=max(MARGIN, expires).total_seconds() if expires else None,
    )
