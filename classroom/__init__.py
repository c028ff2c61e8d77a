"""The Django project, and the app of people and classes."""

from classroom.celery import app as celery_app

__all__ = ["celery_app"]
