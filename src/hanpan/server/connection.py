"""One open socket: a bounded queue between a table that never waits and a client that may be slow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

from hanpan.match.telling import text_of
from hanpan.server.guests import GuestId
from hanpan.wire.messages import Goodbye

#: What may wait for a client before it is cut off and has to come back, messages and characters.
MOST_WAITING: Final = 256
MOST_CHARACTERS: Final = 1_000_000

Send = Callable[[Any], Awaitable[None]]

#: Codes with which sockets are closed.
BAD_DATA: Final = 1003
TOO_FAST: Final = 1008
RESTARTING: Final = 1012
COME_BACK: Final = 1013
NOT_HERE: Final = 4404
KICKED: Final = 4403

Reason = Literal["kicked", "stopping", "too_fast", "bad_message", "no_table", "broken_table"]


class Connection:
    """A listener of a table that sends through `send`.

    It belongs to the task that made it, which receives; if the client cannot keep up, that task is cancelled while it
    waits for the client, but never while it `is_acting`.
    """

    def __init__(self, send: Send, guest: GuestId, base: str) -> None:
        self.guest = guest
        self.base = base
        self.code = ""  # of the table, once it is known
        self.seat: int | None = None
        self.is_closed = False
        self.is_cut = False
        self.is_acting = False
        self._send = send
        self._queue: deque[str] = deque()
        self._characters = 0
        self._early = 0  # messages of the beginning that wait still: they do not count against the client
        self._wake = asyncio.Event()
        self._code = COME_BACK
        self._receiver = asyncio.current_task()
        self.sender = asyncio.ensure_future(self._run())

    def begin(self, texts: list[str]) -> None:
        """Queues what the client has to be told first, however much it is."""
        self._queue.extend(texts)
        self._early += len(texts)
        self._wake.set()

    def tell(self, text: str) -> None:
        """Queues a message.  Too many of them cut the client off: it comes back and resumes."""
        if self.is_closed:
            return
        self._queue.append(text)
        self._characters += len(text)
        if len(self._queue) - self._early > MOST_WAITING or self._characters > MOST_CHARACTERS:
            self.cut()
        else:
            self._wake.set()

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
            self._wake.set()

    def cut(self) -> None:
        """Ends at once, whatever is queued."""
        self.is_closed = True
        self.is_cut = True
        self._queue.clear()
        self.sender.cancel()
        if self._receiver is not None and not self.is_acting:
            self._receiver.cancel()

    async def _run(self) -> None:
        try:
            while True:
                while self._queue:
                    text = self._queue.popleft()
                    if self._early:
                        self._early -= 1
                    else:
                        self._characters -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self.is_closed:
                    break
                self._wake.clear()
                await self._wake.wait()
            await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
        except asyncio.CancelledError:
            pass
        except Exception:  # the client is gone; its own task learns it too
            self.is_closed = True
