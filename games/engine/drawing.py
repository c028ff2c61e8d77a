"""Views as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_lowercase
from typing import Any

View = Mapping[str, Any]

_EMPTY = "·"
_HELD = ("rack", "numbers", "signs", "cards")


def draw(view: View) -> str:
    """What a seat sees: the board or the formula, the points, the own tiles."""
    middle = _board(view) if "squares" in view else _formula(view)
    return "\n".join((*middle, "", *_seats(view), *_own(view)))


def _board(view: View) -> Iterator[str]:
    rows: list[str] = view["squares"]
    tiles = {tile["at"]: _symbol(tile) for tile in (*view.get("printed", ()), *view["tiles"])}
    width = max((len(symbol) for symbol in tiles.values()), default=1) + 1
    columns = ascii_lowercase[: len(rows[0])]
    yield "   " + "".join(name.rjust(width) for name in columns)
    for number, marks in enumerate(rows, start=1):
        cells = (
            tiles.get(f"{name}{number}", mark.replace(".", _EMPTY))
            for name, mark in zip(columns, marks, strict=True)
        )
        yield f"{number:2} " + "".join(cell.rjust(width) for cell in cells)


def _symbol(tile: Mapping[str, Any]) -> str:
    return str(tile["value"] if "value" in tile else tile["symbol"])


def _formula(view: View) -> Iterator[str]:
    lies = view["formula"]
    parts = ("".join(lies[part]) or "?" for part in ("first", "second", "result"))
    first, second, result = parts
    yield f"   {first} {lies['operation'] or '?'} {second} = {result}"
    yield f"   pile {view['pile']}, round {view['round']}"


def _seats(view: View) -> Iterator[str]:
    for number, seat in enumerate(view["seats"]):
        mark = ">" if number in view["to_move"] else " "
        counts = ", ".join(f"{key} {seat[key]}" for key in _HELD if key in seat)
        left = " (left)" if seat["gone"] else ""
        yield f"{mark} seat {number}: {seat['score']} points, {counts}{left}"


def _own(view: View) -> Iterator[str]:
    own = view.get("rack", view.get("hand"))
    if isinstance(own, Mapping):
        own = [tile for tiles in own.values() for tile in tiles]
    if own is not None:
        yield "yours: " + " ".join(str(tile) for tile in own)
