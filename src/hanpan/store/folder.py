"""The data folder: who may use it, and the secret that signs cookies."""

import os
import secrets
import sys
from pathlib import Path
from typing import IO

from hanpan.store.errors import BrokenData, DataInUse

SECRET_BYTES = 32


class DataFolder:
    """An existing folder that this process holds until `close`; `DataInUse` if another process holds it.

    The lock belongs to the open file, so the system releases it however the process ends.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock: IO[bytes] = open(path / "lock", "ab")
        except OSError as error:
            raise BrokenData("data-unusable", path=str(path), detail=error.strerror or "") from error
        if not take_lock(self._lock):
            self._lock.close()
            raise DataInUse("data-in-use", path=str(path))

    @property
    def database(self) -> Path:
        """The database file."""
        return self.path / "hanpan.db"

    def secret(self) -> bytes:
        """32 random bytes, made once and kept, so that a restart logs nobody out."""
        path = self.path / "secret"
        if not path.exists():
            half = self.path / "secret.new"
            with open(half, "wb", opener=private) as file:
                file.write(secrets.token_bytes(SECRET_BYTES))
                file.flush()
                os.fsync(file.fileno())
            os.replace(half, path)
        os.chmod(path, 0o600)
        secret = path.read_bytes()
        if len(secret) != SECRET_BYTES:
            raise BrokenData("data-secret", path=str(path))
        return secret

    def close(self) -> None:
        """Lets another process have the folder."""
        self._lock.close()


def private(path: str, flags: int) -> int:
    """Opens a file that nobody else may read."""
    return os.open(path, flags, 0o600)


def take_lock(file: IO[bytes]) -> bool:
    """Whether this process now holds the only lock on the file."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
