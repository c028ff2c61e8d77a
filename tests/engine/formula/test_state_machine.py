"""Formula under any sequence of actions, sensible or not: what never changes, never changes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.engine.core import (
    Accepted,
    Actor,
    Close,
    Facts,
    Grace,
    Hold,
    Leave,
    Mode,
    Refused,
    Return,
    Timeout,
)
from games.engine.variants.formula.options import LEVELS
from games.engine.variants.formula.slips import near_misses
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import FORMULA
from tests.engine.hidden import DEALT_OTHERWISE


class FormulaTable(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.state: State
        self.first: State
        self.actions: list[tuple[Actor, Any]] = []
        self.told: Counter[int] = Counter()

    @initialize(
        seats=st.integers(2, 5),
        seed=st.integers(0, 9),
        mode=st.sampled_from(Mode),
        level=st.sampled_from([1, 3, 5]),
        play_on=st.booleans(),
        few=st.booleans(),
    )
    def start(self, seats: int, seed: int, mode: Mode, level: int, play_on: bool, few: bool) -> None:
        options = replace(LEVELS[level], mode=mode, play_on=play_on, hand=3 if few else 7, rounds=3)
        self.first = FORMULA.start(seats, str(seed), options)
        self.state = self.first

    def act(self, actor: Actor, move: Any) -> None:
        before = FORMULA.dump_state(self.state)
        ruling = FORMULA.play(self.state, actor, move)
        assert FORMULA.dump_state(self.state) == before
        if isinstance(ruling, Accepted):
            self.actions.append((actor, move))
            self.state = ruling.state
            self.count(ruling)

    def count(self, ruling: Accepted[State]) -> None:
        """Add up what the news say about points or rounds won."""
        for item in ruling.news:
            points, lost = item.facts.get("points"), item.facts.get("lost")
            if item.code == "laid" and item.seat is not None and isinstance(points, int):
                self.told[item.seat] += points
            if item.code == "challenged" and item.seat is not None and isinstance(lost, int):
                self.told[item.seat] -= lost
            self.count_round(item.facts)

    def count_round(self, facts: Facts) -> None:
        changes, places = facts.get("changes"), facts.get("places")
        for seat, change in enumerate(changes if isinstance(changes, list) else []):
            assert isinstance(change, int)
            self.told[seat] += change
        if not self.state.options.points:
            for seat, place in enumerate(places if isinstance(places, list) else []):
                self.told[seat] += place == 1

    @precondition(lambda self: bool(FORMULA.to_move(self.state)))
    @rule(data=st.data())
    def play_a_legal_move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(FORMULA.to_move(self.state))))
        self.act(seat, data.draw(st.sampled_from(list(FORMULA.legal_moves(self.state, seat)))))

    @precondition(lambda self: bool(FORMULA.to_move(self.state)) and not self.state.table.window)
    @rule(data=st.data())
    def claim_something_false(self, data: st.DataObject) -> None:
        seat = self.state.table.turn
        moves = list(near_misses(self.state, seat))
        if moves:
            self.act(seat, data.draw(st.sampled_from(moves)))

    @rule(seat=st.integers(0, 4), move=st.sampled_from([Hold, Return]))
    def come_and_go(self, seat: int, move: type[Hold | Return]) -> None:
        self.act(None, move(seat))

    @rule(move=st.sampled_from([Timeout(), Grace(), Close()]), actor=st.sampled_from([None, 0]))
    def let_the_clock_run_out(self, move: Any, actor: Actor) -> None:
        self.act(actor, move)

    @precondition(lambda self: len(self.actions) > 15)
    @rule(seat=st.integers(0, 4))
    def leave(self, seat: int) -> None:
        self.act(seat, Leave(seat))

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.state
        cards = [card for hand in state.hands for card in hand]
        cards += [*state.pile, *state.under, *state.covered, *state.formula.cards]
        assert Counter(cards) == Counter(state.options.deck)

    @invariant()
    def scores_are_what_the_news_told(self) -> None:
        assert list(FORMULA.scores(self.state)) == [self.told[seat] for seat in range(len(self.state.hands))]

    @invariant()
    def who_may_act_has_a_move_and_is_there(self) -> None:
        for seat in FORMULA.to_move(self.state):
            assert seat not in self.state.table.gone
            assert next(FORMULA.legal_moves(self.state, seat), None) is not None

    @invariant()
    def a_view_leaks_nothing(self) -> None:
        if FORMULA.to_move(self.state):
            other = DEALT_OTHERWISE["formula"](self.state)
            assert FORMULA.view(other, 0) == FORMULA.view(self.state, 0)

    @invariant()
    def a_position_comes_back_from_its_text(self) -> None:
        assert FORMULA.parse_position(FORMULA.format_position(self.state)) == self.state

    def teardown(self) -> None:
        replayed = getattr(self, "first", None)
        if replayed is None:
            return
        for actor, move in self.actions:
            ruling = FORMULA.play(replayed, actor, move)
            assert not isinstance(ruling, Refused)
            replayed = ruling.state
        assert replayed == self.state


TestFormulaTable = FormulaTable.TestCase
TestFormulaTable.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
