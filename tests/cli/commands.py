"""Runs the command in this process, with streams that can be read afterwards."""

from collections.abc import Mapping
from io import StringIO
from typing import NamedTuple

from hanpan.cli.app import run
from hanpan.cli.terminal import Terminal


class Ran(NamedTuple):
    status: int
    out: str
    err: str


def hanpan(*arguments: object, locale: str = "en", typed: str = "", environment: Mapping[str, str] = {}) -> Ran:
    out, err = StringIO(), StringIO()
    status = run([str(x) for x in arguments], Terminal(locale, StringIO(typed), out, err, environment))
    return Ran(status, out.getvalue(), err.getvalue())
