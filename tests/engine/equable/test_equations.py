"""Lines as equations: what is one, what is true, what a table allows (E9 to E11, E14, G8)."""

from fractions import Fraction

import pytest

from games.engine.arithmetic import evaluate, parse
from games.engine.core import Refused
from games.engine.variants.equable.equations import Equation, is_idle, read, ways_to_read
from games.engine.variants.equable.limits import Limits

ANY = Limits()


def equation(text: str, limits: Limits = ANY) -> Equation:
    found = read(text, limits)
    assert isinstance(found, Equation), found
    return found


def refusal(text: str, limits: Limits = ANY) -> Refused:
    found = read(text, limits)
    assert isinstance(found, Refused), found
    return found


@pytest.mark.rule("E9")
@pytest.mark.parametrize(
    "text",
    ["5-28÷7=4-3", "21×2+21×5=147", "2+3×4=14", "8-4-2=2", "24÷4÷2=3", "24÷4×2=12", "1÷3×3=1", "10÷4=2.5"],
)
def test_products_come_before_sums_and_nothing_is_rounded(text: str) -> None:
    assert equation(text).true


@pytest.mark.rule("E9")
@pytest.mark.parametrize("text", ["2+3×4=20", "8-4-2=6", "24÷4÷2=12", "1÷3=0.333333"])
def test_what_is_read_otherwise_is_false(text: str) -> None:
    assert not equation(text).true


@pytest.mark.rule("E10")
@pytest.mark.parametrize("text", ["34-11=23=15+9-1", "5=5", "3-5=2-4", "0-7=3-10", "1=1=1=1"])
def test_all_expressions_of_a_chain_are_equal_and_may_be_below_zero(text: str) -> None:
    assert equation(text).true


@pytest.mark.rule("E10")
@pytest.mark.parametrize("text", ["3+4=7=8", "3+4=8=8", "1=2=1"])
def test_one_expression_that_differs_makes_a_chain_false(text: str) -> None:
    assert not equation(text).true


@pytest.mark.rule("E10")
@pytest.mark.parametrize("text", ["-5=5", "5+=5", "5+-3=2", "5=", "=5", "5==5", "3×-2=6"])
def test_no_sign_begins_or_ends_an_expression_or_follows_another(text: str) -> None:
    assert (refusal(text).code, refusal(text).rule) == ("not_an_expression", "E10")


@pytest.mark.rule("E10")
def test_a_line_without_an_equals_sign_is_no_equation() -> None:
    assert refusal("3+4").code == "no_equals"


@pytest.mark.rule("E10")
@pytest.mark.parametrize("text", ["5÷0=5÷0", "5÷0=0", "0÷0=0", "7=7÷0+7"])
def test_a_division_by_zero_is_never_true(text: str) -> None:
    assert not equation(text).true


@pytest.mark.rule("E11")
@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("007", Fraction(7)),
        ("2.50", Fraction(5, 2)),
        ("0.5", Fraction(1, 2)),
        ("13/5", Fraction(13, 5)),
        ("1 3/5", Fraction(8, 5)),
        ("4/2", Fraction(2)),
        ("0/3", Fraction(0)),
        ("2 04/10", Fraction(12, 5)),
    ],
)
def test_numbers_are_whole_decimal_fractions_or_mixed(number: str, value: Fraction) -> None:
    assert equation(f"{number}={number}").values[0] == value


@pytest.mark.rule("E11")
@pytest.mark.parametrize(
    "number", ["3/0", "1 7/5", "1 5/5", "1.2/5", "1/2.5", "1/2/3", ".5", "5.", "1.2.3", "3/", "/3"]
)
def test_some_signs_make_no_number(number: str) -> None:
    assert refusal(f"{number}=1").code == "not_a_number"


@pytest.mark.rule("E11")
def test_the_bar_binds_before_division() -> None:
    assert equation("6÷1/2=12").true


@pytest.mark.rule("E11")
def test_digits_before_a_bar_are_read_in_every_way_that_parts_them() -> None:
    assert list(ways_to_read("123/5=1")) == ["123/5=1", "1 23/5=1", "12 3/5=1"]
    assert len(list(ways_to_read("12/5=34/5"))) == 4


def test_an_equation_is_written_so_that_its_expressions_can_be_read_again() -> None:
    said = equation("016×4=1 3/5+2.50")
    assert str(said) == "016 × 4 = 1 3/5 + 2.50"
    for side, value in zip(str(said).split(" = "), said.values, strict=True):
        assert evaluate(parse(side)) == value


@pytest.mark.rule("E14")
@pytest.mark.parametrize(
    ("text", "places", "idle"),
    [
        ("016×4=64", (0,), True),
        ("0016×4=64", (0, 1), True),
        ("106-4=102", (1,), False),
        ("2.50=5/2", (3,), True),
        ("2.05=2.05", (2,), False),
        ("00=5-5", (0,), True),
        ("0=5-5", (0,), False),
        ("2.0=2", (2,), False),
        ("8÷5=1 03/5", (6,), True),
        ("10 3/5=1", (1,), False),
        ("160=160", (2,), False),
        ("16×4=64", (0,), False),
    ],
)
def test_a_zero_is_idle_when_the_numbers_are_the_same_without_it(
    text: str, places: tuple[int, ...], idle: bool
) -> None:
    assert is_idle(text, places) is idle


SMALL = Limits(largest=20, below_zero=False)
TABLES = Limits(largest=100, below_zero=False, tables=(0, 1, 2, 5, 10))


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("text", "limits", "code"),
    [
        ("19+2=21", SMALL, "too_large"),
        ("15+6-5=16", SMALL, "too_large"),
        ("9+9=28", SMALL, "too_large"),
        ("3-5+4=2", SMALL, "below_zero"),
        ("3×4=12", TABLES, "not_in_tables"),
        ("12÷4=3", TABLES, "not_in_tables"),
        ("7÷2=14÷4", TABLES, "not_in_tables"),
    ],
)
def test_what_breaks_a_limit_is_not_allowed_true_or_not(text: str, limits: Limits, code: str) -> None:
    assert (refusal(text, limits).code, refusal(text, limits).rule) == (code, "G8")


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("19+1=20", SMALL),
        ("5-3-2=0", SMALL),
        ("3×5=15", TABLES),
        ("14÷7=2", TABLES),
        ("14÷2=7", TABLES),
        ("2×37=74", TABLES),
    ],
)
def test_what_keeps_within_the_limits_is_allowed(text: str, limits: Limits) -> None:
    assert equation(text, limits).true
