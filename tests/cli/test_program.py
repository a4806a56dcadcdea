"""The program as a process: streams, statuses, language of the environment."""

import os
import subprocess
import sys
from collections.abc import Mapping

PROGRAM = [sys.executable, "-c", "from hanpan.cli import main; main()"]


def start(
    *arguments: str, typed: bytes = b"", environment: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[bytes]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [*PROGRAM, *arguments], input=typed, capture_output=True, env={**clean, **environment}, timeout=100
    )


def test_language_of_the_environment() -> None:
    assert "그런 명령은 없어요" in start("x", environment={"LANG": "ko_KR.UTF-8"}).stderr.decode()
    assert start("x", environment={"LANG": "de_DE.UTF-8"}).stderr.startswith(b"There is no such command")
    ran = start("x", "--lang", "fr", environment={"LC_ALL": "ko_KR.UTF-8"})
    assert ran.returncode == 2 and "fr" in ran.stderr.decode()


def test_streams_of_an_old_encoding() -> None:
    ran = start(
        "play",
        "three_little_pigs",
        "--lang",
        "ko",
        "--bots",
        "random",
        environment={"PYTHONIOENCODING": "ascii:strict"},
    )
    assert ran.returncode == 0 and not ran.stderr


def test_positions_through_pipes() -> None:
    new = start("new", "three_little_pigs", "--seed", "1")
    assert new.returncode == 0 and not new.stderr
    after = start("apply", "-", "0", "--seed", "1", typed=new.stdout)
    assert after.returncode == 0 and start("view", "-", typed=after.stdout).returncode == 0
    broken = start("view", "-", typed=b"\xff\xfe{}")
    assert broken.returncode == 2 and broken.stderr.count(b"\n") == 1 and b"<stdin>" in broken.stderr


def test_typed_nonsense_that_is_not_text() -> None:
    ran = start("play", "three_little_pigs", "--bots", "random", typed=b"\xff\xfe\x00\n" * 3)
    assert ran.returncode == 0 and not ran.stderr


def test_reader_that_leaves_early() -> None:
    process = subprocess.Popen([*PROGRAM, "new", "three_little_pigs"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait(timeout=100) == 0


def test_the_version_names_the_build_that_runs() -> None:
    assert start("--version").stdout.decode().strip().endswith(("rules in plain Python", "rules compiled"))
    assert start("--version", environment={"LANG": "ko_KR.UTF-8"}).stdout.decode().strip().endswith("규칙")
