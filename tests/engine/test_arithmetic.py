from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.arithmetic import (
    MalformedExpression,
    Operation,
    apply,
    arrange,
    as_json,
    calculation,
    evaluate,
    fits,
    outcomes,
    parse,
    two_numbers,
)

small = st.integers(0, 100)
operations = st.sampled_from(Operation)


@pytest.mark.parametrize(
    ("a", "sign", "b", "value"),
    [(3, "+", 4, 7), (3, "-", 4, -1), (3, "×", 4, 12), (7, "÷", 2, Fraction(7, 2)), (0, "÷", 5, 0)],
)
def test_it_computes_exactly(a: int, sign: str, b: int, value: Fraction) -> None:
    assert apply(a, Operation(sign), b) == value


def test_a_division_by_zero_has_no_value() -> None:
    assert apply(5, Operation.DIVIDE, 0) is None
    assert evaluate(parse("1 + 5 ÷ 0")) is None


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    ("a", "b", "result", "signs"),
    [
        (3, 4, 12, "×"),
        (1, 7, 6, "-"),
        (3, 21, 7, "÷"),
        (2, 2, 4, "+×"),
        (0, 5, 0, "×÷"),
        (0, 0, 0, "+-×"),
        (7, 2, 3, ""),
        (4, 0, 4, "+-"),
    ],
)
def test_operations_fit_in_whichever_order_works(a: int, b: int, result: int, signs: str) -> None:
    assert "".join(fits(a, b, result)) == signs


@given(small, small, operations)
def test_an_operation_fits_exactly_when_one_of_both_orders_gives_the_result(
    a: int, b: int, operation: Operation
) -> None:
    values = {apply(a, operation, b), apply(b, operation, a)}
    for result in {value for value, _ in outcomes(a, b)} | {1, 7}:
        assert (operation in fits(a, b, result)) == (result in values)


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("a", "sign", "b", "result", "read"),
    [
        (3, "+", 4, 9, "3 + 4"),
        (1, "-", 7, 6, "7 - 1"),
        (7, "-", 1, 5, "7 - 1"),
        (3, "÷", 21, 7, "21 ÷ 3"),
        (3, "÷", 21, 8, "21 ÷ 3"),
        (0, "÷", 5, 0, "0 ÷ 5"),
        (5, "÷", 0, 5, "0 ÷ 5"),
        (0, "÷", 0, 1, "0 ÷ 0"),
    ],
)
def test_a_claim_is_read_in_the_order_that_favours_the_player(
    a: int, sign: str, b: int, result: int, read: str
) -> None:
    first, second = arrange(a, Operation(sign), b, result)
    assert str(calculation(first, Operation(sign), second)) == read


@given(small, small, operations)
def test_a_claim_that_fits_is_read_as_a_true_one(a: int, b: int, operation: Operation) -> None:
    for result in (value for value, fitting in outcomes(a, b) if fitting is operation):
        first, second = arrange(a, operation, b, result)
        assert apply(first, operation, second) == result


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("3 × 4", 12),
        ("2 + 3 × 4", 14),
        ("2 × 3 + 4", 10),
        ("9 - 4 - 3", 2),
        ("24 ÷ 4 ÷ 2", 3),
        ("1 ÷ 2 + 1 ÷ 3", Fraction(5, 6)),
        ("3 - 5", -2),
    ],
)
def test_multiplication_comes_first_and_the_rest_goes_from_left_to_right(text: str, value: Fraction) -> None:
    assert evaluate(parse(text)) == value
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "value"),
    [("016", 16), ("2.50", Fraction(5, 2)), ("13/5", Fraction(13, 5)), ("8 ÷ 1 3/5", 5), ("6 ÷ 1/2", 12)],
)
def test_a_number_keeps_the_way_it_was_written(text: str, value: Fraction | int) -> None:
    assert str(parse(text)) == text
    assert evaluate(parse(text)) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "3 ×",
        "× 3",
        "3 4",
        "3 ×× 4",
        "-3",
        "3 x 4",
        "1.5.2",
        ".5",
        "5.",
        "1/0",
        "1 7/5",
        "1/2/3",
        "(1)",
        "9" * 18,
        "1+" * 200 + "1",
        "٣ + 1",
    ],
)
def test_what_is_not_an_expression_is_refused(text: str) -> None:
    with pytest.raises(MalformedExpression):
        parse(text)


def test_a_million_digits_are_refused_and_not_computed() -> None:
    with pytest.raises(MalformedExpression):
        parse("9" * 1_000_000)


def test_only_a_plain_sum_has_two_numbers() -> None:
    assert two_numbers(parse("3 × 4")) == (3, Operation.MULTIPLY, 4)
    assert two_numbers(parse("3 × 4 + 1")) is None
    assert two_numbers(parse("3")) is None


def test_whole_numbers_travel_as_numbers_and_fractions_as_text() -> None:
    assert [as_json(value) for value in (Fraction(12), Fraction(7, 2), None)] == [12, "7/2", None]
