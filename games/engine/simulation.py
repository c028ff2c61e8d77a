"""Many games between bots, to see whether a level makes a lively game.

A level is lively when a turn nearly always begins with a legal play, and games
end by their own rules. ``python -m games.engine levels`` prints the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import median
from typing import Any

from games.engine.bots import Skill, choose, roster
from games.engine.bots.chooser import QUIET
from games.engine.core import Accepted
from games.engine.registry import AnyVariant
from games.engine.tiles import pick

LONGEST = 3000
"""Actions after which a game counts as endless."""

HASTY = frozenset({"equable"})
"""Games with so many plays that weighing them all would take a day: here bots take an early idea."""

FIRST_IDEAS = 12

TABLE_HEAD = (
    "| game | level | turns that begin with a legal play | turns: median | longest | endings |",
    "| --- | --- | --- | --- | --- | --- |",
)


@dataclass(slots=True)
class Tally:
    """What was seen of the games of one level."""

    games: int = 0
    turns_begun: int = 0
    turns_playable: int = 0
    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def percent_playable(self) -> int:
        return 100 * self.turns_playable // max(1, self.turns_begun)

    @property
    def median_turns(self) -> int:
        return int(median(self.lengths))

    @property
    def longest(self) -> int:
        return max(self.lengths)


def simulate(rules: AnyVariant, level: int, games: int, seed: str = "levels") -> Tally:
    tally = Tally()
    for number in range(games):
        seats = rules.seats[number % len(rules.seats)]
        _play(rules, level, seats, f"{seed}:{number}", tally)
    return tally


def _play(rules: AnyVariant, level: int, seats: int, seed: str, tally: Tally) -> None:
    turns = 0
    for state in _positions(rules, level, seats, seed):
        last = state
        if _begins_a_turn(state):
            turns += 1
            _look(rules, state, tally)
    result = rules.result(last)
    tally.games += 1
    tally.lengths.append(turns)
    tally.endings[result.reason if result else "endless"] += 1


def _positions(rules: AnyVariant, level: int, seats: int, seed: str) -> Iterator[Any]:
    """A whole game; each seat is another bot, and they change seats from game to game."""
    players = [each.skill for each in roster(rules.slug)]
    turn = int.from_bytes(seed.encode()[-2:], "big")
    state = rules.start(seats, seed, rules.options(level))
    yield state
    while state.ply < LONGEST and (waiting := sorted(rules.to_move(state))):
        seat = waiting[0]
        state = _move(rules, state, seat, players[(seat + turn) % len(players)], seed)
        yield state


def _move(rules: AnyVariant, state: Any, seat: int, skill: Skill, seed: str) -> Any:
    for refusals in range(5):
        ruling = rules.play(state, seat, _idea(rules, state, seat, skill, seed, refusals))
        if isinstance(ruling, Accepted):
            return ruling.state
    raise AssertionError(f"a bot has no move:\n{rules.format_position(state)}")


def _idea(rules: AnyVariant, state: Any, seat: int, skill: Skill, seed: str, refusals: int) -> Any:
    if rules.slug in HASTY and (move := _hasty_move(rules, state, seat, seed)):
        return move
    return choose(rules, state, seat, skill, f"{seed}:{state.ply}:{seat}", refusals=refusals).move


def _hasty_move(rules: AnyVariant, state: Any, seat: int, seed: str) -> Any | None:
    """One of the first plays that come to mind, if it is the seat's turn and there are any."""
    if state.table.window:
        return None
    legal = islice(rules.legal_moves(state, seat), FIRST_IDEAS)
    plays = [move for move in legal if rules.dump_move(move)["do"] not in QUIET]
    return pick(Random(f"{seed}:{state.ply}"), plays) if plays else None


def _begins_a_turn(state: Any) -> bool:
    table = state.table
    return table.ended is None and table.window is None and table.turn_since == table.ply


def _look(rules: AnyVariant, state: Any, tally: Tally) -> None:
    if _counts(state):
        tally.turns_begun += 1
        tally.turns_playable += _has_play(rules, state)


def _counts(state: Any) -> bool:
    """Formula is measured with five cards or more in hand, Equable while the digit bag lasts."""
    if hasattr(state, "hands"):
        return len(state.hands[state.table.turn]) >= 5
    if hasattr(state, "equals"):
        return any(symbol.isdigit() for symbol in state.bag)
    return True


def _has_play(rules: AnyVariant, state: Any) -> bool:
    legal = rules.legal_moves(state, state.table.turn)
    return any(rules.dump_move(move)["do"] not in QUIET for move in legal)


def table_row(slug: str, level: int, tally: Tally) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in tally.endings.most_common())
    share = f"{tally.percent_playable} %"
    return f"| {slug} | {level} | {share} | {tally.median_turns} | {tally.longest} | {endings} |"
