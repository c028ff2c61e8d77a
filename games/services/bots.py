"""A bot's turn, through the same door as everybody's."""

from __future__ import annotations

import structlog

from games.engine.bots import bot, choose
from games.game import Game
from games.models import Match, Seat
from games.services.door import play_move
from games.services.outcomes import Outcome, TurnedDown

log = structlog.get_logger(__name__)

# A bot that slips is refused at a coached table and thinks again, as a child would.
TRIES = 5


def take_turn(*, match_id: int, version: int) -> Outcome | None:
    """Have one bot move in the position `version`; `None` when there is nothing to do any more.

    Safe to run twice or late: the tries are named after the version, and the door knows them again.
    """
    match = Match.objects.prefetch_related("seats").get(pk=match_id)
    game = Game.of(match)
    if match.version != version or not game.bots_to_move:
        return None
    return _move(game, game.bots_to_move[0])


def _move(game: Game, seat: Seat) -> Outcome:
    for tries in range(TRIES):
        outcome = _try(game, seat, tries)
        if not isinstance(outcome, TurnedDown):
            return outcome
    log.error("bot.stuck", match=game.match.pk, version=game.match.version)
    return outcome


def _try(game: Game, seat: Seat, tries: int) -> Outcome:
    match, name = game.match, f"bot-{game.match.version}-{tries}"
    dice = f"{match.seed}:{match.version}:{seat.index}"
    choice = choose(game.rules, game.state, seat.index, bot(seat.bot or "").skill, dice, refusals=tries)
    return play_move(
        match_id=match.pk,
        actor=seat.index,
        move=game.rules.dump_move(choice.move),
        version=match.version,
        client_id=name,
        search_ms=choice.search_ms,
        answer_ms=choice.answer_ms,
    )
