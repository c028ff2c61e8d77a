"""Every rule that is played has a test that names it, and `make rules` says so."""

import subprocess
import sys
from collections import Counter

import pytest

from games.engine import variants as packages
from games.engine.registry import variants
from games.engine.rulebook import rules_of, sheet_of
from tests.rule_table import faults, rows, rule_book

SIZES = {"G": 8, "M": 21, "E": 21, "R": 11, "F": 10}
SHEETS = [packages.__doc__ or "", *map(sheet_of, variants().values())]


def test_a_rule_is_read_as_one_line() -> None:
    sheet = "A game.\n\nM8   A token.\nM9   A square\n     with a sign.\n\n- M1 is no rule here\n"
    assert rules_of(sheet) == {"M8": "A token.", "M9": "A square with a sign."}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.split(":")[0])
def test_a_rule_sheet_is_whole(sheet: str) -> None:
    numbers = list(rules_of(sheet))
    letter = numbers[0][0]
    assert numbers == [f"{letter}{number}" for number in range(1, SIZES[letter] + 1)]


def test_every_rule_has_a_test_and_no_test_names_another() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--noconftest", "-o", "addopts="]
    command += ["-p", "no:cacheprovider", "-p", "tests.rule_table", "tests/engine"]
    collected = subprocess.run(command, capture_output=True, text=True, check=False)
    assert collected.returncode == 0, collected.stdout[-10_000:]
    assert "found" in collected.stdout


@pytest.mark.parametrize(
    ("outcomes", "expected"),
    [
        ({"M8": Counter(passed=2)}, []),
        ({"M8": Counter(passed=2, failed=1)}, ["M8: red"]),
        ({"M8": Counter(skipped=1)}, ["M8: none"]),
        ({}, ["M8: none"]),
        ({"M8": Counter(passed=1), "Q1": Counter(passed=1)}, ["Q1: no such rule"]),
    ],
)
def test_a_rule_without_a_good_test_is_a_fault(
    outcomes: dict[str, Counter[str]], expected: list[str]
) -> None:
    assert faults({"M8": "A token is worth its number."}, outcomes) == expected


def test_a_row_says_what_the_rule_is_and_how_its_tests_went() -> None:
    (row,) = rows({"M8": "A token is worth its number."}, {"M8": Counter(passed=2)})
    assert str(row).split() == ["M8", *["A", "token", "is", "worth", "its", "number."], "2", "green"]


def test_the_book_has_a_line_for_every_rule() -> None:
    assert rule_book()["M8"] == "A token is worth its number."
    assert {number[0] for number in rule_book()} >= {"G", "M"}
