"""Summaries of the attempts. Every row here can be thrown away and made again from them."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from curriculum import histogram
from curriculum.counts import Count, Key
from games.models.attempt import Source


class Tally(models.Model):
    """What one student did in one operation on one day, in play or in checking others."""

    student = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tallies", db_index=False
    )
    day = models.DateField()
    operation = models.CharField(max_length=5)
    source = models.CharField(max_length=6, choices=Source.choices)
    right = models.PositiveIntegerField()
    wrong = models.PositiveIntegerField()
    overlooked = models.PositiveIntegerField()
    hinted = models.PositiveIntegerField()
    left_out = models.PositiveIntegerField()
    times = models.JSONField()

    class Meta:
        constraints = [
            # Serves sums.sums_of and services.compile_student too: the rows of given students.
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
    last_attempt_id = models.BigIntegerField(default=0)
    compiled_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{self.student_id}: {self.last_attempt_id}"
