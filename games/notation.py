"""How sums are written for the children of one class: `÷` or `:`, a point or a comma."""

from __future__ import annotations

from dataclasses import dataclass

MINUS = "−"
DIVISION_SIGNS = ["÷", ":"]
DECIMAL_SIGNS = [".", ","]


@dataclass(frozen=True, slots=True)
class Notation:
    """Rows and frames keep the canonical signs `+ - × ÷`; only what people read is written."""

    division: str = DIVISION_SIGNS[0]
    decimal: str = DECIMAL_SIGNS[0]

    def __post_init__(self) -> None:
        if self.division not in DIVISION_SIGNS or self.decimal not in DECIMAL_SIGNS:
            raise ValueError(f"no such notation: {self}")

    @property
    def signs(self) -> dict[str, str]:
        """The four canonical signs and how each is written."""
        return {"+": "+", "-": MINUS, "×": "×", "÷": self.division}

    def write(self, canonical: str) -> str:
        """Canonical arithmetic (`"7 ÷ 2"`, `"-3"`) as this class writes it."""
        written = self.signs | {".": self.decimal}
        return "".join(written.get(character, character) for character in canonical)
