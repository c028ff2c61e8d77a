"""Starts processes, stops them gently, and finds those again that a killed run left behind."""

import json
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

GENTLE_SECONDS = 10


@dataclass(frozen=True)
class Service:
    name: str
    process: psutil.Process
    pid_file: Path
    farewell: signal.Signals

    def is_running(self) -> bool:
        try:
            return self.process.status() != psutil.STATUS_ZOMBIE
        except psutil.NoSuchProcess:
            return False


def start(
    name: str,
    command: Sequence[str],
    *,
    folder: Path,
    log: Path | None = None,
    environment: Mapping[str, str] | None = None,
    farewell: signal.Signals = signal.SIGTERM,
) -> Service:
    """Out of the terminal's process group: Ctrl-C must reach the supervisor alone."""
    output = log.open("ab") if log else None
    process = psutil.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        start_new_session=True,
    )
    if output:
        output.close()
    return _remember(Service(name, process, folder / f"{name}.pid", farewell))


def stop(service: Service) -> int | None:
    """Signals the main process alone: it knows how to end its children between two jobs."""
    code = None
    try:
        service.process.send_signal(service.farewell)
        code = service.process.wait(GENTLE_SECONDS)
    except psutil.TimeoutExpired:
        kill(service)
    except psutil.NoSuchProcess:
        pass
    _end_orphans(service)
    service.pid_file.unlink(missing_ok=True)
    return code


def kill(service: Service) -> None:
    try:
        family = [service.process, *service.process.children(recursive=True)]
    except psutil.NoSuchProcess:
        family = []
    for member in family:
        with suppress(psutil.NoSuchProcess):
            member.kill()
    psutil.wait_procs(family, timeout=GENTLE_SECONDS)
    service.pid_file.unlink(missing_ok=True)


def _end_orphans(service: Service) -> None:
    """A worker stopped while it still starts leaves children behind; every service leads a session."""
    for pid in psutil.pids():
        with suppress(ProcessLookupError, PermissionError):
            if pid != service.process.pid and os.getsid(pid) == service.process.pid:
                os.kill(pid, signal.SIGKILL)


def stop_leftovers(folder: Path) -> list[str]:
    """Stops what pid files in the folder still point at; the caller holds the folder's lock."""
    found = [service for file in sorted(folder.glob("*.pid")) if (service := recall(file))]
    for service in reversed(found):
        stop(service)
    return [service.name for service in found]


def _remember(service: Service) -> Service:
    # The birth time tells our process from a later one that was given the same number.
    note = {
        "pid": service.process.pid,
        "born": service.process.create_time(),
        "farewell": service.farewell.value,
    }
    service.pid_file.write_text(json.dumps(note))
    return service


def recall(pid_file: Path) -> Service | None:
    try:
        note = json.loads(pid_file.read_text())
        process = psutil.Process(note["pid"])
        if process.create_time() == note["born"]:
            return Service(pid_file.stem, process, pid_file, signal.Signals(note["farewell"]))
    except (ValueError, KeyError, psutil.NoSuchProcess):
        pass
    pid_file.unlink()
    return None
