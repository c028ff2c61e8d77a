"""Everything that is said to the people at a table: kind, exact, and in their own notation."""

from games.wording.listener import Listener
from games.wording.news import news_text
from games.wording.openings import opening_text
from games.wording.refusals import refusal_text

__all__ = ["Listener", "news_text", "opening_text", "refusal_text"]
