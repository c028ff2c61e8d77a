from __future__ import annotations

from dataclasses import dataclass

from games.notation import Notation
from games.selectors import Player


@dataclass(frozen=True, slots=True)
class Listener:
    """Who is spoken to: from which seat they look (`None`: a watcher), and who else is there."""

    seat: int | None
    players: tuple[Player, ...]
    notation: Notation

    def name(self, seat: int) -> str:
        return self.players[seat].name
