"""The hands and eyes of somebody at a match page."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.db import connection
from playwright.sync_api import BrowserContext, Locator, Page, expect

from classroom.models import User
from games.models import Match
from tests.classroom.cast import signed_in
from tests.games.tables import play
from tests.running import Site

ARROWS = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}
BOT_SECONDS = 20

JsonMove = dict[str, Any]


@dataclass(frozen=True)
class Board:
    page: Page
    frames: list[dict[str, Any]] = field(default_factory=list)

    def listen(self) -> None:
        """Keep every frame that this browser is sent."""
        keep = lambda payload: self.frames.append(json.loads(payload))  # noqa: E731
        self.page.on("websocket", lambda socket: socket.on("framereceived", keep))

    # What is seen

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def rack(self) -> Locator:
        return self.page.locator(".rack .tile:not(.away)")

    @property
    def slate(self) -> Locator:
        return self.page.locator(".slate .message")

    @property
    def claims(self) -> Locator:
        return self.page.locator(".slate .sum.said")

    def square(self, at: str) -> Locator:
        return self.page.locator(f'[role="gridcell"][data-at="{at}"]')

    def tile(self, at: str) -> Locator:
        return self.square(at).locator(".tile:not(.draft)")

    def token(self, value: int) -> Locator:
        return self.rack.get_by_text(str(value), exact=True).first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def seat(self, name: str) -> Locator:
        return self.page.locator(".seat").filter(has_text=name)

    def version(self) -> int:
        return int(self.page.locator("#match").get_attribute("data-version") or -1)

    def expect_version(self, version: int, seconds: float = 5) -> None:
        expect(self.page.locator(f'#match[data-version="{version}"]')).to_be_visible(timeout=seconds * 1000)

    def expect_turn(self, name: str, seconds: float = BOT_SECONDS) -> None:
        expect(self.seat(name)).to_have_attribute("aria-current", "true", timeout=seconds * 1000)

    # What is done

    def lay(self, move: JsonMove) -> None:
        """Tap the token, tap the square."""
        self.token(move["token"]).click()
        self.square(move["at"]).click()

    def claim(self, move: JsonMove) -> None:
        for claim in move["claims"]:
            chip = self.page.locator(f'.sum[data-direction="{claim["direction"]}"]')
            if chip.get_attribute("aria-pressed") == "false":
                chip.click()
            self.page.locator(f'[data-operation="{claim["operation"]}"]').click()

    def place(self, move: JsonMove) -> None:
        self.lay(move)
        self.claim(move)
        self.button("Say it").click()

    def end_turn(self) -> None:
        if self.button("No thanks").is_visible():
            self.button("No thanks").click()
        self.button("End my turn").click()

    def drag(self, source: Locator, target: Locator) -> None:
        """By small steps, as a hand does it."""
        source.hover()
        self.page.mouse.down()
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        self.page.mouse.up()


def play_elsewhere(match: Match, move: JsonMove) -> None:
    """A move that comes from another process. Not from this thread: Playwright's event loop runs in it."""

    def run() -> None:
        play(match, move)
        connection.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(run).result()


def sit_down(context: BrowserContext, site: Site, match: Match, user: User) -> Board:
    """A browser of this user's, at the table."""
    session = signed_in(user).cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": site.url}])
    board = Board(context.new_page())
    board.listen()
    board.page.goto(f"{site.url}/matches/{match.pk}/")
    board.expect_version(Match.objects.get(pk=match.pk).version)
    return board
