"""Files of the web client as they are sent: packed where the browser takes it, and only when it has an older one."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

#: A year: the name of an asset changes with its content.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
#: Files that shrink by being packed; the types that the system may not know are told too.
PACKED: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
TYPES: Final = {".woff2": "font/woff2", ".png": "image/png"}
#: Smaller files fit into one packet as they are.
LEAST: Final = 1_000
#: Encodings with the endings of the files that the build packed, the better one first.
SIBLINGS: Final = (("br", ".br"), ("gzip", ".gz"))


class StaticFile:
    """A file as it is now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        stat = path.stat()
        self.size = stat.st_size
        self.changed = stat.st_mtime_ns
        suffix = path.suffix
        guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.type = PACKED.get(suffix) or TYPES.get(suffix) or guessed
        self.shrinks = suffix in PACKED and self.size >= LEAST

    def packed(self, accepted: set[str]) -> tuple[str, bytes]:
        """The content, and the encoding in which it is: the best of those that the browser takes, or none."""
        if not self.shrinks:
            return "", self.path.read_bytes()
        for encoding, ending in SIBLINGS:
            sibling = self.path.with_name(self.path.name + ending)
            if encoding in accepted and sibling.is_file():
                return encoding, sibling.read_bytes()
        if "gzip" in accepted:
            return "gzip", gzipped(self.path, self.changed)
        return "", self.path.read_bytes()


@lru_cache(256)
def gzipped(path: Path, changed: int) -> bytes:
    """A file that the build did not pack, packed once for as long as it does not change."""
    return gzip.compress(path.read_bytes(), mtime=0)


def encodings(header: str) -> set[str]:
    """What a header `Accept-Encoding` names and does not forbid."""
    found = set()
    for part in header.lower().split(","):
        name, _, terms = part.partition(";")
        weight = terms.replace(" ", "")
        if not (weight.startswith("q=0") and not weight[3:].strip("0.")):
            found.add(name.strip())
    return found


def answer(file: StaticFile, request: Request[Any, Any, Any], cache: str) -> Response[bytes]:
    """The file, or the word that the browser has it already."""
    tag = f'W/"{file.changed:x}-{file.size:x}"'
    headers = {"cache-control": cache, "etag": tag}
    if file.shrinks:
        headers["vary"] = "accept-encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=file.type, headers=headers)
    encoding, content = file.packed(encodings(request.headers.get("accept-encoding", "")))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, media_type=file.type, headers=headers)
