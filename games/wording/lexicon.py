"""The games' own words, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from games.wording.equable import EQUABLE
from games.wording.formula import FORMULA
from games.wording.mathable import MATHABLE
from games.wording.rigolade import RIGOLADE
from games.wording.vocabulary import Vocabulary

LEXICON: Mapping[str, Vocabulary] = {
    "mathable": MATHABLE,
    "equable": EQUABLE,
    "rigolade": RIGOLADE,
    "formula": FORMULA,
}
