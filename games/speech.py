"""The frames that one browser is sent, worded in its language and its class's notation."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from django.http import HttpRequest
from django.utils import translation
from django.utils.translation import gettext as _

from games.broadcast import Message, NewsItem
from games.selectors import Place, Player, players
from games.services import Outcome, Played, Stale, TurnedDown
from games.wording import Listener, news_text, refusal_text

Scope: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Speech:
    listener: Listener
    language: str

    @classmethod
    def of(cls, place: Place, language: str) -> Speech:
        return cls(Listener(place.seat, players(place.match), place.match.notation), language)

    def view(self, message: Message, online: frozenset[int]) -> str:
        with translation.override(self.language):
            news = [self._told(item) for item in message["news"]]
            seen = [self._player(player, online) for player in self.listener.players]
        return _frame(
            "view",
            version=message["version"],
            seat=self.listener.seat,
            view=message["view"],
            news=news,
            players=seen,
            deadlines=[_deadline(deadline) for deadline in message["deadlines"]],
        )

    def outcome(self, name: str, outcome: Outcome) -> str:
        match outcome:
            case Played(version):
                return _frame("played", id=name, version=version)
            case Stale(version):
                return _frame("stale", id=name, version=version)
            case TurnedDown():
                return self._refused(name, outcome)

    def _refused(self, name: str, down: TurnedDown) -> str:
        with translation.override(self.language):
            text = refusal_text(down.code, down.facts, self.listener.notation)
        facts = dict(down.facts)
        return _frame(
            "refused", id=name, version=down.version, code=down.code, rule=down.rule, text=text, facts=facts
        )

    def unclear(self, name: str | None) -> str:
        with translation.override(self.language):
            text = _("That did not come through. Nothing has changed: please try again.")
        return _frame("unclear", text=text, **({"id": name} if name else {}))

    def pong(self) -> str:
        return _frame("pong")

    def _told(self, item: NewsItem) -> dict[str, Any]:
        told = {key: item[key] for key in ("ply", "code", "seat", "facts")}
        return told | {"text": news_text(item, self.listener)}

    def _player(self, player: Player, online: frozenset[int]) -> dict[str, Any]:
        return {
            "seat": player.seat,
            "name": str(player.name),
            "face": player.face,
            "bot": player.is_bot,
            "you": player.seat == self.listener.seat,
            "online": player.is_bot or player.seat in online,
        }


def _deadline(deadline: dict[str, Any]) -> dict[str, Any]:
    """As time left: the clocks of browsers are wrong."""
    return {"do": deadline["do"], "in_ms": max(0, int((deadline["at"] - time.time()) * 1000))}


def language_of(scope: Scope) -> str:
    """By the same rules as for a page: the cookie, then what the browser prefers."""
    request = HttpRequest()
    request.COOKIES = scope.get("cookies", {})
    headers = dict(scope.get("headers", []))
    request.META["HTTP_ACCEPT_LANGUAGE"] = headers.get(b"accept-language", b"").decode("latin-1")
    return translation.get_language_from_request(request)


def _frame(kind: str, **content: Any) -> str:
    return json.dumps({"type": kind, **content}, ensure_ascii=False, separators=(",", ":"))
