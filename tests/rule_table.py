"""pytest plugin: run the tests that prove rules, and print what is proved.

``python -m pytest -p tests.rule_table tests/engine`` runs nothing but tests marked
``@pytest.mark.rule("M9")`` and ends with a table of all rules. It fails when a test
does, when a rule has no test and when a test names a rule that does not exist.
With ``--collect-only`` it counts and runs nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import pytest

from games.engine import variants as packages
from games.engine.registry import variants
from games.engine.rulebook import rules_of, sheet_of

MARK = "rule"
WIDTH = 96

Outcomes: TypeAlias = Mapping[str, Counter[str]]
"""How the tests of each rule went: passed, failed, skipped, or found when nothing was run."""


def rule_book() -> dict[str, str]:
    """Every rule of every game that can be played, in one line each."""
    sheets = [packages.__doc__ or "", *map(sheet_of, variants().values())]
    return {number: text for sheet in sheets for number, text in rules_of(sheet).items()}


@dataclass(frozen=True)
class Row:
    number: str
    text: str
    tests: int
    result: str

    def __str__(self) -> str:
        text = self.text if len(self.text) <= WIDTH else f"{self.text[: WIDTH - 1]}…"
        return f"{self.number:4} {text:{WIDTH}} {self.tests:5}  {self.result}"


def rows(book: Mapping[str, str], outcomes: Outcomes) -> Iterator[Row]:
    for number, text in book.items():
        counted = outcomes.get(number, Counter())
        yield Row(number, text, counted.total(), result(counted))


def result(counted: Counter[str]) -> str:
    """A skipped test proves nothing: a rule with no other is as good as without."""
    if counted["failed"]:
        return "red"
    if counted["passed"]:
        return "green"
    return "found" if counted["found"] else "none"


def faults(book: Mapping[str, str], outcomes: Outcomes) -> list[str]:
    """What must be mended before every rule is proved."""
    unproved = [
        f"{row.number}: {row.result}" for row in rows(book, outcomes) if row.result in ("red", "none")
    ]
    return unproved + [f"{number}: no such rule" for number in outcomes if number not in book]


@dataclass
class RuleTable:
    """The plugin's memory. Reports carry the numbers, so that it works with xdist, too."""

    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        others = [item for item in items if item.get_closest_marker(MARK) is None]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item.get_closest_marker(MARK) is not None]
        for item in items:
            item.user_properties += [(MARK, number) for number in numbers(item)]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            for item in session.items:
                self.count(item.user_properties, "found")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The call says how a test went, unless what comes before or after it failed."""
        if report.when == "call" or not report.passed:
            self.count(report.user_properties, report.outcome)

    def count(self, properties: list[tuple[str, object]], outcome: str) -> None:
        for name, number in properties:
            if name == MARK:
                self.outcomes[str(number)][outcome] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        book = rule_book()
        terminalreporter.section("rules")
        terminalreporter.line(f"{'id':4} {'rule':{WIDTH}} tests  result")
        for row in rows(book, self.outcomes):
            terminalreporter.line(str(row))
        for fault in faults(book, self.outcomes):
            terminalreporter.line(fault, red=True)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if faults(rule_book(), self.outcomes) and not hasattr(session.config, "workerinput"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def numbers(item: pytest.Item) -> set[str]:
    return {number for mark in item.iter_markers(MARK) for number in mark.args}


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleTable(), "rule table")
