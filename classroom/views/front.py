"""The front door, and the colours of the walls."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from classroom.appearance import COOKIE, COOKIE_AGE, read_theme


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Two doors; whoever is inside already is shown to their own room."""
    if not request.user.is_authenticated:
        return render(request, "classroom/landing.html")
    return redirect("classroom:classes" if request.user.is_teacher else "classroom:play")


@require_POST
def appearance(request: HttpRequest) -> HttpResponse:
    response = HttpResponseRedirect(_page_before(request))
    theme = read_theme(request.POST.get("theme", ""))
    response.set_cookie(COOKIE, theme.value, max_age=COOKIE_AGE, samesite="Lax", httponly=True)
    return response


def _page_before(request: HttpRequest) -> str:
    before = request.headers.get("Referer", "")
    safe = url_has_allowed_host_and_scheme(before, {request.get_host()}, require_https=request.is_secure())
    return before if safe else "/"
