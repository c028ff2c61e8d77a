from django.conf import settings
from django.db import models
from django.utils import timezone


class WrongSignIn(models.Model):
    """One wrong secret, kept for a day. The limits of `classroom.limits` count these rows."""

    student = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="wrong_sign_ins"
    )
    classroom = models.ForeignKey("Classroom", on_delete=models.CASCADE, related_name="wrong_sign_ins")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = [
            models.Index(fields=["student", "at"], name="wrong_by_student"),  # limits.wait_for
            models.Index(fields=["classroom", "at"], name="wrong_by_class"),  # limits.is_class_busy
        ]

    def __str__(self) -> str:
        return f"{self.student_id} {self.at:%F %T}"
