"""The bots that children can play against."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.bots.skill import Skill


@dataclass(frozen=True, slots=True)
class Bot:
    """``face`` is the name of a picture, ``age`` the age of a child that plays about as well."""

    slug: str
    name: str
    face: str
    age: int
    skill: Skill


_ALL = (
    Bot(
        slug="pip",
        name="Pip",
        face="mouse",
        age=7,
        skill=Skill(reach=10, checks=10, looks=5, greed=20, daring=20, pace=170, slips=90),
    ),
    Bot(
        slug="rusty",
        name="Rusty",
        face="fox",
        age=9,
        skill=Skill(reach=24, checks=30, looks=20, greed=60, daring=60, pace=120, slips=40),
    ),
    Bot(
        slug="minerva",
        name="Minerva",
        face="owl",
        age=13,
        skill=Skill(reach=150, checks=150, looks=200, greed=95, daring=80, pace=80, slips=10),
    ),
)
_BY_SLUG = {bot.slug: bot for bot in _ALL}


def roster(variant_slug: str) -> tuple[Bot, ...]:
    """Who can be asked to a game, the weakest first. So far all of them play every game."""
    return _ALL


def bot(slug: str) -> Bot:
    """The bot of this name, or ``KeyError``."""
    return _BY_SLUG[slug]
