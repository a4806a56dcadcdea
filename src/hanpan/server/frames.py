"""Sockets on the wire: nearly all frames are whole text messages, and these are read and written without detours.

Everything else (the handshake, control frames, fragments, compression, whatever is wrong) is left to the library, which
is always given whole frames and so never waits in the middle of one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State
from websockets.speedups import apply_mask

from hanpan.server.deflate import DEFLATE

#: Where the application's scope holds the socket itself.
FRAMES: Final = "hanpan.frames"
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
#: Sizes from here on are written in two bytes of their own, from 64 KiB on in eight.
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127


class Inbox:
    """The messages of a client that nobody has taken yet.  One task at a time takes them."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """One more."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The next one."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)


class Outbox:
    """A socket's transport that hands on at the end of a turn of the event loop what was written in it.

    Each write is a system call in which the kernel carries the data to the receiver and wakes him up; it costs as much
    as the rules, the view and their encoding.  So who acts is sent his step and the answer in one go, and whoever
    receives for many sockets, on this machine or beyond it, finds all that a commit of many tables has to tell.
    """

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._call_soon = loop.call_soon
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Sends it soon."""
        if not self._parts:
            self._call_soon(self._hand_on)
        self._parts.append(data)

    def close(self) -> None:
        """Closes after what was written."""
        self._hand_on()
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether nothing can be written any more."""
        closing: bool = self._transport.is_closing()
        return closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _hand_on(self) -> None:
        parts = self._parts
        if parts:
            if not self._transport.is_closing():
                self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))
            parts.clear()


Conversation = Callable[["Frames"], Awaitable[None]]


class Frames(WebSocketsSansIOProtocol):
    """One socket, from its handshake to its end.

    The application finds it in the scope.  It opens or refuses the socket and says `then` how things go on: all that it
    has called and noted until then has gone when they do.  Messages of `compress_from` bytes or more are compressed if
    the client can read that; 0: none.
    """

    def __init__(self, *arguments: Any, compress_from: int = 0, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._compress_from = compress_from
        self.conn.available_extensions = [DEFLATE] if compress_from else None
        self.queue = Inbox()  # type: ignore[assignment]
        self.app: Any = self._open_and_talk
        self._conversation: Conversation | None = None
        self._rest = b""  # of a frame that has not come to its end

    def then(self, conversation: Conversation) -> None:
        """What is done with the open socket, which is closed after that."""
        self._conversation = conversation

    async def _open_and_talk(self, scope: Any, receive: Any, send: Any) -> None:
        scope[FRAMES] = self
        await self.config.loaded_app(scope, receive, send)
        conversation, self._conversation = self._conversation, None
        if conversation is not None:
            del scope, receive, send, self.scope, self.request, self.response
            await conversation(self)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(Outbox(transport, self.loop))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the socket, which holds it

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            start, end = bounds(data)
            is_large = end - start > self.config.ws_max_size
            if is_large or self.conn.state is not State.OPEN or not self.handshake_complete:
                super().data_received(data)
                return
            if end > len(data):
                self._rest = data
                return
            frame, data = data[:end], data[end:]
            if not (frame[0] == WHOLE_TEXT and self._take(frame, start)):
                super().data_received(frame)

    def _take(self, frame: bytes, start: int) -> bool:
        """Hands a text message on; False if that is for the library."""
        if self.close_sent or self.conn.current_size is not None or not frame[1] & MASKED:
            return False
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if not self.queue.empty() and not self.read_paused:  # who sends faster than he is answered has to wait
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def write(self, text: str) -> bool:
        """Sends a message; False if the client is behind and takes nothing for now.  Who has gone takes everything."""
        if not self.writable.is_set():
            return False
        payload = text.encode()
        if self.conn.extensions and len(payload) >= self._compress_from:
            return self._write_compressed(payload)
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(whole_text(payload))
        return True

    def _write_compressed(self, payload: bytes) -> bool:
        with suppress(InvalidState):  # it is about to close
            self.conn.send_text(payload)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def drained(self) -> None:
        """Waits until the client takes something again."""
        await self.writable.wait()


def frames_of(scope: Any) -> Frames:
    """The socket of an application's scope."""
    frames: Frames = scope[FRAMES]
    return frames


def bounds(data: bytes) -> tuple[int, int]:
    """Where the payload of a client's frame starts and ends; beyond the data if they do not hold all of it."""
    if len(data) < 2:
        return 2, 3
    size, start = data[1] & ~MASKED, 2
    if size >= TWO_BYTES:
        start += 2 if size == TWO_BYTES else 8
        size = int.from_bytes(data[2:start], "big") if len(data) >= start else 0
    if data[1] & MASKED:
        start += 4
    return start, max(start + size, start)


def whole_text(payload: bytes) -> bytes:
    """The frame of a text message to a client."""
    size = len(payload)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + payload
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + payload
