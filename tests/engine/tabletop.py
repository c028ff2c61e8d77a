"""A table for the tests: positions drawn as text, moves as people note them."""

from textwrap import dedent

from games.engine.core import Accepted, Actor, News, Refused
from games.engine.grid import draw_cells
from games.engine.variants.mathable.board import GRID, NAMES, PRINTED
from games.engine.variants.mathable.state import State
from games.engine.variants.mathable.variant import Mathable

MATHABLE = Mathable()


def position(text: str, tiles: str = "") -> State:
    """A position from the lines that matter; ``tiles`` is short for a board: ``"i8=12 h6=8"``."""
    return MATHABLE.parse_position(dedent(text).strip() + (_board(tiles) if tiles else ""))


def _board(tiles: str) -> str:
    laid = dict(tile.split("=") for tile in tiles.split())
    printed = {NAMES[square]: str(value) for square, value in PRINTED.items()}
    cells = [laid.get(name, printed.get(name, ".")) for name in NAMES]
    return "\n".join(["", "board", *draw_cells(GRID, cells)])


def rule(state: State, line: str) -> Accepted[State] | Refused:
    """The ruling on a line such as ``"0: 12 i8 3x4"`` or ``"house: close"``."""
    who, _, move = line.partition(": ")
    actor: Actor = None if who == "house" else int(who)
    return MATHABLE.play(state, actor, MATHABLE.parse_move(state, move))


def accepted(state: State, line: str) -> Accepted[State]:
    ruling = rule(state, line)
    assert isinstance(ruling, Accepted), f"{line}: {ruling}\n{MATHABLE.format_position(state)}"
    return ruling


def refused(state: State, line: str) -> Refused:
    ruling = rule(state, line)
    assert isinstance(ruling, Refused), f"{line} was accepted\n{MATHABLE.format_position(state)}"
    return ruling


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = accepted(state, line).state
    return state


def tiles(state: State) -> str:
    """What players have laid on the board, as :func:`position` takes it."""
    return " ".join(f"{tile.at}={tile.value}" for tile in state.tiles)


def drawn(state: State) -> str:
    """The board as text."""
    return MATHABLE.format_position(state).partition("\nboard\n")[2]


def news(ruling: Accepted[State], code: str) -> News:
    """The public news of this kind; there must be just one."""
    (found,) = (item for item in ruling.news if item.code == code and item.to is None)
    return found


def codes(ruling: Accepted[State]) -> list[str]:
    return [item.code for item in ruling.news if item.to is None]


def kinds(state: State, seat: int) -> set[str]:
    """The kinds of moves that are legal for a seat."""
    return {str(MATHABLE.dump_move(move)["do"]) for move in MATHABLE.legal_moves(state, seat)}
