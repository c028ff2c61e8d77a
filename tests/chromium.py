"""A Chromium for the browser tests: the machine's, else Playwright's, else Debian's package."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def on_the_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> bool:
    return on_the_path() is not None or _from_playwright() or _from_debian()


def _from_playwright() -> bool:
    return _run(sys.executable, "-m", "playwright", "install", "chromium")


def _from_debian() -> bool:
    if os.getuid() != 0 or not shutil.which("apt-get"):
        return False
    _run("apt-get", "update")
    return _run("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def _run(*command: str) -> bool:
    sys.stdout.write(f"{' '.join(command)} …\n")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(None if install() else "Found no Chromium and could not install one; put one on the PATH.")
