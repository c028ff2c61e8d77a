"""The generator finds what a naive one finds, and every play it finds is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice, permutations, product
from random import Random

import pytest

from games.engine.core import Accepted, Mode, Refused
from games.engine.variants.equable.board import GRID, LINES, Axis
from games.engine.variants.equable.finding import can_add, lays
from games.engine.variants.equable.generator_fillings import Fillings
from games.engine.variants.equable.judging import judge
from games.engine.variants.equable.levels import LEVELS
from games.engine.variants.equable.limits import Limits
from games.engine.variants.equable.moves import Exchange, Laid, Lay, Pass, Reading, lay_in_order
from games.engine.variants.equable.placing import holding_refusal
from games.engine.variants.equable.state import State
from tests.engine.equable.tabletop import EQUABLE, position

MOST_DIGITS_BEFORE_BAR = 3


def naive(state: State) -> Iterator[Lay]:
    """Every tile of the rack on every square of every line, in every order, read in every way; and judged."""
    tiles = [*state.racks[0], *("=" if state.equals else "")]
    for count in range(1, len(tiles) + 1):
        orders = set(permutations(tiles, count))
        for squares in set(_squares(state.board, count)):
            for symbols in orders:
                yield from (lay for lay in _readings(state.board, squares, symbols) if _is_true(state, lay))


def _squares(board: str, count: int) -> Iterator[tuple[int, ...]]:
    """So many squares of a stretch in which no empty one is left out."""
    for line in (*LINES[Axis.ACROSS], *LINES[Axis.DOWN]):
        for first, last in combinations(range(18), 2):
            empty = [square for square in line[first:last] if board[square] == "_"]
            taken = [square for square in line[first:last] if board[square] != "_"]
            if len(empty) <= count:
                for some in combinations(taken, count - len(empty)):
                    yield tuple(sorted((*empty, *some)))


def _readings(board: str, squares: tuple[int, ...], symbols: tuple[str, ...]) -> Iterator[Lay]:
    laid = [Laid(GRID.name(square), symbol) for square, symbol in zip(squares, symbols, strict=True)]
    cells = dict(enumerate(board)) | dict(zip(squares, symbols, strict=True))
    bars = [GRID.name(square) for square, cell in cells.items() if cell == "/"]
    choices = [
        [None, *(Reading(bar, axis, whole) for whole in range(1, MOST_DIGITS_BEFORE_BAR))]
        for bar in bars
        for axis in Axis
    ]
    for chosen in product(*choices):
        yield lay_in_order(laid, [reading for reading in chosen if reading])


def _is_true(state: State, lay: Lay) -> bool:
    if holding_refusal(state.racks[0], state.equals, lay.tiles):
        return False
    judged = judge(state.board, lay, state.options.limits)
    return not isinstance(judged, Refused) and judged.true


def on_board(rack: str, *standing: str, options: str = "") -> State:
    return position(f"mode referee\n{options}\nrack {' '.join(rack)}\nrack 1\nbag 5", *standing)


POSITIONS = {
    "first play": on_board("110"),
    "crossings": on_board("13+", "g9> 2+2=4", "i7v 4-2=2"),
    "lengthenings and zeros": on_board("07", "e9> 16=16"),
    "zeros that cross": on_board("00", "d8> 16=16", "c9v 5=5"),
    "two equations to join": on_board("1+", "c8> 1=1", "g8> 1=1"),
    "replacements": on_board("493", "e8> 21×7=147"),
    "a crossed replacement": on_board("75/", "d8> 0×5=0", "f6v 0×5=0", options="equals 0"),
    "growing over a standing tile": on_board("34+", "c8> 5+2=7", "i6v 1+4=5"),
    "mixed numbers": on_board("35/", "f9> 8÷5=1", "a1> 13=13", options="equals 0"),
    "an old mixed number": on_board("0+", "h8> 8÷5=13/5", options="equals 0"),
    "a point": on_board("25.", "h8> 5÷2=10÷4"),
    "no equals sign left": on_board("102", "f9> 12=12", options="equals 0"),
    "small numbers": on_board("20+", "f9> 9+1=10", options="numbers 12 from_zero\nequals 0"),
    "below zero": on_board("35-", "f9> 2-4=3-5"),
    "nothing below zero": on_board("50-", "f9> 4-2=2", options="numbers none from_zero\nequals 0"),
    "tables": on_board("13×", "f9> 2×9=18", options="numbers 100 from_zero\ntables 2 5 10\nequals 0"),
    "the edge of the board": on_board("0+", "m17> 2=2+0", "a1> 2=2"),
    "a false equation that was let pass": on_board("21", "f9> 2=1"),
    "division by zero": on_board("50÷", "f9> 5=5"),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
def test_it_finds_the_same_plays_as_the_naive_generator_each_once(state: State) -> None:
    found = list(lays(state, 0))
    assert len(set(found)) == len(found)
    assert set(found) == set(naive(state))


def test_these_positions_are_worth_looking_at() -> None:
    found = {name: sum(1 for _ in lays(state, 0)) for name, state in POSITIONS.items()}
    assert [name for name, count in found.items() if not count] == []
    assert sum(found.values()) > 150


@pytest.mark.rule("E19")
@pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS)
def test_whether_anything_can_be_added_is_known_without_finding_it_all(state: State) -> None:
    standing = {tile.at for tile in state.tiles}
    adds = any(not standing & {tile.at for tile in lay.tiles} for lay in lays(state, 0))
    assert can_add(state, 0) is adds


@pytest.mark.parametrize("level", EQUABLE.levels)
def test_in_games_every_play_it_finds_is_accepted_and_true(level: int) -> None:
    dice = Random(level)
    state = EQUABLE.start(2, str(level), replace(LEVELS[level], mode=Mode.REFEREE))
    for _ in range(12):
        seat = state.table.turn
        found = list(islice(lays(state, seat), 80))
        assert len(set(found)) == len(found)
        for lay in found:
            ruling = EQUABLE.play(state, seat, lay)
            assert isinstance(ruling, Accepted), f"{lay}: {ruling}"
            assert all(attempt.correct for attempt in ruling.attempts)
        move = dice.choice(found)
        ruling = EQUABLE.play(state, seat, move)
        assert isinstance(ruling, Accepted)
        state = ruling.state


def test_the_first_few_moves_have_some_of_each_kind() -> None:
    state = EQUABLE.start(2, "x", LEVELS[4])
    first = list(islice(EQUABLE.legal_moves(state, state.table.turn), 20))
    assert {type(move) for move in first} == {Pass, Exchange, Lay}


def test_every_handful_of_tiles_may_be_exchanged_once() -> None:
    state = position("mode referee\nrack 1 1 2 +\nrack 3\nbag 5 -")
    swaps = [move for move in EQUABLE.legal_moves(state, 0) if isinstance(move, Exchange)]
    assert len(swaps) == len(set(swaps)) == 3 * 2 * 2 - 1
    no_digits = position("mode referee\nrack 1 1 2 +\nrack 3\nbag -")
    swaps = [move for move in EQUABLE.legal_moves(no_digits, 0) if isinstance(move, Exchange)]
    assert swaps == [Exchange((), ("+",))]


@pytest.mark.parametrize("pattern", ["_____", "_5__", "__-__", "3__×_", "_._2", "_/__", "___+_"])
@pytest.mark.parametrize("rack", ["1234+-", "0259×÷", "1366/-", "0488.+", "1257÷/"])
def test_what_is_left_out_early_was_not_wanted(rack: str, pattern: str) -> None:
    fillings = Fillings(tuple(rack), Limits())
    everything = fillings.table(pattern)
    wanted = sorted(everything)[:: max(1, len(everything) // 5)]
    found = {filling for filling in fillings.each(pattern, wanted) if filling.value in wanted}
    assert found == {filling for value in wanted for filling in everything[value]}
