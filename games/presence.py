"""Who is at the table just now, as far as one socket has heard."""

from __future__ import annotations

import time
from collections.abc import Callable

# Pages speak up every 20 seconds; one that has missed two of them is away.
AWAY_AFTER_S = 45.0


class Presence:
    """Kept in memory and told over the channel layer: with Redis away nobody seems to be there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: dict[int, float] = {}

    def heard(self, seat: int) -> None:
        self._heard[seat] = self._clock()

    def gone(self, seat: int) -> None:
        self._heard.pop(seat, None)

    def online(self) -> frozenset[int]:
        now = self._clock()
        return frozenset(seat for seat, at in self._heard.items() if now - at < AWAY_AFTER_S)
