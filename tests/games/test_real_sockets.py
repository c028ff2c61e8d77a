"""The socket as a browser meets it: a real server, a real line."""

import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from django.conf import settings
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from classroom.models import User
from games.models import Match, Move
from tests.classroom.cast import signed_in
from tests.games.tables import open_table
from tests.running import Site

Open = Callable[[User | None], AbstractContextManager[ClientConnection]]


@pytest.fixture
def match(site: Site, bob: User, carol: User) -> Match:
    return open_table(bob, carol)


@pytest.fixture
def open_line(site: Site, match: Match) -> Open:
    @contextmanager
    def line_of(user: User | None) -> Iterator[ClientConnection]:
        address = f"{site.url.replace('http', 'ws')}/ws/matches/{match.pk}/"
        with connect(address, origin=Origin(site.url), additional_headers=_cookies(user)) as line:
            yield line

    return line_of


def _cookies(user: User | None) -> dict[str, str]:
    name = settings.SESSION_COOKIE_NAME
    return {"Cookie": f"{name}={signed_in(user).cookies[name].value}"} if user else {}


def code_of(line: ClientConnection) -> int:
    with pytest.raises(ConnectionClosedError) as closed:
        deque(line)  # whatever was said before the end
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_stranger_learns_by_the_code_that_there_is_no_seat(open_line: Open, dave: User) -> None:
    for stranger in (dave, None):
        with open_line(stranger) as line:
            assert code_of(line) == 4404


def test_a_megabyte_closes_the_line_and_changes_nothing(open_line: Open, bob: User) -> None:
    with open_line(bob) as line:
        line.send("x" * 1_000_000)
        assert code_of(line) == 1009
    assert not Move.objects.exists()


def test_a_line_that_is_cut_leaves_the_match_as_it_was(open_line: Open, bob: User) -> None:
    for _ in range(3):
        with open_line(bob) as line:
            line.socket.shutdown(socket.SHUT_RDWR)
    with open_line(bob) as line:
        assert '"type":"view"' in line.recv(timeout=5)
