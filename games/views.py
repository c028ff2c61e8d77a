"""The page of a match."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.faces import face_address
from games.selectors import Place, place_or_404, players
from games.texts import match_texts


def match_page(request: HttpRequest, match_id: int) -> HttpResponse:
    place = place_or_404(request.user, match_id)
    return render(
        request,
        "games/match.html",
        {
            "match": place.match,
            "seat": place.seat,
            "players": players(place.match),
            "match_data": _match_data(place),
        },
    )


def _match_data(place: Place) -> dict[str, Any]:
    """All the page's scripts need; how the match stands comes over the socket."""
    return {
        "socket": f"/ws/matches/{place.match.pk}/",
        "seat": place.seat,
        "signs": place.match.notation.signs,
        "decimal": place.match.notation.decimal,
        "faces": {player.face: face_address(player.face) for player in players(place.match)},
        "texts": match_texts(),
    }
