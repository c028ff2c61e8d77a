"""What `manage.py check --deploy` looks at beyond Django's own list."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig, apps
from django.core.checks import Error
from django.db.migrations.autodetector import MigrationAutodetector
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.state import ProjectState


def migrations_are_complete(app_configs: Sequence[AppConfig] | None, **options: Any) -> list[Error]:
    """Like `makemigrations --check`, which wants a database to be there."""
    loader = MigrationLoader(None, ignore_no_migrations=True)
    detector = MigrationAutodetector(loader.project_state(), ProjectState.from_apps(apps))
    return [
        Error(f"The models of {app} have changed and no migration says so.", id="classroom.E001")
        for app in detector.changes(graph=loader.graph)
    ]
