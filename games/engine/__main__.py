"""The games in a terminal: ``python -m games.engine --help``."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from games.engine.bots import bot, choose, roster
from games.engine.core import MalformedMove, MalformedPosition, Refused
from games.engine.drawing import draw
from games.engine.perft import perft
from games.engine.record import BrokenRecord, Record, final_position, format_record, parse_record
from games.engine.registry import AnyVariant, variant, variants
from games.engine.simulation import TABLE_HEAD, simulate, table_row

YOU = 0
SHOWN = 40


def main(words: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(words)
    try:
        return int(arguments.run(arguments) or 0)
    except (BrokenRecord, MalformedPosition, MalformedMove, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games.engine", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for run, help_text in ((play, "a game against a bot"), (perft_count, "count the games of a length")):
        command = commands.add_parser(run.__name__.partition("_")[0], help=help_text)
        command.add_argument("game", choices=sorted(variants()))
        command.add_argument("--level", type=int, choices=range(1, 6), default=4)
        command.add_argument("--seed", default="")
        command.set_defaults(run=run)
        _own_arguments(command, run.__name__)
    moves_command = commands.add_parser("moves", help="the legal moves of a position (a file, or stdin)")
    moves_command.add_argument("game", choices=sorted(variants()))
    moves_command.add_argument("position", nargs="?", type=Path)
    moves_command.set_defaults(run=moves)
    levels_command = commands.add_parser("levels", help="how lively each level is, by games between bots")
    levels_command.add_argument("--games", type=int, default=200)
    levels_command.add_argument("--level", type=int, choices=range(1, 6), help="this one alone")
    levels_command.add_argument("game", nargs="*", choices=sorted(variants()), default=sorted(variants()))
    levels_command.set_defaults(run=levels)
    replay_command = commands.add_parser("replay", help="replay a record and show where it ends")
    replay_command.add_argument("record", type=Path)
    replay_command.add_argument("--position", action="store_true", help="print the last position whole")
    replay_command.set_defaults(run=replay)
    return parser


def _own_arguments(command: argparse.ArgumentParser, name: str) -> None:
    if name == "play":
        bots = sorted({each.slug for slug in variants() for each in roster(slug)})
        command.add_argument("--bot", choices=bots, default=bots[0], help="who plays against you")
        command.add_argument("--you", choices=bots, help="let this bot play your moves, too")
        command.add_argument("--record", type=Path, help="write the game to this file at the end")
    else:
        command.add_argument("--depth", type=int, default=2)
        command.add_argument("--position", type=Path, help="from here instead of the start")


def say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")


def moves(arguments: argparse.Namespace) -> None:
    rules = variant(arguments.game)
    text = arguments.position.read_text() if arguments.position else sys.stdin.read()
    state = rules.parse_position(text)
    for seat in sorted(rules.to_move(state)):
        for move in rules.legal_moves(state, seat):
            say(f"{seat} {rules.format_move(state, move)}")


def levels(arguments: argparse.Namespace) -> None:
    say(*TABLE_HEAD)
    for slug in arguments.game:
        for level in [arguments.level] if arguments.level else variant(slug).levels:
            say(table_row(slug, level, simulate(variant(slug), level, arguments.games)))


def replay(arguments: argparse.Namespace) -> None:
    record = parse_record(arguments.record.read_text())
    rules, last = variant(record.game), final_position(record)
    if arguments.position:
        say(rules.format_position(last))
        return
    say(draw(rules.view(last, None)), f"{len(record.actions)} actions", *_ending(rules, last))


def perft_count(arguments: argparse.Namespace) -> None:
    rules = variant(arguments.game)
    if arguments.position:
        state = rules.parse_position(arguments.position.read_text())
    else:
        state = rules.start(2, arguments.seed, rules.options(arguments.level))
    for depth in range(1, arguments.depth + 1):
        say(f"perft {depth} {perft(rules, state, depth)}")


def play(arguments: argparse.Namespace) -> None:
    """You sit in seat 0; type a move, ``moves`` for what is possible, or ``quit``."""
    rules, seed = variant(arguments.game), arguments.seed or secrets.token_hex(4)
    options = rules.options(arguments.level)
    state, actions = rules.start(2, seed, options), []
    players = {YOU: arguments.you, 1: arguments.bot}
    while (seats := sorted(rules.to_move(state))) and (step := _next(rules, state, seats, players)):
        actor, move, state = step
        actions.append((actor, move))
    say(draw(rules.view(state, YOU)), *_ending(rules, state))
    record = Record(rules.slug, rules.version, 2, seed, rules.dump_options(options), tuple(actions))
    if arguments.record:
        arguments.record.write_text(format_record(record))


def _next(rules: AnyVariant, state: Any, seats: list[int], players: dict[int, str | None]) -> Any:
    """The next action and what it led to; ``None`` when the person quits."""
    for seat in seats:
        if slug := players[seat]:
            return _bot_moves(rules, state, seat, slug)
    return _ask(rules, state, seats[0])


def _bot_moves(rules: AnyVariant, state: Any, seat: int, slug: str) -> Any:
    for refusals in range(5):
        move = choose(rules, state, seat, bot(slug).skill, f"{slug}:{state.ply}", refusals=refusals).move
        ruling = rules.play(state, seat, move)
        if not isinstance(ruling, Refused):
            say(f"seat {seat}: {rules.format_move(state, move)}")
            return seat, move, ruling.state
    raise MalformedMove(f"{slug} has no move here:\n{rules.format_position(state)}")


def _ask(rules: AnyVariant, state: Any, seat: int) -> Any:
    say("", draw(rules.view(state, seat)))
    while True:
        say(f"seat {seat}, your move:")
        text = sys.stdin.readline()
        if not text or text.strip() == "quit":
            return None
        if step := _answer(rules, state, seat, text.strip()):
            return step


def _answer(rules: AnyVariant, state: Any, seat: int, text: str) -> Any:
    if text == "moves":
        say(*_some(rules.format_move(state, move) for move in rules.legal_moves(state, seat)))
        return None
    try:
        move = rules.parse_move(state, text)
    except MalformedMove as malformed:
        say(f"That is no move: {malformed}")
        return None
    ruling = rules.play(state, seat, move)
    if isinstance(ruling, Refused):
        facts = ", ".join(f"{key} {value}" for key, value in ruling.facts.items())
        say(f"Not so: {ruling.code} ({ruling.rule}) {facts}")
        return None
    return seat, move, ruling.state


def _some(lines: Iterable[str]) -> list[str]:
    first = [line for line, _ in zip(lines, range(SHOWN + 1), strict=False)]
    return first if len(first) <= SHOWN else [*first[:SHOWN], "… and more"]


def _ending(rules: AnyVariant, state: Any) -> Iterable[str]:
    result = rules.result(state)
    if result is None:
        yield "not finished"
        return
    yield f"{result.reason}: " + ", ".join(
        f"seat {seat} {score} points, place {place}"
        for seat, (score, place) in enumerate(zip(rules.scores(state), result.places, strict=True))
    )


if __name__ == "__main__":
    sys.exit(main())
