"""Which of the three colour sets a page wears: chosen in a cookie, else as the device asks."""

from dataclasses import dataclass

from django.db.models import TextChoices
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

COOKIE = "theme"
COOKIE_AGE = 365 * 24 * 3600


class Theme(TextChoices):
    AUTO = "auto", _("As the device")
    PAPER = "paper", _("Paper")
    SLATE = "slate", _("Slate")
    CONTRAST = "contrast", _("High contrast")


@dataclass(frozen=True)
class Sheet:
    path: str
    media: str = ""


SLATE = "classroom/themes/slate.css"
CONTRAST = "classroom/themes/contrast.css"
SHEETS = {
    Theme.AUTO: (Sheet(SLATE, "(prefers-color-scheme: dark)"), Sheet(CONTRAST, "(prefers-contrast: more)")),
    Theme.PAPER: (),
    Theme.SLATE: (Sheet(SLATE),),
    Theme.CONTRAST: (Sheet(CONTRAST),),
}


@dataclass(frozen=True)
class Appearance:
    theme: Theme
    themes: tuple[Theme, ...] = tuple(Theme)

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return SHEETS[self.theme]


def read_theme(value: str) -> Theme:
    return Theme(value) if value in Theme.values else Theme.AUTO


def appearance(request: HttpRequest) -> dict[str, Appearance]:
    """Context processor."""
    return {"appearance": Appearance(read_theme(request.COOKIES.get(COOKIE, "")))}
