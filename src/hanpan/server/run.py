"""Starts a server and stops it again."""

import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
import uvicorn

from hanpan.core.errors import HanpanError
from hanpan.server.app import create_app
from hanpan.server.frames import Frames
from hanpan.server.logs import configure_logs
from hanpan.server.security import LARGEST_MESSAGE
from hanpan.server.settings import Settings, settings_of
from hanpan.store.folder import DataFolder
from hanpan.store.upgrade import upgrade

log = structlog.get_logger("hanpan.server")

#: Seconds that requests and sockets have to end.
GRACE: Final = 5
#: The collector of cyclic garbage looks at young objects when so many more than before are alive, at older ones every
#: fifth time, at all every third time of that.  A move leaves next to none behind, but thousands of its objects are
#: alive while many tables wait for the disk, and looking at them is in vain; a socket leaves some hundred.
COLLECT: Final = (20_000, 5, 3)
#: Milliseconds after which a client that takes nothing any more is given up (where the system can do that).
GIVE_UP_AFTER: Final = 30_000


class CannotListen(HanpanError):
    """The address is taken, or is none of this machine."""


def serve(
    host: str,
    port: int,
    data: Path,
    public_url: str | None = None,
    open_browser: bool = False,
    started: Callable[[str], None] = lambda address: None,
) -> int:
    """Serves until SIGINT or SIGTERM.  Port 0 takes any free one; `started` hears what to open in a browser.

    Raises before anything is served: `CannotListen`, `DataInUse`, `BrokenData`, `BadSetting`.
    """
    configure_logs()
    folder = DataFolder(data)
    try:
        upgrade(folder.database)
        with listen(host, port) as listening:
            port = listening.getsockname()[1]
            settings = settings_of(host, port, data, public_url)
            config = uvicorn.Config(
                create_app(settings, folder),
                ws=partial(Frames, compress_from=settings.compress_from),  # type: ignore[arg-type]
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,  # the sockets bring their own
                timeout_graceful_shutdown=GRACE,
                log_config=None,
                access_log=False,
                server_header=False,
            )
            with suppress(KeyboardInterrupt):  # raised again after everything has ended in good order
                Server(config, settings, open_browser, started).run(sockets=[listening])
        return 0
    finally:
        folder.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket bound before anything else happens, so that a taken port is told as such.  `CannotListen`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen("host-unusable", host=host, detail=error.strerror or "") from error
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP_AFTER)
        made.bind(address)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen("port-taken", host=host, port=port) from error
        raise CannotListen("host-unusable", host=host, detail=error.strerror or "") from error
    return made


def address_of(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


class Server(uvicorn.Server):
    """Opens a browser when it serves, and says goodbye before it closes its sockets."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, open_browser: bool, started: Callable[[str], None]
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._open_browser = open_browser
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays
        gc.set_threshold(*COLLECT)
        host, port = self._settings.host, self._settings.port
        log.info("serving", host=host, port=port, data=str(self._settings.data))
        address = address_of(host, port)
        self._started(address)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        app: Any = self.config.app
        await app.state.service.say_goodbye()
        await super().shutdown(sockets)
        log.info("stopped")
