"""Equable behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import codec
from games.engine import table as tables
from games.engine.core import Accepted, Actor, Deadline, Json, MalformedPosition, Refused, Result, Seat
from games.engine.variants.equable import moves, notation, position, ruling, starting
from games.engine.variants.equable import view as views
from games.engine.variants.equable.levels import LEVELS
from games.engine.variants.equable.moves import AnyMove, Move
from games.engine.variants.equable.options import SEATS, Options, load_options
from games.engine.variants.equable.state import State
from games.engine.window import window_deadlines


class Equable:
    slug = "equable"
    version = 1
    seats = SEATS  # E1
    levels = tuple(LEVELS)

    def options(self, level: int) -> Options:
        return LEVELS[level]

    def dump_options(self, options: Options) -> Json:
        return codec.dump(options)

    def load_options(self, data: Json) -> Options:
        return load_options(data)

    def start(self, seats: int, seed: str, options: Options) -> State:
        return starting.start(seats, seed, options)

    def to_move(self, state: State) -> frozenset[Seat]:
        return tables.to_move(state.table)

    def deadlines(self, state: State) -> tuple[Deadline, ...]:
        turn = tables.turn_deadlines(state.table, state.options.turn_seconds)
        return turn + window_deadlines(state.table, state.options.window_seconds)

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        return ruling.legal_moves(state, seat)

    def play(self, state: State, actor: Actor, move: AnyMove) -> Accepted[State] | Refused:
        return ruling.rule(state, actor, move)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.table.scores

    def result(self, state: State) -> Result | None:
        return views.result(state)

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        return views.view(state, seat)

    def dump_state(self, state: State) -> Json:
        return codec.dump(state)

    def load_state(self, data: Json) -> State:
        try:
            return position.checked(codec.load(State, data))
        except codec.Malformed as fault:
            raise MalformedPosition(str(fault)) from None

    def dump_move(self, move: AnyMove) -> dict[str, Json]:
        return moves.dump_move(move)

    def load_move(self, data: Json) -> AnyMove:
        return moves.load_move(data)

    def format_position(self, state: State) -> str:
        return position.format_position(state)

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)

    def format_move(self, state: State, move: AnyMove) -> str:
        return notation.format_move(state, move)

    def parse_move(self, state: State, text: str) -> AnyMove:
        return notation.parse_move(state, text)
