"""Each worker notes in Redis that it lives, so that nobody need ask all of them and wait."""

import time
from typing import Any

import structlog
from celery import bootsteps
from django.conf import settings
from redis import Redis, RedisError

log = structlog.get_logger(__name__)

BEATS = "ardoise:workers"
EVERY_SECONDS = 2
STALE_AFTER_SECONDS = 10


class Heartbeat(bootsteps.StartStopStep):
    requires = ("celery.worker.components:Timer",)

    def __init__(self, parent: Any, **options: Any) -> None:
        super().__init__(parent, **options)
        self.redis = Redis.from_url(settings.REDIS_URL, socket_timeout=0.5, socket_connect_timeout=0.5)
        self.timer_entry: Any = None

    def start(self, parent: Any) -> None:
        self.beat(parent.hostname)
        self.timer_entry = parent.timer.call_repeatedly(EVERY_SECONDS, self.beat, (parent.hostname,))

    def stop(self, parent: Any) -> None:
        if self.timer_entry:
            self.timer_entry.cancel()
        self.leave(parent.hostname)

    def terminate(self, parent: Any) -> None:
        self.stop(parent)

    def beat(self, name: str) -> None:
        now = time.time()
        try:
            self.redis.zadd(BEATS, {name: now})
            self.redis.zremrangebyscore(BEATS, "-inf", now - STALE_AFTER_SECONDS)
        except RedisError as error:
            log.warning("heartbeat_missed", error=str(error))

    def leave(self, name: str) -> None:
        try:
            self.redis.zrem(BEATS, name)
        except RedisError as error:
            log.warning("heartbeat_missed", error=str(error))
