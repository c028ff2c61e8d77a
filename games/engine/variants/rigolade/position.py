"""Positions as text; the package's docstring shows the form."""

from __future__ import annotations

from collections import Counter

from games.engine import notation as words
from games.engine.arithmetic import Operation
from games.engine.core import MalformedMove, MalformedPosition, Mode
from games.engine.notation import Lines
from games.engine.tiles import Tiles
from games.engine.variants.rigolade.lattice import SLOT_BY_START, SQUARES, Direction
from games.engine.variants.rigolade.moves import Kind
from games.engine.variants.rigolade.notation import read_equation, write_equation
from games.engine.variants.rigolade.options import Options
from games.engine.variants.rigolade.state import Laid, Rack, State, numbers_on, own_numbers

SEATS = range(2, 5)  # R1


def format_position(state: State) -> str:
    options, settled = state.options, len(state.laid) - len(state.doubted)
    lines = [
        "rigolade 1",
        f"mode {options.mode}",
        words.write_clock(options.turn_seconds, options.window_seconds),
        f"set {_write_rack(Rack(options.numbers, options.signs))}",
        *words.table_lines(state.table),
        *(f"rack {_write_rack(rack)}" for rack in state.racks),
        *(f"opening {words.write(drew)}".strip() for drew in state.opening),
        f"bag {_write_rack(Rack(state.numbers, state.signs))}",
        *(f"laid {_write_laid(laid)}" for laid in state.laid[:settled]),
        *map(_write_open, state.steps, state.doubted),
    ]
    return "\n".join(lines + ([f"exchange {state.exchange}"] if state.exchange else []))


def _write_rack(rack: Rack) -> str:
    return f"{words.write_tiles(rack.numbers)} | {words.write_tiles(rack.signs)}".strip()


def _write_laid(laid: Laid) -> str:
    by = "" if laid.seat is None else f" by {laid.seat} ply {laid.ply}"
    return f"{laid.at} {laid.direction} {write_equation(laid.equation)}{by}"


def _write_open(laid: Laid, doubted: tuple[int, ...]) -> str:
    return f"open {_write_laid(laid)}" + (f" doubted {words.write(doubted)}" if doubted else "")


def parse_position(text: str) -> State:
    try:
        return checked(_read(Lines(text)))
    except (ValueError, KeyError, IndexError) as fault:
        raise MalformedPosition(str(fault)) from None


def _read(lines: Lines) -> State:
    racks = tuple(_read_rack(rack) for rack in lines.all("rack"))
    bag = _read_rack(lines.one("bag", "|"))
    laid = tuple(_read_laid(line) for line in lines.all("laid", "open"))
    whole = lines.one("set")
    return State(
        options=_read_options(lines, _read_rack(whole) if whole else _everything(racks, bag, laid)),
        table=words.read_table(lines, len(racks)),
        laid=laid,
        racks=racks,
        numbers=bag.numbers,
        signs=bag.signs,
        opening=tuple(map(words.read_numbers, lines.all("opening"))) or ((),) * len(racks),
        doubted=tuple(words.read_numbers(line.partition(" doubted ")[2]) for line in lines.all("open")),
        exchange=Kind(lines.one("exchange")) if lines.all("exchange") else None,
    )


def _read_options(lines: Lines, whole: Rack) -> Options:
    turn, window = words.read_clock(lines)
    return Options(Mode(lines.one("mode", "challenge")), whole.numbers, whole.signs, turn, window)


def _read_rack(text: str) -> Rack:
    numbers, _, signs = text.partition("|")
    return Rack(
        tuple(sorted(int(number) for number in words.read_tiles(numbers))),
        tuple(sorted(words.SIGNS[sign] for sign in words.read_tiles(signs))),
    )


def _read_laid(text: str) -> Laid:
    at, direction, equation, *rest = text.partition(" doubted")[0].split()
    seat, ply = (int(rest[1]), int(rest[3])) if rest else (None, 0)
    try:
        return Laid(at, Direction(direction), read_equation(equation), seat, ply)
    except MalformedMove as fault:
        raise MalformedPosition(str(fault)) from None


def _everything(racks: tuple[Rack, ...], bag: Rack, laid: tuple[Laid, ...]) -> Rack:
    numbers = [*bag.numbers, *_numbers_laid(laid), *(number for rack in racks for number in rack.numbers)]
    signs = [*bag.signs, *_signs_laid(laid), *(sign for rack in racks for sign in rack.signs)]
    return Rack(tuple(sorted(numbers)), tuple(sorted(signs)))


def _numbers_laid(laid: tuple[Laid, ...]) -> Tiles[int]:
    return tuple(numbers_on(laid).values())


def _signs_laid(laid: tuple[Laid, ...]) -> Tiles[Operation]:
    return tuple(item.equation.sign for item in laid)


def checked(state: State) -> State:
    """The position, if it hangs together."""
    words.check_table(state.table, SEATS, state.racks, state.opening)
    _check_board(state)
    if len(state.doubted) > len(state.laid):
        raise MalformedPosition("more equations in this turn than on the board")
    whole = _everything(state.racks, Rack(state.numbers, state.signs), state.laid)
    if whole != Rack(state.options.numbers, state.options.signs):
        raise MalformedPosition("a tile too many or too few")
    return state


def _check_board(state: State) -> None:
    starts = [(SQUARES.get(laid.at, -1), laid.direction) for laid in state.laid]
    if not all(start in SLOT_BY_START for start in starts):
        raise MalformedPosition("an equation where none can lie")
    if max(Counter(starts).values(), default=1) > 1:
        raise MalformedPosition("two equations in one place")
    for count, laid in enumerate(state.laid, 1):
        before, own = numbers_on(state.laid[: count - 1]), own_numbers(state.laid[:count])
        cells = zip(laid.slot.numbers, laid.equation.numbers, strict=True)
        if any(square not in own and before[square] != number for square, number in cells):
            raise MalformedPosition("two numbers on one square")
