"""For those who watch over the server."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.plugins.prometheus import PrometheusController


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """People can play: the store can be read, and the server is not about to stop."""
    is_ready = not state.service.is_stopping and state.service.store.is_ready()
    return Response("ready" if is_ready else "not ready", status_code=200 if is_ready else 503)


class Metrics(PrometheusController):
    """Numbers for Prometheus."""

    path = "/metrics"
    include_in_schema = False
