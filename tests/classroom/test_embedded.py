import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest
import redis

from classroom import embedded, processes
from tests.running import wait_until


@pytest.fixture
def var(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "a folder with spaces, and a name longer than any socket's path may be" / "var"
    yield folder
    processes.stop_leftovers(embedded.runtime_folder(folder))


def kill(service: processes.Service) -> None:
    service.process.send_signal(signal.SIGKILL)
    service.process.wait(10)


def test_postgres_keeps_its_data_when_it_is_killed(var: Path) -> None:
    service = embedded.start_postgres(var)
    with psycopg.connect(embedded.database_url(var)) as connection:
        connection.execute("CREATE TABLE slate (line text)")
    kill(service)
    embedded.start_postgres(var)
    with psycopg.connect(embedded.database_url(var)) as connection:
        assert connection.execute("SELECT count(*) FROM slate").fetchone() == (0,)


def test_redis_keeps_its_data_when_it_is_killed(var: Path) -> None:
    service = embedded.start_redis(var)
    with redis.Redis.from_url(embedded.redis_url(var)) as client:
        client.set("line", "7 × 8")
    kill(service)
    embedded.start_redis(var)
    with redis.Redis.from_url(embedded.redis_url(var), decode_responses=True) as client:
        assert client.get("line") == "7 × 8"


def test_postgres_orders_words_the_same_on_every_machine(var: Path) -> None:
    embedded.start_postgres(var)
    with psycopg.connect(embedded.database_url(var)) as connection:
        row = connection.execute("SELECT datlocprovider, datlocale FROM pg_database").fetchone()
    assert row == ("b", "C.UTF-8")


def test_nobody_else_can_reach_the_sockets(var: Path) -> None:
    assert embedded.make_folders(var).stat().st_mode & 0o777 == 0o700


def test_leftovers_are_stopped_and_named(var: Path) -> None:
    service = embedded.start_redis(var)
    assert processes.stop_leftovers(embedded.runtime_folder(var)) == ["redis"]
    assert not service.is_running()


def test_a_process_that_only_inherited_the_number_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "web.pid").write_text(f'{{"pid": {os.getpid()}, "born": 1.0, "farewell": 9}}')
    assert processes.stop_leftovers(tmp_path) == []


def test_a_part_that_cannot_start_says_why(var: Path) -> None:
    embedded.make_folders(var)
    (var / "redis").mkdir()
    (var / "redis" / "appendonly.aof").write_text("not what Redis wrote")
    with pytest.raises(embedded.DidNotStart, match=r"redis did not start(.|\n)*Bad file format"):
        embedded.start_redis(var)


def test_children_do_not_outlive_a_service_that_forgets_them(tmp_path: Path) -> None:
    script = f"sleep 60 & echo $! > '{tmp_path}/child'; wait"
    service = processes.start("careless", ["sh", "-c", script], folder=tmp_path)
    wait_until(lambda: (tmp_path / "child").exists() and (tmp_path / "child").read_text().strip().isdigit())
    child = psutil.Process(int((tmp_path / "child").read_text()))
    processes.stop(service)
    wait_until(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE)
