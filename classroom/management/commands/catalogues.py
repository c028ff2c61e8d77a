"""`make messages` and the catalogues' part of `make check`."""

from argparse import ArgumentParser
from typing import Any

from django.core.management import BaseCommand, CommandError

from classroom import catalogues
from classroom.environment import ROOT


class Command(BaseCommand):
    help = "Brings the message catalogues up to date with the source, or checks that they are."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        what = parser.add_mutually_exclusive_group(required=True)
        what.add_argument("--update", action="store_true")
        what.add_argument("--check", action="store_true")

    def handle(self, *, update: bool, **options: Any) -> None:
        if update:
            self.update()
        else:
            self.check_all()

    def update(self) -> None:
        for path in catalogues.catalogue_paths():
            catalogues.update(path)
            self.stdout.write(f"{path.relative_to(ROOT)} is up to date; translate what is empty.")

    def check_all(self) -> None:
        catalogues.compile_all()
        source = catalogues.source_messages()
        found = [
            f"{path.parent.parent.name}: {problem}"
            for path in catalogues.catalogue_paths()
            for problem in catalogues.problems(path, source)
        ]
        if found:
            raise CommandError("\n".join([*found, "Run `make messages`, translate, and check again."]))
        self.stdout.write("Catalogues: complete.")
