"""The five difficulties by name, which of them a game has, and what a wrong sum costs."""

from dataclasses import dataclass

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.engine.core import Json, Mode
from games.engine.registry import variants

LEVELS = {
    1: _("1 · Discover"),
    2: _("2 · Practise"),
    3: _("3 · Grow"),
    4: _("4 · By the rule sheet"),
    5: _("5 · Expert"),
}


class WrongSums(models.TextChoices):
    """Who looks after the arithmetic at a table; left empty, the level says."""

    COACH = Mode.COACH, _("it is explained, and the child tries again")
    REFEREE = Mode.REFEREE, _("it is explained, and costs what the rules say")
    CHALLENGE = Mode.CHALLENGE, _("it stands until another player checks it")

    __empty__ = _("as the level says")


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game at a level, with what a teacher changed of it."""

    variant: str
    level: int
    wrong_sums: str = ""

    @property
    def options(self) -> dict[str, Json]:
        return {"mode": self.wrong_sums} if self.wrong_sums else {}


def nearest_level(variant: str, wanted: int) -> int:
    """The level of the game that is nearest to the one wanted, the easier of two."""
    return min(variants()[variant].levels, key=lambda level: (abs(level - wanted), level))


def existing_levels() -> list[int]:
    return sorted({level for variant in variants().values() for level in variant.levels})
