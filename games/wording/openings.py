"""Why a match cannot be opened like that: said to who wants to open it."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from games.engine.core import Facts
from games.wording.forms import ByFact, Form, choose

OPENINGS: Mapping[str, Form] = {
    "unknown_game": _("There is no such game here."),
    "unknown_level": _("This game has no level {level}."),
    "unknown_bot": _("There is no such bot at this game."),
    "player_twice": _("Each player can have one seat only."),
    "wrong_number_of_players": _("This game is for {fewest} to {most} players."),
    "options_unclear": _("These options do not fit the game: {detail}."),
    "no_operation": _("Choose at least one operation."),
    "no_equation": _("No equation can be made with these numbers and signs."),
    "largest": _("The largest number can be from {fewest} to {most}."),
    "turn_seconds": _("A turn lasts from {fewest} to {most} seconds."),
    "window_seconds": _("The time to check lasts from {fewest} to {most} seconds."),
    "bag_count": ByFact(
        "kind",
        {
            "": _("The bag must hold from {fewest} to {most} tokens."),
            "digits": _("The bag must hold from {fewest} to {most} digits."),
            "operators": _("The bag must hold from {fewest} to {most} signs."),
        },
    ),
    # Mathable
    "bag_range": _("Tokens go from 0 to {most}."),
    # Equable
    "not_digits": _("The digits go from 0 to 9."),
    "not_operators": _("The signs are the four operations, the fraction bar and the decimal point."),
    "one_digit_only": _("There must be at least two different digits."),
    "equals": _("There must be from {fewest} to {most} signs =."),
    "rack_digits": _("A rack has from {fewest} to {most} digits."),
    "rack_operators": _("A rack has from {fewest} to {most} signs."),
    "tables": _("The tables go from {fewest} to {most}."),
    # Rigolade
    "numbers_count": _("The bag must hold from {fewest} to {most} numbers."),
    "numbers_range": _("Numbers go from 0 to {most}."),
    "signs_count": _("The bag must hold from {fewest} to {most} signs."),
    # Formula
    "hand": _("A hand has from {fewest} to {most} cards."),
    "number_cards": _("A number has from {fewest} to {most} cards."),
    "target": _("The points to reach go from {fewest} to {most}."),
    "rounds": _("A match has from {fewest} to {most} rounds."),
    "deck_cards": _("The cards are the digits from 0 to 9, and jokers."),
    "deck_count": _("There must be at least {fewest} cards with digits, and {most} cards at most."),
    "points_number_cards": _("With points, a number has {most} cards at most."),
    "points_rounds": _("With points, a match has more than one round."),
    "extra_card_rounds": _("The extra card needs more than one round."),
}


def opening_text(code: str, facts: Facts) -> str:
    return choose(OPENINGS[code], facts).format(**facts)
