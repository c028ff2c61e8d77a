"""A match and who sits at it."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from games.notation import DECIMAL_SIGNS, DIVISION_SIGNS, Notation


class Match(models.Model):
    """One play of a variant.

    Variant, options, seed and moves are the truth; `snapshot` and the columns below it
    follow from them, are written with every move, and are compared by `check_replays`.
    """

    variant = models.SlugField(_("game"), max_length=30)
    variant_version = models.PositiveSmallIntegerField(_("version of the rules"))
    level = models.PositiveSmallIntegerField(_("level"))
    options = models.JSONField(_("options"))
    seed = models.CharField(_("seed"), max_length=64)
    division = models.CharField(_("division sign"), max_length=1, default=DIVISION_SIGNS[0])
    decimal = models.CharField(_("decimal sign"), max_length=1, default=DECIMAL_SIGNS[0])
    opened_at = models.DateTimeField(_("opened at"), default=timezone.now)
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("opened by"),
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )

    snapshot = models.JSONField(_("position"))
    version = models.PositiveIntegerField(_("number of moves"), default=0)
    to_move = ArrayField(models.PositiveSmallIntegerField(), verbose_name=_("seats to move"))
    moved_at = models.DateTimeField(_("last move at"), default=timezone.now)
    due_at = models.DateTimeField(_("bot or clock due at"), null=True)
    finished_at = models.DateTimeField(_("finished at"), null=True)
    result = models.JSONField(_("result"), null=True)

    class Meta:
        verbose_name = _("match")
        verbose_name_plural = _("matches")
        permissions = [("watch_match", "Can watch a match without a seat in it")]
        constraints = [
            models.CheckConstraint(
                name="match_finished_with_result",
                condition=models.Q(finished_at__isnull=True, result__isnull=True)
                | models.Q(finished_at__isnull=False, result__isnull=False, due_at__isnull=True),
            ),
            models.CheckConstraint(
                name="match_notation_known",
                condition=models.Q(division__in=DIVISION_SIGNS, decimal__in=DECIMAL_SIGNS),
            ),
        ]
        indexes = [
            # tasks.sweep: what is overdue, oldest first
            models.Index(fields=["due_at"], name="match_due", condition=models.Q(due_at__isnull=False)),
        ]

    def __str__(self) -> str:
        return f"{self.variant} {self.pk}"

    def get_absolute_url(self) -> str:
        return reverse("games:match", args=[self.pk])

    @property
    def notation(self) -> Notation:
        return Notation(division=self.division, decimal=self.decimal)


class Seat(models.Model):
    """A place at a match, held by a student or by a bot."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats", db_index=False)
    index = models.PositiveSmallIntegerField(_("place"))
    # Indexed: selectors.open_matches, selectors.finished_matches
    student = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("student"),
        on_delete=models.PROTECT,
        null=True,
        related_name="seats",
    )
    bot = models.SlugField(_("bot"), max_length=30, null=True, db_index=False)  # noqa: DJ001  (no bot, not a bot without a name)

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ["match", "index"]
        constraints = [
            models.UniqueConstraint(fields=["match", "index"], name="seat_once_in_a_match"),
            models.UniqueConstraint(fields=["match", "student"], name="student_once_in_a_match"),
            models.CheckConstraint(
                name="seat_for_a_student_or_a_bot",
                condition=models.Q(student__isnull=False, bot__isnull=True)
                | models.Q(student__isnull=True, bot__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}:{self.index}"
