"""Files that people name: read with one clear error for everything that can be wrong, replaced as a whole."""

import os
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, TypeVar

import msgspec

from hanpan.core.errors import HanpanError

T = TypeVar("T")
#: What standard input is called inside and in messages; people type `-`.
STANDARD: Final = "<stdin>"
#: Bytes; a position has less than ten thousand, a recorded game less than a hundred thousand.
LARGEST: Final = 1_000_000


class BadFile(HanpanError):
    """A file that cannot be read, is no JSON, or cannot be written."""


def read_bytes(name: str) -> bytes:
    """The contents of a file, or of standard input.  `BadFile`."""
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            path = Path(name)
            if path.is_dir():
                raise BadFile("file-directory", file=name)
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise BadFile("file-missing", file=name) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise BadFile("file-unreadable", file=name, detail=reason_of(error)) from error
    if len(data) > LARGEST:
        raise BadFile("file-too-big", file=name, most=LARGEST // 1_000_000)
    return data


def read_json(name: str, kind: type[T]) -> T:
    """The JSON of a file as `kind`.  `BadFile` for anything else."""
    try:
        text = read_bytes(name).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("file-not-utf8", file=name, at=error.start + 1) from error
    return parse_json(text, name, kind)


def parse_json(text: str, name: str, kind: type[T]) -> T:
    """`text`, which came from `name`, as `kind`.  `BadFile` for anything else."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BadFile("file-shape", file=name, detail=str(error)) from error
    except msgspec.DecodeError as error:
        raise BadFile("file-not-json", file=name, detail=str(error)) from error
    except UnicodeError as error:  # half of a surrogate pair
        raise BadFile("file-not-json", file=name, detail=type(error).__name__) from error
    except RecursionError as error:
        raise BadFile("file-too-deep", file=name) from error


def write_whole(name: str, text: str) -> None:
    """Writes a file so that at any moment either the old or the new contents are there.  `BadFile`."""
    path = Path(name)
    half = ""
    try:
        if path.is_dir():
            raise BadFile("file-directory", file=name)
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False) as file:
            half = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~mask()
        os.chmod(half, mode)
        os.replace(half, path)
    except (OSError, ValueError) as error:
        if half:
            Path(half).unlink(missing_ok=True)
        raise BadFile("file-unwritable", file=name, detail=reason_of(error)) from error


def mask() -> int:
    """The mask of this process for new files."""
    current = os.umask(0o022)
    os.umask(current)
    return current


def reason_of(error: Exception) -> str:
    """What the system says about it."""
    return getattr(error, "strerror", None) or str(error)


def pretty(data: Any) -> str:
    """JSON for people and version control."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"
