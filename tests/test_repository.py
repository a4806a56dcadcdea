"""What must hold of the repository itself."""

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
REGISTRY = re.compile(r"https?://[^\s\"']*(pypi\.org|pythonhosted|npmjs|npmmirror|debian\.org|yarnpkg)", re.IGNORECASE)
GENERATED = ("web/package-lock.json", "requirements/dev.txt", "requirements/play.txt")


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in names.decode().split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in tracked():
        try:
            found.append((path, path.read_text("utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def test_no_registry_address_anywhere():
    assert [str(path) for path, text in texts() if path != Path(__file__) and REGISTRY.search(text)] == []


def test_locks_name_hashes_and_no_addresses():
    for name in ("requirements/dev.txt", "requirements/play.txt"):
        lock = (ROOT / name).read_text()
        assert "://" not in lock
        assert all("--hash=" in block for block in re.split(r"\n(?=\S)", lock.strip()))
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry and not entry.get("link")] == []
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


def test_files_stay_small():
    code = [path for path, _ in texts() if path.suffix in (".py", ".ts", ".svelte")]
    long = {
        str(path.relative_to(ROOT)): n
        for path in code
        if (n := len(path.read_text("utf-8").splitlines())) > 500 and "tests" not in path.parts
    }
    generated = {"web/src/net/protocol.ts"}
    assert {name: n for name, n in long.items() if name not in generated} == {}


@pytest.mark.parametrize("name", ["LICENSE", "NOTICE", "README.md", "README.en.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_what_a_good_project_has(name):
    assert (ROOT / name).stat().st_size > 200


def test_links_in_documents_lead_somewhere():
    broken = []
    for path, text in texts():
        if path.suffix != ".md" or "rules" in path.parts:
            continue
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if not target.startswith(("http", "mailto:")) and not (path.parent / target).exists():
                broken.append(f"{path.relative_to(ROOT)}: {target}")
    assert broken == []


def test_the_wheel_carries_the_web_and_the_texts(tmp_path):
    subprocess.run(
        ["pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT)], check=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "hanpan/static/index.html" in names
    assert any(name.startswith("hanpan/static/assets/") and name.endswith(".js") for name in names)
    assert "hanpan/games/three_little_pigs/text/ko/rules.ftl" in names
    assert "hanpan/games/three_little_pigs/rules/en.md" in names
    assert any(name.endswith("versions/__init__.py") or "/versions/0001" in name for name in names)
