"""People for load: clients that speak just enough WebSocket to play, so that little of the machine goes to them."""

import asyncio
import os
import struct
import time
from random import Random
from typing import Any, Final

import msgspec
from websockets.speedups import apply_mask

TEXT, PING, PONG = 0x1, 0x9, 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)


class Client(asyncio.Protocol):
    """One socket: `take` hears of each text message, `lost` that it was closed."""

    def __init__(self, port: int, path: str, headers: str = "") -> None:
        self.received = 0  # bytes
        self.port = port
        self._request = UPGRADE.format(path=path, port=port, headers=headers).encode()
        self._mask = os.urandom(4)
        self._rest = b""
        self._is_open = False

    async def open(self) -> None:
        """Connects; the rest happens by itself."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    def take(self, payload: bytes) -> None:
        """A text message has come."""
        raise NotImplementedError

    def lost(self, error: Exception | None) -> None:
        """The socket is closed."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost(error)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        at = 0
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(data[:200])
            self._is_open, at = True, end + 4
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(data) < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            kind, payload = data[at] & 0xF, data[start : start + size]
            self.received += start + size - at
            at = start + size
            if kind == PING:
                self._send(PONG, payload)
            elif kind == TEXT:
                self.take(payload)
        self._rest = data[at:]

    def say(self, payload: bytes) -> None:
        """Sends a text message."""
        self._send(TEXT, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((FINAL | kind, MASKED | size))
            if size < 126
            else struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        )
        self.transport.write(head + self._mask + apply_mask(payload, self._mask))


class Asked(msgspec.Struct):
    """Of a view, who is asked; nobody is when the game is over."""

    asked: list[int]


class Message(msgspec.Struct):
    """Of all messages of the server, what a random player needs."""

    t: str
    n: int = 0
    prompt: int | None = None
    choices: list[dict[str, Any]] = []
    view: Asked | None = None
    id: str | None = None


_DECODE: Final = msgspec.json.Decoder(Message).decode
_ENCODE: Final = msgspec.json.Encoder().encode


class Player(Client):
    """One person at a table, who answers at random whatever he is asked once the load goes."""

    def __init__(self, load: "Load", port: int, code: str, cookie: str) -> None:
        super().__init__(port, f"/ws/tables/{code}", f"Cookie: {cookie}\r\n")
        self.n = 0
        self.is_over = False
        self._load = load
        self._asked: Message | None = None
        self._sent: dict[str | None, float] = {}
        self._sends = 0

    def lost(self, error: Exception | None) -> None:
        self._load.fail(error or RuntimeError("a socket was closed"))

    def take(self, payload: bytes) -> None:
        message = _DECODE(payload)
        if message.t == "accepted":
            self._load.latencies.append(time.perf_counter() - self._sent.pop(message.id))
        elif message.t in ("step", "position"):
            self.n = message.n
            self._asked = message if message.prompt is not None else None
            if not message.view.asked and not self.is_over:
                self.is_over = True
                self._load.ended()
            elif self._load.is_going:
                self.go()
            else:
                self._load.waiting.set()
        elif message.t in ("refused", "goodbye"):
            self._load.fail(RuntimeError(payload))

    def go(self) -> None:
        """Answers if it is asked."""
        message, self._asked = self._asked, None
        if message is None:
            return
        self._sends += 1
        id = f"m{self._sends}"
        act = {"t": "act", "id": id, "prompt": message.prompt, "actions": [self._choice(message)]}
        self._sent[id] = time.perf_counter()
        self.say(_ENCODE(act))

    def _choice(self, message: Message) -> Any:
        rng = self._load.rng
        entry = message.choices[int(rng.random() * len(message.choices))]
        if "id" in entry:
            return entry["id"]
        if "subset_of" in entry:
            names = entry["subset_of"]
            subset = int(rng.random() * ((1 << len(names)) - 1)) + 1
            return {"do": entry["do"], entry["field"]: [name for i, name in enumerate(names) if subset >> i & 1]}
        return {"do": entry["do"], entry["field"]: rng.randint(entry["from"], entry["to"])}


class Load:
    """All players of a round."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.is_going = False
        self.is_closing = False
        self.latencies: list[float] = []
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting = asyncio.Event()
        self._players: list[tuple[str, Player]] = []
        self._n_ended = 0
        self._wanted: tuple[int, asyncio.Future[None]] | None = None

    @property
    def steps(self) -> int:
        """The steps of all tables so far."""
        last: dict[str, int] = {}
        for code, player in self._players:
            last[code] = max(last.get(code, 0), player.n)
        return sum(last.values())

    async def open(self, port: int, code: str, cookie: str) -> Player:
        """One more player."""
        player = Player(self, port, code, cookie)
        await player.open()
        self._players.append((code, player))
        return player

    async def started(self) -> None:
        """Waits until every player has seen its match begin."""
        while any(player.n == 0 for _, player in self._players):
            self.waiting.clear()
            await self._or_failed(asyncio.ensure_future(self.waiting.wait()))

    def go(self) -> None:
        """From now on everybody answers."""
        self.is_going = True
        for _, player in self._players:
            player.go()

    def fail(self, error: Exception) -> None:
        """Something happened to a player that must not happen."""
        if not self.is_closing and not self.failed.done():
            self.failed.set_exception(error)

    def ended(self) -> None:
        """One player's game has ended."""
        self._n_ended += 1
        if self._wanted is not None and self._n_ended >= self._wanted[0] and not self._wanted[1].done():
            self._wanted[1].set_result(None)

    async def until_ended(self, n_players: int) -> None:
        """Waits until the games of so many players have ended."""
        if self._n_ended < n_players:
            self._wanted = (n_players, asyncio.get_running_loop().create_future())
            await self._or_failed(self._wanted[1])

    async def close(self) -> None:
        """Closes all sockets."""
        self.is_closing = True
        for _, player in self._players:
            player.transport.close()
        await asyncio.sleep(0.1)

    async def _or_failed(self, awaited: "asyncio.Future[Any]") -> None:
        await asyncio.wait([awaited, self.failed], return_when=asyncio.FIRST_COMPLETED)
        if self.failed.done():
            self.failed.result()
