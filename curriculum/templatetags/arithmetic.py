"""Sums, times and standings as the class reads them."""

from __future__ import annotations

from django import template
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from curriculum import wording
from curriculum.counts import COMING_PERCENT, ENOUGH, SURE_PERCENT, Standing
from curriculum.histogram import FASTEST_MS, SLOWEST_MS
from games.models import Attempt
from games.notation import Notation

register = template.Library()


@register.filter
def written(canonical: object, notation: Notation) -> str:
    """`{{ attempt.expression|written:notation }}`: `7 ÷ 2` is `7 : 2` in some classes."""
    return notation.write(str(canonical))


@register.filter
def claim(attempt: Attempt, notation: Notation) -> str:
    sides = [attempt.expression] if attempt.claimed is None else [attempt.expression, str(attempt.claimed)]
    return notation.write(" = ".join(sides))


@register.filter
def seconds(milliseconds: int, notation: Notation) -> str:
    """`2.4 s`: tenths, which is as exact as a histogram and a child's finger are."""
    tenths = (milliseconds + 50) // 100
    return _("%(seconds)s s") % {"seconds": notation.write(f"{tenths // 10}.{tenths % 10}")}


@register.filter
def percent(share: int) -> str:
    return _("%(share)s%%") % {"share": share}


@register.filter
def words(standing: str) -> Promise:
    return wording.STANDINGS[Standing(standing)]


@register.filter
def shape(standing: str) -> str:
    return wording.SHAPES[Standing(standing)]


@register.simple_tag
def limits() -> dict[str, int]:
    """What the legend explains."""
    return {
        "sure": SURE_PERCENT,
        "coming": COMING_PERCENT,
        "enough": ENOUGH,
        "fastest_ms": FASTEST_MS,
        "slowest_ms": SLOWEST_MS,
    }


@register.filter
def operation_name(operation: str) -> Promise:
    return wording.OPERATIONS[operation]


@register.filter
def outcome(attempt: Attempt) -> list[Promise]:
    return wording.outcome(attempt)
