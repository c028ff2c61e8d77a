"""`/healthz`: says for each part whether it answers, within a second even when one hangs."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import psycopg
from django.conf import settings
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from redis.asyncio import Redis
from redis.exceptions import RedisError

from classroom.heartbeat import BEATS, STALE_AFTER_SECONDS

PATIENCE_SECONDS = 0.9


@never_cache
async def healthz(request: HttpRequest) -> JsonResponse:
    checks = {"database": database_answers, "redis": redis_answers, "worker": worker_beats}
    answers = await asyncio.gather(*map(in_time, checks.values()))
    parts = dict(zip(checks, answers, strict=True))
    return JsonResponse(parts, status=200 if all(answers) else 503)


async def in_time(check: Callable[[], Awaitable[bool]]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await check()
    except (TimeoutError, OSError, RedisError, psycopg.Error):
        return False


async def database_answers() -> bool:
    """On a connection of its own: the pool may be what is exhausted."""
    async with await psycopg.AsyncConnection.connect(settings.DATABASE_URL) as connection:
        cursor = await connection.execute("SELECT 1")
        return await cursor.fetchone() == (1,)


async def redis_answers() -> bool:
    async with Redis.from_url(settings.REDIS_URL) as client:
        return bool(await client.ping())


async def worker_beats() -> bool:
    async with Redis.from_url(settings.REDIS_URL) as client:
        return bool(await client.zcount(BEATS, time.time() - STALE_AFTER_SECONDS, "+inf"))
