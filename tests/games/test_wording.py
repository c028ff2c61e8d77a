"""Every code has kind words, in the notation of the class."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.utils import translation

import games.engine
from games.broadcast import NewsItem
from games.engine.core import Facts
from games.notation import Notation
from games.selectors import Player
from games.wording import Listener, news_text, refusal_text
from games.wording.news import ENDINGS, NEWS, PASSED, SPECIAL
from games.wording.openings import OPENINGS
from games.wording.refusals import REFUSALS

ENGINE = Path(games.engine.__path__[0])
UNKIND = ("illegal", "invalid", "error", "wrong", "false", "cheat")
PLAYERS = (Player(0, "Bob", "fox", is_bot=False), Player(1, "Pip", "mouse", is_bot=True))
FRENCH = Notation(division=":", decimal=",")


def codes(*makers: str) -> set[str]:
    """Every code that the engine's source hands to one of these, by name or written out."""
    trees = [ast.parse(path.read_text()) for path in ENGINE.rglob("*.py")]
    return {code for tree in trees for node in ast.walk(tree) for code in _codes(node, makers)}


def _codes(node: ast.AST, makers: tuple[str, ...]) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if name in makers:
            yield code
        case ast.Assign(targets=[ast.Name(id="code")], value=value) if "Refused" in makers:
            yield from (part.value for part in ast.walk(value) if _is_text(part))  # type: ignore[attr-defined]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_every_refusal_of_the_engine_has_words() -> None:
    found = codes("Refused")
    assert len(found) > 20
    assert found - {"false_claim"} <= set(REFUSALS)


def test_every_piece_of_news_has_words() -> None:
    found = codes("News", "drawn_news")
    assert len(found) > 10
    assert found <= set(NEWS) | set(SPECIAL)


def test_every_fault_of_options_has_words() -> None:
    found = codes("BadOptions")
    assert len(found) > 3
    assert found <= set(OPENINGS)


@pytest.mark.parametrize("reason", ["went_out", "passes", "no_equation", "standstill", "abandoned"])
def test_every_end_of_a_game_has_words(reason: str) -> None:
    assert told("game_over", None, {"reason": reason}) == str(ENDINGS[reason])


def test_no_word_scolds() -> None:
    forms = [form for pair in (*NEWS.values(), *PASSED.values()) for form in pair]
    texts = [str(text).lower() for text in (*REFUSALS.values(), *OPENINGS.values(), *forms)]
    assert [text for text in texts if any(word in text.split() for word in UNKIND)] == []


def said(code: str, facts: Facts, notation: Notation = Notation()) -> str:  # noqa: B008  (frozen)
    with translation.override("en"):
        return refusal_text(code, facts, notation)


def told(code: str, seat: int | None, facts: dict[str, Any], *, to: int | None = 0) -> str:
    item: NewsItem = {"ply": 1, "code": code, "seat": seat, "facts": facts, "to": None}
    with translation.override("en"):
        return news_text(item, Listener(to, PLAYERS, FRENCH))


@pytest.mark.parametrize(
    ("expression", "value", "claimed", "text"),
    [
        ("3 × 4", 12, 13, "Nearly: 3 × 4 is 12, your tile says 13."),
        ("9 - 4", 5, 13, "Not quite: 9 − 4 is 5, your tile says 13."),
        ("7 ÷ 2", "7/2", 3, "7 : 2 is not a whole number: 3, and 1 left over. Your tile says 3."),
        ("7 ÷ 0", None, 0, "Nothing can be divided by 0. Your tile says 0."),
    ],
)
def test_a_false_claim_is_explained(expression: str, value: Any, claimed: int, text: str) -> None:
    facts = {"token": claimed, "at": "i8", "expression": expression, "value": value, "claimed": claimed}
    assert said("false_claim", facts, FRENCH) == text


def test_a_french_child_is_spoken_to_in_french() -> None:
    facts: Facts = {"token": 13, "at": "i8", "expression": "3 × 4", "value": 12, "claimed": 13}
    with translation.override("fr"):
        assert refusal_text("false_claim", facts, FRENCH) == "Presque\u00a0: 3 × 4 fait 12, ton jeton dit 13."


@pytest.mark.parametrize(
    ("code", "facts", "text"),
    [
        ("wrong_sign", {"at": "e2", "operation": "÷"}, "The square e2 asks for :."),
        ("no_pair", {"at": "a1", "direction": "up"}, "There are no two numbers above a1."),
        ("exchange_too_many", {"bag": 1}, "The bag holds only 1 token: choose fewer."),
        ("exchange_too_many", {"bag": 3}, "The bag holds only 3 tokens: choose fewer."),
    ],
)
def test_refusals_speak_of_what_they_are_about(code: str, facts: Facts, text: str) -> None:
    assert said(code, facts, FRENCH) == text


PLACED = {"token": 4, "at": "i8", "points": 4, "equations": ["8 ÷ 2 = 4"], "claims": []}
SAID = {"expression": "6 ÷ 2", "claimed": 4, "value": 3, "token": 4, "at": "i8"}


@pytest.mark.parametrize(
    ("code", "seat", "facts", "text"),
    [
        ("placed", 0, PLACED, "You laid 4 on i8: 8 : 2 = 4. 4 points."),
        ("placed", 1, PLACED | {"points": 1}, "Pip laid 4 on i8: 8 : 2 = 4. 1 point."),
        ("drew", 0, {"token": 11}, "You took 11 as an extra token."),
        ("refilled", 0, {"tokens": [3, 8]}, "You took 3, 8."),
        ("refilled", 1, {"count": 2}, "Pip took 2 tokens."),
        ("exchanged", 1, {"count": 1}, "Pip swapped 1 token."),
        ("passed", 1, {"timed_out": False}, "Pip passed."),
        ("passed", 0, {"timed_out": True}, "Your time is up."),
        ("false_claim", 1, SAID, "Pip said 6 : 2 = 4. 6 : 2 is 3."),
        ("false_claim", 0, SAID, "Nearly: 6 : 2 is 3, your tile says 4. Your turn ends here."),
        (
            "challenged",
            1,
            SAID | {"upheld": True, "by": 0, "step": 0},
            "Bob checked 6 : 2 = 4 of Pip. 6 : 2 is 3. The token goes back to the rack.",
        ),
        (
            "challenged",
            1,
            SAID | {"upheld": False, "by": 0, "step": 0, "claimed": 3},
            "Bob checked 6 : 2 = 3 of Pip. It is right.",
        ),
    ],
)
def test_news_are_told_to_whom_they_concern_and_of_whom(
    code: str, seat: int, facts: dict[str, Any], text: str
) -> None:
    assert told(code, seat, facts) == text


def test_a_name_is_never_read_as_a_form() -> None:
    odd = (Player(0, "{points}", "fox", is_bot=False), *PLAYERS[1:])
    item: NewsItem = {"ply": 1, "code": "left", "seat": 0, "facts": {}, "to": None}
    assert news_text(item, Listener(None, odd, Notation())) == "{points} has left the table."


def test_every_form_can_be_filled() -> None:
    """A placeholder that no fact fills would break the page of a child in the middle of a game."""
    known = {"name", "drawn", "tokens", "points", "equations", "token", "at"}
    for own, others in NEWS.values():
        for form in (own, others):
            assert {field for _, field, _, _ in string.Formatter().parse(str(form)) if field} <= known
