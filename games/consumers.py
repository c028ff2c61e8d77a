"""The socket of one browser at one match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import structlog
from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer
from django.db import Error as DatabaseFault

from games import broadcast, frames, selectors, services
from games.allowance import Allowance
from games.broadcast import AWAY, Message
from games.engine.core import MalformedMove
from games.frames import MoveFrame, Ping, Sync, Unclear
from games.presence import Presence
from games.selectors import Place
from games.services import Outcome, Played, Stale
from games.speech import Speech, language_of

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

TOO_LONG = 1009
TRY_LATER = 1013
TOO_UNCLEAR = 4400
NOT_AT_THIS_TABLE = 4404
TOO_MANY = 4429

UNCLEAR_FRAMES = 10
FRAMES_A_SECOND = 20


async def in_database(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """In a thread of its own: one thread for all sockets would let a slow query hold up a school."""
    return await database_sync_to_async(function, thread_sensitive=False)(*args, **kwargs)


class MatchConsumer(AsyncWebsocketConsumer):
    """Knows its seat since it connected; what a frame says about seats is never believed."""

    place: Place
    speech: Speech
    is_open = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """With Redis away a new socket is sent off; the page comes back by itself."""
        try:
            await super().__call__(scope, receive, send)
        except AWAY as away:
            log.warning("socket.no_redis", reason=str(away))
            await send({"type": "websocket.close", "code": TRY_LATER})

    async def dispatch(self, message: Any) -> None:
        try:
            await super().dispatch(message)
        except DatabaseFault as fault:
            log.error("socket.no_database", reason=str(fault))
            await self._hang_up(TRY_LATER)

    # Coming and going

    async def connect(self) -> None:
        user: Any = self.scope["user"]
        match_id: int = self.scope["url_route"]["kwargs"]["match_id"]
        self.log = log.bind(match=match_id, user=user.pk)
        place = await in_database(selectors.place_at, user, match_id)
        await self.accept()
        if place is None:
            self.log.warning("socket.stranger")
            await self.close(NOT_AT_THIS_TABLE)
        else:
            await self._sit_down(place)

    async def _sit_down(self, place: Place) -> None:
        self.place, self.speech = place, Speech.of(place, language_of(self.scope))
        self.presence, self.allowance = Presence(), Allowance(FRAMES_A_SECOND)
        self.shown: Message = {"version": 0}
        self.unclear_frames, self.is_open = 0, True
        if place.seat is not None:
            self.presence.heard(place.seat)
        for group in self._groups():
            await self.channel_layer.group_add(group, self.channel_name)
        await self._show_current()
        await self._say_here(reply_to=self.channel_name)

    async def disconnect(self, code: int) -> None:
        if not hasattr(self, "place"):
            return
        self.is_open = False
        for group in self._groups():
            try:
                await self.channel_layer.group_discard(group, self.channel_name)
            except AWAY as away:
                self.log.warning("socket.no_redis", reason=str(away))
        if self.place.seat is not None:
            await self._tell_table({"type": "table.gone", "seat": self.place.seat})

    def _groups(self) -> tuple[str, str]:
        match_id = self.place.match.pk
        return broadcast.group(match_id, self.place.seat), broadcast.table_group(match_id)

    async def _hang_up(self, code: int) -> None:
        self.is_open = False
        await self.close(code)

    # What the browser says

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if not self.is_open:
            return
        size = len((text_data or "").encode()) + len(bytes_data or b"")
        if size > frames.LONGEST_BYTES:
            await self._refuse_socket("socket.too_long", TOO_LONG, size=size)
        elif not self.allowance.spend():
            await self._refuse_socket("socket.too_many", TOO_MANY)
        else:
            await self._answer(text_data or "")

    async def _answer(self, text: str) -> None:
        try:
            frame = frames.read(text)
        except Unclear as unclear:
            await self._say_unclear(str(unclear), unclear.id)
            return
        match frame:
            case MoveFrame():
                await self._move(frame)
            case Sync():
                await self._show_current()
                await self._say_here()
            case Ping():
                await self._send(self.speech.pong())

    async def _move(self, frame: MoveFrame) -> None:
        if self.place.seat is None:
            await self._say_unclear("a watcher cannot move", frame.id)
            return
        try:
            outcome = await in_database(self._play, frame, self.place.seat)
        except MalformedMove as malformed:
            await self._say_unclear(f"not a move: {malformed}", frame.id)
            return
        await self._report(frame, outcome)

    def _play(self, frame: MoveFrame, seat: int) -> Outcome:
        return services.play_move(
            match_id=self.place.match.pk,
            actor=seat,
            move=frame.move,
            version=frame.version,
            client_id=frame.id,
            search_ms=frame.search_ms,
            answer_ms=frame.answer_ms,
        )

    async def _report(self, frame: MoveFrame, outcome: Outcome) -> None:
        """The mover sees the outcome at once, whether or not Redis carries it to the others."""
        await self._send(self.speech.outcome(frame.id, outcome))
        if isinstance(outcome, Stale):
            self.log.info("socket.stale", version=frame.version, current=outcome.version)
            await self._show_current()
        elif outcome.change is not None:
            await self._show(broadcast.message(outcome.change, self.place.seat))
        elif isinstance(outcome, Played):
            await self._show_current()

    async def _say_unclear(self, reason: str, name: str | None) -> None:
        self.unclear_frames += 1
        self.log.warning("socket.unclear", reason=reason, count=self.unclear_frames)
        await self._send(self.speech.unclear(name))
        if self.unclear_frames >= UNCLEAR_FRAMES:
            await self._hang_up(TOO_UNCLEAR)

    async def _refuse_socket(self, event: str, code: int, **details: int) -> None:
        self.log.warning(event, **details)
        await self._hang_up(code)

    # What the match says

    async def match_changed(self, message: Message) -> None:
        """From the channel layer, which may lose or double a message; versions tell."""
        if message["version"] <= self.shown["version"]:
            return
        if message["since"] == self.shown["version"]:
            await self._show(message)
        else:
            await self._show_current()

    async def _show_current(self) -> None:
        await self._show(await in_database(selectors.current, self.place, since=self.shown["version"]))

    async def _show(self, message: Message) -> None:
        self.shown = message
        await self._send(self.speech.view(message, self.presence.online()))

    async def _send(self, frame: str) -> None:
        if not self.is_open:
            return
        try:
            await self.send(text_data=frame)
        except OSError:  # the browser is gone, and its disconnect is on the way
            self.is_open = False

    # Who is there

    async def table_here(self, message: Message) -> None:
        before = self.presence.online()
        if message["seat"] is not None:
            self.presence.heard(message["seat"])
        if message["reply_to"] not in (None, self.channel_name):
            await self._say_here()
        await self._show_presence(before)

    async def table_gone(self, message: Message) -> None:
        before = self.presence.online()
        self.presence.gone(message["seat"])
        if message["seat"] == self.place.seat:  # another tab of the same child was closed
            await self._say_here()
        await self._show_presence(before)

    async def _show_presence(self, before: frozenset[int]) -> None:
        if self.presence.online() != before:
            await self._show(self.shown | {"news": []})

    async def _say_here(self, reply_to: str | None = None) -> None:
        if self.place.seat is not None or reply_to:
            await self._tell_table({"type": "table.here", "seat": self.place.seat, "reply_to": reply_to})

    async def _tell_table(self, message: Message) -> None:
        await broadcast.send(broadcast.table_group(self.place.match.pk), message)
