"""pytest plugin: a throw-away PostgreSQL for the run, and a Redis for each of its processes.

A plugin and not a conftest: pytest-django reads the settings before any conftest is imported.
"""

import fcntl
import os
import shutil
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import IO

import pytest

from classroom import catalogues, embedded, processes

RUNS = Path(tempfile.gettempdir()) / f"ardoise-tests-{os.getuid()}"


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> Generator[None]:
    """A wrapper, because wrappers go before pytest-django's hook, which loads the settings."""
    folder = _own_folder(early_config)
    if "PYTEST_XDIST_WORKER" not in os.environ:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        _prepare_run(folder)
    os.environ["REDIS_URL"] = embedded.redis_url(folder)
    embedded.start_redis(folder, durable=False)
    yield


def _prepare_run(folder: Path) -> None:
    """What all processes of the run share, handed on to xdist's by the environment."""
    catalogues.compile_all()
    embedded.start_postgres(folder, durable=False)
    os.environ |= {
        "ARDOISE_VAR": str(folder),
        "DATABASE_URL": embedded.database_url(folder),
        "ARDOISE_LOGS": "text",
        "ARDOISE_BOT_PAUSE_MS": "0",
        # Playwright's sync API runs an event loop in the thread of the tests.
        "DJANGO_ALLOW_ASYNC_UNSAFE": "yes",
    }


def _own_folder(config: pytest.Config) -> Path:
    folder = RUNS / str(os.getpid())
    RUNS.mkdir(mode=0o700, exist_ok=True)
    # One process at a time, or a new folder not yet locked would pass for an abandoned one.
    with (RUNS / "lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        _tidy_up_after_killed_runs()
        folder.mkdir()
        lock = _lock(folder)
    config.add_cleanup(lambda: _clear(folder, lock))
    return folder


def _tidy_up_after_killed_runs() -> None:
    for folder in RUNS.glob("*/"):
        if lock := _lock(folder):
            _clear(folder, lock)


def _lock(folder: Path) -> IO[str] | None:
    """Held for as long as its process lives, however it dies."""
    try:
        lock = (folder / "lock").open("w")
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        return None
    return lock


def _clear(folder: Path, lock: IO[str] | None) -> None:
    processes.stop_leftovers(embedded.runtime_folder(folder))
    shutil.rmtree(folder, ignore_errors=True)
    if lock:
        lock.close()
