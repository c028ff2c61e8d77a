from typing import Any

from django.core.management.base import BaseCommand, CommandError

from curriculum import selectors, services
from curriculum.services import Difference


class Command(BaseCommand):
    help = "Compares the statistics with the attempts they are made of; exits with 1 on a difference."

    def handle(self, *args: Any, **options: Any) -> None:
        students = list(selectors.students_with_statistics())
        found = sum(self.compare(student_id) for student_id in students)
        if found:
            raise CommandError(f"{found} rows differ. `rebuild_statistics` makes them again.")
        self.stdout.write(f"The statistics of {len(students)} students are what their attempts say.")

    def compare(self, student_id: int) -> int:
        found = services.differences(student_id)
        for difference in found:
            self.stderr.write(f"student {student_id}, {describe(difference)}")
        return len(found)


def describe(difference: Difference) -> str:
    day, operation, source = difference.key
    return f"{day}, {operation}, {source}: stored {difference.stored}, counted {difference.counted}"
