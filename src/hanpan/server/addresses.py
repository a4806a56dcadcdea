"""Addresses that people can use: which name of this server the others reach."""

import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from hanpan.server.settings import Settings

HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches that host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address(host: str) -> str:
    """The address of this machine in its network, empty if there is none.  Nothing is sent."""
    try:
        if not ipaddress.ip_address(host).is_unspecified:
            return host
    except ValueError:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(found) else found


class Addresses:
    """The first part of all addresses: the public one, else the one in the local network, else what the asking
    browser itself used."""

    def __init__(self, settings: Settings) -> None:
        self.fixed = settings.public_url
        if not self.fixed and not is_loopback(settings.host):
            found = lan_address(settings.host)
            if found:
                host = f"[{found}]" if ":" in found else found
                self.fixed = f"http://{host}:{settings.port}"
        self.public_host = urlsplit(settings.public_url).netloc.lower()

    def base(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """Without a slash at the end."""
        if self.fixed:
            return self.fixed
        host = connection.headers.get("host", "")
        secure = connection.scope["scheme"] in ("https", "wss")
        return f"{'https' if secure else 'http'}://{host if HOST.fullmatch(host) else 'localhost'}"

    def is_own(self, origin: str | None, host: str) -> bool:
        """Whether a page of that origin may open sockets here.  Programs send none and may."""
        if origin is None:
            return True
        netloc = urlsplit(origin).netloc.lower()
        return bool(netloc) and netloc in (host.lower(), self.public_host)
