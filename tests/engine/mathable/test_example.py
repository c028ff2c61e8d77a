"""The game example of the rule sheet, move by move (M20)."""

import pytest

from games.engine.variants.mathable.state import State
from tests.engine.tabletop import MATHABLE, accepted, drawn, news, play, position

RACKS = """
    mode referee
    rack 1 2 8 12 16 17 42
    rack 3 4 6 7 7 8 21
    bag 11
"""

FIRST_TURN = [
    ("0: 12 i8 3x4", 12),
    ("0: 8 h6 2x4", 8),
    ("0: 2 g9 3-1", 2),
    ("0: 1 f7 2-1", 1),
    ("0: 16 j8 4+12", 16),
]
SECOND_TURN = [
    ("1: 7 f8 3+4", 7),
    ("1: 6 f9 7-1", 6),
    ("1: 8 h9 6+2 2x4", 16),
    ("1: 4 g6 3+1", 4),
    ("1: 3 e9 6/2", 3),
    ("1: 21 e8 7x3", 21),
    ("1: 7 e10 21/3", 14),
]


@pytest.fixture
def after_first_turn() -> State:
    state = play(position(RACKS), *(line for line, _ in FIRST_TURN))
    return play(state, "0: draw", "0: end")


@pytest.mark.rule("M20")
def test_each_token_of_the_first_turn_scores_as_the_sheet_says() -> None:
    state = position(RACKS)
    for line, points in FIRST_TURN:
        ruling = accepted(state, line)
        assert news(ruling, "placed").facts["points"] == points
        state = ruling.state
    assert MATHABLE.scores(state) == (39, 0)


@pytest.mark.rule("M20")
def test_the_first_player_draws_the_eleven_and_keeps_three_tokens(after_first_turn: State) -> None:
    assert after_first_turn.racks[0] == (11, 17, 42)
    assert MATHABLE.to_move(after_first_turn) == {1}


@pytest.mark.rule("M20")
def test_the_second_player_scores_121(after_first_turn: State) -> None:
    state, scored = after_first_turn, []
    for line, _ in SECOND_TURN:
        ruling = accepted(state, line)
        scored.append(news(ruling, "placed").facts["points"])
        state = ruling.state
    assert scored == [points for _, points in SECOND_TURN]
    assert news(ruling, "bonus").facts["points"] == 50
    # The example ends here, with an empty bag: so does the game, and 11 + 17 + 42 are lost (M19).
    assert MATHABLE.scores(state) == (39 - 70, 121)


@pytest.mark.rule("M20")
def test_the_board_looks_as_in_the_sheet(after_first_turn: State) -> None:
    state = play(after_first_turn, *(line for line, _ in SECOND_TURN))
    rows = [row.split() for row in drawn(state).splitlines()]
    assert [" ".join(row[4:10]) for row in rows[5:10]] == [
        ". . 4 8 . .",
        ". 1 1 2 . .",
        "21 7 3 4 12 16",
        "3 6 2 8 . .",
        "7 . . . . .",
    ]
