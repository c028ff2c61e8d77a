"""Exact numbers in the database: text such as `12`, `-3` or `7/2`, a `Fraction` in Python."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from django.db import models

EXACT = r"^-?[0-9]+(/[1-9][0-9]*)?$"

if TYPE_CHECKING:
    Base = models.TextField[Fraction | int | None, Fraction | None]
else:
    Base = models.TextField


class ExactField(Base):
    """No float and no rounding: 7/2 and 1/3 are answers children give."""

    def from_db_value(self, value: str | None, *_: object) -> Fraction | None:
        return None if value is None else Fraction(value)

    def to_python(self, value: Any) -> Fraction | None:
        return None if value is None else Fraction(value)

    def get_prep_value(self, value: Any) -> str | None:
        return None if value is None else str(Fraction(value))

    def value_to_string(self, obj: models.Model) -> str:
        return self.get_prep_value(self.value_from_object(obj)) or ""
