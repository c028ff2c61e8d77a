"""How one number of the formula may change (F4, F5).

A :class:`Change` tells the new number card by card: ``None`` for a card of the
table that stays in sight, a face for one of the player's own. With the old
number at hand each change reads in one way only:

====================  =============  ==========================
old number            change         what was done
====================  =============  ==========================
``10``                ``_ _``        kept
``10``                ``7``          covered as a whole
``10``                ``_ 2``        one of its cards replaced: 12
``10``                ``_ _ 2``      own card behind it: 102
``6``                 ``_ 4``        own card behind it: 64
====================  =============  ==========================
"""

from __future__ import annotations

from typing import TypeAlias

from games.engine.variants.formula.cards import Card, Face, Number

Change: TypeAlias = tuple[Face | None, ...]

MOST_CARDS = 3
"""No number has more (F5), and no turn lays more (F4)."""


def keep(old: Number) -> Change:
    return (None,) * len(old)


def own_faces(change: Change) -> Number:
    return tuple(face for face in change if face is not None)


def own_cards(*changes: Change) -> tuple[Card, ...]:
    """What the changes take from the hand."""
    return tuple(face.card for change in changes for face in own_faces(change))


def problem(old: Number, change: Change) -> str | None:
    """Why the old number cannot change so, or ``None`` if it can."""
    if not change:
        return "number_missing"
    kept = change.count(None)
    if kept == 0 or _replaces_one(old, change):
        return None
    if kept != len(old):
        return "cards_apart"
    return None if _in_one_piece(change) else "cards_between"


def changed(old: Number, change: Change) -> Number:
    """The new number. The change must be without :func:`problem`."""
    if _replaces_one(old, change):
        return tuple(face or there for face, there in zip(change, old, strict=True))
    there = iter(old)
    return tuple(face or next(there) for face in change)


def covered(old: Number, change: Change) -> tuple[Card, ...]:
    """The cards of the table that disappear under the change."""
    if None not in change:
        return tuple(face.card for face in old)
    if not _replaces_one(old, change):
        return ()
    return tuple(there.card for face, there in zip(change, old, strict=True) if face is not None)


def _replaces_one(old: Number, change: Change) -> bool:
    return len(change) == len(old) and change.count(None) == len(old) - 1


def _in_one_piece(change: Change) -> bool:
    first = change.index(None)
    return change[first : first + change.count(None)] == (None,) * change.count(None)
