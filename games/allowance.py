"""How much one socket may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable


class Allowance:
    """A bucket that holds `most` and fills again with `most` a second."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._left = float(most)
        self._seen = clock()

    def spend(self) -> bool:
        """Whether there was something left to spend."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._seen) * self._most)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
