"""What changed a match."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.match import Match


class Move(models.Model):
    """One accepted action. A trigger keeps these rows from ever changing."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="moves", db_index=False)
    ply = models.PositiveIntegerField(_("number in the match"))
    seat = models.PositiveSmallIntegerField(_("seat"), null=True, help_text=_("Empty: the house."))
    move = models.JSONField(_("move"))
    news = models.JSONField(_("news"))
    # The browser's name for the move, so that a move sent twice is played once.
    client_id = models.CharField(_("name given by the browser"), max_length=40, null=True)  # noqa: DJ001
    search_ms = models.PositiveIntegerField(_("search time in ms"), null=True)
    answer_ms = models.PositiveIntegerField(_("answer time in ms"), null=True)
    played_at = models.DateTimeField(_("played at"))

    class Meta:
        verbose_name = _("move")
        verbose_name_plural = _("moves")
        ordering = ["match", "ply"]
        constraints = [
            # Serves check_replays and selectors.news_since too: the moves of a match in order.
            models.UniqueConstraint(fields=["match", "ply"], name="move_once_in_a_match"),
            # Serves the door: was this move played already?
            models.UniqueConstraint(fields=["match", "seat", "client_id"], name="move_named_once"),
            models.CheckConstraint(name="move_ply_from_one", condition=models.Q(ply__gte=1)),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}.{self.ply}"
