"""Which games there are. A new game is one line here, and the contract tests then cover it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from games.engine.core import Variant
from games.engine.variants.equable.variant import Equable
from games.engine.variants.formula.variant import Formula
from games.engine.variants.mathable.variant import Mathable
from games.engine.variants.rigolade.variant import Rigolade

AnyVariant: TypeAlias = Variant[Any, Any, Any]

_ALL: tuple[AnyVariant, ...] = (Mathable(), Equable(), Rigolade(), Formula())
_VARIANTS: Mapping[str, AnyVariant] = MappingProxyType({game.slug: game for game in _ALL})


def variants() -> Mapping[str, AnyVariant]:
    return _VARIANTS


def variant(slug: str) -> AnyVariant:
    """The game of this name, or ``KeyError``."""
    return _VARIANTS[slug]
