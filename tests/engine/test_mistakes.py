from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.arithmetic import Operation, apply
from games.engine.mistakes import ErrorKind, error_kinds, wrong_answers

KINDS = [kind for kind in ErrorKind if kind is not ErrorKind.OTHER]


def kinds(text: str) -> list[str]:
    """The kinds of mistakes behind ``"8 × 7 = 48"``."""
    asked, _, claimed = text.partition(" = ")
    a, sign, b = asked.split()
    return [str(kind) for kind in error_kinds(int(a), Operation(sign), int(b), Fraction(claimed))]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("8 × 7 = 48", ["neighbour", "table"]),
        ("9 × 4 = 63", ["reversed_digits", "table"]),
        ("9 × 4 = 45", ["neighbour", "table"]),
        ("9 × 4 = 81", ["table"]),
        ("6 × 3 = 9", ["operation", "table"]),
        ("8 + 7 = 14", ["off_by_one", "neighbour"]),
        ("8 + 7 = 13", ["neighbour"]),
        ("30 + 40 = 80", ["off_by_ten"]),
        ("7 × 0 = 7", ["zero_or_one", "operation", "neighbour"]),
        ("7 × 1 = 1", ["zero_or_one"]),
        ("7 - 0 = 0", ["zero_or_one", "operation"]),
        ("0 ÷ 7 = 7", ["zero_or_one", "operation"]),
        ("6 × 4 = 42", ["reversed_digits", "table"]),
        ("5 - 8 = 3", ["inverse"]),
        ("2 ÷ 8 = 4", ["inverse"]),
        ("47 + 38 = 75", ["carry_forgotten", "off_by_ten"]),
        ("8 + 7 = 5", ["carry_forgotten", "off_by_ten"]),
        ("99 + 1 = 0", ["carry_forgotten"]),
        ("47 + 38 = 95", ["carried_twice", "off_by_ten"]),
        ("63 - 29 = 46", ["smaller_from_larger"]),
        ("503 - 168 = 345", ["borrow_not_paid", "off_by_ten"]),
        ("503 - 168 = 435", ["borrow_across_zero", "borrow_not_paid"]),
        ("56 ÷ 8 = 6", ["neighbouring_quotient", "off_by_one"]),
        ("29 ÷ 4 = 7", ["remainder_dropped", "neighbour"]),
        ("12 ÷ 0 = 12", ["operation", "neighbour"]),
        ("50 + 6 = 81", ["other"]),
        ("3 × 4 = 12", []),
    ],
)
def test_a_wrong_answer_is_explained_by_every_kind_that_leads_to_it(said: str, expected: list[str]) -> None:
    assert kinds(said) == expected


def test_a_right_answer_is_no_mistake_even_if_a_mistake_would_give_it() -> None:
    assert kinds("2 × 2 = 4") == []


numbers = st.integers(0, 1100)


@given(numbers, st.sampled_from(Operation), numbers, st.sampled_from(KINDS))
def test_what_a_mistake_leads_to_is_explained_by_it_and_wrong(
    a: int, operation: Operation, b: int, kind: ErrorKind
) -> None:
    for answer in wrong_answers(a, operation, b, kind):
        assert answer >= 0
        assert answer != apply(a, operation, b)
        assert kind in error_kinds(a, operation, b, answer)


@given(numbers, st.sampled_from(Operation), numbers, st.integers(-50, 2000))
def test_other_stands_alone(a: int, operation: Operation, b: int, claimed: int) -> None:
    found = error_kinds(a, operation, b, claimed)
    assert (found == ()) == (apply(a, operation, b) == claimed)
    assert ErrorKind.OTHER not in found or len(found) == 1


@given(numbers, numbers)
def test_a_forgotten_carry_always_leaves_too_little_and_a_double_one_too_much(a: int, b: int) -> None:
    assert all(answer < a + b for answer in wrong_answers(a, Operation.ADD, b, ErrorKind.CARRY_FORGOTTEN))
    assert all(answer > a + b for answer in wrong_answers(a, Operation.ADD, b, ErrorKind.CARRIED_TWICE))


def test_sums_without_a_carry_have_none_to_forget() -> None:
    assert wrong_answers(21, Operation.ADD, 34, ErrorKind.CARRY_FORGOTTEN) == ()
    assert wrong_answers(58, Operation.SUBTRACT, 34, ErrorKind.SMALLER_FROM_LARGER) == ()
