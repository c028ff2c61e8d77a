"""Message catalogues by Babel, so that no machine needs gettext installed."""

import os
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from classroom.environment import ROOT

LOCALE = ROOT / "locale"
SOURCES = ("games", "curriculum", "classroom", "templates")
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w*\}")


def compile_all() -> None:
    for path in catalogue_paths():
        target = path.with_suffix(".mo")
        draft = target.with_name(f"{target.name}.{os.getpid()}")
        with draft.open("wb") as file:
            write_mo(file, read(path))
        draft.rename(target)


def catalogue_paths() -> list[Path]:
    return sorted(LOCALE.glob("*/LC_MESSAGES/django.po"))


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name, domain=path.stem)


def update(path: Path) -> None:
    """New messages come in empty and old ones go; nothing is guessed, so nothing gets fuzzy."""
    catalogue = read(path)
    catalogue.update(source_messages(), no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    buffer = BytesIO()
    write_po(buffer, catalogue, width=100, sort_by_file=True, include_lineno=False)
    path.write_bytes(buffer.getvalue())


def source_messages() -> Catalog:
    catalogue = Catalog(project="Ardoise")
    for path in _source_files():
        for _, message, comments, context in _extract(path):
            name = path.relative_to(ROOT).as_posix()
            catalogue.add(message, None, [(name, 0)], auto_comments=comments, context=context)
    return catalogue


def problems(path: Path, source: Catalog) -> Iterator[str]:
    catalogue = read(path)
    for wanted in _messages(source):
        message = catalogue.get(wanted.id, wanted.context)
        if message is None or not _is_translated(message):
            yield f"not translated: {_name(wanted)}"
        elif message.fuzzy:
            yield f"fuzzy: {_name(message)}"
        elif not _placeholders_agree(message):
            yield f"placeholders differ: {_name(message)}"
    for message in _messages(catalogue):
        if source.get(message.id, message.context) is None:
            yield f"no longer in the source: {_name(message)}"


def _source_files() -> Iterator[Path]:
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".html", ".txt"} and "migrations" not in path.parts:
                yield path


def _extract(path: Path) -> Iterator[tuple[int, str | tuple[str, ...], list[str], str | None]]:
    # Django's templates become Python calls of gettext, which Babel then reads.
    from django.utils.translation.template import templatize

    text = path.read_text()
    code = text if path.suffix == ".py" else templatize(text, origin=str(path))
    yield from extract("python", BytesIO(code.encode()), KEYWORDS, comment_tags=["Translators:"])


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def _name(message: Message) -> str:
    return repr(message.id if isinstance(message.id, str) else message.id[0])


def _forms(text: str | tuple[str, ...] | list[str] | None) -> list[str]:
    return [text] if isinstance(text, str) else list(text or [])


def _is_translated(message: Message) -> bool:
    forms = _forms(message.string)
    return bool(forms) and all(forms)


def _placeholders_agree(message: Message) -> bool:
    """The form for one may leave the number out, as English does; the last form may not."""
    wanted, *others = [set(PLACEHOLDER.findall(form)) for form in reversed(_forms(message.id))]
    last, *earlier = [set(PLACEHOLDER.findall(form)) for form in reversed(_forms(message.string))]
    allowed = wanted.union(*others)
    return last == wanted and all(found <= allowed for found in earlier)
