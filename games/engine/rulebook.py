"""Rule sheets as data: each game's package docstring numbers its rules, and this reads them back.

A rule begins at the left margin with its number, and goes on in indented lines::

    M8   A token is worth its number.
    M9   A square with a sign takes only equations
         with that sign.
"""

from __future__ import annotations

import re
import sys

_RULE = re.compile(r"^([A-Z]\d+) +(.+(?:\n +.+)*)", re.MULTILINE)


def rules_of(docstring: str) -> dict[str, str]:
    """Each rule of a sheet as one line, by its number, in the order of the sheet."""
    return {number: " ".join(text.split()) for number, text in _RULE.findall(docstring)}


def sheet_of(variant: object) -> str:
    """The docstring of the package that a game's class lives in."""
    package = type(variant).__module__.rpartition(".")[0]
    return sys.modules[package].__doc__ or ""
