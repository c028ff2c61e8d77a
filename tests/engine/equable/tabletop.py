"""Equable on the table of the tests."""

from textwrap import dedent

from games.engine.core import Accepted
from games.engine.grid import draw_cells
from games.engine.variants.equable.board import GRID, NO_TILES, SQUARES, Axis, place_in_line, with_tiles
from games.engine.variants.equable.state import State
from games.engine.variants.equable.variant import Equable
from tests.engine.seating import Seating

EQUABLE = Equable()
_TABLE = Seating(EQUABLE)
rule, accepted, refused, play = _TABLE.rule, _TABLE.accepted, _TABLE.refused, _TABLE.play

REFEREE = "mode referee"
PLENTY = "bag 0*5 1*5 2*5 3*5 4*5 5*5 6*5 7*5 8*5 9*5 +*5 -*5 ×*5 ÷*5"
"""A bag that will not run out in a test."""


def position(text: str, *standing: str) -> State:
    """A position from the lines that matter; ``standing`` are equations such as ``"c9> 16×4=64"``."""
    board = NO_TILES
    for line in standing:
        board = with_tiles(board, stretch(line))
    drawn = ["board", *draw_cells(GRID, board)]
    return EQUABLE.parse_position("\n".join([dedent(text).strip(), *(drawn if standing else [])]))


def rival(rack: str, *standing: str, options: str = REFEREE) -> State:
    """Seat 0 holds these tiles and is on turn; seat 1 holds a few, and the bag is full."""
    return position(f"{options}\nrack {' '.join(rack)}\nrack 1 2 3 +\n{PLENTY}", *standing)


def stretch(line: str) -> dict[int, str]:
    """The squares and symbols of a text such as ``"c9> 16×4=64"``."""
    start, text = line.split()
    squares, first = place_in_line(SQUARES[start[:-1]], Axis.ACROSS if start[-1] == ">" else Axis.DOWN)
    return dict(zip(squares[first:], text, strict=False))


def read(state: State, line: str) -> str:
    """The symbols that stand where this text is."""
    return "".join(state.board[square] for square in stretch(line))


def points(ruling: Accepted[State], seat: int = 0) -> int:
    """What a play scored, with its bonus."""
    told = [
        item for item in ruling.news if item.code in ("laid", "lengthened", "bonus") and item.seat == seat
    ]
    return sum(item.facts["points"] for item in told if isinstance(item.facts["points"], int))


def said(ruling: Accepted[State]) -> list[str]:
    """The equations of a play."""
    (laid,) = (item for item in ruling.news if item.code == "laid")
    equations = laid.facts["equations"]
    assert isinstance(equations, list)
    return [str(equation) for equation in equations]
