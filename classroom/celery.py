"""The Celery application: `celery -A classroom worker`."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "classroom.settings")

app = Celery("ardoise")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@app.on_after_configure.connect
def add_heartbeat(sender: Celery, **_: object) -> None:
    # Imported late: it reads the settings, which may still be loading when this module is.
    from classroom.heartbeat import Heartbeat

    sender.steps["worker"].add(Heartbeat)
