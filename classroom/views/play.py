"""A student's own page."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from classroom import tables
from classroom.permissions import MemberRequest, students_only
from classroom.table_forms import PlayForm
from games.engine import bots
from games.engine.registry import variants


@require_safe
@students_only
def home(request: MemberRequest) -> HttpResponse:
    context = {
        "open": tables.open_lines(request.user),
        "results": tables.last_results(request.user),
        "games": [(slug, bots.roster(slug)) for slug in variants()],
    }
    return render(request, "classroom/play.html", context)


@require_POST
@students_only
def start(request: MemberRequest) -> HttpResponse:
    if len(tables.open_lines(request.user)) >= tables.MOST_OPEN:
        messages.warning(request, _("You have many open games. Finish one of them first."))
        return redirect("classroom:play")
    form = PlayForm(request.POST)
    if not form.is_valid():
        messages.warning(request, _("Choose one of these players."))
        return redirect("classroom:play")
    return redirect(tables.open_own_table(student=request.user, **form.cleaned_data).match)
