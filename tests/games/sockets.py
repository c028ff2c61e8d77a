"""A browser's end of a match's socket, for tests: real session, real channel layer, real database.

Tests that are coroutines reach the database through `in_database` only: what the event loop's
own thread opens is never given back to the pool.
"""

from __future__ import annotations

import json
from typing import Any

from asgiref.testing import ApplicationCommunicator
from django.conf import settings

from classroom.models import User
from games.consumers import in_database
from games.models import Match
from tests.classroom.cast import signed_in


class Browser:
    """Everything that came in is kept in `heard`."""

    line: Any  # asgiref's communicator has no types

    def __init__(self, match: Match | int, user: User | None) -> None:
        self.path = f"/ws/matches/{match if isinstance(match, int) else match.pk}/"
        self.user = user
        self.heard: list[dict[str, Any]] = []

    async def connect(self) -> dict[str, Any]:
        # Imported late: see `django_db_setup`.
        from classroom.asgi import application

        headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"accept-language", b"en")]
        if self.user:
            headers.append((b"cookie", await in_database(_cookie, self.user)))
        scope = {"type": "websocket", "path": self.path, "query_string": b"", "headers": headers}
        self.line = ApplicationCommunicator(application, scope)  # type: ignore[no-untyped-call]
        await self.line.send_input({"type": "websocket.connect"})
        answer: dict[str, Any] = await self.line.receive_output(timeout=5)
        return answer

    async def __aenter__(self) -> Browser:
        answer = await self.connect()
        assert answer["type"] == "websocket.accept", answer
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.send_input({"type": "websocket.disconnect", "code": 1000})
        await self.line.wait(timeout=5)

    async def say(self, frame: Any) -> None:
        text = frame if isinstance(frame, str) else json.dumps(frame)
        await self.line.send_input({"type": "websocket.receive", "text": text})

    async def hear(self, kind: str, *, version: int | None = None) -> dict[str, Any]:
        """The next frame of this kind, and of this version if one is named."""
        while True:
            output = await self.line.receive_output(timeout=5)
            assert output["type"] == "websocket.send", output
            frame: dict[str, Any] = json.loads(output["text"])
            self.heard.append(frame)
            if frame["type"] == kind and version in (None, frame.get("version")):
                return frame

    async def closed(self) -> int:
        """The code with which the server hung up."""
        while True:
            output = await self.line.receive_output(timeout=5)
            if output["type"] == "websocket.close":
                return int(output["code"])


def move_frame(move: Any, *, version: int = 0, name: str = "k1", **more: Any) -> dict[str, Any]:
    return {"type": "move", "id": name, "version": version, "move": move, **more}


def _cookie(user: User) -> bytes:
    name = settings.SESSION_COOKIE_NAME
    return f"{name}={signed_in(user).cookies[name].value}".encode()
