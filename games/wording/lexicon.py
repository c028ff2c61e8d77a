"""The games' own words, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from games.wording.formula import FORMULA
from games.wording.mathable import MATHABLE
from games.wording.rigolade import RIGOLADE
from games.wording.vocabulary import Vocabulary

LEXICON: Mapping[str, Vocabulary] = {"mathable": MATHABLE, "rigolade": RIGOLADE, "formula": FORMULA}
