"""Positions as text; the package's docstring shows the form."""

from __future__ import annotations

import json
from collections import Counter
from itertools import groupby

from games.engine.arithmetic import Operation
from games.engine.core import MalformedPosition, Mode
from games.engine.grid import Direction, draw_cells, read_cells
from games.engine.table import Table, Window
from games.engine.tiles import Tiles
from games.engine.variants.mathable.board import GRID, NAMES, PRINTED, SQUARES
from games.engine.variants.mathable.moves import Claim
from games.engine.variants.mathable.options import Options
from games.engine.variants.mathable.state import State, Step, Tile, board_of

_SEATS = range(2, 5)


def format_position(state: State) -> str:
    cells = ["." if number is None else str(number) for number in board_of(state)]
    lines = [
        *_option_lines(state.options),
        *_table_lines(state.table),
        *_turn_lines(state),
        *_token_lines(state),
    ]
    return "\n".join([*lines, "board", *draw_cells(GRID, cells)])


def _option_lines(options: Options) -> list[str]:
    turn = "none" if options.turn_seconds is None else options.turn_seconds
    return [
        "mathable 1",
        f"mode {options.mode}",
        f"operations {' '.join(options.operations)}",
        f"clock {turn} {options.window_seconds}",
        f"tokens {_write_tiles(options.bag)}",
    ]


def _table_lines(table: Table) -> list[str]:
    lines = [
        f"seed {json.dumps(table.seed)}",
        f"ply {table.ply}",
        f"turn {table.turn} since {table.turn_since}",
        f"passes {table.passes}",
        f"scores {_write(table.scores)}",
    ]
    optional = {"gone": _write(table.gone), "held": _write(table.held), "ended": table.ended or ""}
    return lines + [f"{key} {text}" for key, text in optional.items() if text] + _window_lines(table.window)


def _window_lines(window: Window | None) -> list[str]:
    if window is None:
        return []
    graced = " graced" if window.graced else ""
    return [f"window {window.player} since {window.since} waiting {_write(window.waiting)}{graced}"]


def _turn_lines(state: State) -> list[str]:
    draw = ["draw"] if state.may_draw else []
    return [f"began {state.began}", *draw, *(_write_step(step) for step in state.steps)]


def _write_step(step: Step) -> str:
    claims = " ".join(f"{claim.direction}:{claim.operation}" for claim in step.claims)
    drew = "" if step.drew is None else f" drew {step.drew}"
    doubted = f" doubted {_write(step.doubted)}" if step.doubted else ""
    return f"step {step.token} {step.at} {claims} points {step.points}{drew}{doubted}"


def _token_lines(state: State) -> list[str]:
    return [
        *(f"rack {_write(rack)}".strip() for rack in state.racks),
        *(f"opening {_write(drew)}".strip() for drew in state.opening),
        f"bag {_write_tiles(state.bag)}".strip(),
        *_laid_lines(state),
    ]


def _laid_lines(state: State) -> list[str]:
    """Who laid which token when, a line for each seat: ``laid 0 i8:1 h6:2``."""
    laid = {
        seat: [f"{tile.at}:{tile.ply}" for tile in state.tiles if tile.seat == seat]
        for seat in range(len(state.racks))
    }
    return [f"laid {seat} {' '.join(tiles)}" for seat, tiles in laid.items() if tiles]


