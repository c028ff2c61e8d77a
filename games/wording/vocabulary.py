from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from games.wording.forms import Form, Forms
from games.wording.listener import Listener

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

    from games.broadcast import NewsItem

Teller: TypeAlias = "Callable[[NewsItem, Listener], str]"


def _nothing_to_add(item: NewsItem, listener: Listener) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What one game says in its own words; the rest is the same at every table.

    `tellers` are for news that one sentence with gaps cannot tell. `taken_back` follows a check
    that was right, `paid` any check, and `account` the reason why the game is over.
    """

    refusals: Mapping[str, Form]
    news: Mapping[str, Forms]
    endings: Mapping[str, StrPromise]
    taken_back: StrPromise
    tellers: Mapping[str, Teller] = field(default_factory=dict)
    paid: Teller = _nothing_to_add
    account: Teller = _nothing_to_add
