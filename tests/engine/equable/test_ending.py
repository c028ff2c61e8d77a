"""How games end (E19, E20, G6)."""

import pytest

from games.engine.variants.equable.finding import lays
from tests.engine.equable.tabletop import EQUABLE, PLENTY, accepted, play, position, refused, rival
from tests.engine.seating import codes, news

STUCK = "mode referee\nlast 1\nscores 10 20\nrack 0 7 8\nrack 5 9 ×\nbag ÷"
"""No digits are left in the bag. When 0 has been laid, nobody can add anything to 3 = 3."""


@pytest.mark.rule("E19")
def test_the_game_ends_when_the_digits_are_used_up_and_nobody_can_add() -> None:
    ruling = accepted(position(STUCK, "f9> 3=3"), "0: e9> 0")
    assert ruling.state.table.ended == "no_equation"
    assert EQUABLE.to_move(ruling.state) == frozenset()


@pytest.mark.rule("E19")
def test_who_laid_last_gets_all_tiles_on_the_racks_and_in_the_bag() -> None:
    """7 and 8 on the own rack, 5, 9 and × on the other, ÷ in the bag; the open = do not count."""
    ruling = accepted(position(STUCK, "f9> 3=3"), "0: e9> 0")
    left = (5 + 5) + (4 + 8 + 4) + 5
    assert news(ruling, "game_over").facts == {"reason": "no_equation", "last": 0, "points": left}
    assert ruling.state.table.scores == (10 + 2 * 1 + left, 20)


@pytest.mark.rule("E19")
def test_it_goes_on_while_one_player_can_add() -> None:
    for rack in ("5 9 0", "3", "3 5 5 -"):
        state = position(STUCK.replace("5 9 ×", rack), "f9> 3=3")
        assert accepted(state, "0: e9> 0").state.table.ended is None


@pytest.mark.rule("E19")
def test_it_goes_on_while_the_bag_has_digits() -> None:
    assert accepted(position(STUCK + " 6 6", "f9> 3=3"), "0: e9> 0").state.table.ended is None


@pytest.mark.rule("E19")
def test_when_the_equals_signs_run_out_plays_that_need_none_go_on() -> None:
    """Without an = the 3 cannot be laid; a zero can."""
    three = position(STUCK.replace("5 9 ×", "3") + "\nequals 0", "f9> 3=3")
    assert accepted(three, "0: e9> 0").state.table.ended == "no_equation"
    zero = position(STUCK.replace("5 9 ×", "0") + "\nequals 0", "f9> 3=3")
    assert accepted(zero, "0: e9> 0").state.table.ended is None


@pytest.mark.rule("E19")
def test_what_can_only_be_replaced_does_not_keep_the_game_going() -> None:
    """Seat 1 could make 0 × 9 = 0 of 0 × 3 = 0, and so on for ever."""
    over = accepted(position(STUCK.replace("5 9 ×", "9"), "f9> 0×3=0"), "0: e9> 0").state
    assert over.table.ended == "no_equation"
    assert [EQUABLE.format_move(over, lay) for lay in lays(over, 1)] == ["h9> 9"]


@pytest.mark.rule("E19")
@pytest.mark.rule("G7")
def test_two_rounds_in_which_nobody_lays_a_tile_end_the_game() -> None:
    state = play(rival("12+", options="mode referee\nlast 1"), "0: pass", "1: swap 1", "0: swap 2")
    ruling = accepted(state, "1: pass")
    assert news(ruling, "game_over").facts["reason"] == "passes"
    assert ruling.state.table.scores[1] == news(ruling, "game_over").facts["points"]


@pytest.mark.rule("E19")
def test_if_nobody_ever_laid_anything_nobody_gets_the_rest() -> None:
    state = play(rival("12+"), "0: pass", "1: pass", "0: pass", "1: pass")
    assert state.table.scores == (0, 0)
    assert state.table.ended == "passes"


@pytest.mark.rule("E19")
def test_a_play_begins_the_count_anew() -> None:
    state = play(rival("12030+", "f9> 3=3"), "0: pass", "1: pass", "0: pass")
    assert play(state, "1: i9> =3").table.passes == 0


@pytest.mark.rule("E19")
def test_five_rounds_of_nothing_but_replacements_end_the_game() -> None:
    state = position(f"mode referee\nreplacements 9\nrack 0 5\nrack 1\n{PLENTY}", "f9> 0×3=0")
    assert accepted(state, "0: h9> 5").state.table.ended == "standstill"
    assert accepted(state, "0: e9> 0").state.replacements == 0


@pytest.mark.rule("E20")
def test_fewer_equals_signs_are_an_option() -> None:
    options = EQUABLE.options(5)
    assert EQUABLE.start(2, "x", options).equals == options.equals < 20


@pytest.mark.rule("G6")
def test_with_one_seat_left_the_match_stops_unfinished() -> None:
    ruling = accepted(rival("12+"), "0: leave 0")
    result = EQUABLE.result(ruling.state)
    assert codes(ruling) == ["left", "game_over"]
    assert result is not None
    assert (result.reason, result.finished) == ("abandoned", False)


@pytest.mark.rule("G6")
def test_the_tiles_of_who_leaves_go_back_to_the_bag_and_the_others_play_on() -> None:
    state = position(f"mode challenge\nrack 1 2 +\nrack 3 4\nrack 5 6\n{PLENTY}")
    for seat, turn in ((0, 1), (1, 0)):
        after = accepted(state, f"{seat}: leave {seat}").state
        assert (after.racks[seat], after.table.turn) == ((), turn)
        assert len(after.bag) == len(state.bag) + len(state.racks[seat])


@pytest.mark.rule("G6")
def test_a_play_of_who_leaves_can_still_be_challenged() -> None:
    state = position(f"mode challenge\nrack 1 2 +\nrack 3 4\nrack 5 6\n{PLENTY}")
    left = play(state, "0: h9> 1=2", "0: leave 0")
    upheld = play(left, "2: doubt")
    assert (upheld.tiles, upheld.racks[0], upheld.table.turn) == ((), (), 1)
    stands = play(left, "1: accept", "2: accept")
    assert (len(stands.tiles), stands.racks[0], stands.table.turn) == (3, (), 1)


@pytest.mark.rule("G6")
def test_a_match_that_stops_in_the_time_to_challenge_keeps_its_tiles_together() -> None:
    state = position(f"mode challenge\nrack 5 9\nrack 3\n{PLENTY}", "f9> 0×3=0")
    over = play(state, "0: h9> 5", "1: leave 1")
    assert (over.table.ended, over.pending) == ("abandoned", None)
    assert EQUABLE.parse_position(EQUABLE.format_position(over)) == over


@pytest.mark.rule("G6")
def test_a_held_seat_is_given_back() -> None:
    state = play(rival("12+"), "house: hold 1")
    assert state.table.held == (1,)
    assert play(state, "house: return 1").table.held == ()


@pytest.mark.rule("G6")
def test_equal_totals_share_a_place() -> None:
    state = position(f"mode referee\nscores 5 5\npasses 3\nrack 1\nrack 2\n{PLENTY}")
    result = EQUABLE.result(accepted(state, "0: pass").state)
    assert result is not None
    assert result.places == (1, 1)


def test_nobody_moves_after_the_end() -> None:
    over = accepted(position(STUCK, "f9> 3=3"), "0: e9> 0").state
    assert refused(over, "1: pass").code == "game_over"
