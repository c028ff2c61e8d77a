"""The five difficulties by name, and which of them a game has."""

from django.utils.translation import gettext_lazy as _

from games.engine.registry import variants

LEVELS = {
    1: _("1 · Discover"),
    2: _("2 · Practise"),
    3: _("3 · Grow"),
    4: _("4 · By the rule sheet"),
    5: _("5 · Expert"),
}


def nearest_level(variant: str, wanted: int) -> int:
    """The level of the game that is nearest to the one wanted, the easier of two."""
    return min(variants()[variant].levels, key=lambda level: (abs(level - wanted), level))


def existing_levels() -> list[int]:
    return sorted({level for variant in variants().values() for level in variant.levels})
