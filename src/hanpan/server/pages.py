"""The web client: one page for all addresses, and its files."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from hanpan.server.files import FOREVER, FRESH, StaticFile, answer
from hanpan.server.heads import head_for, locale_for, with_head
from hanpan.server.problems import Denied, problem
from hanpan.server.service import Service
from hanpan.wire.http import Problem

PACKAGE: Final = Path(__file__).parents[1]
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
#: Names as the build gives them: no way leads out of a folder.
ASSET: Final = re.compile(r"[\w.-]*[\w-]\.[a-z0-9]+", re.ASCII)

Here = Request[Any, Any, Any]


def static_folder() -> Path:
    """The built client: inside an installed package, else where the repository builds it."""
    packed = PACKAGE / "static"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "web" / "dist"


def page_handlers(static: Path) -> Sequence[ControllerRouterHandler]:
    """Handlers for `/assets/…`, for the files beside the page, and for the page under every other address."""
    index = static / "index.html"
    beside = {
        f"/{path.relative_to(static).as_posix()}": path
        for path in static.rglob("*")
        if path.is_file() and path != index and path.relative_to(static).parts[0] != "assets"
    }

    @route("/assets/{name:str}", http_method=READ, include_in_schema=False, sync_to_thread=False)
    def asset(name: FromPath[str], request: Here) -> Response[bytes]:
        """A file whose name changes with its content."""
        path = static / "assets" / name
        if not ASSET.fullmatch(name) or not path.is_file():
            raise Denied(404, "not-found")
        return answer(StaticFile(path), request, FOREVER)

    @route(["/", "/{path:path}"], http_method=READ, include_in_schema=False, sync_to_thread=False)
    def page(
        request: Here, service: NamedDependency[Service], path: FromPath[str] = "/"
    ) -> Response[bytes] | Response[str] | Response[Problem]:
        """The client finds out by itself what the address means; a name with a dot is a file."""
        if path in beside:
            return answer(StaticFile(beside[path]), request, FRESH)
        if "." in path.rpartition("/")[2] or path.startswith(("/api/", "/assets/", "/ws/")) or path == "/api":
            raise Denied(404, "not-found")
        if not index.is_file():
            return problem(503, "web-missing")
        locale = locale_for(request.headers.get("accept-language", ""))
        head = head_for(path, locale, service.rooms)
        base = service.addresses.base(request)
        text = with_head(index.read_text("utf-8"), head, locale, base, quote(path), beside.__contains__)
        headers = {"cache-control": FRESH, "vary": "accept-language", "content-language": locale}
        status = 200 if head.is_known else 404
        return Response(text, media_type="text/html", headers=headers, status_code=status)

    return [page, asset]
