from dataclasses import dataclass, replace
from typing import Any

import pytest

from games.engine.arithmetic import parse, two_numbers
from games.engine.bots import Bot, Choice, Skill, bot, choose, roster
from games.engine.bots.chooser import _weigh
from games.engine.bots.difficulty import difficulty
from games.engine.core import Accepted, Attempt, AttemptKind, Mode, Refused
from games.engine.mistakes import ErrorKind, error_kinds
from games.engine.registry import variant, variants
from tests.engine.tabletop import MATHABLE, play, position

PIP, RUSTY, MINERVA = roster("mathable")
CLUMSY = replace(RUSTY.skill, slips=500, slips_in=frozenset(Mode))


@dataclass(frozen=True)
class Played:
    scores: tuple[int, ...]
    attempts: tuple[Attempt, ...]
    choices: tuple[Choice, ...]


def game(skills: list[Skill], seed: int, mode: Mode = Mode.CHALLENGE, level: int = 4) -> Played:
    """A whole game between bots; every choice must be a move, and a refused one the last of its kind."""
    mathable = variant("mathable")
    state: Any = mathable.start(len(skills), str(seed), replace(mathable.options(level), mode=mode))
    attempts: list[Attempt] = []
    choices: list[Choice] = []
    refusals = 0
    while mathable.to_move(state):
        assert len(choices) < 2000, "the game does not end"
        seat = min(mathable.to_move(state))
        choices.append(choose(mathable, state, seat, skills[seat], f"{seed}:{state.ply}", refusals=refusals))
        ruling = mathable.play(state, seat, choices[-1].move)
        attempts += ruling.attempts
        refusals = refusals + 1 if isinstance(ruling, Refused) else 0
        assert refusals < 2, f"refused again: {ruling}"
        state = ruling.state if isinstance(ruling, Accepted) else state
    return Played(mathable.scores(state), tuple(attempts), tuple(choices))


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [2, 4])
def test_games_between_bots_end(mode: Mode, seats: int) -> None:
    played = game([PIP.skill, MINERVA.skill, RUSTY.skill, PIP.skill][:seats], seed=seats, mode=mode)
    assert len(played.scores) == seats


@pytest.mark.rule("G5")
def test_a_bot_chooses_the_same_for_the_same_seed() -> None:
    assert game([PIP.skill, RUSTY.skill], seed=3) == game([PIP.skill, RUSTY.skill], seed=3)


@pytest.mark.parametrize(("weak", "strong"), [(PIP, RUSTY), (RUSTY, MINERVA)], ids=lambda one: one.slug)
def test_the_stronger_bot_wins_more_often(weak: Bot, strong: Bot) -> None:
    won = 0
    for seed in range(20):
        first, second = game([weak.skill, strong.skill], seed, Mode.REFEREE, level=3).scores
        won += second > first
    assert won >= 12


@pytest.mark.parametrize("mode", [Mode.COACH, Mode.REFEREE])
def test_bots_of_the_roster_slip_only_where_it_can_be_challenged(mode: Mode) -> None:
    assert all(attempt.correct for attempt in game([PIP.skill, RUSTY.skill], seed=1, mode=mode).attempts)


@pytest.mark.parametrize("mode", Mode)
def test_a_slip_is_a_mistake_that_a_child_would_make(mode: Mode) -> None:
    attempts = game([CLUMSY, CLUMSY], seed=5, mode=mode).attempts
    slips = [one for one in attempts if not one.correct and one.kind is AttemptKind.CLAIM]
    assert len(slips) > 5
    for attempt in slips:
        parts = two_numbers(parse(attempt.expression))
        assert parts is not None
        assert error_kinds(*parts, attempt.claimed) != (ErrorKind.OTHER,)


def test_a_player_slips_into_the_own_kinds_of_mistakes() -> None:
    habit = replace(CLUMSY, mistakes=(ErrorKind.OFF_BY_ONE,))
    attempts = game([habit, habit], seed=5, mode=Mode.COACH).attempts
    slips = [one for one in attempts if not one.correct]
    assert slips
    assert {abs((one.claimed or 0) - (one.value or 0)) for one in slips} == {1}


