"""The tokens keep what they promise: the same names in each theme, and enough contrast."""

import re
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "classroom/static/classroom"
SHEETS = {
    "paper": STATIC / "tokens.css",
    "slate": STATIC / "themes/slate.css",
    "contrast": STATIC / "themes/contrast.css",
}
MARKS = ["restriction", "double", "triple", "blue", "red", "green", "yellow"]
TEXT_PAIRS = [
    ("ink", "ground"),
    ("ink", "surface"),
    ("ink", "surface-sunk"),
    ("ink-soft", "ground"),
    ("ink-soft", "surface"),
    ("link", "ground"),
    ("link", "surface"),
    ("on-accent", "accent"),
    ("on-accent", "accent-strong"),
    ("ink", "accent-wash"),
    ("ink", "good-wash"),
    ("ink", "nearly-wash"),
    ("ink", "stop-wash"),
    ("good", "good-wash"),
    ("nearly", "nearly-wash"),
    ("stop", "stop-wash"),
    ("stop", "surface"),
    ("chalk", "slate"),
    ("chalk-soft", "slate"),
    ("chalk-yellow", "slate"),
    ("square-ink", "square"),
    ("tile-ink", "tile"),
    ("tile-ink", "tile-chosen"),
    *[(f"seat-{seat}", "surface") for seat in range(1, 5)],
    *[(f"square-{mark}-ink", f"square-{mark}") for mark in MARKS],
]
SHAPE_PAIRS = [
    ("line-strong", "surface"),
    ("line-strong", "ground"),
    ("focus", "surface"),
    ("last-move", "square"),
    ("tile-edge", "square"),
]


def tokens(theme: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", SHEETS[theme].read_text()))


def brightness(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((brightness(one), brightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["slate", "contrast"])
def test_a_theme_gives_every_colour_and_nothing_else(theme: str) -> None:
    colours = {name for name, value in tokens("paper").items() if "#" in value or "rgb(" in value}
    assert set(tokens(theme)) == colours


@pytest.mark.parametrize("theme", SHEETS)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_can_be_read(theme: str, ink: str, ground: str) -> None:
    assert contrast(tokens(theme)[ink], tokens(theme)[ground]) >= 4.5


@pytest.mark.parametrize("theme", SHEETS)
@pytest.mark.parametrize(("shape", "ground"), SHAPE_PAIRS)
def test_shapes_can_be_seen(theme: str, shape: str, ground: str) -> None:
    assert contrast(tokens(theme)[shape], tokens(theme)[ground]) >= 3


@pytest.mark.parametrize("sheet", ["base.css", "pages.css"])
def test_only_the_tokens_name_raw_colours(sheet: str) -> None:
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|rgb\(|hsl\(", (STATIC / sheet).read_text())
