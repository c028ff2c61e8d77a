"""Rigolade under any sequence of actions, sensible or not: what never changes, never changes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.engine.core import Accepted, Actor, Close, Grace, Hold, Leave, Mode, Refused, Return, Timeout
from games.engine.variants.rigolade.options import LEVELS
from games.engine.variants.rigolade.slips import near_misses
from games.engine.variants.rigolade.state import State, numbers_on, signs_on
from tests.engine.hidden import DEALT_OTHERWISE
from tests.engine.rigolade.tabletop import RIGOLADE


class RigoladeTable(RuleBasedStateMachine):
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
        level=st.sampled_from([1, 3, 4]),
    )
    def start(self, seats: int, seed: int, mode: Mode, level: int) -> None:
        self.first = RIGOLADE.start(seats, str(seed), replace(LEVELS[level], mode=mode))
        self.state = self.first

    def act(self, actor: Actor, move: Any) -> None:
        before = RIGOLADE.dump_state(self.state)
        ruling = RIGOLADE.play(self.state, actor, move)
        assert RIGOLADE.dump_state(self.state) == before
        if isinstance(ruling, Accepted):
            self.actions.append((actor, move))
            self.state = ruling.state
            self.count(ruling)

    def count(self, ruling: Accepted[State]) -> None:
        """Add up what the news say about points."""
        for item in ruling.news:
            points, lost = item.facts.get("points"), item.facts.get("lost")
            if item.code == "laid" and item.seat is not None and isinstance(points, int):
                self.told[item.seat] += points
            if item.code == "challenged" and item.seat is not None and isinstance(lost, int):
                self.told[item.seat] -= lost
            changes = item.facts.get("changes")
            for seat, change in enumerate(changes if isinstance(changes, list) else []):
                assert isinstance(change, int)
                self.told[seat] += change

    @precondition(lambda self: bool(RIGOLADE.to_move(self.state)))
    @rule(data=st.data())
    def play_a_legal_move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(RIGOLADE.to_move(self.state))))
        self.act(seat, data.draw(st.sampled_from(list(RIGOLADE.legal_moves(self.state, seat)))))

    @precondition(lambda self: bool(RIGOLADE.to_move(self.state)) and not self.state.table.window)
    @rule(data=st.data())
    def claim_something_false(self, data: st.DataObject) -> None:
        seat = self.state.table.turn
        moves = list(near_misses(self.state, seat))
        if moves:
            self.act(seat, data.draw(st.sampled_from(moves)))

    @rule(seat=st.integers(0, 3), move=st.sampled_from([Hold, Return]))
    def come_and_go(self, seat: int, move: type[Hold | Return]) -> None:
        self.act(None, move(seat))

    @rule(move=st.sampled_from([Timeout(), Grace(), Close()]), actor=st.sampled_from([None, 0]))
    def let_the_clock_run_out(self, move: Any, actor: Actor) -> None:
        self.act(actor, move)

    @precondition(lambda self: len(self.actions) > 15)
    @rule(seat=st.integers(0, 3))
    def leave(self, seat: int) -> None:
        self.act(seat, Leave(seat))

    @invariant()
    def tiles_are_conserved(self) -> None:
        racks = self.state.racks
        numbers = [number for rack in racks for number in rack.numbers]
        numbers += [*self.state.numbers, *numbers_on(self.state.laid).values()]
        signs = [sign for rack in racks for sign in rack.signs]
        signs += [*self.state.signs, *signs_on(self.state.laid).values()]
        assert Counter(numbers) == Counter(self.state.options.numbers)
        assert Counter(signs) == Counter(self.state.options.signs)

    @invariant()
    def scores_are_what_the_news_told(self) -> None:
        assert list(RIGOLADE.scores(self.state)) == [self.told[seat] for seat in range(len(self.state.racks))]

    @invariant()
    def who_may_act_has_a_move_and_is_there(self) -> None:
        for seat in RIGOLADE.to_move(self.state):
            assert seat not in self.state.table.gone
            assert next(RIGOLADE.legal_moves(self.state, seat), None) is not None

    @invariant()
    def a_view_leaks_nothing(self) -> None:
        if RIGOLADE.to_move(self.state):
            other = DEALT_OTHERWISE["rigolade"](self.state)
            assert RIGOLADE.view(other, 0) == RIGOLADE.view(self.state, 0)

    @invariant()
    def a_position_comes_back_from_its_text(self) -> None:
        assert RIGOLADE.parse_position(RIGOLADE.format_position(self.state)) == self.state

    def teardown(self) -> None:
        replayed = getattr(self, "first", None)
        if replayed is None:
            return
        for actor, move in self.actions:
            ruling = RIGOLADE.play(replayed, actor, move)
            assert not isinstance(ruling, Refused)
            replayed = ruling.state
        assert replayed == self.state


TestRigoladeTable = RigoladeTable.TestCase
TestRigoladeTable.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
