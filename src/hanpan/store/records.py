"""What is stored, and how damage to it is recognised."""

from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from hanpan.store.errors import BrokenRecord

T = TypeVar("T")

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "closed"]


class TableRecord(msgspec.Struct, kw_only=True):
    """A table: what is played, by which options, who is the host, where all chance comes from.

    id   its number in the store, 0 for a table that is not stored
    """

    id: int = 0
    code: str
    game: str
    rules_version: int
    status: Status
    preset: str
    options: dict[str, str]
    pace: int
    window_ms: int
    host: str
    seed: Annotated[bytes, Meta(min_length=32, max_length=32)]
    next: str | None
    created: int
    updated: int


class SeatRecord(msgspec.Struct):
    """A seat of a table.  `guest` and `token` belong to a person, `level` to a bot."""

    seat: int
    kind: SeatKind
    level: str | None = None
    guest: str | None = None
    name: str = ""
    token: str | None = None


class StepRecord(msgspec.Struct, array_like=True):
    """One step: who did what, what happened, and how the match rested afterwards.

    seat      None for the set-up
    message   the id under which a client sent it, None for bots
    actions   JSON list of action ids
    secret    whether the actions are for nobody else
    events    `EventCodec.encode`
    control   JSON of what the match needs in order to go on
    asked     bit mask of the seats that must decide now, 0 when the game is over
    at        Unix seconds
    """

    n: int
    seat: int | None
    message: str | None
    actions: bytes
    secret: int
    events: bytes
    control: bytes
    asked: int
    at: int
    checksum: bytes = b""


class AnswerRecord(msgspec.Struct, array_like=True):
    """A seat's answer in the hidden window that step `n` opened; `message` is the id under which a client sent it."""

    n: int
    seat: int
    message: str | None
    action: int
    checksum: bytes = b""


class LastStep(msgspec.Struct):
    """Where a table stands, without its history; all 0 before the start."""

    n: int = 0
    asked: int = 0
    at: int = 0


def shaped(values: Any, shape: type[T]) -> T:
    """Columns as a record; `msgspec.ValidationError`.  Text is no substitute for bytes."""
    return msgspec.convert(values, shape, builtin_types=(bytes,))


def chained(previous: bytes, step: StepRecord) -> bytes:
    """The checksum of a step, which covers all steps before it too."""
    numbers = b"%d %d %d %d %d" % (step.n, -1 if step.seat is None else step.seat, step.secret, step.asked, step.at)
    message = b"" if step.message is None else step.message.encode()
    parts = (previous, numbers, message, step.actions, step.events, step.control)
    return blake2b(b"\0".join(parts), digest_size=8).digest()


def linked(opening: bytes, answer: AnswerRecord) -> bytes:
    """The checksum of an answer, which belongs to the step with checksum `opening` and to no other."""
    numbers = b"%d %d %d" % (answer.n, answer.seat, answer.action)
    message = b"" if answer.message is None else answer.message.encode()
    return blake2b(b"\0".join((opening, numbers, message)), digest_size=8).digest()


def first_link(code: str) -> bytes:
    """What the checksum of step 1 is chained to: steps of another table do not fit."""
    return code.encode()


def checked(code: str, since: int, before: bytes, rows: list[tuple[Any, ...]]) -> list[StepRecord]:
    """Rows as the steps that follow number `since` with checksum `before`.  `BrokenRecord` for the first bad one."""
    steps = []
    n = since
    for row in rows:
        n += 1
        try:
            step = shaped(row, StepRecord)
            if step.n == n and step.checksum == chained(before, step):
                steps.append(step)
                before = step.checksum
                continue
        except (msgspec.ValidationError, UnicodeEncodeError):
            pass
        raise BrokenRecord("record-broken", code=code, n=n)
    return steps
