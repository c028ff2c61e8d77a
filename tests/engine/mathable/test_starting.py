from collections import Counter
from dataclasses import replace

import pytest

from games.engine.variants.mathable.board import LAYOUT, PRINTED, marks
from games.engine.variants.mathable.options import LEVELS, Options
from tests.engine.tabletop import MATHABLE

SHEET = LEVELS[4]
SEEDS = [str(seed) for seed in range(40)]


def bag_of(options: Options) -> Counter[int]:
    return Counter(options.bag)


@pytest.mark.rule("M1")
def test_two_to_four_may_play() -> None:
    assert list(MATHABLE.seats) == [2, 3, 4]


@pytest.mark.rule("M2")
def test_the_sheet_has_106_tokens() -> None:
    singles = "24 25 27 28 30 32 35 36 40 42 45 48 49 50 54 56 60 63 64 70 72 80 81 90"
    expected = Counter([0, *7 * [*range(1, 11)], *range(11, 22), *map(int, singles.split())])
    assert bag_of(SHEET) == expected
    assert expected.total() == 106


@pytest.mark.rule("G8")
def test_level_three_has_six_of_each_and_nothing_above_fifty() -> None:
    tokens = bag_of(LEVELS[3])
    assert all(tokens[number] == 6 for number in range(1, 11))
    assert max(tokens) == 50
    assert set(tokens) == {number for number in bag_of(SHEET) if number <= 50}


@pytest.mark.rule("M3")
def test_the_board_equals_itself_turned_by_a_quarter() -> None:
    rows = ["".join("." if cell.isdecimal() else cell for cell in row) for row in LAYOUT]
    turned = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    assert turned == rows


@pytest.mark.rule("M3")
def test_sixty_squares_are_marked_and_four_are_printed() -> None:
    marked = Counter(marks(SHEET.operations).replace(".", ""))
    assert marked == {"D": 16, "T": 12, "+": 8, "-": 8, "x": 8, "/": 8}
    assert sorted(PRINTED.values()) == [1, 2, 3, 4]


@pytest.mark.rule("M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_draw_begins_and_all_have_seven(seats: int) -> None:
    for seed in SEEDS:
        state = MATHABLE.start(seats, seed, SHEET)
        assert state.opening[state.table.turn] == max(state.opening)
        assert all(len(rack) == 7 for rack in state.racks)
        assert all(
            not Counter(drew) - Counter(rack) for drew, rack in zip(state.opening, state.racks, strict=True)
        )


@pytest.mark.rule("M4")
def test_only_those_tied_for_highest_draw_again() -> None:
    openings = [MATHABLE.start(4, seed, SHEET).opening for seed in SEEDS]
    tied = [opening for opening in openings if max(map(len, opening)) > 1]
    assert tied, "no draw was tied: choose other seeds"
    for opening in tied:
        highest = max(first for first, *_ in opening)
        assert all((len(drew) > 1) == (drew[0] == highest) for drew in opening)


@pytest.mark.rule("M4")
def test_tied_to_the_seventh_the_lowest_seat_begins() -> None:
    fives = replace(SHEET, bag=(5,) * 60)
    state = MATHABLE.start(3, "x", fives)
    assert [len(drew) for drew in state.opening] == [7, 7, 7]
    assert state.table.turn == 0


@pytest.mark.rule("M18")
def test_a_bag_that_fits_nowhere_ends_the_game_at_once() -> None:
    state = MATHABLE.start(2, "x", replace(SHEET, bag=(90,) * 60))
    assert MATHABLE.to_move(state) == frozenset()


@pytest.mark.rule("G5")
def test_the_same_seed_gives_the_same_start() -> None:
    starts = [MATHABLE.format_position(MATHABLE.start(3, "a", SHEET)) for _ in range(2)]
    assert starts[0] == starts[1]
    assert starts[0] != MATHABLE.format_position(MATHABLE.start(3, "b", SHEET)).replace('"b"', '"a"')
