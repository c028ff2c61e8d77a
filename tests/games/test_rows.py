"""What the database itself refuses."""

from fractions import Fraction

import pytest
from django.db import IntegrityError

from classroom.models import User
from games.models import Attempt, Match, Move, Seat
from tests.games.tables import open_table, play, true_move


@pytest.fixture
def match(bob: User, carol: User) -> Match:
    match = open_table(bob, carol)
    play(match, true_move(match))
    return match


@pytest.mark.parametrize("model", [Attempt, Move])
def test_facts_never_change(match: Match, model: type[Attempt] | type[Move]) -> None:
    with pytest.raises(IntegrityError, match="never change"):
        model.objects.update(seat=1)


def test_a_seat_is_for_a_student_or_a_bot_and_not_for_both(match: Match, alice: User) -> None:
    with pytest.raises(IntegrityError, match="seat_for_a_student_or_a_bot"):
        Seat.objects.create(match=match, index=2, student=alice, bot="pip")


def test_a_seat_is_not_left_empty(match: Match) -> None:
    with pytest.raises(IntegrityError, match="seat_for_a_student_or_a_bot"):
        Seat.objects.create(match=match, index=2)


def test_a_match_is_not_finished_without_a_result(match: Match) -> None:
    match.finished_at = match.opened_at
    with pytest.raises(IntegrityError, match="match_finished_with_result"):
        match.save()


def test_a_right_answer_has_no_error(match: Match) -> None:
    attempt = Attempt.objects.get()
    attempt.pk, attempt.error_kinds = None, ["other"]
    with pytest.raises(IntegrityError, match="attempt_right_has_no_error"):
        attempt.save()


def test_values_are_kept_exactly(match: Match) -> None:
    attempt = Attempt.objects.get()
    attempt.pk, attempt.value, attempt.operands = None, Fraction(7, 2), [7, Fraction(1, 3)]
    attempt.save()
    kept = Attempt.objects.get(pk=attempt.pk)
    assert (kept.value, kept.operands) == (Fraction(7, 2), [7, Fraction(1, 3)])
    assert Attempt.objects.filter(value=Fraction(14, 4)).count() == 1


def test_what_is_no_number_is_not_kept(match: Match) -> None:
    with pytest.raises(ValueError, match="Invalid literal"):
        Attempt.objects.filter(value="three").exists()
