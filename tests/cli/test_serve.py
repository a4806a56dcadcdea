"""`hanpan serve` hands over what was asked for; the environment gives the defaults."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from commands import hanpan

from hanpan.core.errors import HanpanError


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What a server in the place of the real one was called with."""
    calls: list[dict[str, Any]] = []

    def serve(
        *, host: str, port: int, data: Path, public_url: str | None, open_browser: bool, started: Callable[[str], None]
    ) -> int:
        started(f"http://{host}:{port}/")
        calls.append({"host": host, "port": port, "data": data, "public_url": public_url, "open_browser": open_browser})
        return 0

    module = ModuleType("hanpan.server.run")
    module.serve = serve  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hanpan.server", ModuleType("hanpan.server"))
    monkeypatch.setitem(sys.modules, "hanpan.server.run", module)
    return calls


def test_defaults(served: list[dict[str, Any]]) -> None:
    ran = hanpan("serve")
    assert ran.status == 0 and "http://127.0.0.1:8000/" in ran.err
    (call,) = served
    assert call["data"].name == "hanpan" and call["data"].is_absolute()
    del call["data"]
    assert call == {"host": "127.0.0.1", "port": 8000, "public_url": None, "open_browser": True}


ENVIRONMENT = {
    "HOST": "0.0.0.0",
    "PORT": "9000",
    "HANPAN_DATA": "/srv/hanpan",
    "HANPAN_PUBLIC_URL": "https://hanpan.example",
    "NO_BROWSER": "1",
}


def test_environment(served: list[dict[str, Any]]) -> None:
    assert hanpan("serve", environment=ENVIRONMENT).status == 0
    expected = {"host": "0.0.0.0", "port": 9000, "data": Path("/srv/hanpan"), "public_url": "https://hanpan.example"}
    assert served == [{**expected, "open_browser": False}]


def test_arguments_come_before_the_environment(served: list[dict[str, Any]]) -> None:
    arguments = ("--host", "::1", "--port", "1", "--data", "x", "--public-url", "http://a", "--browser")
    assert hanpan("serve", *arguments, environment=ENVIRONMENT).status == 0
    assert hanpan("serve", "--no-browser").status == 0
    expected = {"host": "::1", "port": 1, "data": Path("x"), "public_url": "http://a", "open_browser": True}
    assert served[0] == expected and served[1]["open_browser"] is False


def test_data_folder_of_the_user(served: list[dict[str, Any]], tmp_path: Path) -> None:
    assert hanpan("serve", environment={"XDG_DATA_HOME": str(tmp_path)}).status == 0
    assert served[0]["data"] == tmp_path / "hanpan"


@pytest.mark.parametrize("port", ["x", "-1", "65536", "8000.0", "²"])
def test_wrong_port_in_the_environment(served: list[dict[str, Any]], port: str) -> None:
    ran = hanpan("serve", environment={"PORT": port})
    assert ran.status == 2 and len(ran.err.splitlines()) == 1 and "PORT" in ran.err.upper() and not served


def test_faults_of_the_server_are_told(served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(**_: Any) -> int:
        raise HanpanError("data-in-use", path="/srv")

    monkeypatch.setattr(sys.modules["hanpan.server.run"], "serve", busy)
    ran = hanpan("serve")
    assert ran.status == 2 and ran.err == "Another server is using this data folder: /srv\n"


def test_without_the_libraries_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hanpan.server.run", None)
    ran = hanpan("serve")
    assert ran.status == 2 and "hanpan[server]" in ran.err and len(ran.err.splitlines()) == 1
