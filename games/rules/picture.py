"""Pictures as data: what is printed on a board, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games.engine.grid import Grid

Place: TypeAlias = tuple[int, int]
"""Column and row, counted from 0."""

Look: TypeAlias = Literal["", "fresh", "symbol", "gap"]
"""Just laid; a card that belongs to nobody; a place where a card is still missing."""


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a board. ``kind`` names its colours in ``rules.css``."""

    place: Place
    kind: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile or a card.

    ``look`` is how it differs from others, ``worth`` its small figure, ``covers``
    the mark of the square below it.
    """

    place: Place
    text: str
    look: Look = ""
    worth: str = ""
    covers: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """``rings`` are places to look at. ``tall`` is for cards, which are higher than wide."""

    columns: int
    rows: int
    squares: tuple[Square, ...] = ()
    tiles: tuple[Tile, ...] = ()
    rings: tuple[Place, ...] = ()
    tall: bool = False


def place_of(grid: Grid, square: int) -> Place:
    row, column = divmod(square, grid.columns)
    return column, row


def place_named(name: str) -> Place:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def with_rings(picture: Picture, *names: str) -> Picture:
    return replace(picture, rings=tuple(map(place_named, names)))


def cropped(picture: Picture, first: str, last: str) -> Picture:
    """The part between two squares: its upper left and its lower right."""
    (left, top), (right, bottom) = place_named(first), place_named(last)

    def inside(place: Place) -> bool:
        return left <= place[0] <= right and top <= place[1] <= bottom

    def moved(place: Place) -> Place:
        return place[0] - left, place[1] - top

    squares = (square for square in picture.squares if inside(square.place))
    tiles = (tile for tile in picture.tiles if inside(tile.place))
    return replace(
        picture,
        columns=right - left + 1,
        rows=bottom - top + 1,
        squares=tuple(replace(square, place=moved(square.place)) for square in squares),
        tiles=tuple(replace(tile, place=moved(tile.place)) for tile in tiles),
        rings=tuple(moved(place) for place in picture.rings if inside(place)),
    )


@dataclass(frozen=True, slots=True)
class Mark:
    """A kind of square: one of them as a picture, and how many the board has."""

    picture: Picture
    count: int


def marks_of(board: Picture) -> dict[str, Mark]:
    """The kinds of squares of a board."""
    return {kind: _mark(kind, board.squares) for kind in {square.kind for square in board.squares}}


def _mark(kind: str, squares: Iterable[Square]) -> Mark:
    found = [square for square in squares if square.kind == kind]
    return Mark(Picture(1, 1, (replace(found[0], place=(0, 0)),)), len(found))
