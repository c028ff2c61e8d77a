"""Matches for tests: opened through the door's own service, moves found by asking the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from classroom.models import User
from games import services
from games.engine.core import Json
from games.engine.registry import variant
from games.game import Game
from games.models import Match
from games.notation import Notation

MATHABLE = variant("mathable")
COACHED: dict[str, Json] = {"mode": "coach"}
CHALLENGED: dict[str, Json] = {"mode": "challenge"}
BESIDE_THE_PRINTED = ("i7", "i8", "f7", "f8", "g6", "h6", "g9", "h9")


def open_table(*players: User | str, options: dict[str, Json] | None = None, **more: Any) -> Match:
    """A table at which seat 0 begins and finds a token to lay."""
    settings: dict[str, Any] = {"variant": "mathable", "level": 3, "opened_by": None}
    settings |= {"notation": Notation(), "seed": friendly_seed(len(players)), **more}
    return services.open_match(players=players, options=options, **settings)


@cache
def friendly_seed(seats: int, beginner: int = 0, tokens: tuple[int, ...] = ()) -> str:
    """The beginner has something to lay, and holds these tokens."""
    for number in range(1000):
        seed, options = f"seed {number}", MATHABLE.options(3)
        state = MATHABLE.start(seats, seed, options)
        begins = MATHABLE.to_move(state) == {beginner} and set(tokens) <= set(state.racks[beginner])
        if begins and _placements(state, beginner):
            return seed
    raise AssertionError("no such seed")


def game_of(match: Match) -> Game:
    return Game.of(Match.objects.get(pk=match.pk))


def true_move(match: Match) -> dict[str, Json]:
    game = game_of(match)
    return game.rules.dump_move(_placements(game.state, game.to_move[0])[0])


def false_move(match: Match) -> dict[str, Json]:
    """A placement that only its arithmetic speaks against."""
    game = game_of(match)
    return next(move for move in _claims(game) if _is_false(game, move))


def play(match: Match, move: Json, *, seat: int | None = None, **more: Any) -> services.Outcome:
    """As whoever is to move sees the match now."""
    current = Match.objects.get(pk=match.pk)
    actor = current.to_move[0] if seat is None else seat
    return services.play_move(
        **{"match_id": match.pk, "actor": actor, "move": move, "version": current.version} | more
    )


def play_true(match: Match) -> services.Outcome:
    return play(match, true_move(match))


def _placements(state: Any, seat: int) -> Sequence[Any]:
    moves = MATHABLE.legal_moves(state, seat)
    return [move for move in moves if MATHABLE.dump_move(move)["do"] == "place"]


def _claims(game: Game) -> Iterator[dict[str, Json]]:
    for token in game.state.racks[game.to_move[0]]:
        for at in BESIDE_THE_PRINTED:
            for direction in ("left", "right", "up", "down"):
                for operation in "+-×÷":
                    claim: dict[str, Json] = {"direction": direction, "operation": operation}
                    yield {"do": "place", "token": token, "at": at, "claims": [claim]}


def _is_false(game: Game, move: dict[str, Json]) -> bool:
    ruling = game.rules.play(game.state, game.to_move[0], game.rules.load_move(move))
    return any(not attempt.correct for attempt in ruling.attempts)
