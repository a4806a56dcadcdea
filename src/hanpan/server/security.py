"""What every answer says to browsers, and what every request has to prove."""

from typing import Any, Final

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Receive, Scope, Send

from hanpan.server.guests import token_in

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
#: For what a page is made of.
PART_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
#: For everything that a browser can show by itself.
HEADERS: Final = (
    *PART_HEADERS,
    (b"content-security-policy", CSP.encode()),
    (b"referrer-policy", b"no-referrer"),  # an address may hold the token of a seat
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NO_STORE: Final = (b"cache-control", b"no-store")

#: Largest body of a request and largest message of a socket, bytes.
LARGEST_BODY: Final = 64_000
LARGEST_MESSAGE: Final = 16_384

OPEN_PATHS: Final = ["^/assets", "^/metrics", "^/healthz", "^/readyz"]


async def add_headers(message: Any, scope: Any) -> None:
    """Before an answer is sent, refusals and unknown paths included."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", ()))
        headers += PART_HEADERS if is_part(scope["path"], headers) else HEADERS
        if scope["path"].startswith("/api/"):
            headers.append(NO_STORE)
        message["headers"] = headers


def is_part(path: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether this is a script, a style or a font: a page loads dozens, and the rest of the headers is half a kilobyte
    that means nothing to them."""
    kind = dict(headers).get(b"content-type", b"")
    return path.startswith("/assets/") and kind.startswith((b"text/javascript", b"text/css", b"font/"))


class CsrfCheck(CSRFMiddleware):
    """Every request of a browser that changes something shows in a header what a cookie told it.

    A program that says by a token who it is sends nothing that a foreign page could make a browser send.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and token_in(ASGIConnection(scope)) is not None:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def csrf(key: bytes, secure: bool) -> DefineMiddleware:
    """The same with the server's key."""
    config = CSRFConfig(
        secret=key.hex(),
        cookie_name="csrftoken",
        header_name="x-csrftoken",
        cookie_samesite="lax",
        cookie_secure=secure,
        exclude=OPEN_PATHS,
    )
    return DefineMiddleware(CsrfCheck, config=config)


def rate_limit(requests: int) -> RateLimitConfig:
    """So many requests a second from one address."""
    return RateLimitConfig(("second", requests), exclude=OPEN_PATHS)
