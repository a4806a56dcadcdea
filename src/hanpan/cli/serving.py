"""`hanpan serve`: the web table."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from hanpan.cli.help import BadUsage
from hanpan.cli.setup import Silent, within
from hanpan.core.errors import HanpanError
from hanpan.text import say

MOST_PORT: Final = 65535
DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8000


class NoServer(HanpanError):
    """The package was installed without the server's libraries."""


def serve(
    *,
    host: Annotated[str | None, Parameter(help="host")] = None,
    port: Annotated[int | None, Parameter(help="port")] = None,
    data: Annotated[Path | None, Parameter(help="data")] = None,
    public_url: Annotated[str | None, Parameter(help="public-url")] = None,
    browser: Annotated[bool | None, Parameter(help="browser", negative="--no-browser")] = None,
    terminal: Silent,
) -> int:
    """Serves the table until it is stopped."""
    environment = terminal.environment
    try:
        run = import_module("hanpan.server.run")
    except ModuleNotFoundError as error:
        raise NoServer("no-server", module=error.name) from error
    status: int = run.serve(
        host=host or environment.get("HOST") or DEFAULT_HOST,
        port=within("--port", port if port is not None else port_of(environment), 0, MOST_PORT),
        data=data or data_folder(environment),
        public_url=public_url or environment.get("HANPAN_PUBLIC_URL") or None,
        open_browser=not environment.get("NO_BROWSER") if browser is None else browser,
        started=lambda address: terminal.note(say(terminal.locale, "serving", address=address)),
    )
    return status


def port_of(environment: Mapping[str, str]) -> int:
    """The port of the variable PORT.  `BadUsage` if it is no number."""
    value = environment.get("PORT") or str(DEFAULT_PORT)
    if not (value.isascii() and value.isdigit()):
        raise BadUsage("usage-value", name="PORT", value=value)
    return int(value)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where tables are kept: HANPAN_DATA, else the user's place for data of programs."""
    if environment.get("HANPAN_DATA"):
        return Path(environment["HANPAN_DATA"])
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "hanpan"
    return Path.home() / ".local" / "share" / "hanpan"
