"""The rules pages say every rule, and draw what the engine plays with."""

import re
from collections import Counter
from http import HTTPStatus

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from classroom.models import Classroom, User
from games.engine import variants as packages
from games.engine.registry import variant, variants
from games.engine.rulebook import rules_of, sheet_of
from games.engine.variants.equable.board import PREMIUM
from games.engine.variants.mathable.board import LAYOUT
from games.engine.variants.rigolade.lattice import drawing
from games.levels import LEVELS
from games.rules.books import book, books
from games.rules.picture import Picture
from games.rules.svg import svg
from games.rules.words import piles, ranges
from games.templatetags.rules import unbroken
from tests.games.tables import open_table

LANGUAGES = ["en", "fr"]
every_game = pytest.mark.parametrize("slug", variants())


@pytest.fixture
def reader(client: Client, db: None) -> Client:
    return client


def page(reader: Client, slug: str, language: str = "en") -> str:
    return reader.get(f"/rules/{slug}/", headers={"Accept-Language": language}).text


def decisions(sheet: str) -> list[str]:
    """What a docstring lists as chosen where book and sheet are silent."""
    _, _, rest = sheet.partition("Chosen where book and sheet are silent\n")
    return re.findall(r"^- ", re.split(r"\n\n", rest)[0], re.MULTILINE)


def kinds(picture: str) -> Counter[str]:
    return Counter(re.findall(r'<g class="square (\w+)">', picture))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_on_the_page_once(reader: Client, slug: str, language: str) -> None:
    expected = [*rules_of(sheet_of(variant(slug))), *rules_of(packages.__doc__ or "")]
    text = page(reader, slug, language)
    assert f'<html lang="{language}"' in text
    assert re.findall(r'id="([A-Z]\d+)"', text) == expected


@every_game
def test_every_rule_has_words(reader: Client, slug: str) -> None:
    for words in re.findall(r'<li class="rule".*?</a><div>(.*?)</div>', page(reader, slug), re.DOTALL):
        assert len(re.sub(r"<[^>]*>", "", words).split()) >= 4


@every_game
def test_what_we_decided_is_marked_as_ours(reader: Client, slug: str) -> None:
    text = page(reader, slug)
    _, _, decided = text.partition('<ul class="decided">')
    own = decided.partition("</ul>")[0]
    assert own.count("<li>") == own.count("our choice") == len(decisions(sheet_of(variant(slug))))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_explained(reader: Client, slug: str, language: str) -> None:
    text = page(reader, slug, language)
    assert text.count('<th scope="row">') == len(variant(slug).levels)
    if language == "en":
        assert all(str(LEVELS[level]) in text for level in variant(slug).levels)


def test_the_board_of_mathable_has_every_mark_of_the_engines() -> None:
    board = book("mathable").board
    assert board is not None
    cells = Counter("".join(LAYOUT))
    assert kinds(svg(board, "The board")) == {
        "triple": cells["T"],
        "double": cells["D"],
        "restriction": sum(cells[sign] for sign in "+-x/"),
        "printed": sum(cells[number] for number in "1234"),
        "plain": cells["."],
    }


def test_the_board_of_rigolade_has_every_mark_of_the_engines() -> None:
    board = book("rigolade").board
    assert board is not None
    cells = Counter("".join(drawing()))
    assert kinds(svg(board, "The board")) == {
        "number": cells["."],
        "sign": cells["?"],
        "equals": cells["="],
        "dead": cells["#"],
    }


def test_the_board_of_equable_has_every_mark_of_the_engines() -> None:
    board = book("equable").board
    assert board is not None
    cells = Counter(PREMIUM)
    assert kinds(svg(board, "The board")) == {
        "blue": cells["B"],
        "red": cells["R"],
        "green": cells["G"],
        "yellow": cells["Y"],
        "star": 1,
        "plain": cells["."],
    }


@pytest.mark.parametrize(
    ("slug", "totals"),
    [
        ("mathable", [39, 121]),
        ("equable", [36, 162, 45, 1, 31]),
        ("rigolade", [50, 32, 144, 224]),
        ("formula", [51]),
    ],
)
def test_the_examples_end_as_in_the_rule_sheets(slug: str, totals: list[int]) -> None:
    assert [turn.total for turn in book(slug).turns] == totals


@every_game
def test_every_picture_is_titled_or_hidden(reader: Client, slug: str) -> None:
    pictures = re.findall(r"<svg class=\"picture\".*?</svg>", page(reader, slug), re.DOTALL)
    assert len(pictures) > 5
    for picture in pictures:
        assert re.search(r'aria-hidden="true"|role="img"><title>[^<]+</title>', picture)


def test_a_title_cannot_break_out_of_the_picture() -> None:
    assert "<title>&lt;b&gt;</title>" in svg(Picture(1, 1), "<b>")


def test_the_first_page_leads_to_every_game(reader: Client) -> None:
    text = reader.get("/rules/").text
    assert [item.slug for item in books()] == list(variants())
    assert all(f'href="/rules/{slug}/"' in text for slug in variants())


@pytest.mark.parametrize("slug", ["chess", "index", "mathable.html", "x" * 2000])
def test_a_game_that_does_not_exist_has_no_rules(reader: Client, slug: str) -> None:
    assert reader.get(f"/rules/{slug}/").status_code == HTTPStatus.NOT_FOUND


@every_game
def test_nobody_needs_to_sign_in_and_nothing_is_looked_up(
    reader: Client, slug: str, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(0):
        assert reader.get(f"/rules/{slug}/").status_code == HTTPStatus.OK


def test_the_rules_are_a_link_away(client: Client, as_alice: Client, owls: Classroom, bob: User) -> None:
    assert 'href="/rules/"' in client.get("/").text
    assert 'href="/rules/"' in as_alice.get(owls.get_absolute_url()).text
    assert 'href="/rules/"' in as_alice.get(f"/classes/{owls.pk}/tables/").text


def test_a_match_page_leads_to_the_rules_of_its_game(as_bob: Client, bob: User) -> None:
    match = open_table(bob, "pip")
    assert 'href="/rules/mathable/"' in as_bob.get(match.get_absolute_url()).text


def test_no_line_breaks_inside_a_sum() -> None:
    assert unbroken("say 3 × 4 = 12, then") == "say 3\u00a0×\u00a04\u00a0=\u00a012, then"


def test_numbers_in_a_row_are_joined() -> None:
    assert ranges([25, 0, 11, 12, 13, 24]) == "0, 11–13, 24, 25"
    assert piles([1, 1, 1, 2, 2, 2, 40]) == ["3 times: 1, 2", "once: 40"]
