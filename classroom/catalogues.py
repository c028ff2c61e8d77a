"""Message catalogues by Babel, so that no machine needs gettext installed."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "locale"


def compile_all() -> None:
    for source in LOCALE.glob("*/LC_MESSAGES/*.po"):
        compile_one(source, source.with_suffix(".mo"))


def compile_one(source: Path, target: Path) -> None:
    if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
        return
    with source.open("rb") as po:
        catalogue = read_po(po, locale=source.parent.parent.name, domain=source.stem)
    draft = target.with_name(f"{target.name}.new")
    with draft.open("wb") as mo:
        write_mo(mo, catalogue)
    draft.rename(target)
