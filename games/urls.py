from django.urls import path

from games import views

app_name = "games"

urlpatterns = [path("matches/<int:match_id>/", views.match_page, name="match")]
