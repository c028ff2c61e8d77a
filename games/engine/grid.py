"""Rectangular boards: squares by name, the four directions, boards drawn as text.

A square is named by column letter and row number, row 1 on top: ``a1``, ``i8``.
Inside the rules a square is its number, counted row by row from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

_NAME = re.compile(r"[a-z][1-9][0-9]?", re.ASCII)


class Direction(StrEnum):
    """Where something lies, as seen from a square."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


_STEPS = {
    Direction.LEFT: (-1, 0),
    Direction.RIGHT: (1, 0),
    Direction.UP: (0, -1),
    Direction.DOWN: (0, 1),
}


def is_square_name(text: str) -> bool:
    """Whether a board, of whatever size, could have a square of this name."""
    return _NAME.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Grid:
    columns: int
    rows: int

    def name(self, square: int) -> str:
        row, column = divmod(square, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(square) for square in range(self.columns * self.rows))

    def ray(self, square: int, direction: Direction, length: int) -> tuple[int, ...]:
        """The next ``length`` squares in a direction, or none if the board ends before."""
        right, down = _STEPS[direction]
        row, column = divmod(square, self.columns)
        path = [(column + right * step, row + down * step) for step in range(1, length + 1)]
        if not all(0 <= x < self.columns and 0 <= y < self.rows for x, y in path):
            return ()
        return tuple(y * self.columns + x for x, y in path)


def read_cells(grid: Grid, lines: Sequence[str]) -> tuple[str, ...]:
    """The cells of a board drawn as rows of words; ``ValueError`` if it has another shape."""
    cells = [line.split() for line in lines]
    if len(cells) != grid.rows or any(len(row) != grid.columns for row in cells):
        raise ValueError(f"not a board of {grid.columns} × {grid.rows}")
    return tuple(cell for row in cells for cell in row)


def draw_cells(grid: Grid, cells: Sequence[str]) -> list[str]:
    """A board drawn as rows of words, in columns that line up."""
    width = max(len(cell) for cell in cells)
    rows = [cells[start : start + grid.columns] for start in range(0, len(cells), grid.columns)]
    return [" ".join(cell.rjust(width) for cell in row) for row in rows]
