"""What a teacher may choose, and the levels as data (G2, G8, M2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.engine import codec
from games.engine.arithmetic import Operation
from games.engine.core import BadOptions, Json, Mode
from games.engine.tiles import Tiles

RACK = 7
FEWEST_TOKENS = 40
MOST_TOKENS = 400
LARGEST_TOKEN = 999
TURN_SECONDS = range(10, 3601)
WINDOW_SECONDS = range(3, 121)

SINGLES = (
    *range(11, 22),
    *(24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 49, 50, 54, 56, 60, 63, 64, 70, 72, 80, 81, 90),
)


@dataclass(frozen=True, slots=True)
class Options:
    mode: Mode
    bag: Tiles[int]
    operations: tuple[Operation, ...] = tuple(Operation)
    turn_seconds: int | None = None
    window_seconds: int = 10


def _set(each_up_to_ten: int, singles: Iterable[int]) -> Tiles[int]:
    return (0, *(number for number in range(1, 11) for _ in range(each_up_to_ten)), *singles)


LEVELS = {
    3: Options(mode=Mode.REFEREE, bag=_set(6, (single for single in SINGLES if single <= 50))),
    4: Options(mode=Mode.CHALLENGE, bag=_set(7, SINGLES)),
}


def load_options(data: Json) -> Options:
    try:
        options = codec.load(Options, data)
    except codec.Malformed as fault:
        raise BadOptions("options_unclear", detail=str(fault)) from None
    _check(options)
    operations = tuple(operation for operation in Operation if operation in options.operations)
    return replace(options, bag=tuple(sorted(options.bag)), operations=operations)


def _check(options: Options) -> None:
    if not FEWEST_TOKENS <= len(options.bag) <= MOST_TOKENS:
        raise BadOptions("bag_count", fewest=FEWEST_TOKENS, most=MOST_TOKENS)
    if not all(0 <= token <= LARGEST_TOKEN for token in options.bag):
        raise BadOptions("bag_range", most=LARGEST_TOKEN)
    if not options.operations:
        raise BadOptions("no_operation")
    if options.turn_seconds is not None and options.turn_seconds not in TURN_SECONDS:
        raise BadOptions("turn_seconds", fewest=TURN_SECONDS[0], most=TURN_SECONDS[-1])
    if options.window_seconds not in WINDOW_SECONDS:
        raise BadOptions("window_seconds", fewest=WINDOW_SECONDS[0], most=WINDOW_SECONDS[-1])
