"""What `make check` promises: planted faults are found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import models
from django.test.utils import isolate_apps

from classroom.checks import migrations_are_complete
from classroom.environment import ROOT

LINT = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree without its pages: what import-linter reads, free to be spoilt."""
    for name in ("games", "curriculum", "classroom", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def lint(folder: Path) -> tuple[int, str]:
    environment = os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"}
    done = subprocess.run(LINT, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def plant(path: Path, line: str) -> None:
    path.write_text(path.read_text() + f"\n{line}\n")


def test_the_tree_as_it_is_keeps_its_contracts(copy: Path) -> None:
    code, output = lint(copy)
    assert code == 0, output


@pytest.mark.parametrize(
    ("module", "line", "words"),
    [
        ("games/engine/core.py", "import django", "games.engine.core imports django"),
        ("games/engine/core.py", "import numpy", "games.engine.core imports numpy"),
        ("games/engine/core.py", "import games.models", "games.engine.core imports games.models"),
        ("games/apps.py", "import classroom.urls", "games is not allowed to import classroom"),
        ("games/apps.py", "import curriculum.apps", "games is not allowed to import curriculum"),
        ("curriculum/apps.py", "import classroom.urls", "curriculum is not allowed to import classroom"),
        ("classroom/apps.py", "import pytest", "classroom is not allowed to import pytest"),
    ],
)
def test_an_import_against_the_grain_is_found(copy: Path, module: str, line: str, words: str) -> None:
    plant(copy / module, line)
    code, output = lint(copy)
    assert code == 1
    assert words in output


def test_the_migrations_are_complete() -> None:
    assert migrations_are_complete(None) == []


def test_a_model_without_its_migration_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with isolate_apps("games") as planted:
        type("Forgotten", (models.Model,), {"__module__": "games.models"})
    monkeypatch.setattr("classroom.checks.apps", planted)
    assert "classroom.E001" in {fault.id for fault in migrations_are_complete(None)}
