"""The contents of bags and the limits of a table, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.notation import Notation


def tokens(count: int) -> str:
    return ngettext("{count} token", "{count} tokens", count).format(count=count)


def piles(numbers: Iterable[int]) -> list[str]:
    """How often which numbers are there, the most frequent first."""
    counts = Counter(numbers)
    frequent = sorted(set(counts.values()), reverse=True)
    return [pile(times, (number for number in counts if counts[number] == times)) for times in frequent]


def pile(times: int, numbers: Iterable[int]) -> str:
    text = ngettext("once: {numbers}", "{times} times: {numbers}", times)
    return text.format(times=times, numbers=ranges(numbers))


def ranges(numbers: Iterable[int]) -> str:
    """``"0, 11–21, 24, 25"``: three or more in a row are joined."""
    ordered = enumerate(sorted(numbers))
    runs = [[number for _, number in run] for _, run in groupby(ordered, lambda pair: pair[1] - pair[0])]
    return ", ".join(_joined(run) for run in runs)


def _joined(run: list[int]) -> str:
    return ", ".join(map(str, run)) if len(run) < 3 else f"{run[0]}–{run[-1]}"


def signs(symbols: Iterable[str]) -> str:
    """``"15 +, 15 −, 25 ×"``."""
    counts = Counter(map(str, symbols))
    order = "+-×÷/."
    write = Notation().write
    return ", ".join(f"{counts[sign]} {write(sign)}" for sign in order if counts[sign])


def largest_number(largest: int | None) -> list[str]:
    return [] if largest is None else [_("No number above {largest}").format(largest=largest)]
