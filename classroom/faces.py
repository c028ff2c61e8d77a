"""The faces that stand beside a student's name: animals, drawn in games/static/games/faces."""

import random

from django.db import models
from django.utils.translation import gettext_lazy as _


class Face(models.TextChoices):
    OWL = "owl", _("owl")
    FOX = "fox", _("fox")
    BEAR = "bear", _("bear")
    RABBIT = "rabbit", _("rabbit")
    FROG = "frog", _("frog")
    PENGUIN = "penguin", _("penguin")
    MOUSE = "mouse", _("mouse")
    LION = "lion", _("lion")
    KOALA = "koala", _("koala")
    PIG = "pig", _("pig")
    CHICK = "chick", _("chick")
    PANDA = "panda", _("panda")


def deal_faces(number: int) -> list[Face]:
    """Every face once before any comes twice."""
    faces: list[Face] = []
    while len(faces) < number:
        faces += random.sample(list(Face), len(Face))
    return faces[:number]
