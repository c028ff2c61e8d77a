"""Every code has kind words, in the notation of the class."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.utils import translation

import games.engine
from games.broadcast import NewsItem
from games.engine.core import Facts
from games.engine.registry import variants
from games.engine.variants.formula.judge import RULES as FORMULA_CHANGES
from games.notation import Notation
from games.selectors import Player
from games.wording import Listener, news_text, refusal_text
from games.wording.forms import ByFact, Form
from games.wording.lexicon import LEXICON
from games.wording.news import ENDINGS, NEWS, PASSED, TELLERS
from games.wording.openings import OPENINGS
from games.wording.refusals import REFUSALS

ENGINE = Path(games.engine.__path__[0])
UNKIND = ("illegal", "invalid", "error", "wrong", "false", "cheat")
PLAYERS = (Player(0, "Bob", "fox", is_bot=False), Player(1, "Pip", "mouse", is_bot=True))
FRENCH = Notation(division=":", decimal=",")

every_game = pytest.mark.parametrize("slug", sorted(variants()))


def trees(slug: str) -> list[ast.Module]:
    """The source of what all games share, and of one game."""
    own = (ENGINE / "variants" / slug).rglob("*.py")
    return [ast.parse(path.read_text()) for path in (*ENGINE.glob("*.py"), *own)]


def codes(slug: str, *makers: str) -> set[str]:
    """Every code that the engine's source hands to one of these, by name or written out."""
    return {code for tree in trees(slug) for node in ast.walk(tree) for code in _codes(node, makers)}


def _codes(node: ast.AST, makers: tuple[str, ...]) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if name in makers:
            yield code
        case ast.Assign(targets=[ast.Name(id="code")], value=value) if "Refused" in makers:
            yield from _texts(value)


def reasons(slug: str) -> set[str]:
    """Why the game can end: what its functions of that name return."""
    functions = [node for tree in trees(slug) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    returned = [
        node
        for function in functions
        if function.name.lstrip("_").split("_")[-1] == "ending"
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value
    ]
    return {text for node in returned for text in _texts(node)}


def _texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


@every_game
def test_every_refusal_of_the_engine_has_words(slug: str) -> None:
    found = codes(slug, "Refused")
    assert len(found) > 20
    assert found - {"false_claim"} <= set(REFUSALS) | set(LEXICON[slug].refusals)


def test_every_way_not_to_change_a_number_has_words() -> None:
    assert set(FORMULA_CHANGES) <= set(LEXICON["formula"].refusals)


@every_game
def test_every_piece_of_news_has_words(slug: str) -> None:
    found, words = codes(slug, "News", "drawn_news", "_drawn_news"), LEXICON[slug]
    assert len(found) > 10
    assert found <= {*NEWS, *TELLERS, *words.news, *words.tellers}


@every_game
def test_every_fault_of_options_has_words(slug: str) -> None:
    found = codes(slug, "BadOptions")
    assert len(found) > 3
    assert found <= set(OPENINGS)


@every_game
def test_every_end_of_a_game_has_words(slug: str) -> None:
    found = reasons(slug)
    assert len(found) > 2
    assert found <= set(LEXICON[slug].endings)
    assert set(ENDINGS) == {"abandoned"}


def forms(form: Form) -> list[str]:
    return [str(text) for text in (form.forms.values() if isinstance(form, ByFact) else [form])]


def all_texts() -> Iterator[str]:
    for words in LEXICON.values():
        yield from (text for form in words.refusals.values() for text in forms(form))
        yield from (str(text) for text in words.endings.values())
        yield from (str(text) for pair in words.news.values() for text in pair)
    yield from (str(text) for pair in (*NEWS.values(), *PASSED.values()) for text in pair)
    yield from (text for form in (*REFUSALS.values(), *OPENINGS.values()) for text in forms(form))


def test_no_word_scolds() -> None:
    texts = [text.lower() for text in all_texts()]
    assert [text for text in texts if any(word in text.split() for word in UNKIND)] == []


def listener(seat: int | None, notation: Notation = FRENCH) -> Listener:
    return Listener(seat, PLAYERS, notation, "mathable")


def said(code: str, facts: Facts) -> str:
    with translation.override("en"):
        return refusal_text(code, facts, listener(0))


def told(code: str, seat: int | None, facts: dict[str, Any], *, to: int | None = 0) -> str:
    item: NewsItem = {"ply": 1, "code": code, "seat": seat, "facts": facts, "to": None}
    with translation.override("en"):
        return news_text(item, listener(to))


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
    assert said("false_claim", facts) == text


def test_a_french_child_is_spoken_to_in_french() -> None:
    facts: Facts = {"token": 13, "at": "i8", "expression": "3 × 4", "value": 12, "claimed": 13}
    with translation.override("fr"):
        assert (
            refusal_text("false_claim", facts, listener(0))
            == "Presque\u00a0: 3 × 4 fait 12, ton jeton dit 13."
        )


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
    assert said(code, facts) == text


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
        ("exchanged", 0, {"tokens": [3]}, "You swapped tokens and took 3."),
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
    assert news_text(item, Listener(None, odd, Notation(), "mathable")) == "{points} has left the table."
