"""What can be read about matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from django.contrib.auth.base_user import AbstractBaseUser
from django.db.models import Prefetch, QuerySet
from django.http import Http404

from games.broadcast import Change, Message, NewsItem, message
from games.engine.bots import bot
from games.game import Game
from games.models import Match, Move, Seat

# Enough for the list of last moves on the page of somebody who has just come.
REMEMBERED = 12


class Person(Protocol):
    """Somebody who may or may not be signed in."""

    @property
    def pk(self) -> Any: ...

    def has_perm(self, perm: str, obj: Any = None) -> bool: ...


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat, as everybody at the table may know them."""

    seat: int
    name: str
    face: str
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Place:
    """From where somebody looks at a match: a seat, or `None` for a watcher."""

    match: Match
    seat: int | None


def matches() -> QuerySet[Match]:
    return Match.objects.prefetch_related(Prefetch("seats", Seat.objects.select_related("student")))


def open_matches(user: AbstractBaseUser) -> QuerySet[Match]:
    """The student's matches that go on, the one that moved last first."""
    return matches().filter(seats__student=user.pk, finished_at=None).order_by("-moved_at")


def finished_matches(user: AbstractBaseUser) -> QuerySet[Match]:
    return matches().filter(seats__student=user.pk, finished_at__isnull=False).order_by("-finished_at")


def place_at(user: Person, match_id: int) -> Place | None:
    """The user's own seat, else a watcher's place for those who may watch, else none."""
    match = matches().filter(pk=match_id).first()
    if match is None:
        return None
    for seat in match.seats.all():
        if user.pk is not None and seat.student_id == user.pk:
            return Place(match, seat.index)
    return Place(match, None) if user.has_perm("games.watch_match", match) else None


def place_or_404(user: Person, match_id: int) -> Place:
    place = place_at(user, match_id)
    if place is None:
        raise Http404
    return place


def players(match: Match) -> tuple[Player, ...]:
    """In the order of the seats; no query when `match` came from `matches()`."""
    return tuple(_player(seat) for seat in match.seats.all())


def _player(seat: Seat) -> Player:
    if seat.student is not None:
        return Player(seat.index, seat.student.name, seat.student.face, is_bot=False)
    played_by = bot(seat.bot or "")
    return Player(seat.index, played_by.name, played_by.face, is_bot=True)


def current(place: Place, *, since: int) -> Message:
    """How the match stands, straight from the database, with the news after version `since`."""
    game = Game.of(Match.objects.prefetch_related("seats").get(pk=place.match.pk))
    change = Change(game, since, tuple(_news(game, since)), tuple(game.dues()))
    return message(change, place.seat)


def _news(game: Game, since: int) -> list[NewsItem]:
    first = max(since, game.match.version - REMEMBERED)
    rows = Move.objects.filter(match=game.match, ply__gt=first, ply__lte=game.match.version)
    return [item for news in rows.order_by("ply").values_list("news", flat=True) for item in news]
