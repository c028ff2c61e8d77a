from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CurriculumConfig(AppConfig):
    name = "curriculum"
    verbose_name = _("Curriculum")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from curriculum.listeners import send_compile_jobs
        from games.signals import attempts_recorded

        attempts_recorded.connect(send_compile_jobs)
