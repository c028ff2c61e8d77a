"""Telling everybody at a match what happened: to each seat only what that seat may see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from redis.exceptions import RedisError

from games.engine.core import News
from games.game import Due, Game

log = structlog.get_logger(__name__)

NewsItem: TypeAlias = dict[str, Any]
Message: TypeAlias = dict[str, Any]

# A Redis that hangs must not hold up the mover.
PATIENCE_S = 1.0
AWAY = (RedisError, OSError)


@dataclass(frozen=True, slots=True)
class Change:
    """A match after something was played, and what had been seen of it before (`since`)."""

    game: Game
    since: int
    news: tuple[NewsItem, ...]
    dues: tuple[Due, ...]


def news_items(news: Iterable[News], *, ply: int) -> list[NewsItem]:
    return [
        {"ply": ply, "code": item.code, "seat": item.seat, "facts": dict(item.facts), "to": item.to}
        for item in news
    ]


def message(change: Change, seat: int | None) -> Message:
    """The full view of a seat, or of a watcher; not a word of it is anybody else's."""
    game = change.game
    return {
        "type": "match.changed",
        "since": change.since,
        "version": game.match.version,
        "view": game.rules.view(game.state, seat),
        "news": heard_by(seat, change.news),
        "deadlines": _deadlines(change),
    }


def heard_by(seat: int | None, news: Iterable[NewsItem]) -> list[NewsItem]:
    """Whoever is told something privately is not told it again as everybody is."""
    heard = [item for item in news if item["to"] is None or item["to"] == seat]
    private = [_subject(item) for item in heard if item["to"] is not None]
    return [item for item in heard if item["to"] is not None or _subject(item) not in private]


def _subject(item: NewsItem) -> tuple[int, str, int | None]:
    return item["ply"], item["code"], item["seat"]


def tell(change: Change) -> None:
    seats: list[int | None] = [*range(len(change.game.seats)), None]
    async_to_sync(_send_all)({group(change.game.match.pk, seat): message(change, seat) for seat in seats})


async def _send_all(messages: dict[str, Message]) -> None:
    await asyncio.gather(*(send(name, content) for name, content in messages.items()))


async def send(group_name: str, content: Message) -> None:
    """A message may get lost with Redis: pages ask again by themselves."""
    layer = get_channel_layer()
    if layer is None:
        return
    try:
        async with asyncio.timeout(PATIENCE_S):
            await layer.group_send(group_name, content)
    except AWAY as away:
        log.warning("broadcast.lost", group=group_name, reason=str(away))


def group(match_id: int, seat: int | None) -> str:
    return f"match.{match_id}.watch" if seat is None else f"match.{match_id}.seat.{seat}"


def table_group(match_id: int) -> str:
    """Everybody at the match: only what all may know is sent here."""
    return f"match.{match_id}.table"


def _deadlines(change: Change) -> list[dict[str, Any]]:
    return [
        {"do": change.game.rules.dump_move(due.move)["do"], "at": due.at.timestamp()} for due in change.dues
    ]
