"""Choosing a game, a level and who plays."""

from collections.abc import Iterator, Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from classroom.levels import LEVELS, GameChoice, WrongSums, nearest_level
from classroom.models import Classroom, User
from classroom.selectors import roster
from games.engine import bots
from games.engine.registry import variants

MOST_SEATS = 4
FEWEST_SEATS = 2


class GameForm(forms.Form):
    """A game at one of its levels; the class's own level is chosen beforehand."""

    game = forms.ChoiceField(label=_("Game and level"))
    wrong_sums = forms.ChoiceField(label=_("If a sum is wrong"), choices=WrongSums.choices, required=False)

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["game"].choices = [  # type: ignore[attr-defined]
            (f"{slug}:{level}", f"{slug.capitalize()} {LEVELS[level]}")
            for slug, variant in variants().items()
            for level in variant.levels
        ]
        first = next(iter(variants()))
        self.fields["game"].initial = f"{first}:{nearest_level(first, classroom.level)}"
        self.fields["wrong_sums"].initial = classroom.wrong_sums

    @property
    def chosen(self) -> GameChoice:
        variant, _colon, level = self.cleaned_data["game"].partition(":")
        return GameChoice(variant, int(level), self.cleaned_data["wrong_sums"])


class TableForm(GameForm):
    """One table: two to four seats for students and bots."""

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        super().__init__(*args, classroom=classroom, **kwargs)
        self.students = {f"student:{student.pk}": student for student in roster(classroom)}
        players = list(self._player_choices())
        for place in range(1, MOST_SEATS + 1):
            is_needed = place <= FEWEST_SEATS
            self.fields[f"seat_{place}"] = forms.ChoiceField(
                label=_("Seat %(place)d") % {"place": place},
                choices=[("", _("choose…") if is_needed else _("nobody")), *players],
                required=is_needed,
            )

    @property
    def players(self) -> list[User | str]:
        return [self.students.get(chosen) or chosen.partition(":")[2] for chosen in self._chosen()]

    def clean(self) -> dict[str, Any]:
        chosen = self._chosen()
        seated = [who for who in chosen if who in self.students]
        if len(set(seated)) < len(seated):
            self.add_error(None, _("A student can take one seat at a table."))
        elif not seated and len(chosen) >= FEWEST_SEATS:
            self.add_error(None, _("Give at least one seat to a student."))
        return self.cleaned_data

    def _chosen(self) -> list[str]:
        names = (f"seat_{place}" for place in range(1, MOST_SEATS + 1))
        return [self.cleaned_data[name] for name in names if self.cleaned_data.get(name)]

    def _player_choices(self) -> Iterator[tuple[Any, Any]]:
        yield _("Students"), [(key, student.name) for key, student in self.students.items()]
        yield _("Bots"), [(f"bot:{bot.slug}", bot.name) for bot in all_bots()]


class AllTablesForm(GameForm):
    """A table for every student of the class, against the same bot."""

    bot = forms.ChoiceField(label=_("Everybody plays against"))

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        super().__init__(*args, classroom=classroom, **kwargs)
        self.fields["bot"].choices = [(bot.slug, bot.name) for bot in all_bots()]  # type: ignore[attr-defined]


class PlayForm(forms.Form):
    """A student's own choice; the level is the teacher's."""

    variant = forms.ChoiceField()
    bot = forms.ChoiceField()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["variant"].choices = [(slug, slug) for slug in variants()]  # type: ignore[attr-defined]
        self.fields["bot"].choices = [(bot.slug, bot.name) for bot in all_bots()]  # type: ignore[attr-defined]


def all_bots() -> Sequence[bots.Bot]:
    """Those who play every game: a seat is chosen before or after the game."""
    rosters = [bots.roster(slug) for slug in variants()]
    return [bot for bot in rosters[0] if all(bot in others for others in rosters)]
