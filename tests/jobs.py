"""Jobs for tests of the worker itself."""

import time
from pathlib import Path

from celery import shared_task


@shared_task(queue="default")
def take_a_while(name: str, seconds: float) -> None:
    Path(f"{name}.started").touch()
    time.sleep(seconds)
    Path(f"{name}.done").touch()
