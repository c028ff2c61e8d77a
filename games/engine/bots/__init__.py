"""Players that are not children: one chooser for all games, skill and mistakes as data.

A bot knows a game through the contract alone, and of a position only what its
seat may know. It does not look ahead; it finds moves as a child does, the easy
sums sooner than the hard ones, and takes a good one of those it found.
"""

from games.engine.bots.chooser import Choice, choose
from games.engine.bots.roster import Bot, bot, roster
from games.engine.bots.skill import Skill

__all__ = ["Bot", "Choice", "Skill", "bot", "choose", "roster"]
