import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import psutil
import pytest

from classroom import addresses, embedded, processes, supervise
from tests.running import wait_until

Start = Callable[[], subprocess.Popen[str]]


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.fixture
def start(tmp_path: Path, port: int) -> Iterator[Start]:
    """`make run` with a folder of its own, and without the demonstration class."""
    ours = {"ARDOISE_VAR": str(tmp_path), "PORT": str(port), "ARDOISE_DEMONSTRATION": "no"}
    kept = {name: value for name, value in os.environ.items() if not name.endswith("_URL")}
    command = [sys.executable, "-m", "classroom.supervise"]

    def start() -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=kept | ours, stdout=pipe, stderr=subprocess.STDOUT, text=True)

    yield start
    processes.stop_leftovers(embedded.runtime_folder(tmp_path))


def read_until(words: str, run: subprocess.Popen[str]) -> str:
    text = ""
    assert run.stdout
    for line in run.stdout:
        text += line
        if words in line:
            return text
    raise AssertionError(f"It ended without saying {words!r}:\n{text}")


def ends(run: subprocess.Popen[str]) -> tuple[int, str]:
    output, _ = run.communicate(timeout=60)
    return run.returncode, output


def health(port: int) -> dict[str, bool]:
    with closing(HTTPConnection("localhost", port, timeout=5)) as connection:
        connection.request("GET", "/healthz")
        parts: dict[str, bool] = json.loads(connection.getresponse().read())
        return parts


def processes_of(var: Path) -> list[str]:
    """Whatever was started with this folder: every part has it in its environment or its command."""
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get("ARDOISE_VAR") == str(var) or str(var) in " ".join(process.cmdline()):
                found.append(process.name())
        except psutil.Error:
            continue
    return found


def test_it_runs_again_after_a_kill_and_leaves_nothing_behind(
    start: Start, port: int, tmp_path: Path
) -> None:
    first = start()
    read_until("ready", first)
    secret = (tmp_path / "secret-key").read_text()
    assert ends(start()) == (1, f"Ardoise is already running on the data in {tmp_path}.\n")
    first.kill()
    first.wait()

    second = start()
    assert "left behind: postgres, redis, web, worker" in read_until(f"http://localhost:{port}/", second)
    wait_until(lambda: all(health(port).values()), seconds=60)
    assert (tmp_path / "secret-key").read_text() == secret

    second.send_signal(signal.SIGINT)
    assert ends(second)[0] == 0
    assert processes_of(tmp_path) == []


def test_it_stops_at_once_while_it_still_prepares(start: Start, tmp_path: Path) -> None:
    run = start()
    read_until("Redis", run)
    run.send_signal(signal.SIGTERM)
    assert ends(run)[0] == 0
    assert processes_of(tmp_path) == []


def test_a_closed_terminal_stops_everything(start: Start, tmp_path: Path) -> None:
    run = start()
    read_until("ready", run)
    assert run.stdout
    run.stdout.close()
    run.send_signal(signal.SIGHUP)
    run.wait(60)
    assert processes_of(tmp_path) == []


def test_a_port_in_use_gives_a_clear_message(start: Start, port: int, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", port)):
        code, output = ends(start())
    assert code == 1
    assert f"Port {port} is in use. Choose another one, for example: PORT={port + 1} make run" in output
    assert processes_of(tmp_path) == []


def test_nonsense_in_the_environment_gives_a_clear_message(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PORT", "eighty")
    monkeypatch.setenv("ARDOISE_VAR", str(tmp_path))
    assert supervise.main() == 1


def test_the_procfile_gets_its_variables(tmp_path: Path) -> None:
    (tmp_path / "Procfile").write_text("web: serve --port $PORT 'two words'\n\nworker: work\n")
    assert supervise.read_procfile(tmp_path / "Procfile", {"PORT": "8123"}) == {
        "web": ["serve", "--port", "8123", "two words"],
        "worker": ["work"],
    }


def test_on_an_open_network_the_machine_answers_to_its_own_addresses() -> None:
    assert set(addresses.own_addresses()) <= set(addresses.own_names("0.0.0.0"))  # noqa: S104
    assert set(addresses.own_names("127.0.0.1")) == set(addresses.LOCAL)
