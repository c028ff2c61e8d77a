"""The socket of a match: who hears what, and what is made of what they say."""

from typing import Any

import pytest

from classroom.models import Classroom, Table, User
from games.consumers import in_database
from games.models import Attempt, Match, Move
from tests.games.sockets import Browser, move_frame
from tests.games.tables import COACHED, false_move, open_table, play_true, true_move
from tests.running import RedisServer

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def match(bob: User, carol: User) -> Match:
    return open_table(bob, carol)


async def test_a_player_is_shown_the_match_at_once(match: Match, bob: User) -> None:
    async with Browser(match, bob) as browser:
        view = await browser.hear("view")
    assert (view["version"], view["seat"], view["view"]["phase"]) == (0, 0, "turn")
    assert len(view["view"]["rack"]) == 7
    assert [(who["name"], who["you"], who["bot"]) for who in view["players"]] == [
        ("Bob", True, False),
        ("Carol", False, False),
    ]


async def test_a_move_is_acknowledged_and_shown_to_everybody(match: Match, bob: User, carol: User) -> None:
    async with Browser(match, bob) as bobs, Browser(match, carol) as carols:
        await bobs.say(move_frame(await in_database(true_move, match)))
        assert await bobs.hear("played") == {"type": "played", "id": "k1", "version": 1}
        own = await bobs.hear("view", version=1)
        others = await carols.hear("view", version=1)
    assert own["news"][0]["text"].startswith("You laid")
    assert others["news"][0]["text"].startswith("Bob laid")
    assert own["view"]["tiles"] == others["view"]["tiles"] != []


async def test_a_false_claim_is_explained_to_the_mover_alone(bob: User, carol: User) -> None:
    match = await in_database(open_table, bob, carol, options=COACHED)
    async with Browser(match, bob) as bobs, Browser(match, carol) as carols:
        await bobs.say(move_frame(await in_database(false_move, match), search_ms=0, answer_ms=0))
        refused = await bobs.hear("refused")
        await carols.say({"type": "ping"})
        await carols.hear("pong")
    assert (refused["id"], refused["code"], refused["rule"]) == ("k1", "false_claim", "M6")
    assert f"{refused['facts']['expression']} is {refused['facts']['value']}" in refused["text"]
    assert all(frame["type"] in ("view", "pong") for frame in carols.heard)
    assert await in_database(Attempt.objects.count) == 1


async def test_a_move_sent_again_gets_the_same_answer(match: Match, bob: User) -> None:
    frame = move_frame(await in_database(true_move, match))
    async with Browser(match, bob) as first:
        await first.say(frame)
        answer = await first.hear("played")
    async with Browser(match, bob) as second:
        await second.say(frame)
        assert await second.hear("played") == answer
    assert await in_database(Move.objects.count) == 1


async def test_a_stale_move_is_answered_with_a_fresh_view(match: Match, bob: User) -> None:
    await in_database(play_true, match)
    async with Browser(match, bob) as browser:
        await browser.hear("view")
        await browser.say(move_frame({"do": "end"}, version=0))
        assert await browser.hear("stale") == {"type": "stale", "id": "k1", "version": 1}
        await browser.hear("view", version=1)
    assert await in_database(Move.objects.count) == 1


async def test_a_sync_tells_only_what_is_new_to_the_page(match: Match, bob: User) -> None:
    async with Browser(match, bob) as browser:
        await browser.hear("view")
        await in_database(play_true, match)
        await browser.hear("view", version=1)
        await browser.say({"type": "sync"})
        assert (await browser.hear("view", version=1))["news"] == []


async def test_whoever_comes_late_hears_the_last_moves(match: Match, carol: User) -> None:
    await in_database(play_true, match)
    async with Browser(match, carol) as browser:
        view = await browser.hear("view")
    assert [(item["ply"], item["code"]) for item in view["news"]] == [(1, "placed")]


# Nothing hidden leaks (G4)

SECRETS = range(300, 400)


async def test_no_frame_holds_anything_of_another_rack_or_of_the_bag(bob: User, carol: User) -> None:
    match = await in_database(open_table, bob, carol, options={"bag": [*range(1, 13), *SECRETS]})
    async with Browser(match, bob) as bobs, Browser(match, carol) as carols:
        for version in range(5):
            views = [(await browser.hear("view", version=version))["view"] for browser in (bobs, carols)]
            (seat,) = views[0]["to_move"]
            swap = {"do": "exchange", "tokens": views[seat]["rack"][:3]}
            await (bobs, carols)[seat].say(move_frame(swap, version=version, name=f"k{version}"))
    for browser in (bobs, carols):
        own = {token for frame in browser.heard for token in _racks(frame)}
        public = {token for drawn in browser.heard[0]["view"]["opening"] for token in drawn["drew"]}
        assert _secrets(browser.heard) <= own | public
        assert _secrets(browser.heard) & own


@pytest.fixture
def watched(bob: User, alice: User, owls: Classroom) -> Match:
    match = open_table(bob, "pip", options={"bag": [*range(1, 13), *SECRETS]})
    Table.objects.create(match=match, classroom=owls, opened_by=alice)
    return match


async def test_a_watcher_sees_no_rack(watched: Match, alice: User) -> None:
    async with Browser(watched, alice) as browser:
        view = await browser.hear("view")
        await browser.say(move_frame({"do": "pass"}))
        await browser.hear("unclear")
    public = {token for drawn in view["view"]["opening"] for token in drawn["drew"]}
    assert view["seat"] is None
    assert "rack" not in view["view"]
    assert _secrets(browser.heard) <= public
    assert await in_database(Move.objects.count) == 0


