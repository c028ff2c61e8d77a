"""Every rule that is played has a test that names it."""

import re
from pathlib import Path

import pytest

from games.engine import variants
from games.engine.variants import equable, formula, mathable, rigolade

TESTS = Path(__file__).parents[1]
SHEETS = {
    "G": (variants.__doc__ or "", 8),
    "M": (mathable.__doc__ or "", 21),
    "E": (equable.__doc__ or "", 21),
    "R": (rigolade.__doc__ or "", 11),
    "F": (formula.__doc__ or "", 10),
}


def marked() -> set[str]:
    mark = re.compile(r'pytest\.mark\.rule\("([A-Z]\d+)"\)')
    return {rule for file in TESTS.rglob("test_*.py") for rule in mark.findall(file.read_text())}


def of_the_sheet(letter: str) -> list[str]:
    return re.findall(rf"^({letter}\d+) ", SHEETS[letter][0], re.MULTILINE)


def of_the_sheets() -> set[str]:
    return {rule for letter in SHEETS for rule in of_the_sheet(letter)}


@pytest.mark.parametrize("letter", SHEETS)
def test_a_rule_sheet_is_whole(letter: str) -> None:
    assert of_the_sheet(letter) == [f"{letter}{number}" for number in range(1, SHEETS[letter][1] + 1)]


def test_every_rule_has_a_test() -> None:
    assert of_the_sheets() - marked() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked() - of_the_sheets() == set()
