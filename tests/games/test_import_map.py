import json
import re

import pytest
from django.template import Context, Template
from django.test import RequestFactory


@pytest.fixture
def markup(static_files: None, rf: RequestFactory) -> str:
    request = rf.get("/")
    request.csp_nonce = "n0nce"  # type: ignore[attr-defined]
    return Template('{% load import_map %}{% import_map "games" %}').render(Context({"request": request}))


def imports(markup: str) -> dict[str, str]:
    found = re.fullmatch(r'<script type="importmap" nonce="n0nce">(.*)</script>', markup)
    assert found
    names: dict[str, str] = json.loads(found[1])["imports"]
    return names


def test_every_module_has_its_hashed_name(markup: str) -> None:
    found = imports(markup)
    assert found
    for name, url in found.items():
        stem = name.removesuffix(".js")
        assert re.fullmatch(rf"/static/{re.escape(stem)}\.[0-9a-f]{{12}}\.js", url)


def test_it_lists_modules_of_the_named_folder_alone(markup: str) -> None:
    assert all(name.startswith("games/") and name.endswith(".js") for name in imports(markup))
