"""The administration pages, behind allauth's sign-in so that its limits count there too."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin

from classroom.models import Classroom, Membership, User

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]


class MembershipInline(admin.TabularInline):  # type: ignore[type-arg]
    model = Membership
    extra = 0
    autocomplete_fields = ["teacher"]


@admin.register(Classroom)
class ClassroomAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["name", "school_level", "code", "language", "created_at", "archived_at"]
    search_fields = ["name", "code"]
    inlines = [MembershipInline]


@admin.register(User)
class UserAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["name", "role", "email", "classroom", "archived_at"]
    list_filter = ["role"]
    search_fields = ["name", "email"]
    fields = ["name", "role", "email", "classroom", "face", "is_staff"]
    autocomplete_fields = ["classroom"]
