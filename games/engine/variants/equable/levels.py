"""The five levels as data. Level 4 is the rule sheet to the letter (E2, E20, G8)."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.core import Mode
from games.engine.tiles import Tiles
from games.engine.variants.equable.options import Options
from games.engine.variants.equable.symbols import DIGITS


def tiles(counts: Mapping[str, int]) -> Tiles[str]:
    return tuple(sorted(symbol for symbol, count in counts.items() for _ in range(count)))


SHEET_DIGITS = tiles(dict(zip(DIGITS, (10, 12, 10, 9, 9, 7, 7, 6, 6, 4), strict=True)))
SHEET_OPERATORS = tiles({"+": 9, "-": 8, "×": 7, "÷": 5, "/": 3, ".": 3})

LEVELS = {
    1: Options(
        mode=Mode.COACH,
        digits=SHEET_DIGITS,
        operators=tiles({"+": 18, "-": 17}),
        equals=26,
        largest=20,
        below_zero=False,
        premium_once=True,
        help_page=True,
    ),
    2: Options(
        mode=Mode.COACH,
        digits=SHEET_DIGITS,
        operators=tiles({"+": 13, "-": 12, "×": 10}),
        equals=26,
        largest=100,
        below_zero=False,
        tables=(0, 1, 2, 5, 10),
        premium_once=True,
        help_page=True,
    ),
    3: Options(
        mode=Mode.REFEREE,
        digits=SHEET_DIGITS,
        operators=tiles({"+": 10, "-": 9, "×": 9, "÷": 7}),
        equals=26,
        largest=100,
        below_zero=False,
        tables=tuple(range(11)),
        premium_once=True,
    ),
    4: Options(mode=Mode.CHALLENGE, digits=SHEET_DIGITS, operators=SHEET_OPERATORS),
    5: Options(
        mode=Mode.CHALLENGE,
        digits=SHEET_DIGITS,
        operators=SHEET_OPERATORS,
        equals=16,
        rack_digits=9,
        rack_operators=3,
        turn_seconds=120,
    ),
}
