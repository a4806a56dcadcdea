"""The application: everything wired together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.prometheus import PrometheusConfig
from litestar.stores.memory import MemoryStore

from hanpan import __version__
from hanpan.match.seeds import derived
from hanpan.match.windows import Clock
from hanpan.server.fairness import FAIRNESS
from hanpan.server.games import GAMES
from hanpan.server.guests import Tokens, identity
from hanpan.server.health import Metrics, healthz, readyz
from hanpan.server.pages import page_handlers, static_folder
from hanpan.server.problems import HANDLERS
from hanpan.server.security import LARGEST_BODY, add_headers, csrf, rate_limit
from hanpan.server.service import Service
from hanpan.server.settings import Settings
from hanpan.server.sockets import talk
from hanpan.server.tables import TABLES
from hanpan.store.folder import DataFolder

#: For the OpenAPI document: what a program may send instead of cookies and their header.
TOKEN: Final = SecurityScheme(type="http", scheme="bearer", description="answered by POST /api/tokens")


def service_of(state: State) -> Service:
    """The one service of this application."""
    service: Service = state.service
    return service


def create_app(settings: Settings, folder: DataFolder, clock: Clock | None = None) -> Litestar:
    """The application of a server that holds `folder`; its matches go by `clock`."""
    secret = folder.secret()
    cookie_key, csrf_key = derived(secret, "cookies", 32), derived(secret, "csrf", 32)
    tokens = Tokens(derived(secret, "tokens", 32))
    secure = settings.public_url.startswith("https://")
    counted = MemoryStore()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service = await Service.open(settings, folder, counted, clock or Clock())
        try:
            yield
        finally:
            await service.close()

    counting: Any = PrometheusConfig(app_name="hanpan", prefix="hanpan", group_path=True, exclude=["^/ws"])
    return Litestar(
        route_handlers=[GAMES, TABLES, FAIRNESS, talk, healthz, readyz, Metrics, *page_handlers(static_folder())],
        dependencies={
            "service": Provide(service_of, sync_to_thread=False),
            "tokens": Provide(lambda: tokens, sync_to_thread=False),
        },
        middleware=[
            counting.middleware,
            identity(cookie_key, secure, tokens).middleware,
            rate_limit(settings.requests).middleware,
            csrf(csrf_key, secure),
        ],
        stores={"rate_limit": counted},
        compression_config=CompressionConfig(
            "gzip", minimum_size=1_000, exclude=[r"^/(?!api/).*\.[a-z0-9]+$", "^/metrics"]
        ),
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        lifespan=[living],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Hanpan",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"token": TOKEN}),
            security=[{}, {"token": []}],
        ),
        logging_config=None,
    )
