"""Fixtures for the parts a test can run: the site, a worker, Redis, a browser."""

import os
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from django.db import connection
from playwright.sync_api import Page
from redis import Redis

from classroom import embedded, processes
from classroom.heartbeat import BEATS
from tests import chromium

QUIET_CHROMIUM = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]


@dataclass(frozen=True)
class Site:
    url: str


class RedisServer:
    """This process's own Redis: a test may stop it, freeze it and start it again."""

    def __init__(self) -> None:
        self.folder = Path(urlsplit(os.environ["REDIS_URL"]).path).parent.parent

    def stop(self) -> None:
        if service := self._service():
            service.process.resume()
            processes.stop(service)

    def freeze(self) -> None:
        if service := self._service():
            service.process.suspend()

    def start(self) -> None:
        embedded.start_redis(self.folder, durable=False)

    def _service(self) -> processes.Service | None:
        pid_file = embedded.runtime_folder(self.folder) / "redis.pid"
        return processes.recall(pid_file) if pid_file.exists() else None


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.stop()
    server.start()


@pytest.fixture
def site(transactional_db: None) -> Iterator[Site]:
    """The real ASGI application in a thread of the tests, on the tests' database."""
    from classroom.asgi import application

    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(application, log_config=None, lifespan="off", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        wait_until(lambda: server.started)
        yield Site(f"http://127.0.0.1:{listener.getsockname()[1]}")
        server.should_exit = True
        thread.join(10)


@pytest.fixture
def worker(transactional_db: None, tmp_path: Path) -> Iterator[processes.Service]:
    """A real Celery worker for every queue, on the tests' database and Redis."""
    service = start_worker(tmp_path)
    yield service
    processes.kill(service)


def start_worker(folder: Path, *more: str) -> processes.Service:
    command = [sys.executable, "-m", "celery", "-A", "classroom", "worker", "--loglevel", "INFO", *more]
    command += ["--queues", "default,bots,stats", "--concurrency", "1"]
    command += ["--without-gossip", "--without-mingle"]
    log = folder / "worker.log"
    # Noted beside Redis, where the next run finds it should this one be killed.
    notes = Path(urlsplit(os.environ["REDIS_URL"]).path).parent
    with Redis.from_url(os.environ["REDIS_URL"]) as client:
        client.delete(BEATS)
        service = processes.start("worker", command, folder=notes, log=log, environment=_test_environment())
        wait_until(lambda: client.zcard(BEATS) > 0 or not service.is_running(), seconds=30)
    assert service.is_running(), log.read_text()
    return service


def _test_environment() -> dict[str, str]:
    name = connection.settings_dict["NAME"]
    url = urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()
    return os.environ | {"DATABASE_URL": url, "REMAP_SIGTERM": "SIGQUIT"}


def wait_until(condition: Callable[[], bool], seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "It did not happen in time."
        time.sleep(0.05)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    arguments = [*QUIET_CHROMIUM, *(["--no-sandbox"] if os.getuid() == 0 else [])]
    program = {"executable_path": found} if (found := chromium.on_the_path()) else {}
    return browser_type_launch_args | {"args": arguments} | program


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], site: Site) -> dict[str, Any]:
    return browser_context_args | {"base_url": site.url, "locale": "en-GB"}


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Asserts that axe finds nothing wrong with the page as it stands."""

    def check(page: Page) -> None:
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()

    return check
