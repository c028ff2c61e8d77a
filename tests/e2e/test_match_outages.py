"""A whole game against a bot; and what a page sees while a part of the house is away."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from redis import Redis

from classroom import processes
from classroom.models import User
from games.models import Match, Move
from tests.e2e.board import BOT_SECONDS, Board, JsonMove, play_elsewhere, sit_down
from tests.games.tables import game_of, open_table, true_move
from tests.running import RedisServer, Site, start_worker, wait_until

ASKS_EVERY_S = 20
SMALLEST_BAG = [number for number in range(1, 11) for _ in range(4)]


@pytest.mark.usefixtures("worker")
def test_a_whole_game_against_a_bot(
    context: BrowserContext, site: Site, bob: User, axe: Callable[[Page], None]
) -> None:
    match = open_table(bob, "rusty", options={"bag": list(SMALLEST_BAG)})
    board = sit_down(context, site, match, bob)
    while is_my_turn(board):
        make_a_move(board, match)
    expect(board.page.locator(".result")).to_contain_text("points")
    axe(board.page)
    assert Match.objects.get(pk=match.pk).finished_at is not None
    board.page.locator(".result").get_by_role("link", name="Back home").click()
    expect(board.page).to_have_url(f"{site.url}/play/")


def is_my_turn(board: Board) -> bool:
    """Once it is; or not any more, because the game is over."""
    over = board.page.locator('#match[data-phase="over"]')
    expect(over.or_(board.page.locator(".seat.you.turn"))).to_be_visible(timeout=BOT_SECONDS * 1000)
    return not over.is_visible()


def make_a_move(board: Board, match: Match) -> None:
    game = game_of(match)
    board.expect_version(game.match.version)
    moves = [game.rules.dump_move(move) for move in game.rules.legal_moves(game.state, 0)]
    placements = [move for move in moves if move["do"] == "place"]
    if placements:
        board.place(placements[0])
    elif game.state.steps:
        board.end_turn()
    else:
        board.button("Pass").click()
        board.button("Yes, pass").click()
    expect(board.page.locator(f'#match[data-version="{game.match.version}"]')).to_have_count(0)


def test_without_a_worker_a_move_is_saved_and_shown_and_the_bot_answers_later(
    context: BrowserContext, site: Site, bob: User, tmp_path: Path
) -> None:
    match = open_table(bob, "rusty")
    board = sit_down(context, site, match, bob)
    move: JsonMove = true_move(match)
    board.place(move)
    expect(board.tile(move["at"])).to_be_visible()
    board.end_turn()
    board.expect_turn("Rusty")
    saved = Move.objects.filter(match=match).count()
    worker = start_worker(tmp_path)
    try:
        board.expect_turn("Bob")
    finally:
        processes.stop(worker)
    assert Move.objects.filter(match=match).count() > saved


def test_the_page_recovers_by_itself_from_twenty_seconds_without_redis(
    context: BrowserContext, site: Site, bob: User, carol: User, redis_server: RedisServer
) -> None:
    match = open_table(bob, carol)
    board = sit_down(context, site, match, bob)
    move: JsonMove = true_move(match)
    redis_server.stop()
    board.place(move)
    expect(board.tile(move["at"])).to_be_visible()
    board.end_turn()
    board.expect_turn("Carol")
    # Nobody tells the page of this move: it asks by itself, every twenty seconds.
    play_elsewhere(match, {"do": "pass"})
    board.expect_turn("Bob", seconds=ASKS_EVERY_S + 5)
    redis_server.start()
    wait_until(listens_again)
    play_elsewhere(match, {"do": "pass"})
    board.expect_turn("Carol", seconds=2)


def listens_again() -> bool:
    with Redis.from_url(os.environ["REDIS_URL"]) as client:
        return bool(client.pubsub_channels())


def test_a_page_opened_without_redis_comes_to_life_when_it_is_back(
    context: BrowserContext, site: Site, bob: User, carol: User, redis_server: RedisServer
) -> None:
    match = open_table(bob, carol)
    board = sit_down(context, site, match, bob)
    redis_server.stop()
    board.page.reload()
    expect(board.page.get_by_text("Reconnecting…")).to_be_visible(timeout=10_000)
    redis_server.start()
    board.expect_version(0, seconds=20)
    expect(board.page.get_by_text("Reconnecting…")).to_be_hidden()


def test_a_move_whose_answer_got_lost_is_said_again_and_counts_once(
    context: BrowserContext, site: Site, bob: User, carol: User
) -> None:
    sent: list[str] = []

    def hang_up_after_the_first_move(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            server.send(message)
            if frame_type(message) == "move":
                sent.append(json.loads(message)["id"])
                if len(sent) == 1:
                    line.close(code=1012)

        line.on_message(pass_on)

    match = open_table(bob, carol)
    context.route_web_socket("**/ws/**", hang_up_after_the_first_move)
    board = sit_down(context, site, match, bob)
    move: JsonMove = true_move(match)
    board.place(move)
    expect(board.tile(move["at"])).to_be_visible()
    expect(board.rack).to_have_count(6)
    assert sent == [sent[0]] * 2
    assert Move.objects.filter(match=match).count() == 1


def frame_type(message: str | bytes) -> str:
    return str(json.loads(message)["type"])
