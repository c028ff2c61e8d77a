import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from classroom import catalogues


@pytest.fixture
def source() -> Catalog:
    catalogue = Catalog()
    catalogue.add("Hello {name}")
    return catalogue


def french(folder: Path, entries: str) -> Path:
    path = folder / "fr" / "LC_MESSAGES" / "django.po"
    path.parent.mkdir(parents=True)
    path.write_text(f'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n{entries}')
    return path


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ("", "not translated: 'Hello {name}'"),
        ('msgid "Hello {name}"\nmsgstr ""\n', "not translated: 'Hello {name}'"),
        ('#, fuzzy\nmsgid "Hello {name}"\nmsgstr "Bonjour {name}"\n', "fuzzy: 'Hello {name}'"),
        ('msgid "Hello {name}"\nmsgstr "Bonjour {nom}"\n', "placeholders differ: 'Hello {name}'"),
    ],
)
def test_a_fault_in_a_catalogue_is_found(tmp_path: Path, source: Catalog, entries: str, problem: str) -> None:
    assert list(catalogues.problems(french(tmp_path, entries), source)) == [problem]


def test_a_message_nobody_uses_any_more_is_found(tmp_path: Path) -> None:
    path = french(tmp_path, 'msgid "Farewell"\nmsgstr "Adieu"\n')
    assert list(catalogues.problems(path, Catalog())) == ["no longer in the source: 'Farewell'"]


def test_a_good_catalogue_has_no_problems(tmp_path: Path, source: Catalog) -> None:
    path = french(tmp_path, 'msgid "Hello {name}"\nmsgstr "Bonjour {name}"\n')
    assert list(catalogues.problems(path, source)) == []


def test_the_form_for_one_may_leave_the_number_out(tmp_path: Path) -> None:
    source = Catalog()
    source.add(("one tile", "%(count)s tiles"))
    entry = 'msgid "one tile"\nmsgid_plural "%(count)s tiles"\n'
    path = french(tmp_path, f'{entry}msgstr[0] "une tuile"\nmsgstr[1] "%(count)s tuiles"\n')
    assert list(catalogues.problems(path, source)) == []


def test_no_french_line_begins_with_its_punctuation() -> None:
    """A browser may break a line at a plain space, and French puts a space before : ; ! ? and %."""
    [path] = catalogues.catalogue_paths()
    texts = [str(message.string) for message in catalogues.read(path)]
    assert len(texts) > 100
    assert [text for text in texts if re.search(r" ([:;!?»]|%%)|« ", text)] == []


def test_texts_of_templates_and_of_modules_are_both_found() -> None:
    files = {name for message in catalogues.source_messages() for name, _ in message.locations}
    assert {Path(name).suffix for name in files} == {".py", ".html"}
