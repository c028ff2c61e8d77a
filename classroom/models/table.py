from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models import Match


class Table(models.Model):
    """A match that was opened in a class; its teachers may watch it."""

    match = models.OneToOneField(Match, on_delete=models.CASCADE, related_name="table")
    classroom = models.ForeignKey("Classroom", on_delete=models.PROTECT, related_name="tables")
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="opened_tables"
    )

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")

    def __str__(self) -> str:
        return f"{self.match_id} @ {self.classroom_id}"
