"""Two children at one table, each with a browser of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from classroom.models import Classroom, Table, User
from games.models import Attempt, Match, Move
from tests.e2e.board import Board, JsonMove, play_elsewhere, sit_down
from tests.games.tables import (
    CHALLENGED,
    COACHED,
    false_move,
    friendly_seed,
    game_of,
    open_table,
    true_move,
)
from tests.running import Site

SitDown = Callable[[Match, User], Board]


@pytest.fixture
def sit(browser: Browser, browser_context_args: dict[str, Any], site: Site) -> Iterator[SitDown]:
    contexts = []

    def sit(match: Match, user: User) -> Board:
        contexts.append(browser.new_context(**browser_context_args))
        return sit_down(contexts[-1], site, match, user)

    yield sit
    for context in contexts:
        context.close()


def test_each_browser_is_sent_its_own_rack_alone(sit: SitDown, bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    boards = [sit(match, bob), sit(match, carol)]
    for seat in (0, 1):
        move: JsonMove = true_move(match)
        boards[seat].place(move)
        for board in boards:
            expect(board.tile(move["at"])).to_be_visible()
        boards[seat].end_turn()
        for board in boards:
            board.expect_turn(("Carol", "Bob")[seat])
    racks = game_of(match).state.racks
    for seat, board in enumerate(boards):
        assert len(board.frames) >= 5
        assert board.frames[-1]["view"]["rack"] == list(racks[seat])
        for frame in board.frames:
            assert not leaks(frame, seat), frame


def leaks(frame: dict[str, Any], seat: int) -> list[Any]:
    """Tokens in a frame that are nobody's business: those that others drew or hold."""
    if frame["type"] != "view":
        return []
    found = [holder["rack"] for holder in frame["view"]["seats"] if not isinstance(holder["rack"], int)]
    drawn = [item for item in frame["news"] if item["code"] in {"drew", "refilled", "exchanged"}]
    found += [item for item in drawn if item["seat"] != seat and {"token", "tokens"} & set(item["facts"])]
    return found + ([] if isinstance(frame["view"]["bag"], int) else [frame["view"]["bag"]])


def test_a_false_claim_is_explained_and_kept_and_the_token_comes_back(
    sit: SitDown, bob: User, carol: User, axe: Callable[[Page], None]
) -> None:
    match = open_table(bob, carol, options=COACHED)
    board = sit(match, bob)
    move: JsonMove = false_move(match)
    board.place(move)
    expect(board.slate).to_contain_text("our tile says")
    expect(board.page.locator(".slate.nearly")).to_be_visible()
    expect(board.rack).to_have_count(7)
    attempt = Attempt.objects.get(match=match)
    assert (attempt.student, attempt.correct, attempt.claimed) == (bob, False, move["token"])
    axe(board.page)
    board.rack.first.click()
    expect(board.slate).to_contain_text("Now choose its square")


def test_a_false_claim_before_a_referee_ends_the_turn_and_both_hear_why(
    sit: SitDown, bob: User, carol: User
) -> None:
    match = open_table(bob, carol)
    bobs, carols = sit(match, bob), sit(match, carol)
    move: JsonMove = false_move(match)
    bobs.place(move)
    expect(bobs.slate).to_contain_text("our tile says")
    expect(carols.page.locator(".told")).to_contain_text("Bob")
    for board in (bobs, carols):
        board.expect_turn("Carol")
        expect(board.tile(move["at"])).to_have_count(0)
    expect(bobs.rack).to_have_count(7)


