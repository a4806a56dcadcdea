"""Hidden windows: how long they are open, and what was answered in one so far."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Protocol

import msgspec

from hanpan.core.position import NO_WINDOW, Position
from hanpan.store.records import AnswerRecord
from hanpan.wire.messages import HiddenWindow


class Handle(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not."""


class Clock:
    """The time that matches go by; tests put their own in its place."""

    def now(self) -> float:
        """Unix seconds."""
        return time()

    def call_at(self, when: float, then: Callable[[], None]) -> Handle:
        """Calls `then` in the event loop when that time has come, or soon if it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), then)


class Window:
    """A hidden window in which a match rests since step `n`.

    `silence` is the action of those who do not answer.  `ends` is None where nobody but bots could learn anything from
    its length: such a window is over when all have answered.
    """

    def __init__(self, n: int, asked: int, silence: int, length_ms: int, ends: float | None) -> None:
        self.n = n
        self.asked = asked
        self.silence = silence
        self.length_ms = length_ms
        self.ends = ends
        self.answers: dict[int, AnswerRecord] = {}

    @property
    def is_complete(self) -> bool:
        """Whether everybody has answered who was asked."""
        return not self.asked & ~sum(1 << seat for seat in self.answers)

    def told(self, now: float) -> HiddenWindow | None:
        """The countdown, None if there is none."""
        if self.ends is None:
            return None
        return HiddenWindow(min(self.length_ms, max(0, round(1000 * (self.ends - now)))), self.length_ms)


class Windows(msgspec.Struct, frozen=True):
    """How the hidden windows of one match are kept: not at all where they are open for 0 ms.

    They take time if several people sit at the table.  A person alone with bots need not be deceived about himself.
    """

    clock: Clock
    length_ms: int
    n_people: int

    def of(self, s: Position, n: int, opened: float) -> Window | None:
        """The window in which the match rests since step `n`, if it does; it was opened at that time."""
        if not s.frames or s.frames[-1].WINDOW == NO_WINDOW or not self.length_ms:
            return None
        ends = opened + self.length_ms / 1000 if self.n_people > 1 else None
        return Window(n, s.asked, s.frames[-1].WINDOW, self.length_ms, ends)
