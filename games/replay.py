"""Playing a match again from its rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.engine.core import Accepted, MalformedMove
from games.engine.registry import AnyVariant
from games.game import Game, rules_of
from games.models import Match, Move
from games.services.sitting import result_of


class Diverged(Exception):
    """The rows do not lead to where they say."""


def differences(match: Match) -> Iterator[str]:
    """What is not as the seed, the options and the moves make it."""
    try:
        again = replay(match)
    except Diverged as diverged:
        yield str(diverged)
        return
    saved = {
        "snapshot": again.rules.dump_state(again.state),
        "version": again.state.ply,
        "to_move": again.to_move,
        "result": result_of(again),
    }
    for name, expected in saved.items():
        if getattr(match, name) != expected:
            yield f"{name} is not what the moves make it"


def replay(match: Match) -> Game:
    rules, seats = rules_of(match), tuple(match.seats.all())
    state = rules.start(len(seats), match.seed, rules.load_options(match.options))
    for number, row in enumerate(match.moves.order_by("ply"), start=1):
        if row.ply != number:
            raise Diverged(f"move {number} is missing")
        state = _play(rules, state, row)
    return Game(match, seats, rules, state)


def _play(rules: AnyVariant, state: Any, row: Move) -> Any:
    try:
        ruling = rules.play(state, row.seat, rules.load_move(row.move))
    except MalformedMove as malformed:
        raise Diverged(f"move {row.ply} is not a move: {malformed}") from malformed
    if not isinstance(ruling, Accepted):
        raise Diverged(f"move {row.ply} would be refused: {ruling.code}")
    return ruling.state
