from django.apps import AppConfig
from django.core import checks
from django.utils.translation import gettext_lazy as _


class ClassroomConfig(AppConfig):
    name = "classroom"
    verbose_name = _("Classroom")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from classroom.checks import migrations_are_complete

        checks.register(migrations_are_complete, deploy=True)