def _write(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _write_tiles(tiles: Tiles[int]) -> str:
    piles = ((value, len(list(pile))) for value, pile in groupby(tiles))
    return " ".join(str(value) if count == 1 else f"{value}*{count}" for value, count in piles)


class _Lines:
    """The lines of a position by their first word, with what is left out filled in."""

    def __init__(self, text: str) -> None:
        head, _, board = text.strip().partition("\nboard\n")
        self.board = board.splitlines()
        self.lines = [line.strip() for line in head.splitlines()]

    def all(self, key: str) -> list[str]:
        return [line[len(key) :].strip() for line in self.lines if line.split(" ", 1)[0] == key]

    def one(self, key: str, default: str) -> str:
        return next(iter(self.all(key)), default)

    def numbers(self, key: str, default: str = "") -> tuple[int, ...]:
        return _numbers(self.one(key, default))


def parse_position(text: str) -> State:
    lines = _Lines(text)
    try:
        return checked(_read(lines))
    except (ValueError, KeyError, IndexError) as fault:
        raise MalformedPosition(str(fault)) from None


def _read(lines: _Lines) -> State:
    racks = tuple(tuple(sorted(_numbers(rack))) for rack in lines.all("rack"))
    bag, tiles = _read_tiles(lines.one("bag", "")), _read_board(lines)
    everything = tuple(
        sorted([*bag, *(token for rack in racks for token in rack), *(tile.value for tile in tiles)])
    )
    table = _read_table(lines, len(racks))
    opening = tuple(_numbers(drew) for drew in lines.all("opening"))
    return State(
        options=_read_options(lines, everything),
        table=table,
        tiles=tiles,
        racks=racks,
        bag=bag,
        opening=opening or ((),) * len(racks),
        began=int(lines.one("began", str(len(racks[table.turn])))),
        steps=tuple(_read_step(step) for step in lines.all("step")),
        may_draw=bool(lines.all("draw")),
    )


def _read_options(lines: _Lines, everything: Tiles[int]) -> Options:
    turn, window = lines.one("clock", "none 10").split()
    tokens = lines.one("tokens", "")
    return Options(
        mode=Mode(lines.one("mode", "challenge")),
        bag=_read_tiles(tokens) if tokens else everything,
        operations=tuple(Operation(sign) for sign in lines.one("operations", "+ - × ÷").split()),
        turn_seconds=None if turn == "none" else int(turn),
        window_seconds=int(window),
    )


def _read_table(lines: _Lines, seats: int) -> Table:
    turn, _, since = lines.one("turn", "0 since 0").split()
    return Table(
        seed=json.loads(lines.one("seed", '"x"')),
        scores=lines.numbers("scores", " ".join(["0"] * seats)),
        turn=int(turn),
        ply=int(lines.one("ply", "0")),
        turn_since=int(since),
        passes=int(lines.one("passes", "0")),
        gone=lines.numbers("gone"),
        held=lines.numbers("held"),
        window=_read_window(lines.one("window", "")),
        ended=lines.one("ended", "") or None,
    )


def _read_window(text: str) -> Window | None:
    if not text:
        return None
    head, _, waiting = text.partition("waiting")
    player, _, since = head.split()
    graced = waiting.endswith("graced")
    return Window(int(player), int(since), _numbers(waiting.removesuffix("graced")), graced)


def _read_step(text: str) -> Step:
    rest, _, doubted = text.partition(" doubted ")
    rest, _, drew = rest.partition(" drew ")
    rest, _, points = rest.partition(" points ")
    token, at, *claims = rest.split()
    return Step(
        token=int(token),
        at=at,
        claims=tuple(_read_claim(claim) for claim in claims),
        points=int(points),
        drew=int(drew) if drew else None,
        doubted=_numbers(doubted),
    )


def _read_claim(text: str) -> Claim:
    direction, operation = text.split(":")
    return Claim(Direction(direction), Operation(operation))


def _read_board(lines: _Lines) -> tuple[Tile, ...]:
    cells = read_cells(GRID, lines.board) if lines.board else (".",) * len(NAMES)
    values = {
        NAMES[square]: cell for square, cell in enumerate(cells) if cell != "." and square not in PRINTED
    }
    laid = _read_laid(lines)
    return tuple(Tile(at, int(cell), *laid.get(at, (None, 0))) for at, cell in values.items())


def _read_laid(lines: _Lines) -> dict[str, tuple[int, int]]:
    laid: dict[str, tuple[int, int]] = {}
    for seat, *tiles in (line.split() for line in lines.all("laid")):
        laid |= {at: (int(seat), int(ply)) for at, ply in (tile.split(":") for tile in tiles)}
    return laid


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())


def _read_tiles(text: str) -> Tiles[int]:
    piles = (word.partition("*") for word in text.split())
    return tuple(sorted(int(value) for value, _, count in piles for _ in range(int(count or 1))))


def checked(state: State) -> State:
    """The position, if it hangs together."""
    seats, squares = len(state.racks), [tile.at for tile in state.tiles]
    if seats not in _SEATS or not seats == len(state.table.scores) == len(state.opening):
        raise MalformedPosition("not the same number of seats everywhere")
    if not 0 <= state.table.turn < seats:
        raise MalformedPosition("no such seat is on turn")
    if len(set(squares)) != len(squares) or not set(squares) <= SQUARES.keys() - {
        NAMES[one] for one in PRINTED
    }:
        raise MalformedPosition("a token lies where none can lie")
    if not {step.at for step in state.steps} <= set(squares):
        raise MalformedPosition("a token of this turn is not on the board")
    _check_tokens(state)
    return state


def _check_tokens(state: State) -> None:
    seen = Counter(state.bag) + Counter(tile.value for tile in state.tiles)
    for rack in state.racks:
        seen += Counter(rack)
    if seen != Counter(state.options.bag):
        raise MalformedPosition("a token too many or too few")
