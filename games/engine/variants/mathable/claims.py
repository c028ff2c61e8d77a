"""Claims read on a board: which sum was said, and whether it is so (G1, M6, M9, M11, M12)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from games.engine.arithmetic import Operation, apply, arrange, as_json, calculation
from games.engine.core import Attempt, AttemptKind, Facts, Json, Seat
from games.engine.grid import Direction
from games.engine.variants.mathable.board import FACTORS, NAMES, SIGNS, SQUARES, Numbers, marks, pair
from games.engine.variants.mathable.moves import Claim
from games.engine.variants.mathable.state import State, Step


@dataclass(frozen=True, slots=True)
class Equation:
    """A claim with its numbers: ``expression`` = ``token``, said the player."""

    direction: Direction
    operation: Operation
    squares: tuple[str, str]
    expression: str
    value: Fraction | None
    token: int

    @property
    def is_true(self) -> bool:
        return self.value == self.token

    def attempt(
        self, seat: Seat, kind: AttemptKind = AttemptKind.CLAIM, *, correct: bool | None = None
    ) -> Attempt:
        """What a seat said with this claim, or, given ``correct``, what it said *of* the claim (G3)."""
        right = self.is_true if correct is None else correct
        return Attempt(seat, self.expression, Fraction(self.token), self.value, right, kind)

    def facts(self) -> dict[str, Json]:
        return {"expression": self.expression, "value": as_json(self.value), "claimed": self.token}

    def shown(self) -> dict[str, Json]:
        """The claim as everybody may see it: what was said, not whether it is true."""
        return {
            "direction": str(self.direction),
            "operation": str(self.operation),
            "expression": self.expression,
            "squares": list(self.squares),
        }


def numbers_beside(board: Numbers, at: str, direction: Direction) -> tuple[int, int] | None:
    """The two numbers that a token on this square would lean on, in reading order."""
    places = pair(SQUARES[at], direction)
    if places is None:
        return None
    first, second = board[places[0]], board[places[1]]
    return None if first is None or second is None else (first, second)


def read(board: Numbers, token: int, at: str, claim: Claim) -> Equation:
    """The equation behind a claim that leans on two numbers."""
    places, beside = pair(SQUARES[at], claim.direction), numbers_beside(board, at, claim.direction)
    assert places is not None and beside is not None  # noqa: S101, PT018  (refused before it is read)
    a, b = arrange(beside[0], claim.operation, beside[1], token)
    return Equation(
        direction=claim.direction,
        operation=claim.operation,
        squares=(NAMES[places[0]], NAMES[places[1]]),
        expression=str(calculation(a, claim.operation, b)),
        value=apply(a, claim.operation, b),
        token=token,
    )


def equations(board: Numbers, step: Step) -> tuple[Equation, ...]:
    return tuple(read(board, step.token, step.at, claim) for claim in step.claims)


def first_false(said: tuple[Equation, ...]) -> Equation | None:
    """G2: one false equation makes the whole claim false."""
    return next((equation for equation in said if not equation.is_true), None)


def mark_at(state: State, at: str) -> str:
    return marks(state.options.operations)[SQUARES[at]]


def sign_at(state: State, at: str) -> Operation | None:
    """The operation that a square asks for (M9)."""
    return SIGNS.get(mark_at(state, at))


def points(state: State, token: int, at: str, claims: int) -> int:
    """M8, M11, M12: the number, once for each claim, doubled or trebled by the square."""
    return token * claims * FACTORS.get(mark_at(state, at), 1)


def false_facts(token: int, at: str, said: tuple[Equation, ...]) -> Facts:
    """What is needed to explain a false claim: its first false equation, and any others."""
    false = [equation.facts() for equation in said if not equation.is_true]
    return {"token": token, "at": at, **false[0], "others": list[Json](false[1:])}
