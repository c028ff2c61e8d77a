"""Whole games kept as text: they replay for ever, to the same position.

A new one: ``python -m games.engine play GAME --you rusty --bot minerva --record FILE``, and
``python -m games.engine replay --position FILE`` for where it ends.
"""

from pathlib import Path

import pytest

from games.engine.perft import perft
from games.engine.record import BrokenRecord, final_position, format_record, parse_record
from games.engine.registry import variant, variants

FOLDER = Path(__file__).with_name("playthroughs")
RECORDS = sorted(FOLDER.glob("*.record"))
COUNTS = [line.split() for line in (FOLDER / "perft.txt").read_text().splitlines()]


@pytest.mark.rule("G5")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_the_position_it_had(path: Path) -> None:
    record = parse_record(path.read_text())
    rules, last = variant(record.game), final_position(record)
    assert rules.result(last) is not None
    assert rules.format_position(last) == path.with_suffix(".position").read_text().rstrip("\n")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    assert format_record(parse_record(path.read_text())) == path.read_text()


def test_every_game_has_a_kept_playthrough_and_a_count() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(variants())
    assert {game for game, *_ in COUNTS} == set(variants())


@pytest.mark.parametrize(("game", "level", "seed", "depth", "count"), COUNTS)
def test_as_many_games_of_a_length_as_ever(game: str, level: str, seed: str, depth: str, count: str) -> None:
    rules = variant(game)
    assert perft(rules, rules.start(2, seed, rules.options(int(level))), int(depth)) == int(count)


def head(**changes: str) -> str:
    lines = {"game": "mathable", "version": "1", "seats": "2", "seed": "x", "options": _options()} | changes
    return "\n".join(f"[{key} {value}]" for key, value in lines.items()) + "\n"


def _options() -> str:
    first = RECORDS[[path.stem.startswith("mathable") for path in RECORDS].index(True)]
    return next(line[9:-1] for line in first.read_text().splitlines() if line.startswith("[options"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown or missing"),
        (head(game="chess"), "unknown or missing"),
        (head(version="99"), "rules of version 99"),
        (head(version="x"), "cannot be read"),
        (head(seats="9"), "not for 9"),
        (head(options="{}"), "options"),
        (head(options="{"), "cannot be read"),
        ("[nothing]", "line 1: a head line"),
        (head() + "7 0 pass", "line 6: expected"),
        (head() + "1 0 dance", "line 6: no move"),
        (head() + "1 3 pass", "line 6: refused: not_your_turn"),
        ("x" * 2_000_001, "longer than"),
    ],
)
def test_a_broken_record_says_where_and_why(text: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        parse_record(text)
