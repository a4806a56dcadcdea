"""One open socket: what a table tells never waits, and a client that is slow has a bounded queue."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final, Literal, Protocol

from hanpan.match.telling import text_of
from hanpan.server.guests import GuestId
from hanpan.wire.messages import Goodbye

#: What may wait for a client before it is cut off and has to come back, messages and characters.
MOST_WAITING: Final = 256
MOST_CHARACTERS: Final = 1_000_000

#: Codes with which sockets are closed.
BAD_DATA: Final = 1003
TOO_FAST: Final = 1008
RESTARTING: Final = 1012
COME_BACK: Final = 1013
NOT_HERE: Final = 4404
KICKED: Final = 4403

Reason = Literal["kicked", "stopping", "too_fast", "bad_message", "no_table", "broken_table"]


class Wire(Protocol):
    """The server's end of a socket."""

    def write(self, text: str) -> bool:
        """Sends a message; False if the client is behind and takes nothing for now."""

    async def drained(self) -> None:
        """Waits until the client takes something again."""

    async def send(self, message: Any) -> None:
        """Sends any message of ASGI."""


class Connection:
    """A listener of a table at one end of a wire.

    It belongs to the task that made it, which receives; if the client cannot keep up, that task is cancelled while it
    waits for the client, but never while it `is_acting`.  `sender` sends what could not be sent at once, and the end.
    """

    def __init__(self, wire: Wire, guest: GuestId, base: str) -> None:
        self.guest = guest
        self.base = base
        self.code = ""  # of the table, once it is known
        self.seat: int | None = None
        self.is_closed = False
        self.is_cut = False
        self.is_acting = False
        self.sender: asyncio.Task[None] | None = None
        self._wire = wire
        self._queue: deque[str] | None = None  # while the client is behind
        self._characters = 0
        self._early = 0  # messages of the beginning that wait still: they do not count against the client
        self._code = COME_BACK
        self._receiver = asyncio.current_task()

    def begin(self, texts: list[str]) -> None:
        """Sends what the client has to be told first, however much it is."""
        n_sent = 0
        while n_sent < len(texts) and self._wire.write(texts[n_sent]):
            n_sent += 1
        if n_sent < len(texts):
            self._queue = deque(texts[n_sent:])
            self._early = len(self._queue)
            self._send_later()

    def tell(self, text: str) -> None:
        """Sends a message, or queues it.  Too many of them cut the client off: it comes back and resumes."""
        if self.is_closed or (self._queue is None and self._wire.write(text)):
            return
        if self._queue is None:
            self._queue = deque()
        self._queue.append(text)
        self._characters += len(text)
        if len(self._queue) - self._early > MOST_WAITING or self._characters > MOST_CHARACTERS:
            self.cut()
        else:
            self._send_later()

    def part(self) -> None:
        """Closes the socket after what is queued; the client comes back."""
        self.close(COME_BACK)

    def say_goodbye(self, reason: Reason, again: bool, code: int) -> None:
        """Says why, and closes."""
        self.tell(text_of(Goodbye(reason, again)))
        self.close(code)

    def close(self, code: int) -> None:
        """Closes after what is queued."""
        if not self.is_closed:
            self.is_closed = True
            self._code = code
            self._send_later()

    def cut(self) -> None:
        """Ends at once, whatever is queued."""
        self.is_cut = True
        self.drop()
        if self._receiver is not None and not self.is_acting:
            self._receiver.cancel()

    def drop(self) -> None:
        """Nobody is there to hear anything more."""
        self.is_closed = True
        self._queue = None
        if self.sender is not None:
            self.sender.cancel()

    async def ended(self) -> None:
        """Waits until everything is sent that can be."""
        if self.sender is not None:
            await asyncio.wait([self.sender])

    def _send_later(self) -> None:
        if self.sender is None or self.sender.done():
            self.sender = asyncio.ensure_future(self._send())

    async def _send(self) -> None:
        with suppress(asyncio.CancelledError):
            try:
                while self._queue:
                    if not self._wire.write(self._queue[0]):
                        await self._wire.drained()
                        continue
                    text = self._queue.popleft()
                    if self._early:
                        self._early -= 1
                    else:
                        self._characters -= len(text)
                self._queue = None
                if self.is_closed:
                    await self._wire.send({"type": "websocket.close", "code": self._code, "reason": ""})
            except Exception:  # the client is gone; its own task learns it too
                self.is_closed = True
