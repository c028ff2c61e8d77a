"""Formula on the table of the tests."""

from games.engine.variants.formula.state import State
from games.engine.variants.formula.variant import Formula
from tests.engine.seating import Seating

FORMULA = Formula()
_TABLE = Seating(FORMULA)
position, rule, accepted = _TABLE.position, _TABLE.rule, _TABLE.accepted
refused, play, lines, moves = _TABLE.refused, _TABLE.play, _TABLE.lines, _TABLE.moves

PILE = "pile 0*2 1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*2"


def table(lies: str, hand: str, extra: str = "", *, mode: str = "referee") -> State:
    """Seat 0 to play; seat 1 holds cards that will not matter."""
    return position(f"mode {mode}\nhand {hand}\nhand 1 2 3 4 5\n{PILE}\nlies {lies}\n{extra}")


def lying(state: State) -> str:
    """The formula on the table."""
    (line,) = lines(state, "lies")
    return line.removeprefix("lies ")
