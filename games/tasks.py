"""What workers do for matches. Every task may run twice, late or after the match has moved on."""

from __future__ import annotations

from datetime import timedelta

from celery import shared_task
from django.utils import timezone

from games import jobs
from games.models import Match
from games.services import play_due, take_turn

SWEEP_EVERY = timedelta(seconds=10)
SWEPT_AT_ONCE = 200
# A match that has stood for longer is left in peace until somebody comes back to it.
FORGOTTEN_AFTER = timedelta(days=1)


@shared_task
def play_bot(match_id: int, version: int) -> None:
    take_turn(match_id=match_id, version=version)


@shared_task
def house(match_id: int, version: int) -> None:
    if Match.objects.filter(pk=match_id, version=version).exists():
        play_due(match_id=match_id)


@shared_task
def sweep() -> None:
    """Ask again for what a lost message or a stopped worker left undone, and for far deadlines.

    What it asks for expires before the next sweep: a slow worker must not find a heap.
    """
    now = timezone.now()
    due = Match.objects.filter(due_at__lt=now + SWEEP_EVERY, due_at__gt=now - FORGOTTEN_AFTER)
    for match in due.only("version", "due_at").order_by("due_at")[:SWEPT_AT_ONCE]:
        jobs.ask_again(match, expires=SWEEP_EVERY)
