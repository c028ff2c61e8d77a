"""What a bot does when it may act.

Every game names its moves without arithmetic alike (``QUIET``); whatever else
it has is a claim, and the news of a claim say what it scored (``SCORING``). That
is all the chooser knows of the games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from games.engine.bots.difficulty import difficulty
from games.engine.bots.skill import Skill, happens, manages, thinking_ms
from games.engine.bots.slips import shuffled, slip
from games.engine.core import Accepted, News, Seat
from games.engine.registry import AnyVariant
from games.engine.tiles import below, pick
from games.engine.variants.equable.ruling import quick_moves

CHECKS = ("accept", "challenge")
QUIET = ("accept", "challenge", "draw", "end", "exchange", "pass")
SCORING = ("placed", "laid", "lengthened", "bonus")

# One position of Equable can have millions of moves; the quick ones are some of every kind.
MOST_MOVES = 400
_QUICK: Mapping[str, Callable[[Any, Seat], Iterator[Any]]] = {"equable": quick_moves}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the time a child of that skill would have taken to find it, and to say the sum."""

    move: Any
    search_ms: int
    answer_ms: int


@dataclass(frozen=True, slots=True)
class _Find:
    move: Any
    gain: int
    difficulty: int


def choose(
    variant: AnyVariant, state: Any, seat: Seat, skill: Skill, rng_seed: str, *, refusals: int = 0
) -> Choice:
    """The bot's move; the same for the same seed. The seat must be one of ``to_move``.

    ``refusals`` counts the bot's moves that were refused in this position: who
    has just been told that a sum is wrong does not slip again at once.
    """
    dice = Random(f"{rng_seed}:{refusals}")
    kinds = _by_kind(variant, state, seat)
    if "accept" in kinds:
        return _check(variant, state, seat, skill, kinds, dice)
    if "draw" in kinds and happens(dice, skill.daring):
        return _quiet(kinds["draw"], skill, dice)
    if "claim" in kinds and not refusals and _slips(variant, state, skill, dice):
        false = slip(variant, state, seat, skill, dice)
        if false is not None:
            return _say(_weigh(variant, state, seat, false), skill, dice)
    return _claim(variant, state, seat, skill, kinds, dice)


def _by_kind(variant: AnyVariant, state: Any, seat: Seat) -> dict[str, list[Any]]:
    kinds: dict[str, list[Any]] = defaultdict(list)
    moves = _QUICK.get(variant.slug, variant.legal_moves)(state, seat)
    for move in islice(moves, MOST_MOVES):
        do = str(variant.dump_move(move)["do"])
        if "accept" in kinds and do not in CHECKS:
            break  # first things first: a rival's claim is looked at before the own moves
        kinds[do if do in QUIET else "claim"].append(move)
    return dict(kinds)


def _check(
    variant: AnyVariant, state: Any, seat: Seat, skill: Skill, kinds: dict[str, list[Any]], dice: Random
) -> Choice:
    """Look at a rival's claims: the harder the sum, the likelier a false one goes unseen."""
    for doubt in kinds.get("challenge", []):
        hard = difficulty(variant.play(state, seat, doubt).attempts)
        if manages(dice, skill.checks, hard):
            return Choice(doubt, thinking_ms(dice, skill, 600, 0), thinking_ms(dice, skill, 600, hard))
    return _quiet(kinds["accept"], skill, dice)


def _slips(variant: AnyVariant, state: Any, skill: Skill, dice: Random) -> bool:
    return variant.view(state, None)["mode"] in skill.slips_in and below(dice, 1000) < skill.slips


def _claim(
    variant: AnyVariant, state: Any, seat: Seat, skill: Skill, kinds: dict[str, list[Any]], dice: Random
) -> Choice:
    """The best move found, or any; if none was found and the turn cannot just end, the easiest."""
    seen = [
        _weigh(variant, state, seat, move)
        for move in islice(shuffled(dice, kinds.get("claim", [])), skill.looks)
    ]
    found = [find for find in seen if manages(dice, skill.reach, find.difficulty)]
    if found:
        best = max(found, key=lambda find: find.gain)
        return _say(best if happens(dice, skill.greed) else pick(dice, found), skill, dice)
    if seen and "end" not in kinds:
        return _say(min(seen, key=lambda find: find.difficulty), skill, dice)
    return _quiet(next(kinds[kind] for kind in ("end", "exchange", "pass") if kind in kinds), skill, dice)


def _weigh(variant: AnyVariant, state: Any, seat: Seat, move: Any) -> _Find:
    """What the move scores, and how hard its sums are.

    The position after it is not looked at: what it draws, and whether the game
    then ends, depends on tiles that the seat cannot see (G4).
    """
    ruling = variant.play(state, seat, move)
    news = ruling.news if isinstance(ruling, Accepted) else ()
    return _Find(move, sum(_points(item, seat) for item in news), difficulty(ruling.attempts))


def _points(item: News, seat: Seat) -> int:
    scored = item.facts.get("points") if item.seat == seat and item.code in SCORING else None
    return scored if isinstance(scored, int) else 0


def _say(find: _Find, skill: Skill, dice: Random) -> Choice:
    search = thinking_ms(dice, skill, 1500, find.difficulty)
    return Choice(find.move, search, thinking_ms(dice, skill, 700, find.difficulty))


def _quiet(moves: list[Any], skill: Skill, dice: Random) -> Choice:
    return Choice(pick(dice, moves), thinking_ms(dice, skill, 900, 0), 0)
