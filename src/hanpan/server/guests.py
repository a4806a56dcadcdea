"""Who somebody is: a nickname in a browser's cookie or in a program's token, and nothing more."""

import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from hanpan.server.problems import Denied
from hanpan.server.written import cleaned

COOKIE: Final = "hanpan"
HALF_A_YEAR: Final = 180 * 24 * 3600
LONGEST_NAME: Final = 20
#: How a token is written: Base64.
TOKEN: Final = re.compile(r"[A-Za-z0-9+/]+={0,2}")

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


def token_in(connection: Connection) -> str | None:
    """What a program says who it is by (`Authorization: Bearer …`), None for a browser.

    No page can make a browser send that header to another site, so it needs no further proof; cookies beside it count
    for nothing.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


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
    """Names the asking guest, who gets a new identity if he has none.  `Denied` for a program: a token keeps its name."""
    if token_in(connection) is not None:
        raise Denied(409, "token-named")
    guest = GuestId(guest_of(connection).id or new_guest_id(), name)
    connection.set_session(msgspec.structs.asdict(guest))
    return guest


def new_guest_id() -> str:
    """An identity that nobody can guess."""
    return secrets.token_urlsafe(12)


class Tokens:
    """The tokens of programs: a guest, encrypted and signed with 32 bytes of the server's own, good for half a year.

    The key is not that of the cookies: neither can stand for the other.
    """

    def __init__(self, key: bytes) -> None:
        self._seal = ClientSideSessionBackend(CookieBackendConfig(secret=key, max_age=HALF_A_YEAR))

    def new(self, name: str) -> str:
        """The token of a new guest."""
        return b"".join(self._seal.dump_data({"id": new_guest_id(), "name": name})).decode()

    def read(self, token: str) -> dict[str, Any]:
        """The guest of a token; `Denied` if it is damaged, foreign or too old."""
        if not TOKEN.fullmatch(token):  # the decoder is lenient
            raise Denied(401, "token-unknown")
        try:
            session = self._seal.load_data([token.encode()])
        except Exception as error:  # whatever a decoder thinks of it
            raise Denied(401, "token-unknown") from error
        if not session:
            raise Denied(401, "token-unknown")
        return session


class Identities(ClientSideSessionBackend):
    """A browser's cookie, encrypted and signed, where one that is damaged in whatever way is no cookie; or a program's
    token, which is never made a cookie."""

    config: "Identity"

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        token = token_in(connection)
        if token is not None:
            return self.config.tokens.read(token)
        try:
            return await super().load_from_connection(connection)
        except Exception:
            return {}

    async def store_in_message(self, scope_session: Any, message: Any, connection: Connection) -> None:
        if token_in(connection) is None:
            await super().store_in_message(scope_session, message, connection)


@dataclass
class Identity(CookieBackendConfig):
    """The settings of cookies and tokens."""

    _backend_class = Identities
    tokens: Tokens = field(kw_only=True)


def identity(key: bytes, secure: bool, tokens: Tokens) -> Identity:
    """How a server knows its guests; cookies are encrypted with 32 bytes of its own."""
    return Identity(
        secret=key,
        key=COOKIE,
        max_age=HALF_A_YEAR,
        secure=secure,
        samesite="lax",
        exclude=["^/assets", "^/metrics", "^/healthz", "^/readyz"],
        tokens=tokens,
    )
