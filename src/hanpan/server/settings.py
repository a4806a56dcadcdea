"""What an operator can choose."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from hanpan.core.errors import HanpanError


class BadSetting(HanpanError):
    """An environment variable has a value that it cannot have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server.

    host, port           where it listens
    data                 folder of the database and the secret
    public_url           address under which people reach it, without a slash at the end; empty if there is no such
    bot_workers          processes in which bots think
    bot_budget           what a bot may think about one choice, milliseconds
    requests             HTTP requests that one address may make in a second
    messages             messages that one socket may send in a second (twice as many at once)
    compress_from        bytes from which on a message is compressed for a client that can read it: a tenth of them or
                         less, for about 45 kB of memory for a socket that gets such messages; 0: none is
    idle                 seconds after which a match that nobody needs leaves the memory
    """

    host: str
    port: int
    data: Path
    public_url: str = ""
    bot_workers: int = 1
    bot_budget: int = 1000
    requests: int = 50
    messages: int = 100
    compress_from: int = 2048
    idle: int = 120


#: Settings that only the environment gives: variable, field, least and largest value.
VARIABLES: Final = (
    ("HANPAN_BOT_WORKERS", "bot_workers", 1, 64),
    ("HANPAN_BOT_BUDGET", "bot_budget", 1, 60_000),
    ("HANPAN_REQUESTS", "requests", 1, 1_000_000),
    ("HANPAN_MESSAGES", "messages", 1, 1_000_000),
    ("HANPAN_COMPRESS_FROM", "compress_from", 0, 1_000_000),
    ("HANPAN_IDLE", "idle", 1, 86_400),
)


def settings_of(
    host: str, port: int, data: Path, public_url: str | None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """Settings from the command line and the environment.  `BadSetting`."""
    chosen: dict[str, Any] = {"bot_workers": max(1, (os.cpu_count() or 1) - 1)}
    for variable, field, least, most in VARIABLES:
        text = environment.get(variable, "")
        if not text:
            continue
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise BadSetting("setting", name=variable, value=text[:40], least=least, most=most)
        chosen[field] = int(text)
    url = (public_url or "").rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise BadSetting("setting-url", name="HANPAN_PUBLIC_URL", value=url[:200])
    return Settings(host=host, port=port, data=data, public_url=url, **chosen)
