"""Every rule that is played has a test that names it."""

import re
from pathlib import Path
from types import ModuleType

from games.engine import variants
from games.engine.variants import equable, formula, mathable, rigolade

TESTS = Path(__file__).parents[1]


def marked() -> set[str]:
    mark = re.compile(r'pytest\.mark\.rule\("([A-Z]\d+)"\)')
    return {rule for file in TESTS.rglob("test_*.py") for rule in mark.findall(file.read_text())}


def sheet(package: ModuleType) -> set[str]:
    """The ids of the rules in a package's docstring."""
    return set(re.findall(r"^([A-Z]\d+) ", package.__doc__ or "", re.MULTILINE))


BOOK = sheet(variants) | sheet(mathable) | sheet(equable) | sheet(rigolade) | sheet(formula)


def test_the_rule_sheets_are_whole() -> None:
    assert sheet(variants) == {f"G{number}" for number in range(1, 9)}
    assert sheet(mathable) == {f"M{number}" for number in range(1, 22)}
    assert sheet(equable) == {f"E{number}" for number in range(1, 22)}
    assert sheet(rigolade) == {f"R{number}" for number in range(1, 12)}
    assert sheet(formula) == {f"F{number}" for number in range(1, 11)}


def test_every_rule_has_a_test() -> None:
    assert BOOK - marked() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked() - BOOK == set()
