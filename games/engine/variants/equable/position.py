"""Positions as text; the package's docstring shows the form."""

from __future__ import annotations

from collections import Counter

from games.engine import notation as words
from games.engine.core import MalformedPosition, Mode, Refused
from games.engine.grid import draw_cells, read_cells
from games.engine.notation import Lines
from games.engine.variants.equable.board import GRID, NO_TILES, SQUARES
from games.engine.variants.equable.checking import before
from games.engine.variants.equable.judging import judge
from games.engine.variants.equable.notation import read_lay, write_lay
from games.engine.variants.equable.options import SEATS, Options
from games.engine.variants.equable.state import Pending, State, Tile
from games.engine.variants.equable.symbols import EMPTY, EQUALS, TILES, digits_in, operators_in


def format_position(state: State) -> str:
    lines = [
        *_option_lines(state.options),
        *words.table_lines(state.table),
        f"equals {state.equals}",
        *([] if state.last_layer is None else [f"last {state.last_layer}"]),
        *([f"replacements {state.replacements}"] if state.replacements else []),
        *(f"rack {words.write(rack)}".strip() for rack in state.racks),
        *(f"opening {words.write(drew)}".strip() for drew in state.opening),
        f"bag {words.write_tiles(state.bag)}".strip(),
        *(f"laid {tile.at} {tile.seat} {tile.ply}" for tile in state.tiles if tile.seat is not None),
        *_pending_lines(state.pending),
    ]
    return "\n".join([*lines, "board", *draw_cells(GRID, state.board)])


def _option_lines(options: Options) -> list[str]:
    largest = "none" if options.largest is None else options.largest
    flags = [name for name in ("premium_once", "help_page") if getattr(options, name)]
    return [
        "equable 1",
        f"mode {options.mode}",
        words.write_clock(options.turn_seconds, options.window_seconds),
        f"set {words.write_tiles(options.digits + options.operators)} {EQUALS}*{options.equals}",
        f"full {options.rack_digits} {options.rack_operators}",
        f"numbers {largest} {'below_zero' if options.below_zero else 'from_zero'}",
        *([f"tables {words.write(options.tables)}"] if options.tables else []),
        *([f"with {words.write(flags)}"] if flags else []),
    ]


def _pending_lines(pending: Pending | None) -> list[str]:
    if pending is None:
        return []
    bonus = f"lengthened {pending.lengthened} equable {pending.equable}"
    taken = (f"taken {tile.symbol} {tile.at} {tile.seat} {tile.ply}" for tile in pending.taken)
    return [f"play {write_lay(pending.lay)} points {pending.points} {bonus}", *taken]


def parse_position(text: str) -> State:
    try:
        return checked(_read(text))
    except (ValueError, KeyError, IndexError) as fault:
        raise MalformedPosition(str(fault)) from None


def _read(text: str) -> State:
    head, _, board = text.strip().partition("\nboard\n")
    lines = Lines(head)
    racks = tuple(tuple(sorted(rack.split())) for rack in lines.all("rack"))
    bag = tuple(sorted(words.read_tiles(lines.one("bag"))))
    tiles = _read_board(lines, board)
    everything = [*bag, *(tile for rack in racks for tile in rack), *(tile.symbol for tile in tiles)]
    last, equals = lines.one("last"), int(lines.one("equals", "20"))
    return State(
        options=_read_options(lines, [*everything, *[EQUALS] * equals]),
        table=words.read_table(lines, len(racks)),
        tiles=tiles,
        racks=racks,
        bag=bag,
        equals=equals,
        opening=tuple(tuple(drew.split()) for drew in lines.all("opening")) or ((),) * len(racks),
        pending=_read_pending(lines),
        last_layer=int(last) if last else None,
        replacements=int(lines.one("replacements", "0")),
    )


def _read_options(lines: Lines, everything: list[str]) -> Options:
    turn, window = words.read_clock(lines)
    largest, below_zero = lines.one("numbers", "none below_zero").split()
    full = lines.one("full", "7 2").split()
    whole = words.read_tiles(lines.one("set")) or tuple(everything)
    flags = lines.one("with").split()
    return Options(
        mode=Mode(lines.one("mode", "challenge")),
        digits=digits_in(whole),
        operators=operators_in(whole),
        equals=whole.count(EQUALS),
        rack_digits=int(full[0]),
        rack_operators=int(full[1]),
        largest=None if largest == "none" else int(largest),
        below_zero=below_zero == "below_zero",
        tables=lines.numbers("tables"),
        premium_once="premium_once" in flags,
        help_page="help_page" in flags,
        turn_seconds=turn,
        window_seconds=window,
    )


def _read_board(lines: Lines, board: str) -> tuple[Tile, ...]:
    laid = {at: (int(seat), int(ply)) for at, seat, ply in (line.split() for line in lines.all("laid"))}
    cells = read_cells(GRID, board.splitlines()) if board else NO_TILES
    names = GRID.names()
    tiles = ((names[square], cell) for square, cell in enumerate(cells) if cell != EMPTY)
    return tuple(Tile(at, cell, *laid.get(at, (None, 0))) for at, cell in tiles)


def _read_pending(lines: Lines) -> Pending | None:
    said = lines.one("play").split()
    if not said:
        return None
    *lay, _, points, _, lengthened, _, equable = said
    taken = tuple(_read_taken(*line.split()) for line in lines.all("taken"))
    return Pending(read_lay(lay[1:]), taken, int(points), int(lengthened), int(equable))


def _read_taken(symbol: str, at: str, seat: str, ply: str) -> Tile:
    return Tile(at, symbol, None if seat == "None" else int(seat), int(ply))


def checked(state: State) -> State:
    """The position, if it hangs together."""
    words.check_table(state.table, SEATS, state.racks, state.opening)
    squares = [tile.at for tile in state.tiles]
    if len(set(squares)) != len(squares) or not set(squares) <= SQUARES.keys():
        raise MalformedPosition("a tile lies where none can lie")
    if any(tile.symbol not in TILES for tile in state.tiles):
        raise MalformedPosition("no such tile")
    _check_pending(state)
    _check_tiles(state)
    return state


def _check_pending(state: State) -> None:
    if (state.pending is None) != (state.table.window is None):
        raise MalformedPosition("a play in question and a time to challenge go together")
    if state.pending is None:
        return
    laid = {tile.at: tile.symbol for tile in state.pending.lay.tiles}
    standing = {tile.at: tile.symbol for tile in state.tiles}
    if not laid.items() <= standing.items():
        raise MalformedPosition("a tile of the play in question is not on the board")
    if not {tile.at for tile in state.pending.taken} <= laid.keys():
        raise MalformedPosition("a tile was taken off where none was laid")
    if isinstance(judge(before(state).board, state.pending.lay, state.options.limits), Refused):
        raise MalformedPosition("the play in question could not have been laid")


def _check_tiles(state: State) -> None:
    options, taken = state.options, state.pending.taken if state.pending else ()
    whole = Counter((*options.digits, *options.operators, *[EQUALS] * options.equals))
    seen = Counter([*state.bag, *[EQUALS] * max(0, state.equals)])
    seen.update(tile.symbol for tile in (*state.tiles, *taken))
    for rack in state.racks:
        seen.update(rack)
    if seen != whole:
        raise MalformedPosition("a tile too many or too few")
