"""What must be remembered to finish an interrupted demonstration, and to print its logins again.

A password known to everybody would be a hole on a school's network, so it is
made here once, like the children's cards, and kept in `var/` beside the secret key.
"""

import json
import os
import secrets
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from django.conf import settings
from django.utils import timezone

from classroom.cards import new_secret
from classroom.demonstration.children import CHILDREN
from classroom.models import Classroom


@dataclass
class Kept:
    password: str
    cards: dict[str, str]
    began_at: str
    is_finished: bool = False

    @property
    def began(self) -> datetime:
        return datetime.fromisoformat(self.began_at)


def path() -> Path:
    return Path(settings.VAR) / "demonstration.json"


def read() -> Kept | None:
    return Kept(**json.loads(path().read_text())) if path().exists() else None


def make() -> Kept:
    cards = {child.name: new_secret(Classroom()) for child in CHILDREN}
    kept = Kept(secrets.token_urlsafe(9), cards, timezone.now().isoformat())
    write(kept)
    return kept


def write(kept: Kept) -> None:
    """Whole or not at all, and for the owner's eyes only."""
    draft = path().with_suffix(".draft")
    draft.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        json.dump(asdict(kept), file, indent=2, ensure_ascii=False)
    draft.replace(path())
