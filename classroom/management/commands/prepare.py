"""Makes a database and a folder ready to serve the site; safe to run at every start."""

import time
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

from django.core.management import BaseCommand, call_command

from classroom import catalogues


class Command(BaseCommand):
    help = "Migrates, makes the cache's table, compiles the catalogues, collects static files."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--demonstrate", action="store_true", help="Fill the demonstration class too.")

    def handle(self, *, demonstrate: bool, **options: Any) -> None:
        # In this order, because translations are read once in the life of a process.
        self.step("Languages", catalogues.compile_all)
        self.step("Database", make_tables)
        self.step("Static files", lambda: call_command("collectstatic", interactive=False, verbosity=0))
        if demonstrate:
            call_command("demonstrate", stdout=self.stdout)
            call_command("demonstrate", logins=True, stdout=self.stdout)

    def step(self, name: str, do: Callable[[], object]) -> None:
        self.stdout.write(f"{name} …", ending="")
        self.stdout.flush()
        started_at = time.monotonic()
        do()
        self.stdout.write(f" {time.monotonic() - started_at:.1f} s")


def make_tables() -> None:
    call_command("migrate", interactive=False, verbosity=0)
    call_command("createcachetable", verbosity=0)
