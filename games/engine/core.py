"""The contract of the games.

Everything outside ``games.engine`` knows a game only through this module: a
:class:`Variant` is a stateless object that answers questions about frozen
positions. It has no clock, no input or output, no randomness of its own and no
floating point; what it needs of the world is handed to it.

A game in six sentences
-----------------------
``start`` makes the first position from a number of seats, a seed and options.
``to_move`` says which seats may act: one in an ordinary turn, several while a
claim may be challenged, none when the game is over. ``play`` takes a position,
who acts and a move, and *returns* a ruling: :class:`Accepted` with the next
position, or :class:`Refused` with the reason and the same position as before.
Both carry the :class:`Attempt` s that the move contained, because a wrong sum
is data and must not get lost with the move. ``view`` shows a position as one
seat may see it, built from an allow-list. ``dump`` and ``load`` speak JSON, for
storage and the wire; ``format`` and ``parse`` speak one line of text, for
people.

Who acts
--------
A move is made by a seat, or by the house (``None``): the clock that runs out, a
challenge window that closes, a seat taken over by a bot. The house has a fixed
set of moves of its own, the same in all games (:data:`HouseMove`), so that
everything that ever changes a position is an action that can be replayed.

Time
----
The engine measures nothing. :meth:`Variant.deadlines` names what the house must
do if nothing happens, and counts the delay from a ply; whoever runs the game
knows when that ply was played.

Chance
------
What is drawn at ply *n* comes from ``random.Random(f"{seed}:{n}")`` alone, so
that seed, options and actions give back every position for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, 0 to n - 1, in the order of play."""

Actor: TypeAlias = Seat | None
"""Who makes a move: a seat, or ``None`` for the house."""

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
"""What travels and what is stored. No float: see :mod:`games.engine`."""

Facts: TypeAlias = Mapping[str, Json]
"""What is needed to word a refusal or a piece of news, in any language."""


class MalformedMove(ValueError):
    """The text or JSON is not a move at all: it could never be one, whatever the position.

    Raised by ``load_move`` and ``parse_move`` only. A move that is merely not
    allowed here is a :class:`Refused`, never an exception.
    """


class MalformedPosition(ValueError):
    """The text or JSON does not describe a position (a tile too many, a broken row)."""


class BadOptions(ValueError):
    """Options that no game can be played with, such as no operation at all."""

    def __init__(self, code: str, **facts: Json) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = facts


class Mode(StrEnum):
    """Who looks after the arithmetic at a table (G2)."""

    COACH = "coach"
    REFEREE = "referee"
    CHALLENGE = "challenge"


class AttemptKind(StrEnum):
    """What a player committed to. The last two are checks of a rival's arithmetic (G3)."""

    CLAIM = "claim"
    CHALLENGE = "challenge"
    OVERSIGHT = "oversight"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One piece of arithmetic that a seat committed to, right or wrong.

    ``expression`` is canonical text (``"3 × 4"``) that
    :func:`games.engine.arithmetic.parse` reads back; ``value`` is what it is
    really worth, ``None`` when it has no value (a division by zero); the same
    goes for ``claimed``.

    For a claim, ``claimed`` is what the player said and ``correct`` whether it
    is so. For a challenge or an oversight, ``seat`` is the one who checked,
    ``claimed`` is the rival's claim, and ``correct`` says whether the *checker*
    was right: a challenge of a true claim and a false claim left standing are
    both wrong checks.
    """

    seat: Seat
    expression: str
    claimed: Fraction | None
    value: Fraction | None
    correct: bool
    kind: AttemptKind = AttemptKind.CLAIM


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened because of a move, to be shown and told.

    ``to`` keeps it private: the tokens a seat drew are news for that seat
    alone. Everything else is public and must hold nothing hidden (G4).
    """

    code: str
    seat: Actor = None
    facts: Facts = field(default_factory=dict)
    to: Seat | None = None


class Position(Protocol):
    """What every game's state shows to everybody: how many actions led to it."""

    @property
    def ply(self) -> int: ...


class Options(Protocol):
    """What the options of all games have in common."""

    @property
    def mode(self) -> Mode: ...


S = TypeVar("S", bound=Position)
M = TypeVar("M")
O = TypeVar("O", bound=Options)  # noqa: E741  (S, M, O: state, move, options)


