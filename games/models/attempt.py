"""The facts: every piece of arithmetic that somebody committed to."""

from __future__ import annotations

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.engine.core import AttemptKind
from games.models.exact import EXACT, ExactField
from games.models.match import Match
from games.models.move import Move


class Source(models.TextChoices):
    """Where arithmetic came up; kept apart in every figure."""

    PLAY = "play", _("a claim in a game")
    CHECK = "check", _("a check of somebody else's claim")


class Attempt(models.Model):
    """A row never changes; a trigger sees to that. Every statistic can be rebuilt from these rows.

    `correct` is about `seat`: for a claim, whether the sum is right; for a check, whether
    the one who checked was. `ply` is the number the move had, or would have had.
    """

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="attempts", db_index=False)
    ply = models.PositiveIntegerField(_("number of the move"))
    move = models.ForeignKey(
        Move,
        verbose_name=_("move"),
        on_delete=models.CASCADE,
        null=True,
        related_name="attempts",
        help_text=_("Empty: the move was turned down."),
    )
    seat = models.PositiveSmallIntegerField(_("seat"))
    student = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("student"),
        on_delete=models.PROTECT,
        null=True,
        related_name="attempts",
        db_index=False,
        help_text=_("Empty: a bot."),
    )
    variant = models.CharField(_("game"), max_length=30)
    level = models.PositiveSmallIntegerField(_("level"))
    source = models.CharField(_("source"), max_length=6, choices=Source.choices)
    kind = models.CharField(
        _("kind"), max_length=9, choices=[(kind.value, kind.value) for kind in AttemptKind]
    )
    expression = models.TextField(_("expression"))
    operation = models.CharField(
        _("operation"), max_length=1, blank=True, help_text=_("Empty: not a sum of two numbers.")
    )
    operands = ArrayField(ExactField(), verbose_name=_("numbers in it"))
    claimed = ExactField(_("claimed"), null=True)
    value = ExactField(_("true value"), null=True, help_text=_("Empty: it has none, as in 7 ÷ 0."))
    correct = models.BooleanField(_("correct"))
    error_kinds = ArrayField(models.CharField(max_length=30), verbose_name=_("kinds of error"), default=list)
    search_ms = models.PositiveIntegerField(_("search time in ms"), null=True)
    answer_ms = models.PositiveIntegerField(_("answer time in ms"), null=True)
    hints_used = models.PositiveSmallIntegerField(_("hints used"), default=0)
    client_id = models.CharField(_("name given by the browser"), max_length=40, null=True)  # noqa: DJ001
    happened_at = models.DateTimeField(_("happened at"))

    class Meta:
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")
        constraints = [
            models.CheckConstraint(
                name="attempt_claims_are_play",
                condition=models.Q(kind=AttemptKind.CLAIM.value, source=Source.PLAY.value)
                | (~models.Q(kind=AttemptKind.CLAIM.value) & models.Q(source=Source.CHECK.value)),
            ),
            models.CheckConstraint(
                name="attempt_right_has_no_error",
                condition=models.Q(correct=False) | models.Q(error_kinds=[]),
            ),
            models.CheckConstraint(name="attempt_value_exact", condition=models.Q(value__regex=EXACT)),
            models.CheckConstraint(name="attempt_claimed_exact", condition=models.Q(claimed__regex=EXACT)),
        ]
        indexes = [
            # curriculum: what is new for a student since the watermark, and a student's last attempts
            models.Index(fields=["student", "id"], name="attempt_of_student"),
            # the door: was this refused move sent before? The match page: what was said at a move
            models.Index(fields=["match", "ply"], name="attempt_at_ply"),
        ]

    def __str__(self) -> str:
        return f"{self.expression} = {self.claimed}"
