"""Why a match cannot be opened like that: said to who wants to open it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from games.engine.core import Facts

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

OPENINGS: dict[str, StrPromise] = {
    "unknown_game": _("There is no such game here."),
    "unknown_level": _("This game has no level {level}."),
    "unknown_bot": _("There is no such bot at this game."),
    "player_twice": _("Each player can have one seat only."),
    "wrong_number_of_players": _("This game is for {fewest} to {most} players."),
    "options_unclear": _("These options do not fit the game: {detail}."),
    "bag_count": _("The bag must hold from {fewest} to {most} tokens."),
    "bag_range": _("Tokens go from 0 to {most}."),
    "no_operation": _("Choose at least one operation."),
    "turn_seconds": _("A turn lasts from {fewest} to {most} seconds."),
    "window_seconds": _("The time to check lasts from {fewest} to {most} seconds."),
}


def opening_text(code: str, facts: Facts) -> str:
    return str(OPENINGS[code]).format(**facts)
