"""Rigolade on the table of the tests."""

from games.engine.variants.rigolade.variant import Rigolade
from tests.engine.seating import Seating

RIGOLADE = Rigolade()
_TABLE = Seating(RIGOLADE)
position, rule, accepted = _TABLE.position, _TABLE.rule, _TABLE.accepted
refused, play, lines, moves = _TABLE.refused, _TABLE.play, _TABLE.lines, _TABLE.moves

PLENTY = "bag 1*9 2*9 3*9 4*9 5*9 6*9 | +*20 -*20"
"""Bags that will not run out in a test, and numbers that can always go on."""
