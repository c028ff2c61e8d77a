from django.urls import path

from games import views
from games.rules import views as rules

app_name = "games"

urlpatterns = [
    path("matches/<int:match_id>/", views.match_page, name="match"),
    path("rules/", rules.index, name="rules"),
    path("rules/<slug:slug>/", rules.show, name="rules_of"),
]
