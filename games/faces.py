"""The faces of those who sit at a table: one picture for each, drawn in static/games/faces."""

from django.templatetags.static import static


def face_address(face: str) -> str:
    return static(f"games/faces/{face}.svg")
