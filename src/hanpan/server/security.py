"""What every answer says to browsers, and what every request has to prove."""

from typing import Any, Final

from litestar.config.csrf import CSRFConfig
from litestar.middleware.rate_limit import RateLimitConfig

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
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an address may hold the token of a seat
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
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
        headers = [*message.get("headers", ()), *HEADERS]
        if scope["path"].startswith("/api/"):
            headers.append(NO_STORE)
        message["headers"] = headers


def csrf(key: bytes, secure: bool) -> CSRFConfig:
    """Every request that changes something shows in a header what a cookie told it."""
    return CSRFConfig(
        secret=key.hex(),
        cookie_name="csrftoken",
        header_name="x-csrftoken",
        cookie_samesite="lax",
        cookie_secure=secure,
        exclude=OPEN_PATHS,
    )


def rate_limit(requests: int) -> RateLimitConfig:
    """So many requests a second from one address."""
    return RateLimitConfig(("second", requests), exclude=OPEN_PATHS)
