from django.urls import path
from django.urls.resolvers import URLPattern

from games.consumers import MatchConsumer

websocket_urlpatterns: list[URLPattern] = [
    path("ws/matches/<int:match_id>/", MatchConsumer.as_asgi()),  # type: ignore[arg-type]  # ASGI, not a view
]
