import stat
from datetime import timedelta
from io import StringIO
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from classroom.demonstration import filling, games, kept, people
from classroom.models import Classroom, Table, User
from curriculum.selectors import class_table
from curriculum.services import differences
from games.models import Attempt


@pytest.fixture
def var(db: None, settings: LazySettings, tmp_path: Path) -> Path:
    settings.VAR = tmp_path
    settings.PASSWORD_HASHERS = ["classroom.cards.CardHasher"]
    return tmp_path


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game instead of twenty-one."""
    shorten(monkeypatch, 1)


def shorten(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    plans = games.plans
    monkeypatch.setattr(games, "plans", lambda *who: plans(*who)[:number])


def demonstrate(*options: str) -> str:
    out = StringIO()
    call_command("demonstrate", *options, stdout=out)
    return out.getvalue()


def counts() -> tuple[int, ...]:
    return tuple(model.objects.count() for model in (User, Classroom, Table, Attempt))


def test_the_class_has_a_history_of_real_games(var: Path, short: None) -> None:
    assert "1 of 1" in demonstrate()
    played = Table.objects.get(match__finished_at__isnull=False).match
    assert played.moves.count() == played.version > 50
    assert played.opened_at < timezone.now() - timedelta(days=2)
    assert Attempt.objects.filter(correct=False).exists()


def test_its_statistics_are_counted(var: Path, short: None) -> None:
    demonstrate()
    students = list(User.objects.filter(classroom__name=people.CLASS_NAME))
    assert len(students) == 12
    assert not class_table(students).is_empty
    assert not any(differences(student.pk) for student in students)


def test_a_second_run_changes_nothing(var: Path, short: None) -> None:
    demonstrate()
    before = counts()
    assert demonstrate() == ""
    assert counts() == before


def test_a_second_run_leaves_a_changed_password_alone(var: Path, short: None) -> None:
    demonstrate()
    alice = User.objects.get(email=people.EMAIL)
    alice.set_password("my own words")
    alice.save()
    demonstrate()
    alice.refresh_from_db()
    assert alice.check_password("my own words")


def test_an_interrupted_run_is_resumed(var: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, 2)

    def interrupt(done: int, total: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        filling.fill(interrupt)
    first = Table.objects.get().pk
    demonstrate()
    assert Table.objects.filter(match__finished_at__isnull=False).count() == 2
    assert Table.objects.filter(pk=first).exists()
    assert User.objects.count() == 13


def test_a_game_interrupted_in_the_middle_leaves_nothing(
    var: Path, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "_play_out", interrupt)
    with pytest.raises(KeyboardInterrupt):
        demonstrate()
    assert not Table.objects.exists()


def test_the_printed_logins_let_in(var: Path, short: None) -> None:
    demonstrate()
    known = kept.read()
    assert known
    lines = demonstrate("--logins").splitlines()
    assert [line.split()[0] for line in lines] == ["Teacher", "Student", "Student", "Student"]
    assert known.password in lines[0]
    _, code, name, *pictures = lines[1].replace("·", "").split()
    student = User.objects.get(name=name)
    answer = Client().post(f"/join/{code}/{student.pk}/", {"picked": pictures})
    assert answer.headers["Location"] == "/play/"


def test_logins_before_there_is_a_class_say_what_to_do(var: Path) -> None:
    with pytest.raises(CommandError, match="no demonstration class yet"):
        demonstrate("--logins")


def test_what_is_kept_is_for_the_owner_alone(var: Path) -> None:
    kept.make()
    assert stat.S_IMODE(kept.path().stat().st_mode) == 0o600


def test_games_take_place_on_school_days_in_the_last_three_weeks(var: Path) -> None:
    alice = people.settle_teacher(kept.make())
    students = people.settle_students(people.settle_class(alice), kept.make())
    for offset in range(7):
        began = timezone.now() + timedelta(days=offset)
        times = [timezone.localtime(plan.at) for plan in games.plans(students, began)]
        assert all(at.weekday() < 5 for at in times)
        assert all(began - timedelta(days=23) < at < began - timedelta(hours=20) for at in times)
