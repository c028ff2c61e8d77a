"""What every registered game promises (see :class:`games.engine.core.Variant`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.engine.core import Accepted, Actor, Close, Grace, Hold, Leave, Mode, Refused, Return, Timeout
from games.engine.registry import AnyVariant, variant, variants
from tests.engine.hidden import DEALT_OTHERWISE

LONGEST_GAME = 3000

# Some positions of Equable have millions of moves; the first ones are of all kinds.
MOST_MOVES = 60


@dataclass(frozen=True)
class Table:
    """One way to play one game."""

    slug: str
    level: int
    mode: Mode
    seats: int

    @property
    def variant(self) -> AnyVariant:
        return variant(self.slug)

    def start(self, seed: str = "contract") -> Any:
        options = replace(self.variant.options(self.level), mode=self.mode)
        return self.variant.start(self.seats, seed, options)

    def __str__(self) -> str:
        return f"{self.slug}-{self.level}-{self.mode}-{self.seats}"


def tables(game: AnyVariant) -> set[Table]:
    """Every level as it is meant, and every mode and number of seats at the hardest."""
    own = {Table(game.slug, level, game.options(level).mode, game.seats[0]) for level in game.levels}
    hardest = max(game.levels)
    return own | {Table(game.slug, hardest, mode, seats) for mode in Mode for seats in game.seats}


TABLES = sorted((table for game in variants().values() for table in tables(game)), key=str)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def random_move(table: Table, state: Any, dice: Random) -> tuple[int, Any]:
    """A legal move of a seat that may act, each kind of move as likely as the others."""
    seat = dice.choice(sorted(table.variant.to_move(state)))
    kinds: dict[str, list[Any]] = {}
    for move in islice(table.variant.legal_moves(state, seat), MOST_MOVES):
        kinds.setdefault(str(table.variant.dump_move(move)["do"]), []).append(move)
    assert kinds, "whoever may act has a move"
    return seat, dice.choice(kinds[dice.choice(sorted(kinds))])


def random_game(table: Table, seed: str = "contract") -> Iterator[tuple[Any, Actor, Any, Any]]:
    """State, actor, move, next state, to the end."""
    dice, state = Random(seed), table.start(seed)
    for _ in range(LONGEST_GAME):
        if not table.variant.to_move(state):
            return
        seat, move = random_move(table, state, dice)
        ruling = table.variant.play(state, seat, move)
        assert isinstance(ruling, Accepted), f"{move} of {seat}: {ruling}"
        assert all(attempt.correct for attempt in ruling.attempts)
        yield state, seat, move, ruling.state
        state = ruling.state
    pytest.fail("the game does not end")


@lru_cache
def played(table: Table) -> list[tuple[Any, Actor, Any, Any]]:
    """One random game; several tests look at the same."""
    return list(random_game(table))


@every_table
def test_random_games_end_by_legal_moves_that_are_true(table: Table) -> None:
    *_, (_, _, _, last) = played(table)
    result = table.variant.result(last)
    assert result is not None
    assert result.finished
    assert len(result.places) == len(table.variant.scores(last)) == table.seats
    assert min(result.places) == 1


@every_table
def test_each_action_counts_one_and_each_position_comes_back_from_text_and_json(table: Table) -> None:
    game = table.variant
    for before, _, move, after in played(table):
        assert after.ply == before.ply + 1
        assert game.parse_move(before, game.format_move(before, move)) == move
        assert game.load_move(json.loads(json.dumps(game.dump_move(move)))) == move
        if after.ply % 5 == 0:
            assert game.parse_position(game.format_position(after)) == after
            assert game.load_state(json.loads(json.dumps(game.dump_state(after)))) == after


@pytest.mark.rule("G5")
@every_table
def test_seed_options_and_actions_give_back_every_position(table: Table) -> None:
    state = table.start()
    for before, actor, move, _ in played(table):
        assert state == before
        ruling = table.variant.play(state, actor, move)
        assert isinstance(ruling, Accepted)
        state = ruling.state
    assert table.variant.dump_state(state) == table.variant.dump_state(played(table)[-1][3])


@every_table
def test_nobody_moves_out_of_turn(table: Table) -> None:
    for state, _, move, _ in played(table):
        waiting = set(range(table.seats)) - table.variant.to_move(state)
        for seat in waiting:
            assert isinstance(table.variant.play(state, seat, move), Refused)
            assert not list(table.variant.legal_moves(state, seat))


@every_table
def test_nobody_moves_after_the_end(table: Table) -> None:
    *_, (_, _, move, last) = played(table)
    assert table.variant.to_move(last) == frozenset()
    assert table.variant.deadlines(last) == ()
    for seat in range(table.seats):
        assert not list(table.variant.legal_moves(last, seat))
        assert isinstance(table.variant.play(last, seat, move), Refused)


@pytest.mark.rule("G4")
@every_table
def test_a_view_does_not_change_when_something_hidden_does(table: Table) -> None:
    """The first seat sees the same, whatever others hold."""
    for state, _, _, after in played(table):
        if after.ply % 7 == 0 and table.variant.to_move(state):
            other = DEALT_OTHERWISE[table.slug](state)
            assert table.variant.view(other, 0) == table.variant.view(state, 0)
            assert table.variant.view(other, None) == table.variant.view(state, None)


@pytest.mark.rule("G5")
@every_table
def test_moves_of_the_house_are_answered_in_every_position(table: Table) -> None:
    """Whatever the house does when, the answer is a ruling, and what it announces it may do."""
    game = table.variant
    moves = [Timeout(), Grace(), Close(), Hold(0), Return(0), Leave(table.seats - 1), Leave(99)]
    for state, _, _, _ in played(table):
        if state.ply % 6 == 0:
            for move in moves:
                assert isinstance(game.play(state, None, move), Accepted | Refused)
                assert game.load_move(game.dump_move(move)) == move
                assert game.parse_move(state, game.format_move(state, move)) == move
        for deadline in game.deadlines(state):
            assert isinstance(game.play(state, None, deadline.move), Accepted)
            assert 0 <= deadline.since_ply <= state.ply


@pytest.mark.parametrize("game", variants().values(), ids=lambda game: game.slug)
def test_every_level_has_options_that_survive_json(game: AnyVariant) -> None:
    for level in game.levels:
        options = game.options(level)
        assert game.load_options(json.loads(json.dumps(game.dump_options(options)))) == options


def test_a_game_is_registered_under_its_own_name() -> None:
    assert all(game.slug == slug for slug, game in variants().items())
