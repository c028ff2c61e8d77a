from __future__ import annotations

from dataclasses import dataclass

from games.notation import Notation
from games.selectors import Player


@dataclass(frozen=True, slots=True)
class Listener:
    """Who is spoken to: the seat they look from (`None`: a watcher), who else is there, and at what game."""

    seat: int | None
    players: tuple[Player, ...]
    notation: Notation
    variant: str

    def name(self, seat: int) -> str:
        return self.players[seat].name
