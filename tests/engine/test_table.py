"""What all games share: order of play, places, passes, windows."""

import pytest

from games.engine.core import Close, Deadline, Grace, Timeout
from games.engine.table import (
    Table,
    add_points,
    advance,
    all_passed,
    begin_turn,
    count_pass,
    dice,
    end,
    leave,
    next_seat,
    places,
    to_move,
    turn_deadlines,
)
from games.engine.window import GRACE_MS, accept, grant_grace, may_act, open_window, window_deadlines


def table(seats: int = 3, turn: int = 0) -> Table:
    return Table(seed="x", scores=(0,) * seats, turn=turn)


@pytest.mark.rule("G6")
def test_the_turn_goes_round_and_skips_who_left() -> None:
    assert next_seat(table(turn=2)) == 0
    assert next_seat(leave(table(turn=2), 0)) == 1
    assert next_seat(leave(table(turn=2), 2)) == 0


@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("scores", "gone", "expected"),
    [
        ((10, 20, 30), (), (3, 2, 1)),
        ((10, 20, 20), (), (3, 1, 1)),
        ((20, 20, 10), (), (1, 1, 3)),
        ((5, 5, 5), (), (1, 1, 1)),
        ((-5, 0, 99), (2,), (2, 1, 3)),
    ],
)
def test_places_follow_the_points(
    scores: tuple[int, ...], gone: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(Table(seed="x", scores=scores, turn=0, gone=gone)) == expected


@pytest.mark.rule("G7")
@pytest.mark.parametrize(("seats", "passes"), [(2, 4), (3, 6), (5, 10)])
def test_a_game_is_passed_out_after_two_rounds(seats: int, passes: int) -> None:
    now = table(seats)
    for _ in range(passes - 1):
        now = count_pass(now)
    assert not all_passed(now)
    assert all_passed(count_pass(now))


@pytest.mark.rule("G7")
def test_who_left_need_not_pass() -> None:
    now = leave(table(3), 2)
    for _ in range(4):
        now = count_pass(now)
    assert all_passed(now)


@pytest.mark.rule("G2")
def test_all_rivals_may_act_in_a_window_and_the_player_may_not() -> None:
    assert to_move(open_window(table(4, turn=1))) == {0, 2, 3}


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("accepted", "graced", "may"), [((), False, False), ((2,), False, True), ((), True, True)]
)
def test_the_next_player_acts_once_the_others_have_looked(
    accepted: tuple[int, ...], graced: bool, may: bool
) -> None:
    now = open_window(table(3))
    for seat in accepted:
        now = accept(now, seat)
    now = grant_grace(now) if graced else now
    assert may_act(now, 1) is may
    assert not may_act(now, 2)


@pytest.mark.rule("G2")
def test_between_two_players_there_is_no_grace() -> None:
    window = open_window(table(2))
    assert may_act(window, 1)
    assert window_deadlines(window, 10) == (Deadline(Close(), 0, 10_000),)


@pytest.mark.rule("G2")
def test_a_window_shorter_than_the_grace_has_none() -> None:
    assert [deadline.move for deadline in window_deadlines(open_window(table(3)), 10)] == [Grace(), Close()]
    assert [deadline.move for deadline in window_deadlines(open_window(table(3)), GRACE_MS // 1000)] == [
        Close()
    ]


def test_the_clock_of_a_turn_stands_still_in_a_window_and_after_the_end() -> None:
    running = begin_turn(advance(table()), 1)
    assert turn_deadlines(running, 30) == (Deadline(Timeout(), 1, 30_000),)
    assert turn_deadlines(open_window(running), 30) == ()
    assert turn_deadlines(end(running, "passes"), 30) == ()
    assert turn_deadlines(running, None) == ()


@pytest.mark.rule("G5")
def test_chance_depends_on_seed_and_ply_alone() -> None:
    first, again, later = dice(table()), dice(add_points(table(), 0, 9)), dice(advance(table()))
    bits = first.getrandbits(64)
    assert again.getrandbits(64) == bits
    assert later.getrandbits(64) != bits
