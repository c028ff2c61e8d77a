from django.urls import path

from classroom.views import front

app_name = "classroom"

urlpatterns = [
    path("", front.home, name="home"),
    path("appearance/", front.appearance, name="appearance"),
]
