"""The generator beside a naive one that knows nothing but the judge."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations
from random import Random

import pytest

from games.engine.core import Accepted, Mode
from games.engine.variants.rigolade.lattice import SLOTS, name
from games.engine.variants.rigolade.moves import Lay, lay
from games.engine.variants.rigolade.options import LEVELS
from games.engine.variants.rigolade.state import Rack, State, with_rack
from tests.engine.rigolade.tabletop import RIGOLADE, position


def naive(state: State) -> Iterator[Lay]:
    """Every handful of tiles in every order on every choice of squares of every slot."""
    numbers, signs = list(map(str, state.rack.numbers)), set(map(str, state.rack.signs))
    for slot in SLOTS:
        for count in range(4):
            for squares in combinations(slot.numbers, count):
                for row in set(permutations(numbers, count)):
                    for sign in signs:
                        tiles = {name(square): number for square, number in zip(squares, row, strict=True)}
                        yield lay(tiles | {name(slot.sign): sign})


def naively_legal(state: State) -> set[Lay]:
    """With a coach, what is not allowed and what is not true are both refused."""
    coached = replace(state, options=replace(state.options, mode=Mode.COACH))
    moves = set(naive(coached))
    return {move for move in moves if isinstance(RIGOLADE.play(coached, state.table.turn, move), Accepted)}


def small(state: State, dice: Random) -> State:
    """The same position with only three numbers and two signs in the hand on turn."""
    seat, rack = state.table.turn, state.rack
    numbers = sorted(dice.sample(rack.numbers, min(3, len(rack.numbers))))
    signs = sorted(dice.sample(rack.signs, min(2, len(rack.signs))))
    return with_rack(state, seat, Rack(tuple(numbers), tuple(signs)))


def middle_game(seed: int, plies: int) -> State:
    dice = Random(seed)
    state = RIGOLADE.start(2, str(seed), replace(LEVELS[3], mode=Mode.REFEREE))
    for _ in range(plies):
        moves = list(RIGOLADE.legal_moves(state, state.table.turn))
        lays = [move for move in moves if isinstance(move, Lay)]
        ruling = RIGOLADE.play(state, state.table.turn, dice.choice(lays or moves))
        assert isinstance(ruling, Accepted)
        state = ruling.state
    return small(state, dice)


def legal(state: State) -> list[Lay]:
    return [move for move in RIGOLADE.legal_moves(state, state.table.turn) if isinstance(move, Lay)]


@pytest.mark.rule("R4")
@pytest.mark.rule("R6")
@pytest.mark.parametrize(("seed", "plies"), [(0, 0), (1, 2), (2, 7), (3, 16)])
def test_both_find_the_same(seed: int, plies: int) -> None:
    state = middle_game(seed, plies)
    found = legal(state)
    assert len(set(found)) == len(found)
    assert set(found) == naively_legal(state)


@pytest.mark.rule("R10")
def test_a_sign_alone_is_found() -> None:
    state = position(
        "mode referee\nrack | + -\nrack 1 | +\nlaid i11 across 2+4=6\nlaid i9 down 2x2=4\n"
        "laid k9 down 1x4=4\nlaid m9 down 2+6=8"
    )
    assert [RIGOLADE.format_move(state, move) for move in legal(state)] == ["i13 across 4+4=8"]
    assert set(legal(state)) == naively_legal(state)


def test_equal_tiles_give_equal_moves_once() -> None:
    state = position("mode referee\nrack 2 2 4 4 | + x\nrack 1 | +\nbag 9 | +")
    assert [RIGOLADE.format_move(state, move) for move in legal(state)] == [
        f"{at} {equation}" for at in ("i11 across", "k9 down") for equation in ("2+2=4", "2x2=4")
    ]
