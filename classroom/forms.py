"""What people may type, and kind answers where it cannot be taken."""

from typing import Any

from django import forms
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext_lazy as _

from classroom.levels import LEVELS, existing_levels
from classroom.models import Classroom, SignInMethod, User
from classroom.names import CLASS_SIZE, NAME_LENGTH, PASTE_LENGTH, Roster, read_names, tidy
from classroom.selectors import class_with_code, roster


class SignupForm(forms.Form):
    """What allauth asks of a new teacher beside address and password."""

    name = forms.CharField(
        label=_("Your name"),
        max_length=60,
        help_text=_("As your students know you, for instance Ms Alice."),
    )
    field_order = ["name", "email", "password1"]

    def signup(self, request: Any, user: User) -> None:
        user.name = tidy(self.cleaned_data["name"])
        user.save(update_fields=["name"])


def level_choices() -> list[tuple[int, Any]]:
    return [(level, LEVELS[level]) for level in existing_levels()]


class ClassroomForm(forms.ModelForm):  # type: ignore[type-arg]
    level = forms.TypedChoiceField(
        label=_("Level of the games"),
        coerce=int,
        choices=level_choices,
        help_text=_("For the games that students start by themselves."),
    )

    class Meta:
        model = Classroom
        fields = ["name", "school_level", "language", "level", "wrong_sums", "division_sign", "decimal_sign"]
        help_texts = {
            "school_level": _("Optional, for your own order: CE2, Year 4, Grade 3…"),
            "language": _("The language your students read."),
            "wrong_sums": _("For the games that students start by themselves."),
        }
        widgets = {
            "language": forms.RadioSelect,
            "division_sign": forms.RadioSelect,
            "decimal_sign": forms.RadioSelect,
        }


class NewClassroomForm(ClassroomForm):
    class Meta(ClassroomForm.Meta):
        fields = [*ClassroomForm.Meta.fields, "sign_in_with"]
        widgets = {**ClassroomForm.Meta.widgets, "sign_in_with": forms.RadioSelect}

    @staticmethod
    def first_choices() -> dict[str, str]:
        """As classes who read the teacher's language usually write."""
        language = get_language() or "en"
        return {"language": language, "decimal_sign": "," if language == "fr" else "."}


class StudentsForm(forms.Form):
    names = forms.CharField(
        label=_("First names, one on each line"),
        max_length=PASTE_LENGTH,
        widget=forms.Textarea(attrs={"rows": 12, "autocomplete": "off", "spellcheck": "false"}),
        help_text=_("First names only, with an initial where two are alike: Emma, Léo B."),
    )

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.present = list(roster(classroom).values_list("name", flat=True))
        self.pasted = Roster()

    def clean_names(self) -> list[str]:
        self.pasted = read_names(self.cleaned_data["names"], taken=self.present)
        self._refuse_long_names()
        self._refuse_a_crowd()
        if not self.pasted.new:
            raise forms.ValidationError(_("All these students are in the class already."))
        return self.pasted.new

    def _refuse_long_names(self) -> None:
        if self.pasted.too_long:
            raise forms.ValidationError(
                _("A first name has %(limit)d letters at most here. Please shorten: %(names)s"),
                params={
                    "limit": NAME_LENGTH,
                    "names": ", ".join(name[: NAME_LENGTH * 2] for name in self.pasted.too_long[:5]),
                },
            )

    def _refuse_a_crowd(self) -> None:
        room = CLASS_SIZE - len(self.present)
        if len(self.pasted.new) > room:
            raise forms.ValidationError(
                ngettext(
                    "A class holds %(size)d students; there is room for %(room)d more.",
                    "A class holds %(size)d students; there is room for %(room)d more.",
                    room,
                ),
                params={"size": CLASS_SIZE, "room": max(room, 0)},
            )


class StudentForm(forms.ModelForm):  # type: ignore[type-arg]
    name = forms.CharField(label=_("First name"), max_length=NAME_LENGTH)

    class Meta:
        model = User
        fields = ["name"]

    def clean_name(self) -> str:
        name = tidy(self.cleaned_data["name"])
        others = roster(self.instance.own_class).exclude(pk=self.instance.pk)
        if others.filter(name__iexact=name).exists():
            raise forms.ValidationError(_("Another student of this class has that name."))
        return name


class CardsForm(forms.Form):
    sign_in_with = forms.ChoiceField(
        label=_("Students sign in with"), choices=SignInMethod.choices, widget=forms.RadioSelect
    )


class CodeForm(forms.Form):
    code = forms.CharField(
        label=_("Class code"),
        max_length=40,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false"}
        ),
        error_messages={"required": _("Type the six letters and digits that your teacher shows you.")},
    )

    def clean_code(self) -> Classroom:
        classroom = class_with_code(self.cleaned_data["code"])
        if classroom is None:
            raise forms.ValidationError(_("No class has this code. Have another look at the board?"))
        return classroom
