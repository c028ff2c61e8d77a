"""The pile, going out, rounds, points and the options of the sheet (F8, F9, F10)."""

from dataclasses import replace
from random import Random

import pytest

from games.engine.core import Accepted
from games.engine.variants.formula.options import LEVELS
from games.engine.variants.formula.state import State
from tests.engine.formula.tabletop import (
    FORMULA,
    PILE,
    accepted,
    lines,
    lying,
    moves,
    play,
    position,
    refused,
    table,
)
from tests.engine.seating import codes, news


def ended(state: State) -> tuple[str, tuple[int, ...]] | None:
    result = FORMULA.result(state)
    return (result.reason, result.places) if result else None


@pytest.mark.rule("F8")
def test_the_covered_cards_become_the_new_pile() -> None:
    state = position("mode referee\nhand 8 9\nhand 9 9\ncovered 3\nlies 2 + 4 = 6")
    covered = play(state, "0: _ x _ = 8")
    assert lines(covered, "covered") == ["covered 3 6"]
    ruling = accepted(covered, "1: pass")
    assert codes(ruling) == ["passed", "recycled", "drew"]
    assert lines(ruling.state, "covered") == []
    assert len(ruling.state.pile) == 1


@pytest.mark.rule("F8")
def test_the_cards_of_the_formula_itself_stay() -> None:
    state = position("mode referee\nhand 9 9\nhand 9 9\nlies 2 + 4 = 6")
    assert lying(play(state, "0: pass", "1: pass")) == "2 + 4 = 6"


@pytest.mark.rule("F8")
@pytest.mark.rule("G7")
def test_without_any_card_the_turn_passes_and_after_two_rounds_the_fewest_cards_win() -> None:
    state = position("mode referee\nhand 9 9\nhand 9\nhand 9 9 9\nlies 2 + 4 = 6")
    five = play(state, "0: pass", "1: pass", "2: pass", "0: pass", "1: pass")
    assert [len(hand) for hand in five.hands] == [2, 1, 3]
    assert ended(five) is None
    assert ended(play(five, "2: pass")) == ("passes", (2, 1, 3))


@pytest.mark.rule("G7")
def test_a_card_drawn_or_laid_breaks_the_row_of_passes() -> None:
    state = position("mode referee\nhand 9 9\nhand 8 9\nlies 2 + 4 = 6")
    laid = play(state, "0: pass", "1: _ x _ = 8")
    assert laid.table.passes == 0
    assert play(state, "0: pass").table.passes == 1
    assert play(laid, "0: pass").table.passes == 0


@pytest.mark.rule("F9")
def test_who_first_has_no_card_left_wins() -> None:
    state = position(f"mode referee\nhand 8\nhand 1 2 3\nhand 1 2\n{PILE}\nlies 2 + 4 = 6")
    ruling = accepted(state, "0: _ x _ = 8")
    assert codes(ruling) == ["laid", "out", "round_over", "game_over"]
    assert ended(ruling.state) == ("went_out", (1, 3, 2))
    assert FORMULA.scores(ruling.state) == (1, 0, 0)


@pytest.mark.rule("F9")
def test_not_with_a_false_formula() -> None:
    state = table("2 + 4 = 6", "7")
    after = play(state, "0: _ + _ = 7")
    assert (ended(after), len(after.hands[0]), after.table.turn) == (None, 2, 1)


@pytest.mark.rule("F10")
def test_reuse_asks_for_a_card_of_the_table() -> None:
    state = table("2 + 4 = 6", "1 8 8 9", "extras reuse")
    refusal = refused(state, "0: 1 x 8 = 8")
    assert (refusal.code, refusal.rule) == ("reuse_a_card", "F10")
    assert "1 x 8 = 8" not in moves(state, 0)
    assert "_ x _ = 8" in moves(state, 0)


POINTS = "limits 7 2 none\nmatch 5 250\nextras points"


@pytest.mark.rule("F10")
def test_the_sheets_sixty_seven_and_fifty_one_points() -> None:
    """8 × 8 = 64 and 1 + 2 = 3 are 67; holding a 7 and a 9 when another one is out leaves 51."""
    state = position(f"mode referee\n{POINTS}\nhand 8 4 1 2 3 7 9\nhand 0 2\n{PILE}\nlies 8 - 2 = 6")
    state = play(state, "0: _ x 8 = _4", "1: _ - _ = 0", "0: 1 + 2 = 3")
    assert FORMULA.scores(state) == (67, 0)
    ruling = accepted(state, "1: _ x _ = 2")
    assert news(ruling, "counted").facts == {"changes": [-16, 10]}
    assert FORMULA.scores(ruling.state) == (51, 2 + 10)


@pytest.mark.rule("F10")
def test_a_joker_held_costs_twenty_five() -> None:
    state = position(f"mode referee\n{POINTS}\nhand 8\nhand * 9\n{PILE}\nlies 2 + 4 = 6")
    assert FORMULA.scores(play(state, "0: _ x _ = 8")) == (8 + 10, -34)


def at_target(scores: str, hand: str = "8") -> State:
    cards = f"hand {hand}\nhand 9 9\n{PILE}\nlies 2 + 4 = 6"
    return position(f"mode referee\n{POINTS}\nscores {scores}\n{cards}")


