"""`make run`: prepares the site, runs the processes of the Procfile, stops them all.

Signals only set a flag, which is looked at between two steps: a process is never started
and forgotten because Ctrl-C came in between.
"""

import fcntl
import os
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from string import Template
from typing import IO

from django.core.exceptions import ImproperlyConfigured

from classroom import addresses, embedded, environment, processes

WEB_PATIENCE_SECONDS = 30
# A part that ends sooner than this after its start would only end again.
SHORTEST_LIFE_SECONDS = 5


class CannotRun(Exception):
    pass


@dataclass
class Part:
    """A process to keep alive, and how to start it again."""

    start: Callable[[], processes.Service]
    service: processes.Service
    started_at: float


class Supervisor:
    def __init__(self, var: Path, host: str, port: int) -> None:
        self.var, self.host, self.port = var, host, port
        self.folder = embedded.make_folders(var)
        self.parts: list[Part] = []
        self.stopping = threading.Event()

    def run(self) -> None:
        if left := processes.stop_leftovers(self.folder):
            say(f"Stopped what a former run had left behind: {', '.join(left)}.")
        addresses.require_free(self.host, self.port)
        for step in (self.start_services, self.prepare, self.start_site):
            if not self.stopping.is_set():
                step()
        while not self.stopping.wait(0.5):
            self.revive()

    def start_services(self) -> None:
        if "DATABASE_URL" not in os.environ:
            say("Starting PostgreSQL …")
            self.keep(lambda: embedded.start_postgres(self.var))
        if "REDIS_URL" not in os.environ:
            say("Starting Redis …")
            self.keep(lambda: embedded.start_redis(self.var))

    def prepare(self) -> None:
        command = [sys.executable, str(environment.ROOT / "manage.py"), "prepare"]
        if environment.flag("ARDOISE_DEMONSTRATION", default=True):
            command.append("--demonstrate")
        service = processes.start("prepare", command, folder=self.folder, environment=self.environment())
        while service.is_running() and not self.stopping.wait(0.05):
            pass
        code = processes.stop(service)
        if code and not self.stopping.is_set():
            raise CannotRun("The site could not be prepared; the reason is above.")

    def start_site(self) -> None:
        for name, command in read_procfile(environment.ROOT / "Procfile", self.environment()).items():
            self.keep(partial(self.start_process, name, command))
        self.wait_for_web()
        if not self.stopping.is_set():
            say(addresses.invitation(self.host, self.port))

    def start_process(self, name: str, command: list[str]) -> processes.Service:
        return processes.start(name, command, folder=self.folder, environment=self.environment())

    def keep(self, start: Callable[[], processes.Service]) -> None:
        self.parts.append(Part(start, start(), time.monotonic()))

    def revive(self) -> None:
        for part in self.parts:
            if not part.service.is_running():
                self.start_again(part)

    def start_again(self, part: Part) -> None:
        if time.monotonic() - part.started_at < SHORTEST_LIFE_SECONDS:
            raise CannotRun(f"{part.service.name} ended right after its start.")
        say(f"{part.service.name} ended by itself; starting it again.")
        part.service, part.started_at = part.start(), time.monotonic()

    def wait_for_web(self) -> None:
        deadline = time.monotonic() + WEB_PATIENCE_SECONDS
        while not addresses.answers(self.host, self.port):
            self.revive()
            if time.monotonic() > deadline:
                raise CannotRun("The web process does not answer.")
            if self.stopping.wait(0.1):
                return

    def stop_all(self) -> None:
        """The site first: it ends its jobs while PostgreSQL and Redis still answer."""
        for part in reversed(self.parts):
            processes.stop(part.service)

    def environment(self) -> dict[str, str]:
        ours = {
            "ARDOISE_VAR": str(self.var),
            "HOST": self.host,
            "PORT": str(self.port),
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        }
        defaults = {
            "ALLOWED_HOSTS": " ".join(addresses.own_names(self.host)),
            "ARDOISE_LOGS": "text",
            "ARDOISE_LOG_LEVEL": "WARNING",
        }
        return defaults | os.environ | ours


def read_procfile(path: Path, variables: dict[str, str]) -> dict[str, list[str]]:
    lines = [line.partition(":") for line in path.read_text().splitlines() if line.strip()]
    return {name.strip(): shlex.split(Template(command).substitute(variables)) for name, _, command in lines}


def say(text: str) -> None:
    """To nobody, if need be: a closed terminal must not keep us from stopping the parts."""
    with suppress(OSError):
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()


def lock(var: Path) -> IO[str]:
    """Freed by the system when we end, however we end."""
    file = (var / "lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotRun(f"Ardoise is already running on the data in {var}.") from None
    return file


def supervise() -> None:
    var = environment.var_folder()
    host = environment.text("HOST", "127.0.0.1")
    supervisor = Supervisor(var, host, environment.number("PORT", 8000, lowest=1, highest=65535))
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: supervisor.stopping.set())
    with lock(var):
        try:
            supervisor.run()
        finally:
            say("Stopping …")
            supervisor.stop_all()


def main() -> int:
    try:
        supervise()
    except (CannotRun, ImproperlyConfigured, addresses.PortTaken, embedded.DidNotStart) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
