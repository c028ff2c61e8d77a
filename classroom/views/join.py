"""The students' way in: class code, name, secret."""

from datetime import timedelta

from django.conf import settings
from django.contrib.auth import login, logout
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone, translation
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from classroom import limits, services
from classroom.cards import DIGITS_IN_A_PIN, PICTURES_IN_A_SECRET
from classroom.forms import CodeForm
from classroom.models import User
from classroom.pictures import Picture
from classroom.selectors import class_with_code, roster

SCHOOL_DAY = timedelta(hours=10)


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest) -> HttpResponse:
    form = CodeForm(request.POST or None)
    if form.is_valid():
        return redirect("classroom:names", form.cleaned_data["code"].code)
    return render(request, "classroom/join.html", {"form": form})


@require_safe
def names(request: HttpRequest, code: str) -> HttpResponse:
    classroom = class_with_code(code)
    if classroom is None:
        return render(request, "classroom/join.html", {"form": CodeForm({"code": code})}, status=404)
    speaks_already = settings.LANGUAGE_COOKIE_NAME in request.COOKIES
    if not speaks_already:
        translation.activate(classroom.language)
    response = render(
        request, "classroom/names.html", {"classroom": classroom, "students": roster(classroom)}
    )
    if not speaks_already:
        response.set_cookie(settings.LANGUAGE_COOKIE_NAME, classroom.language, samesite="Lax")
    return response


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def secret(request: HttpRequest, code: str, student_id: int) -> HttpResponse:
    student = _student(code, student_id)
    picked = _picked(request)
    typed = request.POST.get("pin", "")[:DIGITS_IN_A_PIN] or _whole(picked)
    if not typed:
        return _ask(request, student, picked)
    outcome = services.sign_in(student=student, secret=typed, now=timezone.now())
    if not outcome.accepted:
        return _ask(request, student, [], tried=True, wait=outcome.wait)
    login(request, student, backend="classroom.backends.StudentBackend")
    request.session.set_expiry(SCHOOL_DAY)
    return redirect("classroom:play")


@require_POST
def not_me(request: HttpRequest) -> HttpResponse:
    classroom = request.user.classroom if request.user.is_authenticated else None
    logout(request)
    return redirect("classroom:names", classroom.code) if classroom else redirect("classroom:home")


def _student(code: str, student_id: int) -> User:
    classroom = class_with_code(code)
    if classroom is None:
        raise Http404
    return get_object_or_404(roster(classroom).select_related("classroom"), pk=student_id)


def _picked(request: HttpRequest) -> list[str]:
    """The pictures tapped so far; without JavaScript each tap is a request of its own."""
    tapped = [*request.POST.getlist("picked"), *request.POST.getlist("pick")]
    return [name for name in tapped if name in Picture.values][:PICTURES_IN_A_SECRET]


def _whole(picked: list[str]) -> str:
    return " ".join(picked) if len(picked) == PICTURES_IN_A_SECRET else ""


def _ask(
    request: HttpRequest,
    student: User,
    picked: list[str],
    *,
    tried: bool = False,
    wait: timedelta = limits.NO_WAIT,
) -> HttpResponse:
    context = {
        "student": student,
        "classroom": student.classroom,
        "pictures": list(Picture),
        "picked": picked,
        "slots": [place < len(picked) for place in range(PICTURES_IN_A_SECRET)],
        "tried": tried,
        "wait_minutes": -(-wait // timedelta(minutes=1)),
    }
    return render(request, "classroom/secret.html", context)
