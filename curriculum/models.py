"""Summaries of the attempts. Every row here can be thrown away and made again from them."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from curriculum import histogram
from curriculum.counts import Count, Key
from games.models.attempt import Source


class Tally(models.Model):
    """What one student did in one operation on one day, in play or in checking others."""

    student = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tallies", db_index=False
    )
    day = models.DateField(_("day"))
    operation = models.CharField(_("operation"), max_length=5)
    source = models.CharField(_("source"), max_length=6, choices=Source.choices)
    right = models.PositiveIntegerField(_("right"))
    wrong = models.PositiveIntegerField(_("wrong"))
    overlooked = models.PositiveIntegerField(_("false claims left standing"))
    hinted = models.PositiveIntegerField(_("answered with a hint"))
    left_out = models.PositiveIntegerField(_("times left out"))
    times = models.JSONField(_("answer times"), help_text=_("How many right answers in each bucket."))

    class Meta:
        verbose_name = _("tally")
        verbose_name_plural = _("tallies")
        constraints = [
            # Serves selectors.class_table and services.add_counts too: the rows of given students.
            models.UniqueConstraint(
                fields=["student", "day", "operation", "source"], name="tally_once_a_day"
            ),
            models.CheckConstraint(
                name="tally_overlooked_is_wrong", condition=models.Q(overlooked__lte=models.F("wrong"))
            ),
        ]

    def __str__(self) -> str:
        return f"{self.student_id} {self.day} {self.operation} {self.source}"

    @classmethod
    def of(cls, student_id: int, key: Key, count: Count) -> Tally:
        return cls(
            student_id=student_id,
            **key._asdict(),
            right=count.right,
            wrong=count.wrong,
            overlooked=count.overlooked,
            hinted=count.hinted,
            left_out=count.left_out,
            times=histogram.dump(count.times),
        )

    @property
    def key(self) -> Key:
        return Key(self.day, self.operation, self.source)

    @property
    def count(self) -> Count:
        return Count(
            right=self.right,
            wrong=self.wrong,
            overlooked=self.overlooked,
            hinted=self.hinted,
            left_out=self.left_out,
            times=histogram.load(self.times),
        )


class Watermark(models.Model):
    """How far a student's attempts have been counted; whoever counts holds the lock on this row."""

    student = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="watermark"
    )
    last_attempt_id = models.BigIntegerField(_("last attempt counted"), default=0)
    compiled_at = models.DateTimeField(_("counted at"), auto_now=True)

    class Meta:
        verbose_name = _("watermark")
        verbose_name_plural = _("watermarks")

    def __str__(self) -> str:
        return f"{self.student_id}: {self.last_attempt_id}"
