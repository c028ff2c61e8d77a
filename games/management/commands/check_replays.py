"""Replay matches from their rows and compare with what is saved."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from games.game import OldRules
from games.models import Match
from games.replay import differences


class Command(BaseCommand):
    help = "Replays every match, or one, from its moves; says which differ from what is saved."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--match", type=int, help="look at this match only")

    def handle(self, *args: Any, match: int | None = None, **options: Any) -> None:
        chosen = Match.objects.filter(pk=match) if match else Match.objects.order_by("pk")
        ids = list(chosen.values_list("pk", flat=True))
        if match and not ids:
            raise CommandError(f"There is no match {match}.")
        different = sum(self._report(pk) for pk in ids)
        if different:
            raise CommandError(f"{different} of {len(ids)} matches differ from their moves.")
        self.stdout.write(f"{len(ids)} matches replayed, all as saved.")

    def _report(self, match_id: int) -> bool:
        found = list(self._differences(match_id))
        for difference in found:
            self.stderr.write(f"match {match_id}: {difference}")
        return bool(found)

    def _differences(self, match_id: int) -> Iterable[str]:
        # Locked: a move between reading the snapshot and reading the rows is no difference.
        with transaction.atomic():
            match = Match.objects.select_for_update().prefetch_related("seats").get(pk=match_id)
            try:
                return list(differences(match))
            except OldRules as old:
                return [f"the rules {old} are gone"]
