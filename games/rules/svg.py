"""Pictures drawn as inline SVG: shapes here, colours in ``rules.css``."""

from __future__ import annotations

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from games.rules.picture import Picture, Place, Square, Tile

CELL = 20
CARD = 28
SHOWN_CELL = 44
WIDEST = 640
"""In CSS pixels: a picture never gets wider than its column, either."""
MARK_SIZES = (0, 14, 10, 8)
"""By the number of characters."""
SMALL = 5


def svg(picture: Picture, title: str) -> SafeString:
    """A picture with a title is an image; without one it repeats what is said beside it, and is hidden."""
    height = CARD if picture.tall else CELL
    size = (picture.columns * CELL, picture.rows * height)
    return format_html(
        '<svg class="picture" viewBox="0 0 {} {}" width="{}" {}>{}{}{}{}</svg>',
        *size,
        min(picture.columns * SHOWN_CELL, WIDEST),
        _role(title),
        _ground(picture, *size),
        format_html_join("", "{}", ((_square(square),) for square in picture.squares)),
        format_html_join("", "{}", ((_tile(tile, height),) for tile in picture.tiles)),
        format_html_join("", "{}", ((_ring(place, height),) for place in picture.rings)),
    )


def _role(title: str) -> SafeString:
    if not title:
        return format_html('aria-hidden="true"{}', "")
    return format_html('role="img"><title>{}</title', title)


def _ground(picture: Picture, width: int, height: int) -> SafeString:
    if not picture.squares:
        return SafeString()
    return format_html('<rect class="ground" width="{}" height="{}"/>', width, height)


def _square(square: Square) -> SafeString:
    x, y = square.place[0] * CELL, square.place[1] * CELL
    return format_html(
        '<g class="square {}"><rect x="{}" y="{}" width="{}" height="{}"/>{}</g>',
        *(square.kind, x + 0.5, y + 0.5, CELL - 1, CELL - 1),
        _text("mark", x + CELL / 2, y + CELL / 2, square.mark, MARK_SIZES[len(square.mark)]),
    )


def _tile(tile: Tile, height: int) -> SafeString:
    x, y = tile.place[0] * CELL, tile.place[1] * height
    return format_html(
        '<g class="tile {}"><rect x="{}" y="{}" width="{}" height="{}" rx="3"/>{}{}{}</g>',
        *(tile.look, x + 1, y + 1, CELL - 2, height - 2),
        _figure(tile, x + CELL / 2, y + height / 2),
        _text("worth", x + CELL - 4, y + height - 4.5, tile.worth, SMALL),
        _text("covers", x + 2 + SMALL * len(tile.covers) / 3, y + 4.5, tile.covers, SMALL),
    )


def _figure(tile: Tile, x: float, y: float) -> SafeString:
    """Large, but smaller and lower where the mark below the tile is told, too."""
    size = 12 if len(tile.text) < 3 else 9
    return _text("figure", x, y + 2 if tile.covers else y, tile.text, size - 2 if tile.covers else size)


def _ring(place: Place, height: int) -> SafeString:
    x, y = place[0] * CELL + 1, place[1] * height + 1
    return format_html(
        '<rect class="ring" x="{}" y="{}" width="{}" height="{}" rx="3"/>', x, y, CELL - 2, height - 2
    )


def _text(kind: str, x: float, y: float, text: str, size: int) -> SafeString:
    if not text:
        return SafeString()
    return format_html('<text class="{}" x="{}" y="{}" font-size="{}">{}</text>', kind, x, y, size, text)