@dataclass(frozen=True, slots=True)
class Accepted(Generic[S]):
    """The move counts: it changed the position and becomes a row of the match.

    A false claim in *referee* mode is accepted: it costs the turn, so it
    changes the position. The news say what it cost and why.
    """

    state: S
    news: tuple[News, ...] = ()
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """The move does not count and nothing changed; the player may try again.

    ``code`` names the reason, ``rule`` the rule behind it ("M6"), ``facts``
    everything needed to explain it kindly. ``attempts`` is not empty when the
    move was false arithmetic (coach mode), and empty when it was no arithmetic
    at all: a tile not held, a square that is taken (G2: illegal is not false).
    """

    code: str
    rule: str
    facts: Facts = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True, slots=True)
class Timeout:
    """The time of the seat on turn is over (G7: a pass, if it had done nothing)."""


@dataclass(frozen=True, slots=True)
class Grace:
    """All rivals have had time to look at a claim: the next player may act (G2)."""


@dataclass(frozen=True, slots=True)
class Close:
    """The time to challenge is over (G2)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A bot holds the seat of somebody who is away (G6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """Whoever was away is back in their seat (G6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """The seat is given up for good (G6). A seat may make this move for itself."""

    seat: Seat


HouseMove: TypeAlias = Timeout | Grace | Close | Hold | Return | Leave


@dataclass(frozen=True, slots=True)
class Deadline:
    """If no action comes first, the house makes ``move``.

    The time, ``after_ms``, is counted from the moment the action number
    ``since_ply`` was played (0: the start of the match).
    """

    move: HouseMove
    since_ply: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. ``places[seat]`` is 1 for the winner; equal totals share (G6).

    ``reason`` is a code of the variant. An unfinished game (too few seats left)
    has ``finished=False``: its claims are kept, its places mean nothing.
    """

    places: tuple[int, ...]
    reason: str
    finished: bool = True


class Variant(Protocol[S, M, O]):
    """The rules of one game. Stateless: one instance serves every match.

    Contract, tested for every registered variant:

    - a move from ``legal_moves`` is accepted, and contains no false arithmetic;
    - a refused move leaves nothing behind: the caller still has the old state;
    - random games end; nobody moves out of turn; tiles are conserved;
    - the same seats, seed, options and actions give the same states;
    - ``ply`` grows by one with each accepted action;
    - every dump loads and every format parses back to what it came from;
    - a seat's view does not change when another rack, or the order of the bag, does.
    """

    @property
    def slug(self) -> str:
        """The name in addresses, files and rows."""

    @property
    def version(self) -> int:
        """Grows when old matches would no longer replay; a match keeps the one it had."""

    @property
    def seats(self) -> range:
        """How many may play, for instance ``range(2, 5)``."""

    @property
    def levels(self) -> tuple[int, ...]:
        """The difficulties there are, 1 (discover) to 5 (expert)."""

    def options(self, level: int) -> O:
        """The options of a level. A teacher may change any of them."""

    def dump_options(self, options: O) -> Json: ...

    def load_options(self, data: Json) -> O:
        """Options from JSON, or :class:`BadOptions` with the reason."""

    def start(self, seats: int, seed: str, options: O) -> S:
        """The first position: tiles mixed by the seed, racks drawn, who begins."""

    def to_move(self, state: S) -> frozenset[Seat]:
        """Who may act. Empty: the game is over. Several: a challenge window is open."""

    def deadlines(self, state: S) -> tuple[Deadline, ...]:
        """What the house must do if nothing happens, soonest first."""

    def legal_moves(self, state: S, seat: Seat) -> Iterator[M]:
        """Every move of the seat that would be accepted and is true, each once, lazily."""

    def play(self, state: S, actor: Actor, move: M | HouseMove) -> Accepted[S] | Refused:
        """The ruling on a move. Never raises, never changes ``state``."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Points by seat, as they stand."""

    def result(self, state: S) -> Result | None:
        """How it ended; ``None`` while it goes on."""

    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What the seat, or a watcher (``None``), may see: built up, never blanked out (G4)."""

    def dump_state(self, state: S) -> Json: ...

    def load_state(self, data: Json) -> S: ...

    def dump_move(self, move: M | HouseMove) -> dict[str, Json]: ...

    def load_move(self, data: Json) -> M | HouseMove:
        """A move from JSON, or :class:`MalformedMove`."""

    def format_position(self, state: S) -> str:
        """The whole position, hidden parts included, as text for tests and bug reports."""

    def parse_position(self, text: str) -> S:
        """A position from text, or :class:`MalformedPosition`."""

    def format_move(self, state: S, move: M | HouseMove) -> str:
        """The move as a person would note it: ``12 i8 3x4``."""

    def parse_move(self, state: S, text: str) -> M | HouseMove:
        """A move as a person would type it, or :class:`MalformedMove`."""
