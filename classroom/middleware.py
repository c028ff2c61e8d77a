from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.decorators import sync_only_middleware


@sync_only_middleware
def accounts_are_for_teachers(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """A student has no address to confirm and no password to change: those pages do not exist for them."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith("/accounts/") and getattr(request.user, "is_student", False):
            raise Http404
        return get_response(request)

    return middleware
