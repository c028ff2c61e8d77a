import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import transaction
from django.test import Client

from classroom import environment

SHOW = "from django.conf import settings as s; print(s.DEBUG, s.SECURE_SSL_REDIRECT, s.SESSION_COOKIE_SECURE)"


def load_settings(**variables: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: settings are read once."""
    variables["DJANGO_SETTINGS_MODULE"] = "classroom.settings"
    command = [sys.executable, "-c", SHOW]
    return subprocess.run(command, env=os.environ | variables, capture_output=True, text=True, check=False)


def test_by_default_debugging_is_off_and_plain_http_works() -> None:
    assert load_settings().stdout == "False False False\n"


def test_behind_https_cookies_and_redirects_are_safe() -> None:
    assert load_settings(ARDOISE_HTTPS="yes").stdout == "False True True\n"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("DEBUG", "maybe", "DEBUG must be yes or no, not 'maybe'."),
        ("DATABASE_URL", "mysql://localhost/school", "DATABASE_URL must look like postgresql://"),
        ("DATABASE_URL", "postgresql://localhost:port/school", "DATABASE_URL has a port that is not a port."),
        ("REDIS_URL", "http://localhost", "REDIS_URL must look like redis://"),
        ("ARDOISE_LOGS", "xml", "ARDOISE_LOGS must be one of json, text, not 'xml'."),
        ("ARDOISE_DATABASE_CONNECTIONS", "-1", "ARDOISE_DATABASE_CONNECTIONS must be a number from 2 to 200"),
    ],
)
def test_nonsense_is_refused_in_so_many_words(name: str, value: str, words: str) -> None:
    done = load_settings(**{name: value})
    assert done.returncode != 0
    assert words in done.stderr


def test_a_database_url_is_taken_apart() -> None:
    assert environment.database("postgresql://ms%20alice:p%40ss@db:5433/school?sslmode=require") == {
        "NAME": "school",
        "USER": "ms alice",
        "PASSWORD": "p@ss",
        "HOST": "db",
        "PORT": "5433",
        "OPTIONS": {"sslmode": "require"},
    }


def test_the_secret_is_made_once_and_is_ours_alone(tmp_path: Path) -> None:
    path = tmp_path / "var" / "secret-key"
    secret = environment.kept_secret(path)
    assert len(secret) > 60
    assert environment.kept_secret(path) == secret
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in path.parent.iterdir()] == ["secret-key"]


@pytest.mark.parametrize("port", ["0", "65536", "eighty", "8 0", "²"])
def test_a_number_outside_its_bounds_is_refused(monkeypatch: pytest.MonkeyPatch, port: str) -> None:
    monkeypatch.setenv("PORT", port)
    with pytest.raises(ImproperlyConfigured, match="PORT must be a number from 1 to 65535"):
        environment.number("PORT", 8000, lowest=1, highest=65535)


def test_pages_allow_no_inline_code_and_no_other_host(client: Client) -> None:
    policy = client.get("/healthz")["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_failure_after_commit_leaves_a_trace(
    transactional_db: None, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ConnectionError("no Redis")

    with caplog.at_level(logging.ERROR), transaction.atomic():
        transaction.on_commit(fail, robust=True)
    assert "no Redis" in caplog.text
    assert logging.getLogger("django.db.backends.base").isEnabledFor(logging.ERROR)


@pytest.mark.parametrize(("form", "sign"), [("json", '"event": "Forbidden'), ("text", "[error")])
def test_logs_are_lines_for_machines_or_for_people(form: str, sign: str) -> None:
    program = (
        "import django, logging; django.setup(); "
        "logging.getLogger('django.security').error('Forbidden %s', 'thing', extra={'path': '/x'})"
    )
    variables = {"DJANGO_SETTINGS_MODULE": "classroom.settings", "ARDOISE_LOGS": form}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=os.environ | variables, capture_output=True, text=True, check=True)
    assert sign in done.stderr
    assert "/x" in done.stderr
