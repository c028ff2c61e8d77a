"""What happens here when something happens in the games."""

from __future__ import annotations

import time

import structlog
from kombu.exceptions import OperationalError

from curriculum.tasks import compile_student

log = structlog.get_logger(__name__)

COLLECT_SECONDS = 3

# Until when a job that this process has sent for a student is sure not to have begun. Kept
# here and not in Redis: it must not outlive a job that Redis lost, and a job too many, sent by
# another process, does no harm.
_collecting_until: dict[int, float] = {}


def send_compile_jobs(student_ids: frozenset[int], **_: object) -> None:
    """One job for each student and few seconds, however many moves come in.

    With the broker down nothing is sent and nothing noted: the next move tries again, and so
    does the sweep.
    """
    try:
        for student_id in sorted(student_ids):
            _send_unless_pending(student_id)
    except OperationalError as error:
        log.warning("compile_not_sent", student_ids=sorted(student_ids), error=str(error))


def _send_unless_pending(student_id: int) -> None:
    now = time.monotonic()
    if now < _collecting_until.get(student_id, 0):
        return
    compile_student.apply_async((student_id,), countdown=COLLECT_SECONDS)
    _collecting_until[student_id] = now + COLLECT_SECONDS