def test_a_square_with_a_sign_offers_an_extra_token(sit: SitDown, bob: User, carol: User) -> None:
    match = open_table(bob, carol, seed=friendly_seed(2, tokens=(2, 4)))
    board = sit(match, bob)
    left = {"direction": "left", "operation": "×"}
    board.place({"token": 2, "at": "i7", "claims": [left]})
    expect(board.tile("i7")).to_be_visible()
    board.place({"token": 4, "at": "j7", "claims": [left]})
    expect(board.rack).to_have_count(5)
    board.button("Yes, take one").click()
    expect(board.rack).to_have_count(6)
    expect(board.button("Yes, take one")).to_be_hidden()
    assert len(game_of(match).state.racks[0]) == 6


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(sit: SitDown, bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    board = sit(match, bob)
    move: JsonMove = true_move(match)
    board.place(move)
    expect(board.tile(move["at"])).to_be_visible()
    board.page.reload()
    expect(board.tile(move["at"])).to_have_text(str(move["token"]))
    expect(board.rack).to_have_count(6)
    expect(board.page.locator(".told")).to_contain_text(f"You laid {move['token']}")
    second = sit(match, bob)
    expect(second.tile(move["at"])).to_be_visible()
    assert Move.objects.filter(match=match).count() == 1


def test_a_rival_checks_a_sum_and_both_see_what_it_really_is(
    sit: SitDown, bob: User, carol: User, axe: Callable[[Page], None]
) -> None:
    match = open_table(bob, carol, options=CHALLENGED)
    bobs, carols = sit(match, bob), sit(match, carol)
    move: JsonMove = false_move(match)
    bobs.place(move)
    expect(bobs.tile(move["at"])).to_be_visible()
    play_elsewhere(match, {"do": "end"})
    expect(carols.page.locator(".challenge")).to_contain_text(f"= {move['token']}")
    expect(bobs.page.locator(".challenge")).to_contain_text("The others look at your sums")
    axe(carols.page)
    carols.button("I check that").click()
    for board in (bobs, carols):
        expect(board.slate).to_contain_text("The token goes back to the rack.")
        expect(board.tile(move["at"])).to_have_count(0)
    assert Attempt.objects.filter(match=match, student=carol, correct=True).exists()


def test_a_sum_that_was_checked_and_is_right_stands(sit: SitDown, bob: User, carol: User) -> None:
    match = open_table(bob, carol, options=CHALLENGED)
    carols = sit(match, carol)
    play_elsewhere(match, true_move(match))
    play_elsewhere(match, {"do": "end"})
    carols.button("I check that").click()
    expect(carols.slate).to_contain_text("It is right.")
    expect(carols.button("I check that")).to_be_hidden()
    carols.button("I agree").click()
    carols.expect_turn("Carol")
    expect(carols.slate).to_contain_text("Your turn")


def test_swap_pass_and_leave(sit: SitDown, bob: User, carol: User) -> None:
    match = open_table(bob, carol)
    bobs, carols = sit(match, bob), sit(match, carol)
    bobs.button("Swap tokens").click()
    bobs.rack.nth(0).click()
    bobs.rack.nth(3).click()
    bobs.button("Swap 2 tokens").click()
    carols.expect_turn("Carol")
    carols.button("Pass").click()
    carols.button("Yes, pass").click()
    bobs.expect_turn("Bob")
    bobs.button("Leave the table").click()
    bobs.button("Yes, leave").click()
    expect(carols.page.locator(".result")).to_contain_text("This game stopped before its end.")
    kinds = Move.objects.filter(match=match).order_by("ply").values_list("move__do", flat=True)
    assert list(kinds) == ["exchange", "pass", "leave"]


def test_a_teacher_watches_without_a_rack(
    sit: SitDown, bob: User, carol: User, alice: User, owls: Classroom
) -> None:
    match = open_table(bob, carol)
    Table.objects.create(match=match, classroom=owls, opened_by=alice)
    board = sit(match, alice)
    move: JsonMove = true_move(match)
    expect(board.page.locator(".slate")).to_contain_text("You are watching.")
    play_elsewhere(match, move)
    expect(board.tile(move["at"])).to_be_visible()
    expect(board.page.locator(".rack")).to_be_hidden()
    assert all("rack" not in frame["view"] for frame in board.frames if frame["type"] == "view")
