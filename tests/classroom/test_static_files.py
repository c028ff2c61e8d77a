import warnings
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlsplit

import pytest
from django.templatetags.static import static

from tests.running import Site

SCRIPT = "admin/js/core.js"


def fetch(site: Site, path: str, headers: Mapping[str, str]) -> tuple[HTTPResponse, bytes]:
    with closing(HTTPConnection(urlsplit(site.url).netloc, timeout=5)) as connection:
        connection.request("GET", path, headers=dict(headers))
        answer = connection.getresponse()
        return answer, answer.read()


def test_a_hashed_file_is_kept_for_ever_and_packed(site: Site) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        answer, content = fetch(site, static(SCRIPT), {"Accept-Encoding": "gzip"})
    assert answer.status == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "gzip"
    assert int(answer.headers["Content-Length"]) == len(content) > 0


@pytest.mark.parametrize(
    ("headers", "status", "size"), [({"Range": "bytes=0-9"}, 206, 10), ({"Range": "bytes=x"}, 200, None)]
)
def test_a_part_of_a_file_is_only_that_part(
    site: Site, headers: dict[str, str], status: int, size: int | None
) -> None:
    answer, content = fetch(site, static(SCRIPT), headers)
    assert answer.status == status
    assert size is None or len(content) == size


def test_a_file_that_is_not_there_is_a_404(site: Site) -> None:
    assert fetch(site, "/static/nothing.js", {})[0].status == 404
