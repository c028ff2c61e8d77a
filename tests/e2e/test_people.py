"""From a teacher's first click to a student's first page, as people do it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from classroom import tables
from classroom.models import User
from tests.classroom.cast import PASSWORD
from tests.running import Site

Check = Callable[[Page], None]


@pytest.fixture
def owls_code(site: Site, bob: User) -> str:
    return bob.own_class.code


@pytest.fixture
def as_teacher(site: Site, alice: User, bob: User, carol: User) -> Callable[[Page], str]:
    """Signs Ms Alice in; gives the address of her class, where a table is open."""
    tables.open_own_table(student=bob, variant="mathable", bot="pip")

    def sign_in(page: Page) -> str:
        page.goto("/accounts/login/")
        page.get_by_label("Email").fill("alice@school.example")
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Sign in").click()
        page.get_by_role("link", name="The Owls").click()
        expect(page.get_by_role("heading", name="The Owls")).to_be_visible()
        return page.url

    return sign_in


def sign_up(page: Page, axe: Check) -> None:
    page.goto("/")
    axe(page)
    page.get_by_role("link", name="I teach").click()
    axe(page)
    page.get_by_role("link", name="Make a teacher's account").click()
    axe(page)
    page.get_by_label("Your name").fill("Ms Alice")
    page.get_by_label("Email").fill("alice@school.example")
    page.get_by_label("Password").fill("chalk-and-slate")
    page.get_by_role("button", name="Make my account").click()


def open_class(page: Page, axe: Check) -> None:
    expect(page.get_by_role("heading", name="My classes")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Open my first class").click()
    axe(page)
    page.get_by_label("Name of the class").fill("The Owls")
    page.get_by_role("button", name="Open the class").click()


def add_students(page: Page, axe: Check) -> list[str]:
    """Gives Bob's pictures, as printed on his card."""
    axe(page)
    page.get_by_label("First names").fill("Bob\nCarol\n")
    page.get_by_role("button", name="Add and show the cards").click()
    card = page.locator(".sign-in-cards li", has_text="Bob")
    expect(card).to_be_visible()
    axe(page)
    return [text.strip() for text in card.locator(".card-pictures span").all_inner_texts()]


def class_code(page: Page, axe: Check) -> str:
    page.get_by_role("link", name="Done: to the class").click()
    axe(page)
    return page.locator(".code.big").inner_text()


def join(page: Page, axe: Check, code: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="I play").click()
    axe(page)
    page.get_by_label("Class code").fill(f"{code[:3]} {code[3:]}".lower())
    page.get_by_role("button", name="That is my class").click()
    axe(page)
    page.get_by_role("link", name="Bob").click()
    axe(page)


def tap(page: Page, pictures: list[str]) -> None:
    for picture in pictures:
        page.get_by_role("button", name=picture).click()


def test_a_teacher_opens_a_class_and_a_student_comes_in(
    page: Page, new_context: Callable[[], BrowserContext], axe: Check
) -> None:
    sign_up(page, axe)
    open_class(page, axe)
    pictures = add_students(page, axe)
    code = class_code(page, axe)

    tablet = new_context().new_page()
    join(tablet, axe, code)
    tap(tablet, [pictures[1], pictures[0], pictures[2]])
    expect(tablet.get_by_text("Not quite.")).to_be_visible()
    axe(tablet)
    tap(tablet, pictures)
    expect(tablet.get_by_role("heading", name="Hello Bob!")).to_be_visible()
    axe(tablet)

    tablet.get_by_role("button", name="Not me").click()
    expect(tablet.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_the_whole_way_in_can_be_gone_by_keyboard(page: Page, owls_code: str) -> None:
    page.goto("/join/")
    page.get_by_label("Class code").focus()
    page.keyboard.type(owls_code)
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Bob").focus()
    page.keyboard.press("Enter")
    for picture in ("cat", "sun", "boat"):
        page.get_by_role("button", name=picture).focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hello Bob!")).to_be_visible()


def test_colours_and_language_are_chosen_on_the_page(page: Page, site: Site) -> None:
    page.goto("/")
    page.locator("summary").click()
    page.get_by_role("button", name="Slate").click()
    expect(page.locator("html")).to_have_class("theme-slate")
    page.locator("summary").click()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("theme", ["paper", "slate", "contrast"])
def test_every_page_of_a_class_passes_axe_in_every_theme(
    page: Page, as_teacher: Callable[[Page], str], axe: Check, theme: str
) -> None:
    address = as_teacher(page)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    for path in ("", "settings/", "students/", "cards/", "tables/", "archive/"):
        page.goto(f"{address}{path}")
        axe(page)


def test_nothing_hangs_over_the_edge_of_a_phone(page: Page, as_teacher: Callable[[Page], str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    address = as_teacher(page)
    for path in ("", "settings/", "students/", "cards/", "tables/"):
        page.goto(f"{address}{path}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        expect(page).to_have_title(re.compile("Ardoise"))
