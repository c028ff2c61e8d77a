"""Bots at Rigolade: they play to the end, slip as children do, and notice slips (G2, G3)."""

from collections import Counter
from typing import Any

from games.engine.bots.chooser import choose
from games.engine.bots.roster import roster
from games.engine.core import Accepted, AttemptKind, Refused
from games.engine.registry import variant
from games.engine.variants.rigolade.slips import near_misses
from tests.engine.rigolade.tabletop import RIGOLADE

GAMES = 4
LEVEL = 4


def seen(seed: int) -> Counter[tuple[AttemptKind, bool]]:
    """What the bots said and checked in one game, and whether they were right."""
    game, bots, attempts = variant("rigolade"), roster("rigolade"), Counter[tuple[AttemptKind, bool]]()
    state: Any = game.start(3, str(seed), game.options(LEVEL))
    while game.to_move(state):
        seat = min(game.to_move(state))
        ruling = game.play(
            state, seat, choose(game, state, seat, bots[seat].skill, f"{seed}:{state.ply}").move
        )
        assert isinstance(ruling, Accepted)
        attempts.update((attempt.kind, attempt.correct) for attempt in ruling.attempts)
        state = ruling.state
    return attempts


def test_games_of_bots_end_with_some_slips_and_most_of_them_noticed() -> None:
    total = sum((seen(seed) for seed in range(GAMES)), Counter[tuple[AttemptKind, bool]]())
    false = total[AttemptKind.CLAIM, False]
    assert 0 < false < 0.2 * total[AttemptKind.CLAIM, True]
    assert total[AttemptKind.CHALLENGE, True] > 0


def test_a_slip_is_allowed_and_false() -> None:
    state = RIGOLADE.start(2, "slips", RIGOLADE.options(1))
    moves = list(near_misses(state, state.table.turn))
    assert moves
    for move in moves:
        ruling = RIGOLADE.play(state, state.table.turn, move)
        assert isinstance(ruling, Refused)
        assert ruling.code == "false_claim"
