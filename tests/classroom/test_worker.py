"""A worker must outlive its Redis: Celery 5.7.0 did not, so a new Celery has to pass here first."""

import os
import time
from pathlib import Path

import pytest

from classroom import processes
from tests.jobs import take_a_while
from tests.running import RedisServer, start_worker, wait_until

LONG_JOB_SECONDS = 60


@pytest.fixture
def busy_worker(transactional_db: None, redis_server: RedisServer, tmp_path: Path) -> processes.Service:
    service = start_worker(tmp_path, "--include", "tests.jobs")
    take_a_while.delay(str(tmp_path / "first"), LONG_JOB_SECONDS)
    wait_until((tmp_path / "first.started").exists)
    return service


def test_it_survives_losing_redis_with_a_job_in_flight(
    busy_worker: processes.Service, redis_server: RedisServer, tmp_path: Path
) -> None:
    redis_server.stop()
    time.sleep(1)
    redis_server.start()
    take_a_while.delay(str(tmp_path / "second"), 0)
    wait_until((tmp_path / "second.done").exists, seconds=20)
    assert busy_worker.is_running()
    processes.stop(busy_worker)


def test_stopping_it_does_not_wait_for_a_long_job(busy_worker: processes.Service) -> None:
    started_at = time.monotonic()
    processes.stop(busy_worker)
    assert time.monotonic() - started_at < LONG_JOB_SECONDS


@pytest.mark.parametrize("trouble", ["down", "hanging"])
def test_enqueueing_does_not_hang_with_redis(redis_server: RedisServer, trouble: str) -> None:
    redis_server.stop() if trouble == "down" else redis_server.freeze()
    with pytest.raises(take_a_while.OperationalError):
        take_a_while.delay(os.devnull, 0)
