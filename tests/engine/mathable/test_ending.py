"""How a game ends, and what becomes of those who leave (M1, M18, M19, G6)."""

import json

import pytest

from games.engine.core import Result
from tests.engine.tabletop import MATHABLE, accepted, news, play, position, refused, tiles


@pytest.mark.rule("M18")
def test_the_game_ends_when_the_bag_and_a_rack_are_empty() -> None:
    state = play(position("mode coach\nrack 12\nrack 5 7"), "0: 12 i8 3x4")
    assert state.table.ended == "went_out"


@pytest.mark.rule("M18")
def test_an_empty_rack_is_no_end_while_the_bag_lasts() -> None:
    state = play(position("mode coach\nrack 12\nrack 5 7\nbag 9"), "0: 12 i8 3x4")
    assert MATHABLE.to_move(state) == {1}


@pytest.mark.rule("M18")
@pytest.mark.parametrize(
    ("rack", "bag", "ends"), [("90", "", True), ("90", "80", True), ("90", "7", False), ("7", "", False)]
)
def test_the_game_ends_when_no_token_off_the_board_fits(rack: str, bag: str, ends: bool) -> None:
    state = play(position(f"mode coach\nrack 12 81\nrack {rack}\nbag {bag}"), "0: 12 i8 3x4", "0: end")
    assert (state.table.ended == "no_equation") is ends


@pytest.mark.rule("M18")
def test_after_the_end_nobody_moves() -> None:
    state = play(position("mode coach\nrack 12\nrack 5 7"), "0: 12 i8 3x4")
    for line in ("1: pass", "1: leave 1", "house: timeout"):
        assert refused(state, line).code == "game_over"


@pytest.mark.rule("M19")
def test_each_loses_the_tokens_left_on_the_rack() -> None:
    ruling = accepted(position("mode coach\nscores 20 30\nrack 12\nrack 5 7"), "0: 12 i8 3x4")
    assert MATHABLE.scores(ruling.state) == (32, 18)
    assert news(ruling, "game_over").facts == {"reason": "went_out", "deductions": [0, 12]}
    shown = MATHABLE.view(ruling.state, None)["result"]
    assert shown == {"places": [1, 2], "reason": "went_out", "finished": True, "left": [[], [5, 7]]}


@pytest.mark.rule("M1")
def test_most_points_win() -> None:
    state = play(position("mode coach\nscores 0 50\nrack 12\nrack 5 7"), "0: 12 i8 3x4")
    assert MATHABLE.result(state) == Result(places=(2, 1), reason="went_out")


@pytest.mark.rule("G6")
def test_equal_totals_share_the_place() -> None:
    state = play(position("mode coach\nscores 0 20 30\nrack 12\nrack 1 7\nrack 5"), "0: 12 i8 3x4")
    assert MATHABLE.scores(state) == (12, 12, 25)
    assert MATHABLE.result(state) == Result(places=(2, 2, 1), reason="went_out")


THREE = "mode coach\nrack 12 7\nrack 5 7\nrack 6\nbag 9*5"


@pytest.mark.rule("G6")
def test_with_fewer_than_two_left_the_match_stops_unfinished() -> None:
    state = play(position("mode coach\nrack 12 7\nrack 5 7"), "0: 12 i8 3x4", "0: leave 0")
    result = MATHABLE.result(state)
    assert result is not None
    assert (result.reason, result.finished) == ("abandoned", False)
    assert MATHABLE.scores(state) == (12, 0)


@pytest.mark.rule("G6")
def test_the_others_play_on_without_a_seat_that_left() -> None:
    state = play(position(THREE), "1: leave 1", "0: 7 f8 3+4", "0: end")
    assert MATHABLE.to_move(state) == {2}
    assert refused(state, "1: pass").code == "not_your_turn"


@pytest.mark.rule("G6")
def test_the_tokens_of_who_left_go_back_to_the_bag() -> None:
    state = play(position(THREE), "1: leave 1")
    assert (state.racks[1], state.bag) == ((), (5, 7, 9, 9, 9, 9, 9))


@pytest.mark.rule("G6")
def test_who_leaves_in_the_middle_of_a_turn_ends_it() -> None:
    state = play(position(THREE), "0: 7 f8 3+4", "0: leave 0")
    assert MATHABLE.to_move(state) == {1}
    assert (state.racks[0], tiles(state)) == ((), "f8=7")


@pytest.mark.rule("G6")
def test_the_claims_of_who_left_can_still_be_challenged() -> None:
    state = play(position(THREE.replace("coach", "challenge")), "0: 12 i8 3+4", "0: leave 0")
    assert MATHABLE.to_move(state) == {1, 2}
    over = play(state, "2: doubt 0")
    assert (tiles(over), over.racks[0], over.table.turn) == ("", (), 1)
    assert 12 in over.bag


@pytest.mark.rule("G6")
def test_nobody_waits_for_a_rival_who_left() -> None:
    state = play(position(THREE.replace("coach", "challenge")), "0: 7 f8 3+4", "0: end", "1: accept")
    assert MATHABLE.to_move(play(state, "house: leave 2")) == {1}


@pytest.mark.rule("G6")
def test_who_left_comes_after_all_who_stayed() -> None:
    state = position("mode coach\nscores 99 0 5\nrack 7\nrack 12\nrack 7 5\nbag 9")
    over = play(state, "0: leave 0", "1: pass", "2: pass", "1: pass", "2: pass")
    result = MATHABLE.result(over)
    assert result is not None
    assert MATHABLE.scores(over) == (99, -12, -7)
    assert result.places == (3, 2, 1)


@pytest.mark.rule("G6")
def test_a_bot_may_hold_a_seat_and_give_it_back() -> None:
    held = play(position(THREE), "house: hold 1")
    assert held.table.held == (1,)
    assert '"held": true' in json.dumps(MATHABLE.view(held, None))
    back = play(held, "house: return 1")
    assert '"held": true' not in json.dumps(MATHABLE.view(back, None))


@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0: leave 1", "not_your_seat"),
        ("house: leave 7", "no_such_seat"),
        ("0: hold 1", "not_the_house"),
        ("house: return 1", "not_away"),
    ],
)
def test_seats_are_left_held_and_returned_only_where_it_makes_sense(line: str, code: str) -> None:
    assert refused(position(THREE), line).code == code


@pytest.mark.rule("G6")
def test_nobody_leaves_or_is_held_twice() -> None:
    assert refused(play(position(THREE), "1: leave 1"), "1: leave 1").code == "already_gone"
    assert refused(play(position(THREE), "house: hold 1"), "house: hold 1").code == "already_held"
