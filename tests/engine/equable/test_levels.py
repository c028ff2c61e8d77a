"""The levels as data, a teacher's changes, and the help page (G8, E20, E21)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from games.engine.core import BadOptions, Mode
from games.engine.variants.equable.help import DIVISIBLE, multiplication_table
from games.engine.variants.equable.levels import LEVELS
from tests.engine.equable.tabletop import EQUABLE, PLENTY, position, refused


def test_there_are_five_levels_and_the_fourth_is_the_sheet() -> None:
    assert EQUABLE.levels == (1, 2, 3, 4, 5)
    sheet = LEVELS[4]
    assert (sheet.mode, sheet.rack_digits, sheet.rack_operators, sheet.equals) == (Mode.CHALLENGE, 7, 2, 20)
    assert (sheet.largest, sheet.below_zero, sheet.tables, sheet.premium_once) == (None, True, (), False)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("level", "operations", "largest", "mode"),
    [(1, "+-", 20, Mode.COACH), (2, "+-×", 100, Mode.COACH), (3, "+-×÷", 100, Mode.REFEREE)],
)
def test_the_first_three_levels_stay_small_and_above_zero(
    level: int, operations: str, largest: int, mode: Mode
) -> None:
    options = LEVELS[level]
    assert "".join(options.operations) == operations
    assert (options.largest, options.below_zero, options.mode) == (largest, False, mode)
    assert options.premium_once
    assert not set("./") & set(options.operators)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(("line", "code"), [("f9> 12+9=21", "too_large"), ("f9> 3-5+2=0", "below_zero")])
def test_what_a_level_does_not_know_is_refused_and_never_false(line: str, code: str) -> None:
    state = position(f"mode referee\nnumbers 20 from_zero\nrack 0 1 1 2 2 3 5 9 + -\nrack 1\n{PLENTY}")
    ruling = refused(state, f"0: {line}")
    assert (ruling.code, ruling.rule, ruling.attempts) == (code, "G8", ())


@pytest.mark.rule("E20")
def test_the_fifth_level_has_the_harder_variants_of_the_sheet() -> None:
    options = LEVELS[5]
    assert (options.rack_digits, options.rack_operators) == (9, 3)
    assert options.equals < LEVELS[4].equals
    assert options.turn_seconds is not None


def changed(**changes: Any) -> Any:
    data = EQUABLE.dump_options(LEVELS[4])
    assert isinstance(data, dict)
    return json.loads(json.dumps({**data, **changes}))


@pytest.mark.parametrize(
    "changes",
    [{"mode": "coach"}, {"equals": 5}, {"turn_seconds": 30}, {"tables": [10, 2]}, {"operators": ["+"] * 8}],
)
def test_a_teacher_may_change_options(changes: dict[str, Any]) -> None:
    options = EQUABLE.load_options(changed(**changes))
    dumped = EQUABLE.dump_options(options)
    assert isinstance(dumped, dict)
    for name, value in changes.items():
        assert dumped[name] == (sorted(value) if isinstance(value, list) else value)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"operators": ["/"] * 10 + ["."] * 10}, "no_operation"),
        ({"operators": ["+"] * 3}, "bag_count"),
        ({"digits": ["1", "2"] * 5}, "bag_count"),
        ({"digits": ["1", "2"] * 200}, "bag_count"),
        ({"digits": ["7"] * 80}, "one_digit_only"),
        ({"digits": ["10"] * 80}, "not_digits"),
        ({"digits": ["+"] * 80}, "not_digits"),
        ({"operators": ["="] * 35}, "not_operators"),
        ({"equals": 0}, "equals"),
        ({"rack_digits": 12}, "rack_digits"),
        ({"rack_operators": 0}, "rack_operators"),
        ({"largest": 3}, "largest"),
        ({"tables": [99]}, "tables"),
        ({"turn_seconds": 1}, "turn_seconds"),
        ({"window_seconds": 0}, "window_seconds"),
        ({"mode": "chaos"}, "options_unclear"),
        ({"below_zero": 1}, "options_unclear"),
        ({"equals": True}, "options_unclear"),
        ({"colour": "red"}, "options_unclear"),
    ],
)
def test_options_that_no_game_can_be_played_with_are_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as fault:
        EQUABLE.load_options(changed(**changes))
    assert fault.value.code == code


@pytest.mark.rule("E21")
def test_the_help_page_is_an_option_that_the_view_shows() -> None:
    for allowed in (True, False):
        options = replace(LEVELS[4], help_page=allowed)
        assert EQUABLE.view(EQUABLE.start(2, "x", options), 0)["help_page"] is allowed


@pytest.mark.rule("E21")
def test_the_table_goes_up_to_25_times_25() -> None:
    table = multiplication_table()
    assert table[9 - 1][12 - 1] == 108
    assert (len(table), len(table[0]), table[24][24]) == (25, 25, 625)


@pytest.mark.rule("E21")
@pytest.mark.parametrize("divisor", [2, 3, 5])
def test_the_hints_on_divisibility_are_true(divisor: int) -> None:
    assert all(DIVISIBLE[divisor](str(number)) == (number % divisor == 0) for number in range(1000))
    assert (DIVISIBLE[3]("146"), DIVISIBLE[3]("5859")) == (False, True)
