"""Matches of a class: opening them, and listing them for teachers and students."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction

from classroom.levels import GameChoice, nearest_level
from classroom.models import Classroom, Table, User
from games import selectors
from games.models import Match
from games.selectors import Player
from games.services import open_match

# A child with more open games than this has lost sight of them.
MOST_OPEN = 6
LAST_RESULTS = 5


@transaction.atomic
def open_table(
    *,
    classroom: Classroom,
    game: GameChoice,
    players: Sequence[User | str],
    opened_by: User,
) -> Table:
    match = open_match(
        variant=game.variant,
        level=game.level,
        options=game.options,
        players=players,
        opened_by=opened_by,
        notation=classroom.notation,
    )
    return Table.objects.create(match=match, classroom=classroom, opened_by=opened_by)


@transaction.atomic
def open_tables_for_all(
    *, classroom: Classroom, students: Sequence[User], game: GameChoice, bot: str, opened_by: User
) -> list[Table]:
    return [
        open_table(classroom=classroom, game=game, players=[student, bot], opened_by=opened_by)
        for student in students
    ]


def open_own_table(*, student: User, variant: str, bot: str) -> Table:
    """A student's own choice of bot, as the teacher set the games of the class."""
    classroom = student.own_class
    game = GameChoice(variant, nearest_level(variant, classroom.level), classroom.wrong_sums)
    return open_table(classroom=classroom, game=game, players=[student, bot], opened_by=student)


@dataclass(frozen=True)
class Line:
    """A match in a list, as one of its players or a teacher wants to see it."""

    match: Match
    players: tuple[Player, ...]
    mine: int | None = None

    @property
    def to_move(self) -> list[Player]:
        return [self.players[seat] for seat in self.match.to_move]

    @property
    def is_my_turn(self) -> bool:
        return self.mine in self.match.to_move

    @property
    def others(self) -> list[Player]:
        return [player for player in self.players if player.seat != self.mine]

    @property
    def is_won(self) -> bool:
        result = self.match.result
        return bool(result and result["finished"] and result["places"][self.mine] == 1)

    @property
    def scores(self) -> list[tuple[Player, int]]:
        scores = self.match.result["scores"] if self.match.result else []
        return list(zip(self.players, scores, strict=False))


def open_tables(classroom: Classroom) -> list[Line]:
    matches = selectors.matches().filter(table__classroom=classroom, finished_at=None)
    return [_line(match) for match in matches.order_by("-moved_at", "-pk")]


def open_lines(student: User) -> list[Line]:
    """Those where it is the student's turn first."""
    lines = [_line(match, student) for match in selectors.open_matches(student)]
    return sorted(lines, key=lambda line: not line.is_my_turn)


def last_results(student: User) -> list[Line]:
    return [_line(match, student) for match in selectors.finished_matches(student)[:LAST_RESULTS]]


def _line(match: Match, student: User | None = None) -> Line:
    seats = (seat.index for seat in match.seats.all() if student and seat.student_id == student.pk)
    return Line(match, selectors.players(match), next(seats, None))
