"""A token is laid by tap and tap, by dragging, by finger and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from classroom.models import User
from games.models import Match, Move
from tests.e2e.board import ARROWS, Board, JsonMove, sit_down
from tests.games.tables import COACHED, open_table, true_move
from tests.running import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def match(site: Site, bob: User, carol: User) -> Match:
    return open_table(bob, carol, options=COACHED)


@pytest.fixture
def board(context: BrowserContext, site: Site, match: Match, bob: User) -> Board:
    return sit_down(context, site, match, bob)


@pytest.fixture
def move(match: Match) -> JsonMove:
    return true_move(match)


def test_by_tap_and_tap(board: Board, match: Match, move: JsonMove) -> None:
    board.place(move)
    expect(board.tile(move["at"])).to_have_text(str(move["token"]))
    expect(board.rack).to_have_count(6)
    expect(board.page.locator(".told")).to_contain_text("You laid")
    row = Move.objects.get(match=match)
    assert row.move == move
    assert row.search_ms is not None
    assert row.answer_ms is not None


def test_by_dragging(board: Board, move: JsonMove) -> None:
    board.drag(board.token(move["token"]), board.square(move["at"]))
    board.claim(move)
    board.button("Say it").click()
    expect(board.tile(move["at"])).to_be_visible()


def test_a_token_dragged_beside_the_board_goes_back_to_the_rack(board: Board, move: JsonMove) -> None:
    board.drag(board.token(move["token"]), board.seat("Bob"))
    expect(board.rack).to_have_count(7)
    expect(board.page.locator(".picked")).to_have_count(0)


def test_by_keyboard_alone(board: Board, move: JsonMove) -> None:
    keys = board.page.keyboard
    board.square("g7").focus()
    for digit in str(move["token"]):
        keys.press(digit)
    for key in keys_from("g7", move["at"]):
        keys.press(key)
    expect(board.square(move["at"])).to_be_focused()
    keys.press("Enter")
    for claim in move["claims"]:
        keys.press(ARROWS[claim["direction"]])
        keys.press({"×": "*", "÷": "/"}.get(claim["operation"], claim["operation"]))
    expect(board.button("Say it")).to_be_focused()
    keys.press("Enter")
    expect(board.tile(move["at"])).to_be_visible()
    expect(board.page.locator(".rack :focus")).to_have_count(1)


def keys_from(start: str, end: str) -> list[str]:
    right = ord(end[0]) - ord(start[0])
    down = int(end[1:]) - int(start[1:])
    across = ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
    return across + ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)


def test_by_finger_on_a_phone_without_scrolling(
    browser: Browser,
    browser_context_args: dict[str, Any],
    site: Site,
    match: Match,
    bob: User,
    move: JsonMove,
) -> None:
    with browser.new_context(**browser_context_args | PHONE) as context:
        board = sit_down(context, site, match, bob)
        token = board.token(move["token"])
        box = token.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        token.tap()
        board.square(move["at"]).tap()
        board.claim(move)
        expect(board.button("Say it")).to_be_in_viewport(ratio=1)
        expect(board.grid).to_be_in_viewport(ratio=1)
        assert board.page.evaluate("window.scrollY") == 0
        board.button("Say it").tap()
        expect(board.tile(move["at"])).to_be_visible()


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_laid_token_can_be_taken_back_before_it_is_said(
    board: Board, match: Match, move: JsonMove, way: str
) -> None:
    board.lay(move)
    expect(board.square(move["at"])).to_have_text(str(move["token"]))
    if way == "button":
        board.button("Take back").click()
    else:
        board.page.keyboard.press("Escape")
    expect(board.rack).to_have_count(7)
    expect(board.square(move["at"])).not_to_have_text(str(move["token"]))
    assert not Move.objects.filter(match=match).exists()


def test_the_board_does_not_move_when_words_appear(board: Board, move: JsonMove) -> None:
    before = board.grid.bounding_box()
    board.square("a1").click()
    expect(board.slate).to_have_text("First choose a token of yours.")
    board.lay(move)
    assert board.grid.bounding_box() == before


@pytest.mark.parametrize("media", [{}, {"color_scheme": "dark"}, {"contrast": "more"}], ids=str)
def test_axe_finds_nothing(
    board: Board, move: JsonMove, axe: Callable[[Page], None], media: dict[str, Any]
) -> None:
    board.page.emulate_media(reduced_motion="reduce", **media)
    axe(board.page)
    board.lay(move)
    board.claim(move)
    axe(board.page)
    board.button("How to play").click()
    axe(board.page)
