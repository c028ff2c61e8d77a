"""Which of the five difficulties a game has."""

from games.engine.registry import variants


def nearest_level(variant: str, wanted: int) -> int:
    """The level of the game that is nearest to the one wanted, the easier of two."""
    return min(variants()[variant].levels, key=lambda level: (abs(level - wanted), level))


def existing_levels() -> list[int]:
    return sorted({level for variant in variants().values() for level in variant.levels})
