"""Bags and racks: sorted tuples of whatever the tiles of a game are.

A bag has no order of its own. Which tile comes out is decided by the dice at the
moment of drawing, so that looking at a bag says nothing about what comes next,
and tiles that go back need no shuffling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, product
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar


class Sortable(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


T = TypeVar("T", bound=Sortable)
E = TypeVar("E")

Tiles: TypeAlias = tuple[T, ...]


def below(dice: Random, limit: int) -> int:
    """A number from 0 to ``limit`` - 1, each as likely as the others.

    Made of ``getrandbits`` alone: how ``randrange`` and ``shuffle`` use the bits
    may change between versions of Python, and old matches must replay.
    """
    bits = limit.bit_length()
    number = dice.getrandbits(bits)
    while number >= limit:
        number = dice.getrandbits(bits)
    return number


def pick(dice: Random, things: Sequence[E]) -> E:
    return things[below(dice, len(things))]


def draw(bag: Tiles[T], count: int, dice: Random) -> tuple[Tiles[T], Tiles[T]]:
    """Take tiles out of a bag: those drawn, in the order they came, and the bag that is left.

    Fewer come when the bag runs out.
    """
    left, drawn = list(bag), []
    for _ in range(min(count, len(left))):
        drawn.append(left.pop(below(dice, len(left))))
    return tuple(drawn), tuple(left)


def add(tiles: Tiles[T], more: Iterable[T]) -> Tiles[T]:
    return tuple(sorted((*tiles, *more)))


def holds(tiles: Iterable[T], wanted: Iterable[T]) -> bool:
    return Counter(wanted) <= Counter(tiles)


def remove(tiles: Tiles[T], gone: Iterable[T]) -> Tiles[T]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def choices(tiles: Tiles[T], most: int) -> Iterator[Tiles[T]]:
    """Every different handful of 1 to ``most`` tiles, like tiles being alike."""
    piles = [tuple(pile) for _, pile in groupby(sorted(tiles))]
    for sizes in product(*(range(len(pile) + 1) for pile in piles)):
        if 1 <= sum(sizes) <= most:
            yield tuple(tile for pile, size in zip(piles, sizes, strict=True) for tile in pile[:size])


def replace_at(racks: tuple[Tiles[T], ...], seat: int, rack: Tiles[T]) -> tuple[Tiles[T], ...]:
    """The racks with one of them exchanged for another."""
    return (*racks[:seat], rack, *racks[seat + 1 :])
