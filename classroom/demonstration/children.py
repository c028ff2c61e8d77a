"""Twelve children who do not exist, and how each of them plays."""

from dataclasses import dataclass

from games.engine.bots import Skill
from games.engine.core import Mode
from games.engine.mistakes import ErrorKind

TABLES = (ErrorKind.TABLE, ErrorKind.NEIGHBOUR, ErrorKind.NEIGHBOURING_QUOTIENT)
BORROWING = (ErrorKind.SMALLER_FROM_LARGER, ErrorKind.BORROW_NOT_PAID, ErrorKind.INVERSE)
CARRYING = (ErrorKind.CARRY_FORGOTTEN, ErrorKind.OFF_BY_TEN)
COUNTING = (ErrorKind.OFF_BY_ONE,)
MIXING_UP = (ErrorKind.OPERATION, ErrorKind.ZERO_OR_ONE)


@dataclass(frozen=True)
class Child:
    name: str
    skill: Skill


def _child(name: str, reach: int, pace: int, slips: int, mistakes: tuple[ErrorKind, ...] = ()) -> Child:
    """`slips` of a thousand claims are false; a child, unlike a bot, errs at every kind of table."""
    skill = Skill(
        reach=reach,
        checks=reach,
        looks=40,
        greed=40,
        daring=50,
        pace=pace,
        slips=slips,
        slips_in=frozenset(Mode),
        mistakes=mistakes,
    )
    return Child(name, skill)


CHILDREN = (
    _child("Adam", reach=60, pace=80, slips=40),
    _child("Chloé", reach=45, pace=100, slips=70),
    _child("Emma", reach=90, pace=70, slips=20),
    _child("Gabriel", reach=25, pace=150, slips=250, mistakes=TABLES),
    _child("Inès", reach=28, pace=110, slips=300, mistakes=CARRYING),
    _child("Jules", reach=20, pace=90, slips=600, mistakes=BORROWING),
    _child("Léo B.", reach=35, pace=140, slips=160, mistakes=COUNTING),
    _child("Léo M.", reach=50, pace=95, slips=80, mistakes=TABLES),
    _child("Lina", reach=38, pace=120, slips=150),
    _child("Noé", reach=22, pace=180, slips=320, mistakes=MIXING_UP),
    _child("Sofia", reach=70, pace=75, slips=30),
    _child("Yanis", reach=33, pace=130, slips=220, mistakes=COUNTING + CARRYING),
)
