"""A teacher's classes."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from classroom import limits, services
from classroom.forms import ClassroomForm, NewClassroomForm
from classroom.permissions import MemberRequest, taught_class, teachers_only
from classroom.selectors import classes_of, roster
from classroom.tables import open_tables
from curriculum.selectors import class_table


@require_safe
@teachers_only
def index(request: MemberRequest) -> HttpResponse:
    return render(request, "classroom/classes.html", {"classes": classes_of(request.user)})


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def new(request: MemberRequest) -> HttpResponse:
    form = NewClassroomForm(request.POST or None, initial=NewClassroomForm.first_choices())
    if form.is_valid():
        classroom = services.open_classroom(classroom=form.save(commit=False), teacher=request.user)
        return redirect("classroom:add_students", classroom.pk)
    return render(request, "classroom/class_new.html", {"form": form})


@require_safe
@teachers_only
def show(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    students = list(roster(classroom))
    locked = limits.locked_students(students, timezone.now())
    context = {
        "classroom": classroom,
        "students": students,
        "locked": [student for student in students if student.pk in locked],
        "table": class_table(students),
        "notation": classroom.notation,
        "tables": open_tables(classroom),
        "join_address": f"{request.get_host()}/join/{classroom.code}",
    }
    return render(request, "classroom/class.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def settings(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    form = ClassroomForm(request.POST or None, instance=classroom)
    if form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect(classroom)
    # A refused form has written what was typed into `classroom`: the page shows the name as it was.
    name = form.initial["name"]
    return render(
        request, "classroom/class_settings.html", {"form": form, "classroom": classroom, "name": name}
    )


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def archive(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    if request.method == "POST":
        classroom.archive(by=request.user)
        messages.success(request, _("%(name)s is archived.") % {"name": classroom.name})
        return redirect("classroom:classes")
    return render(request, "classroom/class_archive.html", {"classroom": classroom})
