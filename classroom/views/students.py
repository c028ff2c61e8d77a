"""The students of a class: adding, renaming, cards."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from classroom import limits, services
from classroom.cards import Card
from classroom.forms import CardsForm, StudentForm, StudentsForm
from classroom.models import Classroom
from classroom.permissions import MemberRequest, taught_class, taught_student, teachers_only
from classroom.selectors import roster
from curriculum.selectors import student_operations


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@teachers_only
def add(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    form = StudentsForm(request.POST or None, classroom=classroom)
    if form.is_valid():
        cards = services.add_students(classroom=classroom, names=form.cleaned_data["names"])
        return _show_cards(request, classroom, cards, repeated=form.pasted.repeated)
    return render(request, "classroom/students_add.html", {"form": form, "classroom": classroom})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@teachers_only
def cards(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    form = CardsForm(request.POST or None, initial={"sign_in_with": classroom.sign_in_with})
    if form.is_valid():
        dealt = services.deal_all_cards(classroom=classroom, sign_in_with=form.cleaned_data["sign_in_with"])
        return _show_cards(request, classroom, dealt)
    context = {"form": form, "classroom": classroom, "size": roster(classroom).count()}
    return render(request, "classroom/cards_confirm.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def show(request: MemberRequest, student_id: int) -> HttpResponse:
    student = taught_student(request.user, student_id)
    name = student.name
    form = StudentForm(request.POST or None, instance=student)
    if form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect("classroom:student", student.pk)
    context = {
        "form": form,
        "student": student,
        "name": name,
        "classroom": student.classroom,
        "operations": student_operations(student),
        "notation": student.own_class.notation,
        "is_locked": bool(limits.locked_students([student], timezone.now())),
    }
    return render(request, "classroom/student.html", context)


@require_POST
@never_cache
@teachers_only
def new_card(request: MemberRequest, student_id: int) -> HttpResponse:
    student = taught_student(request.user, student_id)
    dealt = services.deal_cards(classroom=student.own_class, students=[student])
    return _show_cards(request, student.own_class, dealt)


@require_POST
@teachers_only
def unlock(request: MemberRequest, student_id: int) -> HttpResponse:
    student = taught_student(request.user, student_id)
    limits.forget(student)
    messages.success(request, _("%(name)s can try again now.") % {"name": student.name})
    return redirect("classroom:class", student.classroom_id)


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def archive(request: MemberRequest, student_id: int) -> HttpResponse:
    student = taught_student(request.user, student_id)
    if request.method == "POST":
        student.archive(by=request.user)
        messages.success(request, _("%(name)s is archived.") % {"name": student.name})
        return redirect("classroom:class", student.classroom_id)
    return render(request, "classroom/student_archive.html", {"student": student})


def _show_cards(
    request: HttpRequest, classroom: Classroom, cards: Sequence[Card], repeated: Sequence[str] = ()
) -> HttpResponse:
    """In the answer itself, not after a redirect: the secrets are kept nowhere but on paper."""
    context = {
        "classroom": classroom,
        "cards": cards,
        "repeated": repeated,
        "join_address": f"{request.get_host()}/join",
    }
    return render(request, "classroom/cards.html", context)
