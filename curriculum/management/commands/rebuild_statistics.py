from typing import Any

from django.core.management.base import BaseCommand

from curriculum import selectors, services


class Command(BaseCommand):
    help = "Throws all statistics away and counts the attempts again. The site may stay open."

    def handle(self, *args: Any, **options: Any) -> None:
        students = list(selectors.students_with_statistics())
        attempts = sum(services.rebuild_student(student_id) for student_id in students)
        self.stdout.write(f"Counted {attempts} attempts of {len(students)} students.")
