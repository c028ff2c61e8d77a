"""What a play is worth (E7, E13 to E16, E18)."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.variants.equable.board import EQUATION_FACTOR, PREMIUM, TILE_FACTOR
from games.engine.variants.equable.equations import is_idle
from games.engine.variants.equable.placing import Line, Placement
from games.engine.variants.equable.symbols import POINTS

LENGTHENED = 20  # E15
EQUABLE = 150  # E18


@dataclass(frozen=True, slots=True)
class Score:
    """What a play is worth: each of its lines, or zeros that score alone; and the bonuses on top."""

    lines: tuple[int, ...]
    zeros: int = 0
    doubled: bool = False
    lengthened: int = 0
    equable: int = 0

    @property
    def points(self) -> int:
        return (sum(self.lines) + self.zeros) * (2 if self.doubled else 1)


def score(placement: Placement, *, premium_once: bool, whole_rack: bool) -> Score:
    """``whole_rack``: the rack was full and has been laid to the last tile (E18)."""
    points = [_points(placement, line, premium_once) for line in placement.lines]
    counted = _replaced_counts(placement, points) if placement.replaced else _counts(placement)
    lines = tuple(worth if counts else 0 for worth, counts in zip(points, counted, strict=True))
    return Score(
        lines=lines,
        zeros=0 if any(counted) else _zeros_alone(placement),
        doubled=placement.first,  # E7
        lengthened=LENGTHENED if _lengthens(placement) else 0,
        equable=EQUABLE if whole_rack else 0,
    )


def _points(placement: Placement, line: Line, premium_once: bool) -> int:
    """E13: the tiles with their own premiums, then the premiums of the whole equation."""
    total, factor = 0, 1
    for square in line.squares:
        worth = POINTS[placement.board[square]]
        if _premium_counts(placement, square, premium_once):
            worth *= TILE_FACTOR.get(PREMIUM[square], 1)
            factor *= EQUATION_FACTOR.get(PREMIUM[square], 1)
        total += worth
    return total * factor


def _premium_counts(placement: Placement, square: int, premium_once: bool) -> bool:
    """With "premium squares count once", a square counts for the tile that covers it first."""
    return not premium_once or (square in placement.tiles and square not in placement.replaced)


def adds_idle_zeros_only(line: Line) -> bool:
    """E14: whether the play adds nothing but idle zeros to a standing equation."""
    return line.stood and is_idle(line.text, line.places(line.laid))


def _counts(placement: Placement) -> list[bool]:
    """E14: which lines score. One with idle zeros only does if such a zero matters in the line it crosses."""
    return [not adds_idle_zeros_only(line) or _matters_elsewhere(placement, line) for line in placement.lines]


def _matters_elsewhere(placement: Placement, line: Line) -> bool:
    others = [other for other in placement.lines if other.axis is not line.axis]
    return any(
        square in other.squares and not is_idle(other.text, other.places([square]))
        for other in others
        for square in line.laid
    )


def _zeros_alone(placement: Placement) -> int:
    return sum(
        POINTS[symbol] * TILE_FACTOR.get(PREMIUM[square], 1) for square, symbol in placement.tiles.items()
    )


def _lengthens(placement: Placement) -> bool:
    """E15: in the tiles' own line, by more than idle zeros."""
    if placement.replaced:
        return False
    own = (line for line in placement.lines if placement.axis in (None, line.axis))
    return any(line.stood and not adds_idle_zeros_only(line) for line in own)


def _replaced_counts(placement: Placement, points: list[int]) -> list[bool]:
    """E16: the changed equation scores, and what the tiles that make it longer complete; no crossing does.

    A single tile that changes two equations counts in the better one.
    """
    if placement.axis is None:
        best = points.index(max(points))
        return [number == best for number in range(len(points))]
    grown = [counts and line.laid[0] not in placement.replaced for line, counts in _with_counts(placement)]
    return [number == 0 or counts for number, counts in enumerate(grown)]


def _with_counts(placement: Placement) -> list[tuple[Line, bool]]:
    return list(zip(placement.lines, _counts(placement), strict=True))
