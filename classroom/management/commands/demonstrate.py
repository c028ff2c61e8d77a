from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext as _

from classroom.cards import Card
from classroom.demonstration import kept, people
from classroom.demonstration.filling import fill, is_filled
from classroom.models import Classroom

SHOWN = 3


class Command(BaseCommand):
    help = "Fills a class to look around in; safe to run twice and to interrupt."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--logins", action="store_true", help="print how to sign in, and fill nothing")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["logins"]:
            self._print_logins()
        elif fill(self._show_progress):
            self.stdout.write("")

    def _show_progress(self, done: int, total: int) -> None:
        text = _("Playing the games of the demonstration class: %(done)d of %(total)d")
        self.stdout.write("\r" + text % {"done": done, "total": total}, ending="")
        self.stdout.flush()

    def _print_logins(self) -> None:
        known, alice = kept.read(), people.teacher()
        if known is None or alice is None or not is_filled():
            raise CommandError(_("There is no demonstration class yet: run manage.py demonstrate."))
        classroom = Classroom.objects.get(teachers=alice, name=people.CLASS_NAME)
        self.stdout.write(
            _("Teacher   %(email)s   %(password)s") % {"email": people.EMAIL, "password": known.password}
        )
        for name, secret in list(known.cards.items())[:SHOWN]:
            pictures = " · ".join(str(picture.label) for picture in Card(alice, secret).pictures)
            facts = {"code": classroom.code, "name": name, "pictures": pictures}
            self.stdout.write(_("Student   %(code)s   %(name)s   %(pictures)s") % facts)
