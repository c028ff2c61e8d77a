"""Reads the environment: typed, and loud about nonsense."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

ROOT = Path(__file__).resolve().parent.parent
YES = frozenset({"1", "true", "yes", "on"})
NO = frozenset({"0", "false", "no", "off"})


def var_folder() -> Path:
    """Where everything lives that is made and not written: data, logs, collected files."""
    return Path(text("ARDOISE_VAR", str(ROOT / "var"))).resolve()


def text(name: str, default: str) -> str:
    return os.environ.get(name, "").strip() or default


def words(name: str, default: list[str]) -> list[str]:
    """A list separated by spaces or commas."""
    return os.environ.get(name, "").replace(",", " ").split() or default


def flag(name: str, default: bool) -> bool:
    value = text(name, "yes" if default else "no").lower()
    if value not in YES | NO:
        raise ImproperlyConfigured(f"{name} must be yes or no, not {value!r}.")
    return value in YES


def number(name: str, default: int, *, lowest: int, highest: int) -> int:
    value = text(name, str(default))
    if not value.isascii() or not value.isdigit() or not lowest <= int(value) <= highest:
        raise ImproperlyConfigured(f"{name} must be a number from {lowest} to {highest}, not {value!r}.")
    return int(value)


def choice(name: str, default: str, allowed: frozenset[str]) -> str:
    value = text(name, default)
    if value not in allowed:
        raise ImproperlyConfigured(f"{name} must be one of {', '.join(sorted(allowed))}, not {value!r}.")
    return value


def database(url: str) -> dict[str, object]:
    """Django's parts of postgresql://user:password@host:port/name?option=value.

    A socket folder is given as ?host=/folder, as libpq wants it.
    """
    parts = urlsplit(url)
    name = unquote(parts.path.lstrip("/"))
    if parts.scheme not in {"postgres", "postgresql"} or not name:
        raise ImproperlyConfigured("DATABASE_URL must look like postgresql://user:password@host:5432/name.")
    options = dict(parse_qsl(parts.query))
    host = options.pop("host", "") or parts.hostname or ""
    return {
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": host,
        "PORT": str(_port("DATABASE_URL", url) or ""),
        "OPTIONS": options,
    }


def redis_address(url: str) -> str:
    _port("REDIS_URL", url)
    if urlsplit(url).scheme not in {"redis", "rediss", "unix"}:
        raise ImproperlyConfigured(
            "REDIS_URL must look like redis://host:6379/0 or unix:///folder/socket?db=0."
        )
    return url


def broker(redis_url: str) -> str:
    """The same Redis in kombu's spelling, which names socket files differently."""
    parts = urlsplit(redis_url)
    if parts.scheme != "unix":
        return redis_url
    number_of_db = dict(parse_qsl(parts.query)).get("db", "0")
    return f"redis+socket://{parts.path}?virtual_host={number_of_db}"


def kept_secret(path: Path) -> str:
    """A secret made once: the first process to link its draft wins, the others read it."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(64))
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    return path.read_text()


def _port(name: str, url: str) -> int | None:
    try:
        return urlsplit(url).port
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} has a port that is not a port.") from error
