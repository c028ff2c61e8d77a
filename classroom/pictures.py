"""The twelve pictures of which three, in order, let a student in; drawn in static/classroom/pictures."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Picture(models.TextChoices):
    APPLE = "apple", _("apple")
    BOAT = "boat", _("boat")
    CAR = "car", _("car")
    CAT = "cat", _("cat")
    FISH = "fish", _("fish")
    FLOWER = "flower", _("flower")
    HOUSE = "house", _("house")
    KEY = "key", _("key")
    MOON = "moon", _("moon")
    SUN = "sun", _("sun")
    TREE = "tree", _("tree")
    UMBRELLA = "umbrella", _("umbrella")

    @property
    def path(self) -> str:
        return f"classroom/pictures/{self.value}.svg"
