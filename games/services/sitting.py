"""One transaction at a match: rows in, snapshot saved, word sent on."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.utils import timezone

from games.broadcast import Change, NewsItem, news_items
from games.engine.core import Accepted, Actor, Refused
from games.game import Game, due_at
from games.models import Match, Move
from games.services import facts, handover
from games.services.facts import NOTHING_SAID, Occasion, Said


@dataclass(slots=True)
class Sitting:
    """`is_live` is false for games told afterwards: then nobody is waiting to hear of them."""

    game: Game
    at: datetime
    is_live: bool
    since: int
    news: list[NewsItem] = field(default_factory=list)
    student_ids: set[int] = field(default_factory=set)

    @classmethod
    def at_match(cls, match_id: int, at: datetime | None) -> Sitting:
        """Locks the match until the transaction ends."""
        match = Match.objects.select_for_update().get(pk=match_id)
        return cls(Game.of(match), at or timezone.now(), is_live=at is None, since=match.version)

    @property
    def version(self) -> int:
        return self.game.match.version

    def catch_up(self) -> None:
        """Play what the house owes: a worker may be late or down, the clock is not."""
        for due in self.game.dues():
            if due.at <= self.at:
                self.play(None, due.move)

    def play(self, actor: Actor, move: Any, said: Said = NOTHING_SAID) -> Accepted[Any] | Refused:
        ruling = self.game.rules.play(self.game.state, actor, move)
        row = self._keep_move(actor, move, ruling, said) if isinstance(ruling, Accepted) else None
        occasion = Occasion(self.game, self.at, actor, said, row)
        self.student_ids |= facts.record(occasion, ruling.attempts)
        return ruling

    def rise(self) -> Change | None:
        """Save what was played and have it told after the commit; `None` when nothing was."""
        if self.is_live and self.student_ids:
            handover.report_attempts(frozenset(self.student_ids))
        if self.version == self.since:
            return None
        change = Change(self.game, self.since, tuple(self.news), tuple(self.game.dues()))
        self._save_snapshot(change)
        if self.is_live:
            handover.hand_on(change)
        return change

    def _keep_move(self, actor: Actor, move: Any, ruling: Accepted[Any], said: Said) -> Move:
        match, rules = self.game.match, self.game.rules
        self.game.state = ruling.state
        match.version, match.moved_at = ruling.state.ply, self.at
        items = news_items(ruling.news, ply=match.version)
        self.news += items
        return Move.objects.create(
            match=match,
            ply=match.version,
            seat=actor,
            move=rules.dump_move(move),
            news=items,
            client_id=said.client_id,
            search_ms=said.search_ms,
            answer_ms=said.answer_ms,
            played_at=self.at,
        )

    def _save_snapshot(self, change: Change) -> None:
        match, game = self.game.match, self.game
        match.snapshot = game.rules.dump_state(game.state)
        match.to_move = game.to_move
        match.result = result_of(game)
        match.finished_at = self.at if match.result else None
        match.due_at = None if match.result else due_at(game, change.dues)
        match.save(update_fields=FOLLOWING)


FOLLOWING = ["snapshot", "version", "to_move", "moved_at", "due_at", "finished_at", "result"]


def result_of(game: Game) -> dict[str, Any] | None:
    result = game.rules.result(game.state)
    if result is None:
        return None
    return {
        "places": list(result.places),
        "reason": result.reason,
        "finished": result.finished,
        "scores": list(game.rules.scores(game.state)),
    }
