"""The quick generator of placements beside one that is slow and plain."""

from itertools import combinations, product
from random import Random

import pytest

from games.engine.variants.mathable.moves import Place
from games.engine.variants.mathable.options import LEVELS
from games.engine.variants.mathable.state import State
from tests.engine.tabletop import MATHABLE, position

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LAYOUT = """
T.....TT.....T .D../..../..D. ..D..-..-..D.. ...D..+x..D... ./..D.x+.D../. ..-........-.. T..x+.12.x+..T
T..+x.34.+x..T ..-........-.. ./..D.+x.D../. ...D..x+..D... ..D..-..-..D.. .D../..../..D. T.....TT.....T
"""
SIGNS = {"+": "+", "-": "-", "x": "×", "/": "÷"}


def is_so(a: int, sign: str, b: int, token: int) -> bool:
    return {
        "+": a + b == token,
        "-": a - b == token or b - a == token,
        "×": a * b == token,
        "÷": (b != 0 and a == b * token) or (a != 0 and b == a * token),
    }[sign]


def naive(state: State) -> set[tuple[int, str, frozenset[tuple[str, str]]]]:
    """Every square, token and set of claims, tried one by one."""
    rows = LAYOUT.split()
    numbers = {
        (x, y): int(cell) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell.isdigit()
    }
    numbers |= {(ord(tile.at[0]) - 97, int(tile.at[1:]) - 1): tile.value for tile in state.tiles}
    found = set()
    for x, y, token in product(range(14), range(14), set(state.rack)):
        if (x, y) in numbers:
            continue
        needed = SIGNS.get(rows[y][x])
        claims = [
            (towards, sign)
            for (towards, (right, down)), sign in product(STEPS.items(), "+-×÷")
            if needed in (None, sign)
            and (x + right, y + down) in numbers
            and (x + 2 * right, y + 2 * down) in numbers
            and is_so(numbers[x + right, y + down], sign, numbers[x + 2 * right, y + 2 * down], token)
        ]
        for size in range(1, 5):
            for chosen in combinations(claims, size):
                if len({towards for towards, _ in chosen}) == size:
                    found.add((token, f"{chr(97 + x)}{y + 1}", frozenset(chosen)))
    return found


def quick(state: State) -> list[tuple[int, str, frozenset[tuple[str, str]]]]:
    moves = (move for move in MATHABLE.legal_moves(state, state.table.turn) if isinstance(move, Place))
    return [
        (
            move.token,
            move.at,
            frozenset((str(claim.direction), str(claim.operation)) for claim in move.claims),
        )
        for move in moves
    ]


def scattered(seed: int) -> State:
    """Numbers thrown on the board; whether they could have come there does not matter."""
    dice = Random(seed)
    squares = [f"{column}{row}" for column in "bcdefghijklm" for row in range(2, 14)]
    free = [square for square in squares if square not in ("g7", "h7", "g8", "h8")]
    tiles = " ".join(
        f"{square}={dice.choice(LEVELS[4].bag)}" for square in dice.sample(free, dice.randint(5, 90))
    )
    rack = " ".join(str(dice.choice(LEVELS[4].bag)) for _ in range(7))
    return position(f"mode coach\nrack {rack}\nrack 1", tiles=tiles)


@pytest.mark.rule("M6")
@pytest.mark.parametrize("seed", range(12))
def test_it_finds_what_a_plain_search_finds_and_each_move_once(seed: int) -> None:
    found = quick(scattered(seed))
    assert len(found) == len(set(found))
    assert set(found) == naive(scattered(seed))
