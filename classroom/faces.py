"""The faces that stand beside a student's name: animals, drawn in games/static/games/faces.

The fox, the mouse and the owl are bots.
"""

import random

from django.db import models
from django.utils.translation import gettext_lazy as _


class Face(models.TextChoices):
    BEAR = "bear", _("bear")
    CHICK = "chick", _("chick")
    ELEPHANT = "elephant", _("elephant")
    FROG = "frog", _("frog")
    KOALA = "koala", _("koala")
    LION = "lion", _("lion")
    PANDA = "panda", _("panda")
    PENGUIN = "penguin", _("penguin")
    PIG = "pig", _("pig")
    RABBIT = "rabbit", _("rabbit")
    TIGER = "tiger", _("tiger")
    TURTLE = "turtle", _("turtle")


def deal_faces(number: int) -> list[Face]:
    """Every face once before any comes twice."""
    faces: list[Face] = []
    while len(faces) < number:
        faces += random.sample(list(Face), len(Face))
    return faces[:number]
