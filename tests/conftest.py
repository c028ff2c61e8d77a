"""Fixtures for every test; those that need running parts are in `tests/running.py`."""

import asyncio
import fcntl
import importlib
import inspect
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.core.cache import cache
from django.core.management import call_command
from django.utils import translation
from redis import Redis

pytest_plugins = ["tests.running", "tests.classroom.cast"]


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, static_files: None) -> None:
    """A page that uses the database also names its files, by their hashed names.

    The application looks for those files once, when it is made. Making it also sets up logging
    anew, and a test that reads the log must not see that happen in its midst.
    """
    importlib.import_module("classroom.asgi")


@pytest.fixture(scope="session")
def static_files() -> None:
    """Collected once: the processes of a run share the folder."""
    with (settings.VAR / "static.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (settings.STATIC_ROOT / "staticfiles.json").exists():
            call_command("collectstatic", interactive=False, verbosity=0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in its process for good.

    Whatever starts a loop of its own there would fail after them.
    """
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests may be coroutines."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(autouse=True)
def _clean_slate(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that commits truncates the models' tables; the cache and waiting jobs need us."""
    commits = "transactional_db" in request.fixturenames
    if commits:
        request.getfixturevalue("transactional_db")
    yield
    # A page asked for in French leaves its thread speaking French.
    translation.deactivate()
    if commits:
        cache.clear()
        with Redis.from_url(settings.REDIS_URL) as client:
            client.flushdb()