def test_who_was_just_refused_does_not_slip_again() -> None:
    careless = replace(CLUMSY, slips=1000)
    state = MATHABLE.start(2, "x", replace(MATHABLE.options(4), mode=Mode.COACH))
    seat = state.table.turn
    slip = choose(variant("mathable"), state, seat, careless, "seed")
    again = choose(variant("mathable"), state, seat, careless, "seed", refusals=1)
    assert isinstance(MATHABLE.play(state, seat, slip.move), Refused)
    assert isinstance(MATHABLE.play(state, seat, again.move), Accepted)


def test_a_sharp_eye_sees_a_false_claim_and_a_blind_one_lets_it_pass() -> None:
    state = play(position("rack 5 13\nrack 2 6\nbag 3*20"), "0: 13 i8 3x4", "0: end")
    sharp, blind = replace(MINERVA.skill, checks=10**6), replace(MINERVA.skill, checks=0)
    assert MATHABLE.format_move(state, choose(variant("mathable"), state, 1, sharp, "s").move) == "doubt 0"
    assert MATHABLE.format_move(state, choose(variant("mathable"), state, 1, blind, "s").move) == "accept"


def test_a_bot_that_cannot_place_exchanges_and_passes_only_with_an_empty_bag() -> None:
    for bag, expected in (("3 3", "swap"), ("", "pass")):
        state = position(f"mode coach\nrack 90\nrack 3\nbag {bag}")
        chosen = choose(variant("mathable"), state, 0, MINERVA.skill, "s").move
        assert MATHABLE.format_move(state, chosen).split()[0] == expected


@pytest.mark.rule("G4")
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see() -> None:
    for ply in range(20):
        one = position(f"mode coach\nply {ply}\nrack 12 7 3 2\nrack 5 6 8\nbag 1 4 9 10")
        other = position(f"mode coach\nply {ply}\nrack 12 7 3 2\nrack 1 9 10\nbag 4 5 6 8")
        chosen = [choose(variant("mathable"), state, 0, RUSTY.skill, str(ply)) for state in (one, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.rule("G4")
def test_a_last_token_is_weighed_without_looking_at_what_it_draws() -> None:
    """12 ends the turn and is refilled from the bag; whether the game then ends is hidden."""
    lines = "mode coach\nbegan 1\nrack 12\nrack {}\nbag {}"
    over, going = position(lines.format(80, 90)), position(lines.format(3, 90))
    assert play(over, "0: 12 i8 3x4").table.ended == "no_equation"
    assert play(going, "0: 12 i8 3x4").table.ended is None
    weighed = [
        _weigh(variant("mathable"), state, 0, MATHABLE.parse_move(state, "12 i8 3x4"))
        for state in (over, going)
    ]
    assert weighed[0] == weighed[1]
    assert weighed[0].gain == 12


def test_thinking_takes_whole_milliseconds_and_longer_for_the_weaker() -> None:
    def average(skill: Skill) -> int:
        times = [choice.answer_ms for choice in game([skill, skill], seed=2).choices if choice.answer_ms]
        assert all(type(time) is int and 300 < time < 30_000 for time in times)
        return sum(times) // len(times)

    assert average(MINERVA.skill) < average(PIP.skill)


def claim(expression: str) -> Attempt:
    return Attempt(0, expression, None, None, correct=True)


@pytest.mark.parametrize(
    ("easier", "harder"),
    [
        ("1 + 2", "8 + 7"),
        ("8 + 1", "8 - 7"),
        ("8 + 7", "47 + 38"),
        ("2 × 3", "7 × 8"),
        ("7 × 8", "56 ÷ 8"),
        ("5 × 1", "5 × 4"),
    ],
)
def test_hard_sums_are_harder(easier: str, harder: str) -> None:
    assert difficulty([claim(easier)]) < difficulty([claim(harder)])


def test_two_sums_are_harder_than_one_and_none_is_no_difficulty() -> None:
    assert difficulty([claim("3 × 4")]) < difficulty([claim("3 × 4"), claim("1 + 2")])
    assert difficulty([]) == 0


@pytest.mark.parametrize("slug", variants())
def test_every_game_has_bots_from_weak_to_strong(slug: str) -> None:
    ages = [one.age for one in roster(slug)]
    assert len(ages) >= 3
    assert ages == sorted(ages)
    assert all(bot(one.slug) is one for one in roster(slug))
