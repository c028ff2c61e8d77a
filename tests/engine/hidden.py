"""The same position for the first seat, with everything it cannot see dealt in another order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

T = TypeVar("T")


def _turned(*piles: Sequence[T]) -> list[tuple[T, ...]]:
    """The same piles as far as their sizes go, their contents in the opposite order."""
    things = iter([thing for pile in piles for thing in pile][::-1])
    return [tuple(next(things) for _ in pile) for pile in piles]


def _mathable(state: Any) -> Any:
    bag, *racks = _turned(state.bag, *state.racks[1:])
    return replace(state, bag=bag, racks=(state.racks[0], *racks))


def _equable(state: Any) -> Any:
    """Digits for digits and operators for operators: how many of each there are is no secret."""
    piles = [state.bag, *state.racks[1:]]
    digits = _turned(*([tile for tile in pile if tile.isdecimal()] for pile in piles))
    operators = _turned(*([tile for tile in pile if not tile.isdecimal()] for pile in piles))
    bag, *racks = (tuple(sorted(white + grey)) for white, grey in zip(digits, operators, strict=True))
    return replace(state, bag=bag, racks=(state.racks[0], *racks))


def _rigolade(state: Any) -> Any:
    others = state.racks[1:]
    numbers, *white = _turned(state.numbers, *(rack.numbers for rack in others))
    signs, *red = _turned(state.signs, *(rack.signs for rack in others))
    racks = (replace(rack, numbers=white[at], signs=red[at]) for at, rack in enumerate(others))
    return replace(state, numbers=numbers, signs=signs, racks=(state.racks[0], *racks))


def _formula(state: Any) -> Any:
    pile, *hands = _turned(state.pile, *state.hands[1:])
    return replace(state, pile=pile, hands=(state.hands[0], *hands))


DEALT_OTHERWISE: Mapping[str, Callable[[Any], Any]] = {
    "mathable": _mathable,
    "equable": _equable,
    "rigolade": _rigolade,
    "formula": _formula,
}
