"""How many games of a given length there are: a number that betrays any change of the rules."""

from __future__ import annotations

from typing import Any

from games.engine.core import Accepted


def perft(rules: Any, state: Any, depth: int) -> int:
    """The number of ways to play ``depth`` legal moves from the position."""
    if depth == 0:
        return 1
    return sum(
        perft(rules, after.state, depth - 1)
        for seat in sorted(rules.to_move(state))
        for move in rules.legal_moves(state, seat)
        if isinstance(after := rules.play(state, seat, move), Accepted)
    )
