"""The pages of the rules. They are public: a parent may look something up, too."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.books import book, books
from games.rules.levels import level_table


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "games/rules/index.html", {"books": books()})


@require_safe
def show(request: HttpRequest, slug: str) -> HttpResponse:
    try:
        found = book(slug)
    except KeyError:
        raise Http404 from None
    context = {"book": found, "pictures": found.pictures, "marks": found.marks, "levels": level_table(found)}
    return render(request, "games/rules/game.html", context)
