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
    "not_digits": _("The digits must be tokens from 0 to 9."),
    "not_operators": _("The operators must be +, -, ×, ÷, the fraction bar or the point."),
    "one_digit_only": _("The bag needs at least two different digits."),
    "equals": _("There must be from {fewest} to {most} equals signs."),
    "rack_digits": _("A rack must have from {fewest} to {most} digits."),
    "rack_operators": _("A rack must have from {fewest} to {most} operators."),
    "largest": _("The largest number must be from {fewest} to {most}."),
    "tables": _("Tables go from {fewest} to {most}."),
    "turn_seconds": _("A turn lasts from {fewest} to {most} seconds."),
    "window_seconds": _("The time to check lasts from {fewest} to {most} seconds."),
}


def opening_text(code: str, facts: Facts) -> str:
    return str(OPENINGS[code]).format(**facts)
