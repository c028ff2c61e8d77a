from typing import ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from classroom.faces import Face
from classroom.models.archive import Archivable
from classroom.models.classroom import Classroom


class Role(models.TextChoices):
    TEACHER = "teacher", _("teacher")
    STUDENT = "student", _("student")


class UserManager(BaseUserManager["User"]):
    def create_teacher(
        self,
        *,
        email: str,
        name: str,
        password: str | None = None,
        is_staff: bool = False,
        is_superuser: bool = False,
    ) -> "User":
        teacher = self.model(
            role=Role.TEACHER, email=email.lower(), name=name, is_staff=is_staff, is_superuser=is_superuser
        )
        teacher.set_password(password)
        teacher.save(using=self._db)
        return teacher

    def create_superuser(self, *, email: str, name: str, password: str | None = None) -> "User":
        return self.create_teacher(
            email=email, name=name, password=password, is_staff=True, is_superuser=True
        )

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.get(email=(username or "").lower())


class User(AbstractBaseUser, PermissionsMixin, Archivable):
    """A teacher, known by an e-mail address, or a student, known by a class and a first name.

    A student's `password` is the hash of three pictures or of a PIN.
    """

    role = models.CharField(_("role"), max_length=7, choices=Role.choices, default=Role.TEACHER)
    name = models.CharField(_("name"), max_length=60)
    email = models.EmailField(_("e-mail"), unique=True, null=True, blank=True)
    classroom = models.ForeignKey(
        Classroom,
        verbose_name=_("class"),
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="students",
    )
    face = models.CharField(_("face"), max_length=12, choices=Face.choices, default=Face.BEAR)
    is_staff = models.BooleanField(_("may use the administration pages"), default=False)
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS = ["name"]

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")
        constraints = [
            models.CheckConstraint(
                name="teacher_by_email_student_by_class",
                condition=models.Q(role=Role.TEACHER, email__isnull=False, classroom__isnull=True)
                | models.Q(role=Role.STUDENT, email__isnull=True, classroom__isnull=False, is_staff=False),
            ),
            models.UniqueConstraint(
                "classroom",
                Lower("name"),
                name="one_name_once_in_a_class",
                condition=models.Q(role=Role.STUDENT, archived_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """A student's page, for their teachers."""
        return reverse("classroom:student", args=[self.pk]) if self.is_student else reverse("classroom:home")

    def clean(self) -> None:
        # The manager's normalisation turns None into "", which two students cannot share.
        self.email = self.email or None

    @property
    def is_active(self) -> bool:  # type: ignore[override]  # a time, not a flag
        return self.archived_at is None

    @property
    def own_class(self) -> Classroom:
        """A student's class; asking a teacher for one is a mistake of ours."""
        if self.classroom is None:
            raise LookupError(f"{self} is no student")
        return self.classroom

    @property
    def is_teacher(self) -> bool:
        return self.role == Role.TEACHER

    @property
    def is_student(self) -> bool:
        return self.role == Role.STUDENT
