from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from classroom.codes import CODE_LENGTH, new_code
from classroom.levels import WrongSums
from classroom.models.archive import Archivable
from games.notation import Notation


class SignInMethod(models.TextChoices):
    PICTURES = "pictures", _("Three pictures")
    PIN = "pin", _("A PIN of four digits")


class DivisionSign(models.TextChoices):
    OBELUS = "÷", "÷"
    COLON = ":", ":"


class DecimalSign(models.TextChoices):
    POINT = ".", _("point (3.5)")
    COMMA = ",", _("comma (3,5)")


class Language(models.TextChoices):
    ENGLISH = "en", _("English")
    FRENCH = "fr", _("French")


class Classroom(Archivable):
    """A class of students. (`class` is taken in Python.)"""

    name = models.CharField(_("name of the class"), max_length=60)
    school_level = models.CharField(_("school level"), max_length=30, blank=True)
    code = models.CharField(
        _("class code"), max_length=CODE_LENGTH, unique=True, default=new_code, editable=False
    )
    language = models.CharField(
        _("language"), max_length=2, choices=Language.choices, default=Language.ENGLISH
    )
    division_sign = models.CharField(
        _("division sign"), max_length=1, choices=DivisionSign.choices, default=DivisionSign.OBELUS
    )
    decimal_sign = models.CharField(
        _("decimal sign"), max_length=1, choices=DecimalSign.choices, default=DecimalSign.POINT
    )
    sign_in_with = models.CharField(
        _("students sign in with"), max_length=8, choices=SignInMethod.choices, default=SignInMethod.PICTURES
    )
    level = models.PositiveSmallIntegerField(
        _("level of the games"), default=3, validators=[MinValueValidator(1), MaxValueValidator(5)]
    )
    wrong_sums = models.CharField(
        _("if a sum is wrong"), max_length=9, choices=WrongSums.choices, blank=True, default=""
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    teachers = models.ManyToManyField(
        settings.AUTH_USER_MODEL, through="Membership", related_name="classrooms"
    )

    class Meta:
        verbose_name = _("class")
        verbose_name_plural = _("classes")
        ordering = ["name", "pk"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("classroom:class", args=[self.pk])

    @property
    def notation(self) -> Notation:
        return Notation(division=self.division_sign, decimal=self.decimal_sign)

    @property
    def uses_pictures(self) -> bool:
        return self.sign_in_with == SignInMethod.PICTURES


class Membership(models.Model):
    """A teacher's place in a class; a table of its own, since a class may have several teachers."""

    teacher = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE)
    joined_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("membership")
        verbose_name_plural = _("memberships")
        constraints = [models.UniqueConstraint(fields=["teacher", "classroom"], name="one_membership_each")]

    def __str__(self) -> str:
        return f"{self.teacher_id} @ {self.classroom_id}"
