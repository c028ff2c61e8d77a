from django.contrib import admin
from django.urls import include, path

from classroom.health import healthz

urlpatterns = [
    path("", include("classroom.page_urls")),
    path("", include("games.urls")),
    path("healthz", healthz, name="healthz"),
    path("accounts/", include("allauth.urls")),
    path("language/", include("django.conf.urls.i18n")),
    path("admin/", admin.site.urls),
]
