"""Bots at Equable: they play, slip as children do, and notice slips (G2, G3)."""

from collections import Counter
from typing import Any

from games.engine.bots.chooser import choose
from games.engine.bots.roster import roster
from games.engine.core import Accepted, AttemptKind, Mode, Refused
from games.engine.registry import variant
from games.engine.variants.equable.ruling import quick_moves
from games.engine.variants.equable.slips import near_misses
from tests.engine.equable.tabletop import EQUABLE, position

PLIES = 60


def test_bots_lay_and_accept_and_never_make_a_move_that_is_refused() -> None:
    game, bots = variant("equable"), roster("equable")
    state: Any = game.start(2, "bots", game.options(4))
    done = Counter[str]()
    for _ in range(PLIES):
        seat = min(game.to_move(state))
        move = choose(game, state, seat, bots[seat].skill, f"bots:{state.ply}").move
        ruling = game.play(state, seat, move)
        assert isinstance(ruling, Accepted)
        done[str(game.dump_move(move)["do"])] += 1
        state = ruling.state
    assert done["lay"] > PLIES // 3
    assert done["accept"] > PLIES // 3


def test_a_slip_is_allowed_and_false() -> None:
    state = EQUABLE.start(2, "slips", EQUABLE.options(1))
    assert state.options.mode is Mode.COACH
    moves = list(near_misses(state, state.table.turn))
    assert moves
    for move in moves:
        ruling = EQUABLE.play(state, state.table.turn, move)
        assert isinstance(ruling, Refused)
        assert ruling.code == "false_claim"
        assert [attempt.kind for attempt in ruling.attempts if not attempt.correct] == [AttemptKind.CLAIM]


def test_the_quick_moves_are_legal_moves_of_every_kind() -> None:
    state = position("mode referee\nrack 0 1 1 2 3 + -\nrack 3\nbag 5 -", "f9> 2=2")
    quick, legal = list(quick_moves(state, 0)), list(EQUABLE.legal_moves(state, 0))
    assert legal[: len(quick)] == quick
    assert len(quick) < len(legal)
    assert {EQUABLE.dump_move(move)["do"] for move in quick} == {"lay", "exchange", "pass"}
