"""Moves as people note them; the package's docstring shows how."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from games.engine import notation as words
from games.engine.core import MalformedMove
from games.engine.grid import is_square_name
from games.engine.variants.equable.board import GRID, SIZE, SQUARES, Axis, place_in_line, with_tiles
from games.engine.variants.equable.equations import digits_before_bar
from games.engine.variants.equable.moves import (
    MOST_EXCHANGED,
    Accept,
    AnyMove,
    Challenge,
    Exchange,
    Laid,
    Lay,
    Pass,
    Reading,
    in_order,
    lay_in_order,
)
from games.engine.variants.equable.state import State
from games.engine.variants.equable.symbols import BAR, EMPTY, TILES, digits_in, operators_in

CUT = "'"
_TYPED = str.maketrans({"x": "×", "*": "×", ":": "÷", "−": "-", ",": ".", "(": None, ")": None})
_ARROWS = {">": Axis.ACROSS, "v": Axis.DOWN}
_ARROW = {axis: arrow for arrow, axis in _ARROWS.items()}
_WORDS: Mapping[str, AnyMove] = {"pass": Pass(), "accept": Accept(), "doubt": Challenge()}
_START = re.compile(r"([a-z][0-9]{1,2})([>v])", re.ASCII)
_READING = re.compile(r"([a-z][0-9]{1,2})([>v])([0-9]{1,2})", re.ASCII)
_TILE = re.compile(r"(.)@([a-z][0-9]{1,2})", re.ASCII)


def format_move(state: State, move: AnyMove) -> str:
    match move:
        case Lay():
            return _write_stretch(state.board, move) or write_lay(move)
        case Exchange():
            return words.write(["swap", *move.digits, *move.operators])
        case Challenge():
            return "doubt"
        case Pass() | Accept():
            return type(move).__name__.lower()
    return words.format_house(move)


def _write_stretch(board: str, lay: Lay) -> str | None:
    """The tiles as they are read, standing ones in brackets; ``None`` if they are not in one line."""
    tiles = {SQUARES[tile.at]: tile.symbol for tile in lay.tiles if tile.at in SQUARES}
    stretch = _stretch(board, tiles) if len(tiles) == len(lay.tiles) else None
    if stretch is None or any(board[square] == symbol for square, symbol in tiles.items()):
        return None
    axis, squares = stretch
    text = "".join(tiles.get(square, f"({board[square]})") for square in squares).replace(")(", "")
    return words.write([f"{GRID.name(squares[0])}{_ARROW[axis]}", text, *map(_write_reading, lay.readings)])


def _stretch(board: str, tiles: Mapping[int, str]) -> tuple[Axis, tuple[int, ...]] | None:
    for axis in Axis:
        line, first = place_in_line(min(tiles, default=0), axis)
        last = line.index(max(tiles)) if tiles and max(tiles) in line else -1
        squares = line[first : last + 1]
        if squares and tiles.keys() <= set(squares):
            gapless = all(square in tiles or board[square] != EMPTY for square in squares)
            return (axis, squares) if gapless else None
    return None


def write_lay(lay: Lay) -> str:
    """Tile by tile: what no line of tiles could be, too."""
    tiles = (f"{tile.symbol}@{tile.at}" for tile in lay.tiles)
    return words.write(["lay", *tiles, *map(_write_reading, lay.readings)])


def _write_reading(reading: Reading) -> str:
    return f"{reading.bar}{_ARROW[reading.line]}{reading.whole}"


def parse_move(state: State, text: str) -> AnyMove:
    said = words.words_of(text)
    match said:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["swap", *tiles] if 0 < len(tiles) <= MOST_EXCHANGED:
            return _exchange([tile.translate(_TYPED) for tile in tiles])
        case ["lay", *rest]:
            return read_lay(rest)
        case [start, stretch, *readings] if _START.fullmatch(start):
            return _read_stretch(state.board, start, stretch.translate(_TYPED), readings)
    move = words.parse_house(said)
    if move is None:
        raise MalformedMove(text[:80])
    return move


def _exchange(tiles: list[str]) -> AnyMove:
    exchange = Exchange(digits_in(tiles), operators_in(tiles))
    if len(exchange.digits) + len(exchange.operators) != len(tiles) or any(len(tile) != 1 for tile in tiles):
        raise MalformedMove("not tiles")
    return in_order(exchange)


def read_lay(said: list[str]) -> Lay:
    tiles = [match for word in said if (match := _TILE.fullmatch(word))]
    readings = [_read_reading(word) for word in said if not _TILE.fullmatch(word)]
    if len(tiles) > SIZE or any(match[1] not in TILES or not is_square_name(match[2]) for match in tiles):
        raise MalformedMove("not tiles on squares")
    return lay_in_order((Laid(match[2], match[1]) for match in tiles), readings)


def _read_reading(word: str) -> Reading:
    match = _READING.fullmatch(word)
    if match is None or not is_square_name(match[1]) or not 1 <= int(match[3]) <= SIZE:
        raise MalformedMove("neither a tile nor a reading")
    return Reading(match[1], _ARROWS[match[2]], int(match[3]))


def _read_stretch(board: str, start: str, text: str, readings: list[str]) -> Lay:
    """What is written like the tile that stands there is that tile; all else is laid."""
    match = _START.fullmatch(start)
    if match is None or match[1] not in SQUARES or not set(text) <= TILES | {CUT}:
        raise MalformedMove("not tiles on squares")
    axis = _ARROWS[match[2]]
    line, first = place_in_line(SQUARES[match[1]], axis)
    symbols = text.replace(CUT, "")
    squares = line[first : first + len(symbols)]
    if len(squares) < len(symbols):
        raise MalformedMove("longer than the board")
    tiles = {s: symbol for s, symbol in zip(squares, symbols, strict=True) if board[s] != symbol}
    cuts = _cuts(with_tiles(board, tiles), axis, line, first, text)
    laid = (Laid(GRID.name(square), symbol) for square, symbol in tiles.items())
    return lay_in_order(laid, [*cuts, *map(_read_reading, readings)])


def _cuts(board: str, axis: Axis, line: tuple[int, ...], first: int, text: str) -> Iterator[Reading]:
    """The mixed numbers written with an apostrophe, as in ``8÷5=1'3/5``."""
    whole_line = "".join(board[square] for square in line)
    for number, match in enumerate(re.finditer(CUT, text)):
        cut = first + match.start() - number
        bar = whole_line.find(BAR, cut)
        if bar < 0:
            raise MalformedMove("no bar behind the whole number")
        whole = digits_before_bar(whole_line, bar) - (bar - cut)
        if whole < 1:
            raise MalformedMove("no whole number before the bar")
        yield Reading(GRID.name(line[bar]), axis, whole)
