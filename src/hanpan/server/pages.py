"""The web client: one page for all addresses, and its files."""

import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from hanpan.server.problems import Denied, problem
from hanpan.wire.http import Problem

PACKAGE: Final = Path(__file__).parents[1]
#: A year: the name of an asset changes with its content.
FOREVER: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
FRESH: Final = {"cache-control": "no-cache"}


def static_folder() -> Path:
    """The built client: inside an installed package, else where the repository builds it."""
    packed = PACKAGE / "static"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "web" / "dist"


def page_handlers(static: Path) -> Sequence[ControllerRouterHandler]:
    """Handlers for `/assets/…`, for the files beside the page, and for the page under every other address."""
    index = static / "index.html"
    beside = {path.name: path for path in static.glob("*") if path.is_file() and path != index}

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "/") -> File | Response[Problem]:
        """The client finds out by itself what the address means; a name with a dot is a file."""
        name = path.strip("/")
        if name in beside:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            return File(beside[name], media_type=kind, content_disposition_type="inline", headers=FRESH)
        if "." in name.rpartition("/")[2]:
            raise Denied(404, "not-found")
        if not index.is_file():
            return problem(503, "web-missing")
        return File(index, media_type="text/html", content_disposition_type="inline", headers=FRESH)

    if not (static / "assets").is_dir():
        return [page]
    assets = create_static_files_router(
        path="/assets", directories=[static / "assets"], include_in_schema=False, cache_control=FOREVER
    )
    return [page, assets]
