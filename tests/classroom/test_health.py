import pytest
from django.test import Client
from pytest_django import Settings

from classroom import processes
from tests.running import RedisServer


def parts(client: Client) -> dict[str, bool]:
    """With Redis frozen this would wait for ever, were it not for the timeouts."""
    answer = client.get("/healthz")
    assert answer.status_code == (200 if all(answer.json().values()) else 503)
    found: dict[str, bool] = answer.json()
    return found


def test_it_says_that_all_is_well(client: Client, worker: processes.Service) -> None:
    assert parts(client) == {"database": True, "redis": True, "worker": True}


def test_it_says_that_the_worker_is_gone(client: Client, worker: processes.Service) -> None:
    processes.stop(worker)
    assert parts(client) == {"database": True, "redis": True, "worker": False}


@pytest.mark.parametrize("trouble", ["stop", "freeze"])
def test_it_says_that_redis_is_down_or_hangs(client: Client, redis_server: RedisServer, trouble: str) -> None:
    getattr(redis_server, trouble)()
    assert parts(client) == {"database": True, "redis": False, "worker": False}


def test_it_says_that_the_database_is_down(client: Client, settings: Settings) -> None:
    settings.DATABASE_URL = "postgresql://nobody@/nothing?host=/nowhere"
    assert parts(client)["database"] is False


def test_it_may_not_be_cached(client: Client) -> None:
    assert "no-store" in client.get("/healthz")["Cache-Control"]
