"""Which games can be played in the browser: those that have been drawn.

A game may be complete as rules, for the terminal and the bots, before it has a page.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.registry import AnyVariant, variants

_DRAWN = ("mathable",)


def playable() -> Mapping[str, AnyVariant]:
    return {slug: variants()[slug] for slug in _DRAWN}
