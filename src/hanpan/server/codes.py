"""Codes of tables and tokens of seats."""

import secrets
from typing import Final

from hanpan.server.problems import Denied

#: No 0 and O, no 1, I and L: a code can be read aloud and copied by hand.
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH: Final = 6


def new_code() -> str:
    """A random code; that it is free is found out when it is stored."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(written: str) -> str:
    """A code as somebody wrote it: in small letters, with blanks.  `Denied` if no table can have it."""
    code = "".join(written.split()).upper()
    if len(code) != LENGTH or any(sign not in SIGNS for sign in code):
        raise Denied(404, "table-unknown")
    return code


def new_token() -> str:
    """The secret of a personal address."""
    return secrets.token_urlsafe(18)
