"""Reading a pasted list of names the way its teacher meant it."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

# Room for "Marie-Antoinette D."; a child's full name is more than this site needs to know.
NAME_LENGTH = 20
CLASS_SIZE = 60
PASTE_LENGTH = 10_000


@dataclass
class Roster:
    """A pasted list, sorted into what can be taken and what cannot."""

    new: list[str] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)
    too_long: list[str] = field(default_factory=list)


def tidy(name: str) -> str:
    """One line, single spaces, no characters that cannot be seen."""
    normal = unicodedata.normalize("NFC", name)
    seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in normal)
    return " ".join(seen.split())


def read_names(text: str, taken: Iterable[str]) -> Roster:
    """Empty lines do not count; a name already there, in any case, is told apart."""
    roster = Roster()
    known = {name.lower() for name in taken}
    for name in filter(None, map(tidy, text.splitlines())):
        if len(name) > NAME_LENGTH:
            roster.too_long.append(name)
        elif name.lower() in known:
            roster.repeated.append(name)
        else:
            roster.new.append(name)
            known.add(name.lower())
    return roster
