"""Matches and facts in the administration pages: to be looked at, never edited there."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from games.models import Attempt, Match, Move, Seat


class LookOnly:
    """Rows that only the door may write."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SeatInline(LookOnly, admin.TabularInline):  # type: ignore[type-arg]
    model = Seat
    extra = 0


@admin.register(Match)
class MatchAdmin(LookOnly, admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["pk", "variant", "level", "version", "opened_at", "finished_at"]
    list_filter = ["variant", "level"]
    date_hierarchy = "opened_at"
    inlines = [SeatInline]
    # The position and the seed hold every rack and the order of the bag.
    exclude = ["snapshot", "seed"]


@admin.register(Move)
class MoveAdmin(LookOnly, admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["match", "ply", "seat", "move", "played_at"]
    list_select_related = ["match"]
    show_full_result_count = False
    # What a seat drew is news for that seat alone.
    exclude = ["news"]


@admin.register(Attempt)
class AttemptAdmin(LookOnly, admin.ModelAdmin):  # type: ignore[type-arg]
    list_display = ["student", "expression", "claimed", "correct", "source", "happened_at"]
    list_select_related = ["student"]
    list_filter = ["source", "operation", "correct"]
    date_hierarchy = "happened_at"
    show_full_result_count = False
