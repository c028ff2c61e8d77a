"""Three weeks of games, told afterwards: each goes through the door with the times of its moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from classroom.demonstration.children import CHILDREN
from classroom.models import Classroom, Table, User
from games.engine.bots import Choice, Skill, bot, choose
from games.game import Game
from games.services import Outcome, Stale, open_match, play_move

VARIANT = "mathable"
LESSONS = 3
DAYS_BACK = 20
FIRST_LESSON = timedelta(hours=9, minutes=5)
PAUSE = timedelta(milliseconds=400)
MOST_REFUSALS = 20

SKILLS = {child.name: child.skill for child in CHILDREN}


class StuckGame(RuntimeError):
    """A player of the demonstration found no move that counts."""


@dataclass(frozen=True)
class Plan:
    """One game to be played; its seed says whether it has been."""

    number: int
    level: int
    players: tuple[User | str, ...]
    at: datetime

    @property
    def seed(self) -> str:
        return f"demonstration-{self.number}"


def plans(students: list[User], began: datetime) -> list[Plan]:
    return [
        Plan(number, level, players, _school_time(began, number))
        for number, (level, players) in enumerate(_pairings(students))
    ]


def is_played(plan: Plan, classroom: Classroom) -> bool:
    return Table.objects.filter(classroom=classroom, match__seed=plan.seed).exists()


@transaction.atomic
def play(plan: Plan, classroom: Classroom, teacher: User) -> None:
    """A whole game or none: an interrupted one leaves nothing behind."""
    match = open_match(
        variant=VARIANT,
        level=plan.level,
        players=plan.players,
        opened_by=teacher,
        notation=classroom.notation,
        seed=plan.seed,
        at=plan.at,
    )
    Table.objects.create(match=match, classroom=classroom, opened_by=teacher)
    _play_out(Game.of(match), [_skill(player) for player in plan.players], plan.at)


def _pairings(students: list[User]) -> Iterator[tuple[int, tuple[User | str, ...]]]:
    """In each lesson all play each other in pairs, the pairs changing; then some meet a bot by the sheet."""
    half = len(students) // 2
    for lesson in range(LESSONS):
        for place in range(half):
            yield 3, (students[place], students[half + (place + lesson) % half])
    for student, rival in zip(students[::4], ("rusty", "minerva", "pip"), strict=False):
        yield 4, (student, rival)


def _school_time(began: datetime, number: int) -> datetime:
    """Six tables a lesson, a lesson a week, on a school day, the tables a minute apart."""
    lesson, table = divmod(number, len(CHILDREN) // 2)
    day = timezone.localtime(began) - timedelta(days=DAYS_BACK - 6 * lesson)
    day -= timedelta(days=max(0, day.weekday() - 4))
    morning = day.replace(hour=0, minute=0, second=0, microsecond=0) + FIRST_LESSON
    return morning + timedelta(minutes=table)


def _play_out(game: Game, skills: list[Skill], at: datetime) -> None:
    refusals = 0
    while game.to_move:
        seat, before = game.to_move[0], game.match.version
        seed = f"{game.match.seed}:{before}"
        choice = choose(game.rules, game.state, seat, skills[seat], seed, refusals=refusals)
        at += timedelta(milliseconds=choice.search_ms + choice.answer_ms) + PAUSE
        outcome = _play_move(game, seat, choice, at)
        refusals = refusals + 1 if outcome.version == before else 0
        if isinstance(outcome, Stale) or refusals > MOST_REFUSALS:
            raise StuckGame(f"{seed}: {outcome}")
        game = outcome.change.game if outcome.change else game


def _play_move(game: Game, seat: int, choice: Choice, at: datetime) -> Outcome:
    return play_move(
        match_id=game.match.pk,
        actor=seat,
        move=game.rules.dump_move(choice.move),
        version=game.match.version,
        search_ms=choice.search_ms,
        answer_ms=choice.answer_ms,
        at=at,
    )


def _skill(player: User | str) -> Skill:
    return bot(player).skill if isinstance(player, str) else SKILLS[player.name]
