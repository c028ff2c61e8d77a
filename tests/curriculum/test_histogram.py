"""The histogram of answer times against the plain list of times it stands for."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from curriculum import histogram
from curriculum.histogram import EDGES_MS, FASTEST_MS, LOWER, MEDIAN, SLOWEST_MS, UPPER, Histogram

times = st.integers(FASTEST_MS, SLOWEST_MS)


def of(answer_times: list[int]) -> Histogram:
    return Counter(histogram.bucket_of(ms) for ms in answer_times)


def nearest_rank(answer_times: list[int], which: int) -> int:
    return sorted(answer_times)[-(-len(answer_times) * which // 4) - 1]


@given(times)
def test_a_time_lies_between_the_edges_of_its_bucket(ms: int) -> None:
    bucket = histogram.bucket_of(ms)
    assert EDGES_MS[bucket] <= ms < EDGES_MS[bucket + 1]


@given(times)
def test_a_bucket_stands_for_each_of_its_times_within_five_per_cent(ms: int) -> None:
    middle = histogram.middle_of(histogram.bucket_of(ms))
    assert abs(Fraction(middle - ms, ms)) <= Fraction(5, 100)


@given(times, times)
def test_a_longer_time_never_falls_in_an_earlier_bucket(one: int, other: int) -> None:
    shorter, longer = sorted((one, other))
    assert histogram.bucket_of(shorter) <= histogram.bucket_of(longer)


@pytest.mark.parametrize("threshold", [3000, 6000, 12000])
def test_the_thresholds_of_fluency_are_edges(threshold: int) -> None:
    assert histogram.bucket_of(threshold) == histogram.bucket_of(threshold - 1) + 1


@given(st.lists(times, min_size=1), st.sampled_from([LOWER, MEDIAN, UPPER]))
def test_a_quartile_is_within_five_per_cent_of_the_sorted_list(answer_times: list[int], which: int) -> None:
    true = nearest_rank(answer_times, which)
    read = histogram.quartile(of(answer_times), which)
    assert read is not None
    assert abs(Fraction(read - true, true)) <= Fraction(5, 100)


@given(st.lists(st.lists(times), max_size=5))
def test_merging_days_is_the_same_as_counting_all_their_answers(days: list[list[int]]) -> None:
    everything = [ms for day in days for ms in day]
    assert histogram.merge(of(day) for day in days) == of(everything)
    assert histogram.merge(of(day) for day in reversed(days)) == of(everything)


@given(st.lists(times))
def test_it_survives_storage(answer_times: list[int]) -> None:
    assert histogram.load(histogram.dump(of(answer_times))) == of(answer_times)


def test_nothing_has_no_median() -> None:
    assert histogram.quartile(Counter(), MEDIAN) is None


@pytest.mark.parametrize(
    ("ms", "measurable"), [(0, False), (299, False), (300, True), (60_000, True), (60_001, False)]
)
def test_slips_of_the_finger_and_dozing_are_not_measured(ms: int, measurable: bool) -> None:
    assert histogram.is_measurable(ms) is measurable
