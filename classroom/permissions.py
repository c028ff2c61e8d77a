"""Who may open a page. Every view asks here before anything else; the answer to a stranger is 404."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect

from classroom.models import Classroom, Role, User

Parameters = ParamSpec("Parameters")


class MemberRequest(HttpRequest):
    """A request of somebody signed in."""

    user: User


View = Callable[Concatenate[HttpRequest, Parameters], HttpResponse]
MemberView = Callable[Concatenate[MemberRequest, Parameters], HttpResponse]


def teachers_only(view: MemberView[Parameters]) -> View[Parameters]:
    return _only(Role.TEACHER, view)


def students_only(view: MemberView[Parameters]) -> View[Parameters]:
    return _only(Role.STUDENT, view)


def _only(role: Role, view: MemberView[Parameters]) -> View[Parameters]:
    """Whoever is not signed in may do so first; the page then exists for them, or it does not."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> HttpResponse:
        if not request.user.is_authenticated:
            return redirect("classroom:join") if role == Role.STUDENT else redirect_to_login(request.path)
        if request.user.role != role:
            raise Http404
        return view(request, *args, **kwargs)  # type: ignore[arg-type]  # narrowed above

    return guarded


def taught_class(teacher: User, classroom_id: int) -> Classroom:
    return get_object_or_404(Classroom, pk=classroom_id, teachers=teacher, archived_at=None)


def taught_student(teacher: User, student_id: int) -> User:
    return get_object_or_404(
        User.objects.select_related("classroom"),
        pk=student_id,
        role=Role.STUDENT,
        archived_at=None,
        classroom__teachers=teacher,
        classroom__archived_at=None,
    )
