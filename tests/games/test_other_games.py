"""Every game comes through the same door, and leaves the same kinds of rows behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from fractions import Fraction
from importlib import import_module
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import timezone

from classroom.models import User
from curriculum.counts import MIXED, key_of
from games import services
from games.engine import core
from games.engine.arithmetic import evaluate, parse
from games.engine.core import AttemptKind, Json
from games.engine.registry import variants
from games.models import Attempt, Match
from games.models.attempt import Source
from games.notation import Notation
from games.selectors import place_at
from games.services import Played, TurnedDown, take_turn
from games.services.facts import NOTHING_SAID, Occasion, record
from games.speech import Speech
from tests.games.tables import game_of, play

LONGEST = 500
SHORT: dict[str, dict[str, Json]] = {
    "mathable": {"bag": [*range(1, 13)] * 4},
    "rigolade": {"numbers": [*range(1, 9)] * 5, "signs": ["+", "-", "×", "÷"] * 5},
    "formula": {"hand": 3},
    "equable": {
        "digits": [*"0123456789", *"1121234351"],
        "operators": [*"++++--+×"],
        "rack_digits": 5,
        "rack_operators": 2,
    },
}
QUIET = ("pass", "exchange", "draw", "end", "accept", "challenge")

every_game = pytest.mark.parametrize("slug", sorted(variants()))
every_short_turn = pytest.mark.parametrize("slug", sorted(set(variants()) - {"mathable"}))


def open_game(slug: str, *players: User | str, **more: Any) -> Match:
    usual: dict[str, Any] = {"variant": slug, "level": 4, "opened_by": None, "notation": Notation()}
    return services.open_match(players=players, **usual | more)


def bots_game(slug: str, *bots: str, mode: str) -> Match:
    return play_to_the_end(open_game(slug, *bots, options={**SHORT[slug], "mode": mode}, seed="short"))


def play_to_the_end(match: Match) -> Match:
    """As the workers would, until no bot has anything to do any more."""
    for _ in range(LONGEST):
        match.refresh_from_db()
        if take_turn(match_id=match.pk, version=match.version) is None:
            break
    return match


@every_game
@pytest.mark.parametrize("mode", ["coach", "referee", "challenge"])
def test_two_bots_play_a_match_to_an_end_that_replays(db: None, slug: str, mode: str) -> None:
    match = bots_game(slug, "pip", "minerva", mode=mode)
    assert match.finished_at is not None
    assert match.result is not None
    assert match.result["finished"]
    assert match.result["places"].count(1) >= 1
    out = StringIO()
    call_command("check_replays", stdout=out)
    assert "1 matches replayed" in out.getvalue()


@every_game
def test_the_rows_of_a_match_say_what_was_computed(db: None, slug: str) -> None:
    bots_game(slug, "pip", "rusty", mode="challenge")
    rows = list(Attempt.objects.all())
    assert any(row.correct for row in rows)
    for row in rows:
        assert (row.variant, row.level, row.student) == (slug, 4, None)
        assert row.value == evaluate(parse(row.expression))
        assert row.source == (Source.PLAY if row.kind == AttemptKind.CLAIM else Source.CHECK)
        assert row.kind != AttemptKind.CLAIM or row.correct == (row.claimed == row.value is not None)
        assert key_of(row).operation == (row.operation or MIXED)


@pytest.mark.parametrize(
    ("expression", "operation", "operands"),
    [
        ("016 + 4", "+", [16, 4]),
        ("2.5 × 4", "×", [Fraction(5, 2), 4]),
        ("3/4 - 1/4", "-", [Fraction(3, 4), Fraction(1, 4)]),
        ("2 + 3 × 4", MIXED, []),
        ("13/5", MIXED, []),
    ],
)
def test_a_sum_of_two_numbers_counts_for_its_operation_and_what_is_longer_as_mixed(
    db: None, expression: str, operation: str, operands: list[int | Fraction]
) -> None:
    game, value = game_of(open_game("equable", "pip", "rusty")), evaluate(parse(expression))
    attempt = core.Attempt(0, expression, value, value, correct=True)
    record(Occasion(game, timezone.now(), 0, NOTHING_SAID, None), [attempt])
    row = Attempt.objects.get()
    assert (row.expression, row.value, row.claimed) == (expression, value, value)
    assert (key_of(row).operation, row.operands) == (operation, operands)


# At a table with students


def students_game(slug: str, *players: User, mode: str, **more: Any) -> Match:
    """A table of a level at which whoever begins can slip."""
    for number in range(20):
        match = open_game(slug, *players, options={"mode": mode}, seed=f"seed {number}", **more)
        if next(false_moves(match), None):
            return match
        match.delete()
    raise AssertionError("no such seed")


def false_moves(match: Match) -> Iterator[dict[str, Json]]:
    """Moves that only their arithmetic speaks against."""
    game = game_of(match)
    slips = import_module(f"games.engine.variants.{match.variant}.slips")
    return (game.rules.dump_move(move) for move in slips.near_misses(game.state, game.to_move[0]))


def true_move(match: Match) -> dict[str, Json]:
    game = game_of(match)
    moves = map(game.rules.dump_move, game.rules.legal_moves(game.state, game.to_move[0]))
    return next(move for move in moves if move["do"] not in QUIET)


@every_game
def test_a_coached_slip_is_kept_and_explained(bob: User, carol: User, slug: str) -> None:
    match = students_game(slug, bob, carol, mode="coach")
    student = (bob, carol)[match.to_move[0]]
    outcome = play(match, next(false_moves(match)))
    assert isinstance(outcome, TurnedDown)
    assert outcome.code == "false_claim"
    row = Attempt.objects.filter(correct=False)[0]
    assert (row.student, row.move, row.source) == (student, None, Source.PLAY)
    assert row.claimed != row.value
    assert bool(row.error_kinds) == bool(row.operation)
    for language in ("en", "fr"):
        assert row.match.notation.write(row.expression) in explanation(student, outcome, row, language)


def explanation(student: User, outcome: TurnedDown, row: Attempt, language: str) -> str:
    """What the mover's browser is told."""
    place = place_at(student, row.match_id)
    assert place is not None
    return str(json.loads(Speech.of(place, language).outcome("try", outcome))["text"])


@every_game
def test_a_true_sum_counts_for_the_student_who_said_it(bob: User, carol: User, slug: str) -> None:
    match = students_game(slug, bob, carol, mode="referee")
    student = (bob, carol)[match.to_move[0]]
    assert isinstance(play(match, true_move(match)), Played)
    rows = list(Attempt.objects.all())
    assert rows != []
    assert {(row.student, row.correct, row.kind) for row in rows} == {(student, True, "claim")}


@every_short_turn
def test_a_sum_does_not_share_its_time_with_what_was_overlooked(bob: User, carol: User, slug: str) -> None:
    began = timezone.now() - timedelta(minutes=5)
    match = students_game(slug, bob, carol, mode="challenge", at=began)
    play(match, next(false_moves(match)), at=began)
    match.refresh_from_db()
    [seat] = match.to_move
    play(match, true_move(match), at=began + timedelta(seconds=5), answer_ms=4000)
    overlooked = Attempt.objects.get(kind=AttemptKind.OVERSIGHT)
    assert (overlooked.seat, overlooked.correct, overlooked.source) == (seat, False, Source.CHECK)
    assert (overlooked.answer_ms, overlooked.error_kinds) == (None, [])
    own = Attempt.objects.filter(kind=AttemptKind.CLAIM, seat=seat)
    assert [row.answer_ms for row in own] == [4000 // len(own)] * len(own)
