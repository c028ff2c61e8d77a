"""What a teacher may choose, and the five levels as data (G2, G8, R1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.engine import codec
from games.engine.arithmetic import Operation
from games.engine.core import BadOptions, Json, Mode
from games.engine.tiles import Tiles
from games.engine.variants.rigolade.equation import can_be_made

NUMBERS_HELD = 7
SIGNS_HELD = 4
FEWEST_NUMBERS = 40
FEWEST_SIGNS = 20
MOST_TILES = 400
LARGEST_NUMBER = 999
TURN_SECONDS = range(10, 3601)
WINDOW_SECONDS = range(3, 121)

SINGLES = (
    *(12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 49, 50),
    *(54, 56, 60, 63, 64, 70, 72, 80, 81, 90, 100),
)
TABLES_OF_2_5_10 = (12, 14, 15, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100)


@dataclass(frozen=True, slots=True)
class Options:
    mode: Mode
    numbers: Tiles[int]
    signs: Tiles[Operation]
    turn_seconds: int | None = None
    window_seconds: int = 10

    @property
    def operations(self) -> tuple[Operation, ...]:
        """A sign that is not in the bag cannot be laid: the bag is the limit (G8)."""
        return tuple(operation for operation in Operation if operation in self.signs)


def _numbers(each_up_to_ten: int, singles: Iterable[int]) -> Tiles[int]:
    return (*(number for number in range(1, 11) for _ in range(each_up_to_ten)), *singles)


def _signs(plus: int, minus: int, times: int = 0, divided: int = 0) -> Tiles[Operation]:
    counts = zip(Operation, (plus, minus, times, divided), strict=True)
    return tuple(sorted(operation for operation, count in counts for _ in range(count)))


SHEET_NUMBERS = _numbers(7, SINGLES)
SHEET_SIGNS = _signs(15, 15, 25, 25)

LEVELS = {
    1: Options(Mode.COACH, _numbers(4, range(11, 21)), _signs(20, 20)),
    2: Options(Mode.COACH, _numbers(7, TABLES_OF_2_5_10), _signs(30, 30, 20)),
    3: Options(Mode.REFEREE, _numbers(7, (single for single in SINGLES if single <= 50)), SHEET_SIGNS),
    4: Options(Mode.CHALLENGE, SHEET_NUMBERS, SHEET_SIGNS),
    5: Options(Mode.CHALLENGE, SHEET_NUMBERS, SHEET_SIGNS, turn_seconds=60),
}


def load_options(data: Json) -> Options:
    try:
        options = codec.load(Options, data)
    except codec.Malformed as fault:
        raise BadOptions("options_unclear", detail=str(fault)) from None
    _check_numbers(options.numbers)
    _check_signs(options.signs)
    _check_seconds(options)
    if not can_be_made(options.numbers, options.signs):
        raise BadOptions("no_equation", operations=[str(sign) for sign in options.operations])
    return replace(options, numbers=tuple(sorted(options.numbers)), signs=tuple(sorted(options.signs)))


def _check_numbers(numbers: Tiles[int]) -> None:
    if not FEWEST_NUMBERS <= len(numbers) <= MOST_TILES:
        raise BadOptions("numbers_count", fewest=FEWEST_NUMBERS, most=MOST_TILES)
    if not all(0 <= number <= LARGEST_NUMBER for number in numbers):
        raise BadOptions("numbers_range", most=LARGEST_NUMBER)


def _check_signs(signs: Tiles[Operation]) -> None:
    if not signs:
        raise BadOptions("no_operation")
    if not FEWEST_SIGNS <= len(signs) <= MOST_TILES:
        raise BadOptions("signs_count", fewest=FEWEST_SIGNS, most=MOST_TILES)


def _check_seconds(options: Options) -> None:
    if options.turn_seconds is not None and options.turn_seconds not in TURN_SECONDS:
        raise BadOptions("turn_seconds", fewest=TURN_SECONDS[0], most=TURN_SECONDS[-1])
    if options.window_seconds not in WINDOW_SECONDS:
        raise BadOptions("window_seconds", fewest=WINDOW_SECONDS[0], most=WINDOW_SECONDS[-1])