@pytest.mark.rule("F10")
def test_who_has_reached_250_after_a_round_wins() -> None:
    assert ended(play(at_target("240 300"), "0: _ x _ = 8")) == ("target", (2, 1))
    assert ended(play(at_target("232 0"), "0: _ x _ = 8")) == ("target", (1, 2))


@pytest.mark.rule("F10")
def test_250_on_the_way_or_lost_again_do_not_end_the_match() -> None:
    assert ended(play(at_target("245 0", "8 1"), "0: _ x _ = 8")) is None
    assert ended(play(at_target("0 260"), "0: _ x _ = 8")) is None


@pytest.mark.rule("F10")
def test_the_match_goes_on_with_a_new_deal_that_moves_on() -> None:
    ruling = accepted(at_target("0 0"), "0: _ x _ = 8")
    assert codes(ruling) == ["laid", "out", "counted", "round_over", "dealt"]
    state = ruling.state
    assert (state.dealer, state.table.turn, [len(hand) for hand in state.hands]) == (0, 1, [7, 7])
    assert (state.formula.operation, state.covered, state.rounds) == (None, (), ((1, 2),))
    hands = [
        (item.to, item.facts["hand"]) for item in ruling.news if item.code == "dealt" and item.to is not None
    ]
    assert hands == [(0, [*state.hands[0]]), (1, [*state.hands[1]])]


def rounds(extra: str, before: str = "", hands: str = "hand 8\nhand 9 9") -> State:
    return position(f"mode referee\nmatch 3 250\n{extra}\n{hands}\n{PILE}\nlies 2 + 4 = 6\n{before}")


@pytest.mark.rule("F10")
def test_the_winner_of_a_round_gets_one_card_more_in_the_next() -> None:
    assert [len(hand) for hand in play(rounds("extras extra_card"), "0: _ x _ = 8").hands] == [8, 7]
    assert [len(hand) for hand in play(rounds(""), "0: _ x _ = 8").hands] == [7, 7]


@pytest.mark.rule("F10")
def test_it_does_not_add_up_over_rounds() -> None:
    twice = play(rounds("extras extra_card", "round 1 2"), "0: _ x _ = 8")
    assert [len(hand) for hand in twice.hands] == [8, 7]


@pytest.mark.rule("F10")
def test_who_won_an_earlier_round_has_no_card_more_any_longer() -> None:
    other = play(rounds("extras extra_card", "round 2 1"), "0: _ x _ = 8")
    assert [len(hand) for hand in other.hands] == [8, 7]


@pytest.mark.rule("F10")
def test_after_the_last_round_who_won_most_of_them_wins() -> None:
    state = rounds("scores 1 1", "round 1 2\nround 2 1")
    assert ended(play(state, "0: _ x _ = 8")) == ("rounds", (1, 2))


def playing_on(hands: str, extra: str = "") -> State:
    options = f"mode referee\nlimits 7 2 none\nmatch 5 250\nextras play_on {extra}"
    return position(f"{options}\n{hands}\n{PILE}\nlies 2 + 4 = 6")


@pytest.mark.rule("F10")
def test_play_on_skips_who_is_out() -> None:
    state = playing_on("hand 8\nhand 6 9\nhand 8\nhand 7 7 7")
    one = play(state, "0: _ x _ = 8")
    assert (one.out, one.table.turn, one.rounds) == ((0,), 1, ())
    two = play(one, "1: _ + _ = 6", "2: _ x _ = 8")
    assert (two.out, two.table.turn) == ((0, 2), 3)
    assert play(two, "3: pass").table.turn == 1
    assert play(two, "3: pass", "1: pass").table.turn == 3


@pytest.mark.rule("F10")
def test_the_places_follow_the_order_of_going_out_and_the_last_is_last() -> None:
    state = playing_on("hand 7 7 7\nhand 8\nhand 6", "")
    over = play(state, "0: pass", "1: _ x _ = 8", "2: _ + _ = 6")
    assert over.rounds == ((3, 1, 2),)
    assert FORMULA.scores(over) == (0, 1, 0)


@pytest.mark.rule("F10")
def test_with_play_on_the_points_stop_at_the_first_out() -> None:
    one = play(playing_on("hand 8\nhand 6 9\nhand 3 3", "points"), "0: _ x _ = 8")
    assert FORMULA.scores(one) == (8 + 10, -15, -6)
    assert FORMULA.scores(play(one, "1: _ + _ = 6", "2: pass")) == (18, -15, -6)


@pytest.mark.rule("F10")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_options_together_play_to_the_end(seats: int) -> None:
    dice, options = Random(seats), replace(LEVELS[5], extra_card=True, play_on=True)
    state = FORMULA.start(seats, "together", options)
    while FORMULA.to_move(state):
        seat = min(FORMULA.to_move(state))
        ruling = FORMULA.play(state, seat, dice.choice(list(FORMULA.legal_moves(state, seat))))
        assert isinstance(ruling, Accepted)
        state = ruling.state
    assert max(FORMULA.scores(state)) >= 250
    assert all(sorted(places) == list(range(1, seats + 1)) for places in state.rounds)
