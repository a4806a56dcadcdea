"""Refusals on the HTTP side: always a `Problem` with a key, never an inner detail."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from hanpan.bots import UnknownLevel
from hanpan.core.errors import BadOptions, HanpanError, Refused
from hanpan.games import UnknownGame
from hanpan.match.matches import NoMatch
from hanpan.store.errors import BrokenRecord, StoreFailed
from hanpan.wire.http import Problem

log = structlog.get_logger("hanpan.server")


class Denied(HanpanError):
    """What a guest asks for is not possible now; `status` is that of HTTP."""

    def __init__(self, status: int, key: str, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.status = status


STATUS: Final[dict[type[HanpanError], int]] = {
    BadOptions: 400,
    UnknownLevel: 400,
    UnknownGame: 404,
    NoMatch: 409,
    BrokenRecord: 500,
    StoreFailed: 503,
}
KEYS: Final = {
    400: "bad-request",
    401: "guest-needed",
    403: "not-allowed",
    404: "not-found",
    405: "method-unknown",
    413: "too-large",
    429: "too-fast",
}
CSRF_DETAIL: Final = "CSRF token verification failed"


def problem(status: int, key: str, facts: dict[str, Any] | None = None, clause: str = "") -> Response[Problem]:
    """The answer."""
    return Response(Problem(status, key, facts or {}, clause), status_code=status, media_type="application/json")


def say_refusal(_: Request[Any, Any, Any], error: HanpanError) -> Response[Problem]:
    """An error that a person may meet."""
    status = error.status if isinstance(error, Denied) else STATUS.get(type(error), 400)
    if status >= 500:
        log.error("refused", key=error.key, **{name: str(value) for name, value in error.facts.items()})
    facts = {} if isinstance(error, StoreFailed) else error.facts
    return problem(status, error.key, facts, error.clause if isinstance(error, Refused) else "")


def say_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: wrong shape, unknown path, too large, too fast."""
    facts = {}
    key = KEYS.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    if error.status_code == 403 and error.detail == CSRF_DETAIL:
        key = "csrf"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        # Only what the client sent is described, in the words of the schema.
        facts = {"fields": [str(entry.get("key", "")) for entry in error.extra if isinstance(entry, dict)]}
    answer = problem(error.status_code, key, facts)
    if error.headers:
        answer.headers.update(error.headers)
    return answer


def say_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: told to the operator, not to the guest."""
    log.error("fault", path=request.scope.get("path_template", ""), exc_info=error)
    return problem(500, "internal")


HANDLERS: Final[ExceptionHandlersMap] = {
    HanpanError: say_refusal,
    HTTPException: say_http,
    Exception: say_fault,
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: how else an operation may answer."""
    return {
        status: ResponseSpec(Problem, description=KEYS.get(status, "refused")) for status in (400, 401, *statuses, 429)
    }