def _racks(frame: dict[str, Any]) -> list[int]:
    return list(frame.get("view", {}).get("rack", []))


def _secrets(value: Any) -> set[int]:
    """Every number of the secret tokens in a frame, in its texts too."""
    digits = "".join(character if character.isdigit() else " " for character in str(value))
    return {int(word) for word in digits.split()} & set(SECRETS)


# Strangers and forgeries


@pytest.mark.parametrize("who", ["dave", "alice", "nobody"])
async def test_a_stranger_is_turned_away(match: Match, alice: User, dave: User, who: str) -> None:
    stranger = {"dave": dave, "alice": alice, "nobody": None}[who]
    async with Browser(match, stranger) as browser:
        assert await browser.closed() == 4404


@pytest.mark.parametrize("number", [999_999, 10**30])
async def test_a_match_that_is_not_there_is_as_strange(bob: User, number: int) -> None:
    async with Browser(number, bob) as browser:
        assert await browser.closed() == 4404


PASS = {"do": "pass"}
FORGED = {
    "not JSON": "{",
    "nothing": "",
    "a list": "[]",
    "a number": "7",
    "an endless number": "9" * 5000,
    "a deep nest": "[" * 8000,
    "not a number": '{"type":"move","id":"k1","version":NaN,"move":{"do":"pass"}}',
    "no type": "{}",
    "an unknown type": '{"type":"cheat"}',
    "a type that is no text": '{"type":["move"]}',
    "a handler's name": '{"type":"match.changed"}',
    "no move": {"type": "move", "id": "k1", "version": 0},
    "a move that is text": move_frame("pass"),
    "a move that is none": move_frame({"do": "win"}),
    "a move with more in it": move_frame({"do": "pass", "seat": 1}),
    "no id": {"type": "move", "version": 0, "move": PASS},
    "an id with a zero byte": move_frame(PASS, name="k\0"),
    "a long id": move_frame(PASS, name="k" * 41),
    "no version": {"type": "move", "id": "k1", "move": PASS},
    "a version that is true": move_frame(PASS, version=True),
    "a version with a fraction": '{"type":"move","id":"k1","version":0.0,"move":{"do":"pass"}}',
    "a time below zero": move_frame(PASS, search_ms=-1),
    "a time that is text": move_frame(PASS, answer_ms="fast"),
    "half a sign": '{"type":"move","id":"k1","version":0,"move":{"do":"\\ud800"}}',
}


@pytest.mark.parametrize("frame", FORGED.values(), ids=FORGED.keys())
async def test_a_forged_frame_is_answered_and_logged_and_changes_nothing(
    match: Match, bob: User, frame: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with Browser(match, bob) as browser:
        await browser.say(frame)
        assert (await browser.hear("unclear"))["text"]
        await browser.say({"type": "ping"})
        await browser.hear("pong")
    assert "socket.unclear" in caplog.text
    assert await in_database(Move.objects.count) == 0


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (PASS, "not_your_turn"),
        ({"do": "leave", "seat": 0}, "not_your_seat"),
        ({"do": "timeout"}, "not_the_house"),
    ],
)
async def test_a_seat_cannot_move_for_another(match: Match, carol: User, move: Any, code: str) -> None:
    async with Browser(match, carol) as browser:
        await browser.say(move_frame(move, seat=0, actor=0))
        assert (await browser.hear("refused"))["code"] == code
    assert await in_database(Move.objects.count) == 0


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1_000_000])
async def test_a_long_frame_closes_the_socket(match: Match, bob: User, size: int) -> None:
    async with Browser(match, bob) as browser:
        await browser.say("x" * size)
        assert await browser.closed() == 1009
    assert await in_database(Move.objects.count) == 0


async def test_bytes_are_unclear(match: Match, bob: User) -> None:
    async with Browser(match, bob) as browser:
        await browser.line.send_input({"type": "websocket.receive", "bytes": b"\xff\x00"})
        await browser.hear("unclear")


async def test_ten_unclear_frames_close_the_socket(match: Match, bob: User) -> None:
    async with Browser(match, bob) as browser:
        for _ in range(10):
            await browser.say("?")
        assert await browser.closed() == 4400


async def test_a_flood_closes_the_socket(match: Match, bob: User) -> None:
    async with Browser(match, bob) as browser:
        for _ in range(60):
            await browser.say({"type": "ping"})
        assert await browser.closed() == 4429


# Who is there


async def test_players_see_who_is_there(match: Match, bob: User, carol: User) -> None:
    async with Browser(match, bob) as bobs:
        assert _online(await bobs.hear("view")) == ["Bob"]
        async with Browser(match, carol):
            assert _online(await bobs.hear("view")) == ["Bob", "Carol"]
        assert _online(await bobs.hear("view")) == ["Bob"]


def _online(view: dict[str, Any]) -> list[str]:
    return [player["name"] for player in view["players"] if player["online"]]


# Redis away


async def test_an_open_socket_outlives_redis(
    match: Match, bob: User, carol: User, redis_server: RedisServer
) -> None:
    async with Browser(match, bob) as bobs, Browser(match, carol) as carols:
        await carols.hear("view")
        redis_server.stop()
        await bobs.say(move_frame(await in_database(true_move, match)))
        await bobs.hear("played")
        await bobs.hear("view", version=1)
        await carols.say({"type": "sync"})
        await carols.hear("view", version=1)
        redis_server.start()


async def test_a_new_socket_is_sent_off_while_redis_is_away(
    match: Match, bob: User, redis_server: RedisServer
) -> None:
    redis_server.stop()
    assert await Browser(match, bob).connect() == {"type": "websocket.close", "code": 1013}
