"""Whether a play is true (E8, E10, G2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.engine.core import Refused
from games.engine.variants.equable.equations import Equation, read
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Lay
from games.engine.variants.equable.placing import Line, Placement, place


@dataclass(frozen=True, slots=True)
class Judged:
    """A play that is allowed, with what each of its lines says."""

    placement: Placement
    equations: tuple[Equation, ...]

    @property
    def true(self) -> bool:
        """G2: one false equation makes the whole claim false."""
        return all(equation.true for equation in self.equations)

    def lines(self) -> Iterator[tuple[Line, Equation]]:
        return zip(self.placement.lines, self.equations, strict=True)


def judge(board: str, lay: Lay, limits: Limits) -> Judged | Refused:
    """What a play says, true or false; or why it says nothing (E8, E10, E11, G8)."""
    placement = place(board, lay)
    if isinstance(placement, Refused):
        return placement
    equations = []
    for line in placement.lines:
        equation = read(line.text, limits)
        if isinstance(equation, Refused):
            return equation
        equations.append(equation)
    return Judged(placement, tuple(equations))
