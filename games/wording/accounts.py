"""Points that several players get or lose at once."""

from __future__ import annotations

from collections.abc import Sequence

from games.notation import MINUS
from games.wording.listener import Listener


def account(changes: Sequence[int], listener: Listener) -> str:
    """`Bob +12, Pip −7`; who neither gets nor loses anything is not named."""
    return ", ".join(
        f"{listener.name(seat)} {signed(change)}" for seat, change in enumerate(changes) if change
    )


def signed(change: int) -> str:
    return f"{MINUS if change < 0 else '+'}{abs(change)}"
