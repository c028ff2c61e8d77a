"""The levels of a game as a table in words, from the engine's own options (G8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.engine.core import Mode
from games.levels import LEVELS
from games.notation import Notation
from games.rules.book import Book


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    meaning: str
    mode: str
    operations: str
    tiles: list[str]
    limits: list[str]


def level_table(book: Book) -> Iterator[Level]:
    for number in book.variant.levels:
        options = book.variant.options(number)
        yield Level(
            name=str(LEVELS[number]),
            meaning=_meanings()[number],
            mode=_modes()[options.mode],
            operations=" ".join(map(Notation().write, options.operations)),
            tiles=book.tiles(options),
            limits=[*book.limits(options), *_clock(options)],
        )


def _meanings() -> dict[int, str]:
    return {
        1: _("Ages 6 to 7: plus and minus, with small numbers."),
        2: _("Ages 7 to 8: larger numbers, and the tables of 2, 5 and 10."),
        3: _("Ages 8 to 9: all four operations, up to the tables of 10."),
        4: _("Age 9 and up: the rule sheet to the letter."),
        5: _("Clubs: the harder variants of the sheet, against the clock."),
    }


def _modes() -> dict[Mode, str]:
    return {
        Mode.COACH: _("Coach: a wrong sum is explained and costs nothing."),
        Mode.REFEREE: _("Referee: a wrong sum is explained at once and costs what the rules say."),
        Mode.CHALLENGE: _("Challenge: a wrong sum stands until another player checks it."),
    }


def _clock(options: Any) -> Iterator[str]:
    turn, window = options.turn_seconds, options.window_seconds
    if turn is None:
        yield _("No clock")
    else:
        yield ngettext("{count} second for a turn", "{count} seconds for a turn", turn).format(count=turn)
    if options.mode is Mode.CHALLENGE:
        text = ngettext("{count} second to challenge", "{count} seconds to challenge", window)
        yield text.format(count=window)
