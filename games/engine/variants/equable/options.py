"""What a teacher may choose, and what no game can be played with (G8, E20)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.engine import codec
from games.engine.core import BadOptions, Json, Mode
from games.engine.tiles import Tiles
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.symbols import DIGITS, OPERATORS, SIGNS

SEATS = range(2, 5)
RACK_DIGITS = range(3, 10)
RACK_OPERATORS = range(1, 4)
MOST_TILES = 200
EQUALS = range(1, 61)
LARGEST = range(9, 1_000_001)
TABLES = range(26)
TURN_SECONDS = range(10, 3601)
WINDOW_SECONDS = range(3, 121)


@dataclass(frozen=True, slots=True)
class Options:
    """``largest``, ``below_zero`` and ``tables`` bound the numbers: see :class:`.limits.Limits`."""

    mode: Mode
    digits: Tiles[str]
    operators: Tiles[str]
    equals: int = 20
    rack_digits: int = 7
    rack_operators: int = 2
    largest: int | None = None
    below_zero: bool = True
    tables: tuple[int, ...] = ()
    premium_once: bool = False
    help_page: bool = False
    turn_seconds: int | None = None
    window_seconds: int = 10

    @property
    def limits(self) -> Limits:
        return Limits(self.largest, self.below_zero, self.tables)

    @property
    def rack(self) -> int:
        return self.rack_digits + self.rack_operators

    @property
    def operations(self) -> tuple[str, ...]:
        """The signs that can come up at this table."""
        return tuple(sign for sign in SIGNS if sign in self.operators)


def load_options(data: Json) -> Options:
    try:
        options = codec.load(Options, data)
    except codec.Malformed as fault:
        raise BadOptions("options_unclear", detail=str(fault)) from None
    _check_bag(options)
    _check_ranges(options)
    tables = tuple(sorted(set(options.tables)))
    digits, operators = tuple(sorted(options.digits)), tuple(sorted(options.operators))
    return replace(options, digits=digits, operators=operators, tables=tables)


def _check_bag(options: Options) -> None:
    if any(len(tile) != 1 or tile not in DIGITS for tile in options.digits):
        raise BadOptions("not_digits")
    if any(len(tile) != 1 or tile not in OPERATORS for tile in options.operators):
        raise BadOptions("not_operators")
    if not options.operations:
        raise BadOptions("no_operation")
    for kind, bag, rack in (
        ("digits", options.digits, options.rack_digits),
        ("operators", options.operators, options.rack_operators),
    ):
        fewest = rack * (SEATS.stop - 1)
        if not fewest <= len(bag) <= MOST_TILES:
            raise BadOptions("bag_count", kind=kind, fewest=fewest, most=MOST_TILES)
    if len(set(options.digits)) < 2:
        raise BadOptions("one_digit_only")


def _check_ranges(options: Options) -> None:
    for name, value, allowed in (
        ("equals", options.equals, EQUALS),
        ("rack_digits", options.rack_digits, RACK_DIGITS),
        ("rack_operators", options.rack_operators, RACK_OPERATORS),
        ("largest", options.largest, LARGEST),
        ("turn_seconds", options.turn_seconds, TURN_SECONDS),
        ("window_seconds", options.window_seconds, WINDOW_SECONDS),
        *(("tables", table, TABLES) for table in options.tables),
    ):
        if value is not None and value not in allowed:
            raise BadOptions(name, fewest=allowed[0], most=allowed[-1])
