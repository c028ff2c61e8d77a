"""Presence, allowance, notation, language: the small parts of the socket."""

import pytest

from games.allowance import Allowance
from games.notation import Notation
from games.presence import AWAY_AFTER_S, Presence
from games.speech import language_of


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_has_not_been_heard_for_a_while_is_away() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.heard(0)
    clock.now += AWAY_AFTER_S - 1
    presence.heard(1)
    assert presence.online() == {0, 1}
    clock.now += 1
    assert presence.online() == {1}
    presence.gone(1)
    assert presence.online() == frozenset()


def test_an_allowance_is_spent_and_comes_back() -> None:
    clock = Clock()
    allowance = Allowance(3, clock)
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert [allowance.spend() for _ in range(2)] == [True, False]
    clock.now += 60
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("notation", "written"),
    [(Notation(), "7 ÷ 2 − 0.5"), (Notation(division=":", decimal=","), "7 : 2 − 0,5")],
)
def test_sums_are_written_as_the_class_writes_them(notation: Notation, written: str) -> None:
    assert notation.write("7 ÷ 2 - 0.5") == written


def test_there_is_no_other_notation() -> None:
    with pytest.raises(ValueError, match="no such notation"):
        Notation(division="/")


@pytest.mark.parametrize(
    ("scope", "language"),
    [
        ({"headers": []}, "en"),
        ({"headers": [(b"accept-language", b"fr-CA,fr;q=0.9")]}, "fr"),
        ({"headers": [(b"accept-language", b"fr")], "cookies": {"django_language": "en"}}, "en"),
        ({"headers": [(b"accept-language", b"\xff;;;")], "cookies": {"django_language": "xx"}}, "en"),
    ],
)
def test_a_socket_speaks_the_language_of_the_page(scope: dict[str, object], language: str) -> None:
    assert language_of(scope) == language
