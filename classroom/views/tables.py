"""Opening tables for a class."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from classroom import tables
from classroom.permissions import MemberRequest, taught_class, teachers_only
from classroom.selectors import roster
from classroom.table_forms import AllTablesForm, TableForm


@require_http_methods(["GET", "HEAD", "POST"])
@teachers_only
def new(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    form = TableForm(request.POST or None, classroom=classroom, prefix="one")
    if form.is_valid():
        tables.open_table(
            classroom=classroom,
            game=form.chosen,
            players=form.players,
            opened_by=request.user,
        )
        _say_opened(request, 1)
        return redirect(classroom)
    context = {
        "classroom": classroom,
        "form": form,
        "all_form": AllTablesForm(classroom=classroom, prefix="all"),
        "size": len(form.students),
    }
    return render(request, "classroom/table_new.html", context)


@require_http_methods(["POST"])
@teachers_only
def new_for_all(request: MemberRequest, classroom_id: int) -> HttpResponse:
    classroom = taught_class(request.user, classroom_id)
    form = AllTablesForm(request.POST, classroom=classroom, prefix="all")
    if not form.is_valid():
        return redirect("classroom:table_new", classroom.pk)
    opened = tables.open_tables_for_all(
        classroom=classroom,
        students=list(roster(classroom)),
        game=form.chosen,
        bot=form.cleaned_data["bot"],
        opened_by=request.user,
    )
    _say_opened(request, len(opened))
    return redirect(classroom)


def _say_opened(request: MemberRequest, number: int) -> None:
    text = ngettext(
        "%(number)d table is open. The students find it on their page.",
        "%(number)d tables are open. The students find them on their pages.",
        number,
    )
    messages.success(request, text % {"number": number})
