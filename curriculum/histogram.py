"""Answer times as mergeable histograms with log-spaced buckets, in integers throughout.

A histogram is a count for each bucket, and adding two of them bucket by bucket gives the
histogram of both sets of answers: a day, a term and a class are sums of the same rows.

There are eight buckets to each doubling, laid so that 3, 6 and 12 seconds are edges: how many
answers took less than one of these thresholds can be read off exactly. Any other figure is
read as the middle of a bucket and is at most 5 % away from the true one: a bucket is 9 % wide,
half of that is 4.4 %, and edges are rounded down to whole milliseconds.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from math import isqrt
from typing import TypeAlias

Histogram: TypeAlias = Counter[int]

FASTEST_MS = 300
"""Nobody reads a sum and answers it sooner: such an answer was a slip of the finger."""

SLOWEST_MS = 60_000
"""After a minute on one sum the child was doing something else."""

LOWER, MEDIAN, UPPER = 1, 2, 3
"""The quartiles, as :func:`quartile` counts them."""


def _eighth_root(number: int) -> int:
    return isqrt(isqrt(isqrt(number)))


# floor(187.5 · 2^(n/8)): 187.5 ms doubled four times is 3 s.
EDGES_MS = tuple(_eighth_root((375**8 << n) >> 8) for n in range(68))


def is_measurable(answer_ms: int) -> bool:
    """Whether a time says how fast a child answers, rather than that it slipped or dozed."""
    return FASTEST_MS <= answer_ms <= SLOWEST_MS


def bucket_of(answer_ms: int) -> int:
    """The bucket of a measurable time: it holds EDGES_MS[bucket] up to the next edge."""
    return bisect_right(EDGES_MS, answer_ms) - 1


def middle_of(bucket: int) -> int:
    """The time that stands for a bucket: the geometric middle, equally far from both ends."""
    return isqrt(EDGES_MS[bucket] * EDGES_MS[bucket + 1])


def merge(histograms: Iterable[Mapping[int, int]]) -> Histogram:
    """One histogram of all answers; the order does not matter."""
    total: Histogram = Counter()
    for histogram in histograms:
        total.update(histogram)
    return total


def quartile(histogram: Mapping[int, int], which: int) -> int | None:
    """The time within which one, two or three quarters of the answers fell; None without any."""
    rank = -(-sum(histogram.values()) * which // 4)
    for bucket in sorted(histogram):
        rank -= histogram[bucket]
        if rank <= 0:
            return middle_of(bucket)
    return None


def dump(histogram: Mapping[int, int]) -> dict[str, int]:
    """As JSON, which knows only text as keys; the same histogram always gives the same text."""
    return {str(bucket): histogram[bucket] for bucket in sorted(histogram)}


def load(data: Mapping[str, int]) -> Histogram:
    return Counter({int(bucket): count for bucket, count in data.items()})
