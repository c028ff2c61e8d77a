"""The rules pages in a browser: nothing for axe to find, nothing wider than the screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.engine.registry import variants
from tests.running import Site

SIZES = [(360, 740), (820, 1180), (1440, 900)]
THEMES: list[dict[str, Any]] = [{}, {"color_scheme": "dark"}, {"contrast": "more"}]


@pytest.mark.parametrize("media", THEMES, ids=str)
def test_axe_finds_nothing(
    page: Page, site: Site, axe: Callable[[Page], None], media: dict[str, Any]
) -> None:
    page.emulate_media(**media)
    for address in ("/rules/", *(f"/rules/{slug}/" for slug in variants())):
        page.goto(site.url + address)
        axe(page)


@pytest.mark.parametrize("slug", variants())
def test_no_page_is_wider_than_the_screen(page: Page, site: Site, slug: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{site.url}/rules/{slug}/")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_rule_can_be_linked_to(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/rules/mathable/#M9")
    expect(page.locator("#M9")).to_be_in_viewport()
    page.get_by_role("link", name="M12", exact=True).click()
    expect(page).to_have_url(f"{site.url}/rules/mathable/#M12")
