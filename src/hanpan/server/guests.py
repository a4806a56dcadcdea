"""Who somebody is: a nickname in a signed cookie, and nothing more."""

import secrets
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from hanpan.server.problems import Denied
from hanpan.server.written import cleaned

COOKIE: Final = "hanpan"
HALF_A_YEAR: Final = 180 * 24 * 3600
LONGEST_NAME: Final = 20

Connection = ASGIConnection[Any, Any, Any, Any]


class GuestId(msgspec.Struct, frozen=True):
    """A guest; `name` is empty before the first naming, and then `id` is too."""

    id: str
    name: str


NOBODY: Final = GuestId("", "")


def clean_nickname(raw: str) -> str:
    """A nickname that can be shown anywhere.  `Denied` if nothing is left of it, or too much."""
    text = cleaned(raw)
    if not text:
        raise Denied(400, "nickname-empty")
    if len(text) > LONGEST_NAME:
        raise Denied(400, "nickname-long", most=LONGEST_NAME)
    return text


def guest_of(connection: Connection) -> GuestId:
    """Who is asking."""
    session: Any = connection.session
    try:
        return msgspec.convert(session, GuestId) if session else NOBODY
    except msgspec.ValidationError:
        return NOBODY


def named_guest(connection: Connection) -> GuestId:
    """Who is asking; `Denied` if it is nobody yet."""
    guest = guest_of(connection)
    if not guest.id:
        raise Denied(401, "guest-needed")
    return guest


def name_guest(connection: Connection, name: str) -> GuestId:
    """Names the asking guest, who gets a new identity if he has none."""
    guest = GuestId(guest_of(connection).id or secrets.token_urlsafe(12), name)
    connection.set_session({"id": guest.id, "name": guest.name})
    return guest


class Cookies(ClientSideSessionBackend):
    """The cookie is encrypted and signed; one that is damaged in whatever way is no cookie."""

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        try:
            return await super().load_from_connection(connection)
        except Exception:
            return {}


class GuestCookie(CookieBackendConfig):
    """The settings of the cookie."""

    _backend_class = Cookies


def guest_cookie(key: bytes, secure: bool) -> GuestCookie:
    """The cookie of a server, encrypted with 32 bytes of its own."""
    return GuestCookie(
        secret=key,
        key=COOKIE,
        max_age=HALF_A_YEAR,
        secure=secure,
        samesite="lax",
        exclude=["^/assets", "^/metrics", "^/healthz", "^/readyz"],
    )
