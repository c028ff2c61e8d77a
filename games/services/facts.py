"""From the engine's attempts to rows that never change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth import get_user_model

from games.engine import core
from games.engine.arithmetic import Calculation, Exact, Number, Operation, parse, two_numbers
from games.engine.core import Actor, AttemptKind
from games.engine.mistakes import error_kinds
from games.game import Game
from games.models import Attempt, Move, Source


@dataclass(frozen=True, slots=True)
class Said:
    """What the mover's browser told about the move: its name and how long it took."""

    client_id: str | None = None
    search_ms: int | None = None
    answer_ms: int | None = None


NOTHING_SAID = Said()


@dataclass(frozen=True, slots=True)
class Occasion:
    """When attempts were made, by whose move, and the row it became (`None`: turned down)."""

    game: Game
    at: datetime
    actor: Actor
    said: Said
    move: Move | None

    @property
    def ply(self) -> int:
        return self.move.ply if self.move else self.game.match.version + 1


def record(occasion: Occasion, attempts: Sequence[core.Attempt]) -> frozenset[int]:
    """Insert a row for each attempt; gives the students they belong to."""
    if not attempts or _is_recorded(occasion):
        return frozenset()
    _lock_students(occasion.game)
    answers = sum(_is_answer(occasion, attempt) for attempt in attempts)
    rows = Attempt.objects.bulk_create(_row(occasion, attempt, answers) for attempt in attempts)
    return frozenset(row.student_id for row in rows if row.student_id)


def _is_recorded(occasion: Occasion) -> bool:
    """A refused move sent twice under the same name is one attempt, not two."""
    if occasion.move or occasion.actor is None or occasion.said.client_id is None:
        return False
    return Attempt.objects.filter(
        match=occasion.game.match,
        ply=occasion.ply,
        seat=occasion.actor,
        client_id=occasion.said.client_id,
    ).exists()


def _lock_students(game: Game) -> None:
    """Attempts of a student become visible in the order of their ids.

    Statistics read on from the last id they saw. Without the lock a student in two
    matches could get ids 7 and 8, commit 8 first, and 7 would never be counted.
    Everybody at the table, in one order: a second attempt in the same transaction
    then asks for no further lock, and two tables cannot wait for each other.
    """
    people = get_user_model().objects.select_for_update(no_key=True)
    list(people.filter(pk__in=game.student_ids).order_by("pk").values_list("pk"))


def _is_answer(occasion: Occasion, attempt: core.Attempt) -> bool:
    """Whether the mover's time is the time of this attempt.

    A player's move may also show what that player overlooked, but was not made to answer that.
    """
    return attempt.seat == occasion.actor and attempt.kind is not AttemptKind.OVERSIGHT


def _row(occasion: Occasion, attempt: core.Attempt, answers: int) -> Attempt:
    match, own = occasion.game.match, _is_answer(occasion, attempt)
    terms = _terms(attempt.expression)
    return Attempt(
        match=match,
        ply=occasion.ply,
        move=occasion.move,
        seat=attempt.seat,
        student_id=occasion.game.seats[attempt.seat].student_id,
        variant=match.variant,
        level=match.level,
        source=Source.PLAY if attempt.kind is AttemptKind.CLAIM else Source.CHECK,
        kind=attempt.kind,
        expression=attempt.expression,
        operation=terms[1].value if terms else "",
        operands=[terms[0], terms[2]] if terms else [],
        claimed=attempt.claimed,
        value=attempt.value,
        correct=attempt.correct,
        error_kinds=_error_kinds(attempt),
        search_ms=occasion.said.search_ms if own else None,
        answer_ms=_share(occasion.said.answer_ms, answers) if own else None,
        client_id=occasion.said.client_id if own else None,
        happened_at=occasion.at,
    )


def _terms(expression: str) -> tuple[Exact, Operation, Exact] | None:
    """The parts of a sum of two numbers, decimals and fractions included; `None` for anything longer."""
    match parse(expression):
        case Calculation(Number(a), operation, Number(b)):
            return a, operation, b
    return None


def _share(answer_ms: int | None, answers: int) -> int | None:
    """One answer time is measured for all the answers of a move: each counts for its part."""
    return None if answer_ms is None else answer_ms // answers


def _error_kinds(attempt: core.Attempt) -> list[str]:
    """Kinds of error belong to who made the sum, not to who overlooked it."""
    terms = two_numbers(parse(attempt.expression))
    if attempt.correct or attempt.kind is not AttemptKind.CLAIM or terms is None or attempt.claimed is None:
        return []
    return [kind.value for kind in error_kinds(*terms, attempt.claimed)]
