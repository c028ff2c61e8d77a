"""What can be done to a match. Everything that changes one goes through here."""

from games.services.bots import take_turn
from games.services.door import leave_match, play_due, play_move
from games.services.opening import CannotOpen, open_match
from games.services.outcomes import Outcome, Played, Stale, TurnedDown

__all__ = [
    "CannotOpen",
    "Outcome",
    "Played",
    "Stale",
    "TurnedDown",
    "leave_match",
    "open_match",
    "play_due",
    "play_move",
    "take_turn",
]
