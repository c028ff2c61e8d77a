from collections import Counter
from random import Random

import pytest

from games.engine.grid import Direction, Grid, draw_cells, is_square_name, read_cells
from games.engine.tiles import add, below, choices, draw, holds, remove

GRID = Grid(columns=3, rows=2)


def test_squares_are_named_by_column_and_row_with_row_one_on_top() -> None:
    assert GRID.names() == ("a1", "b1", "c1", "a2", "b2", "c2")


@pytest.mark.parametrize(
    ("direction", "squares"),
    [(Direction.LEFT, (1, 0)), (Direction.RIGHT, ()), (Direction.UP, ()), (Direction.DOWN, ())],
)
def test_a_ray_stops_to_exist_where_the_board_ends(direction: Direction, squares: tuple[int, ...]) -> None:
    assert GRID.ray(2, direction, 2) == squares


def test_a_board_is_read_as_it_is_drawn() -> None:
    cells = (".", "12", ".", "3", ".", ".")
    assert draw_cells(GRID, cells) == [" . 12  .", " 3  .  ."]
    assert read_cells(GRID, draw_cells(GRID, cells)) == cells


def test_a_board_of_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="3 × 2"):
        read_cells(GRID, [". . ."])


@pytest.mark.parametrize(
    ("text", "named"), [("a1", True), ("n14", True), ("a0", False), ("1a", False), ("a1 ", False)]
)
def test_a_square_name_is_a_letter_and_a_number(text: str, named: bool) -> None:
    assert is_square_name(text) is named


def test_numbers_below_a_limit_come_about_equally_often() -> None:
    dice = Random("fair")
    counts = Counter(below(dice, 5) for _ in range(5000))
    assert set(counts) == set(range(5))
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.rule("G5")
def test_what_a_seed_draws_never_changes() -> None:
    """Old matches must replay: if this fails, the variants need a new version."""
    drawn, left = draw(tuple(range(20)), 5, Random("ardoise:7"))
    assert drawn == (1, 0, 3, 8, 14)
    assert Counter(drawn + left) == Counter(range(20))


def test_a_bag_gives_what_it_has() -> None:
    drawn, left = draw((4, 4), 7, Random("x"))
    assert (drawn, left) == ((4, 4), ())


def test_tiles_go_in_and_out_of_a_rack() -> None:
    assert add((1, 5), [3, 1]) == (1, 1, 3, 5)
    assert remove((1, 1, 3), [1]) == (1, 3)
    assert holds((1, 1, 3), [1, 1])
    assert not holds((1, 3), [1, 1])


def test_like_tiles_make_one_choice() -> None:
    assert sorted(choices((1, 1, 2), most=2)) == [(1,), (1, 1), (1, 2), (2,)]
