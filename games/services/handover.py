"""What is set going by a commit. Redis may be down: the move is saved all the same."""

from __future__ import annotations

from django.db import transaction

from games import broadcast, jobs
from games.broadcast import Change
from games.models import Attempt
from games.signals import attempts_recorded

# Lambdas and not partials: Django names the function when it logs that one failed,
# and a partial has no name.


def hand_on(change: Change) -> None:
    transaction.on_commit(lambda: broadcast.tell(change), robust=True)
    ask_for_jobs(change)


def ask_for_jobs(change: Change) -> None:
    transaction.on_commit(lambda: jobs.ask_for(change), robust=True)


def report_attempts(student_ids: frozenset[int]) -> None:
    transaction.on_commit(
        lambda: attempts_recorded.send(sender=Attempt, student_ids=student_ids), robust=True
    )
