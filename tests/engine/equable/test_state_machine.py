"""Equable under any sequence of actions, sensible or not: what never changes, never changes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.engine.core import Accepted, Actor, Close, Grace, Hold, Leave, Mode, Refused, Return, Timeout
from games.engine.variants.equable.levels import LEVELS
from games.engine.variants.equable.moves import Exchange, Laid, Lay, Pass
from games.engine.variants.equable.slips import near_misses
from games.engine.variants.equable.state import State
from tests.engine.equable.tabletop import EQUABLE

HOUSE = [Timeout(), Grace(), Close()]
FIRST_MOVES = 30
SYMBOLS = "0123456789+-×÷/.="


class EquableTable(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.state: State
        self.first: State
        self.actions: list[tuple[Actor, Any]] = []
        self.told: Counter[int] = Counter()

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 9),
        mode=st.sampled_from(Mode),
        level=st.sampled_from(EQUABLE.levels),
    )
    def start(self, seats: int, seed: int, mode: Mode, level: int) -> None:
        self.first = EQUABLE.start(seats, str(seed), replace(LEVELS[level], mode=mode))
        self.state = self.first

    def act(self, actor: Actor, move: Any) -> None:
        before = EQUABLE.dump_state(self.state)
        ruling = EQUABLE.play(self.state, actor, move)
        assert EQUABLE.dump_state(self.state) == before
        if isinstance(ruling, Accepted):
            self.actions.append((actor, move))
            self.state = ruling.state
            self.count(ruling)

    def count(self, ruling: Accepted[State]) -> None:
        """Add up what the news say about points."""
        for item in ruling.news:
            points = item.facts.get("points")
            if not isinstance(points, int):
                continue
            if item.code in ("laid", "lengthened", "bonus") and item.seat is not None:
                self.told[item.seat] += points
            if item.code == "challenged" and item.seat is not None:
                self.told[_int(item.facts["by"])] += points
                self.told[item.seat] -= _int(item.facts["lost"])
            if item.code == "game_over" and item.facts["last"] is not None:
                self.told[_int(item.facts["last"])] += points

    @precondition(lambda self: self.state.table.ended is None)
    @rule(data=st.data())
    def play_a_legal_move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(EQUABLE.to_move(self.state))))
        moves = list(islice(EQUABLE.legal_moves(self.state, seat), FIRST_MOVES))
        self.act(seat, data.draw(st.sampled_from(moves)))

    @precondition(lambda self: self.state.table.ended is None and self.state.table.window is None)
    @rule(data=st.data())
    def lay_something_false(self, data: st.DataObject) -> None:
        seat = self.state.table.turn
        moves = list(islice(near_misses(self.state, seat), FIRST_MOVES))
        if moves:
            self.act(seat, data.draw(st.sampled_from(moves)))

    @rule(
        seat=st.integers(0, 3),
        tiles=st.lists(
            st.builds(Laid, st.sampled_from(["h9", "i9", "j9", "i8", "i10", "z1"]), st.sampled_from(SYMBOLS)),
            max_size=4,
        ),
    )
    def lay_anything(self, seat: int, tiles: list[Laid]) -> None:
        self.act(seat, Lay(tuple(tiles)))

    @rule(seat=st.integers(0, 3), digits=st.lists(st.sampled_from("0123456789"), max_size=3))
    def exchange_anything(self, seat: int, digits: list[str]) -> None:
        self.act(seat, Exchange(tuple(digits), ()) if digits else Pass())

    @rule(seat=st.integers(0, 3), move=st.sampled_from([Hold, Return]))
    def come_and_go(self, seat: int, move: type[Hold | Return]) -> None:
        self.act(None, move(seat))

    @rule(move=st.sampled_from(HOUSE), actor=st.sampled_from([None, 0]))
    def let_the_clock_run_out(self, move: Any, actor: Actor) -> None:
        self.act(actor, move)

    @precondition(lambda self: len(self.actions) > 12)
    @rule(seat=st.integers(0, 3))
    def leave(self, seat: int) -> None:
        self.act(seat, Leave(seat))

    @invariant()
    def tiles_are_conserved(self) -> None:
        state, options = self.state, self.state.options
        taken = state.pending.taken if state.pending else ()
        seen = Counter([*state.bag, *["="] * state.equals])
        seen.update(tile.symbol for tile in (*state.tiles, *taken))
        seen.update(symbol for rack in state.racks for symbol in rack)
        assert seen == Counter([*options.digits, *options.operators, *["="] * options.equals])

    @invariant()
    def scores_are_what_the_news_told(self) -> None:
        assert list(EQUABLE.scores(self.state)) == [self.told[seat] for seat in range(len(self.state.racks))]

    @invariant()
    def who_may_act_has_a_move_and_is_there(self) -> None:
        for seat in EQUABLE.to_move(self.state):
            assert seat not in self.state.table.gone
            assert next(EQUABLE.legal_moves(self.state, seat), None) is not None

    @invariant()
    def a_position_comes_back_from_its_text(self) -> None:
        assert EQUABLE.parse_position(EQUABLE.format_position(self.state)) == self.state

    @invariant()
    def a_view_is_the_same_whatever_the_others_hold(self) -> None:
        racks = [tuple("0" if tile.isdecimal() else "+" for tile in rack) for rack in self.state.racks]
        bag = tuple("0" if tile.isdecimal() else "+" for tile in self.state.bag)
        if self.state.table.ended is None:
            other = replace(self.state, racks=(self.state.racks[0], *racks[1:]), bag=bag)
            assert EQUABLE.view(other, 0) == EQUABLE.view(self.state, 0)

    def teardown(self) -> None:
        replayed = getattr(self, "first", None)
        if replayed is None:
            return
        for actor, move in self.actions:
            ruling = EQUABLE.play(replayed, actor, move)
            assert not isinstance(ruling, Refused)
            replayed = ruling.state
        assert replayed == self.state


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


TestEquableTable = EquableTable.TestCase
TestEquableTable.settings = settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
