"""Matches and what happened in them."""

from games.models.attempt import Attempt, Source
from games.models.match import Match, Seat
from games.models.move import Move

__all__ = ["Attempt", "Match", "Move", "Seat", "Source"]
