"""Opening a match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from games.broadcast import Change
from games.engine.bots import roster
from games.engine.core import BadOptions, Facts, Json
from games.engine.registry import AnyVariant, variants
from games.game import Game, due_at
from games.models import Match, Seat
from games.notation import Notation
from games.services import handover

Player: TypeAlias = AbstractBaseUser | str


class CannotOpen(ValueError):
    """Nobody can play such a match; `games.wording` has words for every code."""

    def __init__(self, code: str, **facts: Json) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = facts


def open_match(
    *,
    variant: str,
    level: int,
    players: Sequence[Player],
    opened_by: AbstractBaseUser | None,
    notation: Notation,
    options: Mapping[str, Json] | None = None,
    seed: str | None = None,
    at: datetime | None = None,
) -> Match:
    """Seat students and bots (by their slugs) in this order and deal.

    `options` are changes to those of the level. With `at`, as for `play_move`, nobody is told.
    """
    rules = _rules(variant, level)
    _check_players(rules, players)
    chosen = _options(rules, level, options or {})
    seed, now = seed or secrets.token_hex(16), at or timezone.now()
    state = rules.start(len(players), seed, chosen)
    with transaction.atomic():
        match = Match(
            variant=rules.slug,
            variant_version=rules.version,
            level=level,
            options=rules.dump_options(chosen),
            seed=seed,
            division=notation.division,
            decimal=notation.decimal,
            opened_at=now,
            opened_by_id=opened_by.pk if opened_by else None,
            moved_at=now,
        )
        _deal(match, players, rules, state, is_live=at is None)
    return match


def _rules(slug: str, level: int) -> AnyVariant:
    rules = variants().get(slug)
    if rules is None:
        raise CannotOpen("unknown_game")
    if level not in rules.levels:
        raise CannotOpen("unknown_level", level=level)
    return rules


def _check_players(rules: AnyVariant, players: Sequence[Player]) -> None:
    if len(players) not in rules.seats:
        raise CannotOpen("wrong_number_of_players", fewest=rules.seats[0], most=rules.seats[-1])
    students = [player.pk for player in players if not isinstance(player, str)]
    if len(set(students)) < len(students):
        raise CannotOpen("player_twice")
    known = {bot.slug for bot in roster(rules.slug)}
    if any(player not in known for player in players if isinstance(player, str)):
        raise CannotOpen("unknown_bot")


def _options(rules: AnyVariant, level: int, changes: Mapping[str, Json]) -> Any:
    usual = rules.dump_options(rules.options(level))
    try:
        return rules.load_options({**usual, **changes})  # type: ignore[dict-item]
    except BadOptions as bad:
        raise CannotOpen(bad.code, **bad.facts) from bad


def _deal(match: Match, players: Sequence[Player], rules: AnyVariant, state: Any, *, is_live: bool) -> None:
    seats = tuple(_seat(match, index, player) for index, player in enumerate(players))
    game = Game(match, seats, rules, state)
    change = Change(game, 0, (), tuple(game.dues()))
    match.snapshot, match.to_move = rules.dump_state(state), game.to_move
    match.due_at = due_at(game, change.dues)
    match.save()
    Seat.objects.bulk_create(seats)
    if is_live:
        handover.ask_for_jobs(change)


def _seat(match: Match, index: int, player: Player) -> Seat:
    if isinstance(player, str):
        return Seat(match=match, index=index, bot=player)
    return Seat(match=match, index=index, student_id=player.pk)
