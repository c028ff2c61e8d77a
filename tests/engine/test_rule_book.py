"""Every rule that is played has a test that names it."""

import re
from pathlib import Path

import games.engine.variants.mathable as mathable

TESTS = Path(__file__).parents[1]
GENERAL = {f"G{number}" for number in range(1, 9)}


def marked() -> set[str]:
    mark = re.compile(r'pytest\.mark\.rule\("([A-Z]\d+)"\)')
    return {rule for file in TESTS.rglob("test_*.py") for rule in mark.findall(file.read_text())}


def of_the_sheets() -> set[str]:
    return set(re.findall(r"^([A-Z]\d+) ", mathable.__doc__ or "", re.MULTILINE))


def test_the_rule_sheet_of_mathable_is_whole() -> None:
    assert of_the_sheets() == {f"M{number}" for number in range(1, 22)}


def test_every_rule_has_a_test() -> None:
    assert (GENERAL | of_the_sheets()) - marked() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked() - GENERAL - of_the_sheets() == set()
