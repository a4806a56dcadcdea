"""What clients send over a socket comes in any pieces, whole or split or wrong, and is understood as the standard says."""

import asyncio
import struct
from random import Random

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from hanpan.server.frames import Frames
from server.serving import people, play_on, together

pytestmark = pytest.mark.anyio
LARGEST = 70_000


async def echo(scope, receive, send):
    """Says everything again."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text", "binary")})


class Peer:
    """A client at the other end of a transport that delivers at once."""

    def __init__(self, largest: int = LARGEST, compress_from: int = 0) -> None:
        config = uvicorn.Config(echo, ws=Frames, ws_max_size=largest, log_config=None)
        config.load()
        self.client = ClientProtocol(parse_uri("ws://here/"), extensions=[ClientPerMessageDeflateFactory()])
        self.is_closed = False
        self.pauses = 0
        self.writes: list[bytes] = []
        self.frames = Frames(config=config, server_state=ServerState(), app_state={}, compress_from=compress_from)
        self.frames.connection_made(self)

    async def meet(self) -> None:
        self.client.send_request(self.client.connect())
        await self.give(b"".join(self.client.data_to_send()))
        self.client.events_received()

    async def give(self, data: bytes) -> None:
        self.frames.data_received(data)
        for _ in range(6):
            await asyncio.sleep(0)

    def said(self) -> list[Frame]:
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    # What the server sees

    def get_extra_info(self, name):
        return None

    def write(self, data):
        self.writes.append(data)
        self.client.receive_data(data)

    def close(self):
        self.is_closed = True

    def is_closing(self):
        return self.is_closed

    def pause_reading(self):
        self.pauses += 1

    def resume_reading(self):
        self.pauses -= 1


def sent(kind: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)


def texts(rng: Random) -> list[tuple[bytes, str]]:
    """Messages as they are sent, and what they say."""
    found = []
    for size in (0, 1, 100, 125, 126, 127, 4_000, 65_535, 65_536):
        text = rng.choice(["x" * size, "집" * (size // 3)])
        body = text.encode()
        if rng.random() < 0.3:
            cut = rng.randint(0, len(body))
            data = (
                sent(Opcode.TEXT, body[:cut], False) + sent(Opcode.PING, b"in between") + sent(Opcode.CONT, body[cut:])
            )
        else:
            data = sent(Opcode.TEXT, body)
        found.append((data, text))
    return found


@pytest.mark.parametrize("seed", range(12))
async def test_any_pieces_of_any_messages_are_understood(seed):
    rng = Random(seed)
    peer = Peer()
    await peer.meet()
    messages = texts(rng) + texts(rng)
    rng.shuffle(messages)
    stream = b"".join(data for data, _ in messages)
    largest = rng.choice([1, 2, 7, 200, 5_000, len(stream)])
    at = 0
    while at < len(stream):
        # one byte at a time around the heads, which are what is easily split wrongly
        size = rng.randint(1, largest) if largest > 7 or rng.random() < 0.002 else rng.choice([1, 3, 9_000])
        await peer.give(stream[at : at + size])
        at += size
    said = peer.said()
    assert [frame.data.decode() for frame in said if frame.opcode is Opcode.TEXT] == [text for _, text in messages]
    assert peer.pauses == 0 and not peer.is_closed


async def test_who_does_not_wait_for_answers_is_not_read_from():
    peer = Peer()
    await peer.meet()
    peer.frames.data_received(sent(Opcode.TEXT, b"a"))
    assert peer.pauses == 0
    peer.frames.data_received(sent(Opcode.TEXT, b"b"))
    assert peer.pauses == 1
    await peer.give(sent(Opcode.TEXT, b"c"))
    assert [frame.data for frame in peer.said()] == [b"a", b"b", b"c"] and peer.pauses == 0


HELLO = sent(Opcode.TEXT, b"hello")
WRONG = {
    "unmasked": (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
    "no such kind": (b"\x83" + HELLO[1:], 1002),
    "reserved bit": (b"\xc1" + HELLO[1:], 1002),
    "a text within a text": (sent(Opcode.TEXT, b"a", False) + HELLO, 1002),
    "no beginning": (sent(Opcode.CONT, b"a"), 1002),
    "no UTF-8": (sent(Opcode.TEXT, b"\xff\xfe"), 1007),
    "large": (sent(Opcode.TEXT, b"x" * 1001), 1009),
    "large in parts": (sent(Opcode.TEXT, b"x" * 600, False) + sent(Opcode.CONT, b"x" * 600), 1009),
    "a head that promises too much": (b"\x81\xfe" + struct.pack("!H", 2_000) + b"mask" + b"x" * 10, 1009),
    "much too much": (b"\x81\xff" + struct.pack("!Q", 1 << 40) + b"mask", 1009),
}


@pytest.mark.parametrize("data, code", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("whole", [True, False])
async def test_what_is_wrong_ends_the_socket_with_its_code(data, code, whole):
    peer = Peer(1_000)
    await peer.meet()
    await peer.give(HELLO)
    for part in [data] if whole else [data[i : i + 1] for i in range(len(data))]:
        await peer.give(part)
    await peer.give(HELLO)
    assert [frame.data for frame in peer.said() if frame.opcode is Opcode.TEXT] == [b"hello"]
    assert peer.client.close_rcvd is not None and peer.client.close_rcvd.code == code and peer.is_closed


async def test_a_goodbye_of_the_client_is_answered():
    peer = Peer()
    await peer.meet()
    await peer.give(HELLO + sent(Opcode.CLOSE, struct.pack("!H", 1000)) + HELLO)
    assert [frame.opcode for frame in peer.said()] == [Opcode.TEXT, Opcode.CLOSE] or peer.is_closed
    assert peer.client.close_rcvd is not None and peer.client.close_rcvd.code == 1000


async def test_what_a_turn_of_the_loop_says_is_one_write_in_its_order():
    peer = Peer()
    await peer.meet()
    before = len(peer.writes)
    for text in ("1", "2", "3"):
        assert peer.frames.write(text)
    assert len(peer.writes) == before and peer.said() == []
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(peer.writes) == before + 1
    assert [frame.data for frame in peer.said()] == [b"1", b"2", b"3"]
    peer.frames.write("last")
    peer.frames.transport.close()  # sends what was written before
    assert [frame.data for frame in peer.said()] == [b"last"] and peer.is_closed
    peer.frames.write("nobody hears this")
    await asyncio.sleep(0)
    assert peer.said() == []


#: The first byte of a whole text message, plain and compressed.
PLAIN, COMPRESSED = 0x81, 0xC1


@pytest.mark.parametrize("compress_from", [0, 1, 1000])
async def test_large_messages_are_compressed_and_small_ones_are_not(compress_from):
    peer = Peer(compress_from=compress_from)
    await peer.meet()
    (agreed,) = peer.frames.conn.extensions or [None]
    assert (agreed is None) == (compress_from == 0)
    texts = ["small", "view" * 300, "x" * 999, "y" * 1000, "small", "view" * 300]
    for text in texts:
        # There is no window before something large.
        late = all(len(earlier) < compress_from for earlier in texts[: len(peer.writes) - 1])
        assert agreed is None or ("encoder" in vars(agreed)) != late
        peer.frames.write(text)
        await asyncio.sleep(0)
    kinds = [COMPRESSED if 0 < compress_from <= len(text) else PLAIN for text in texts]
    assert [data[0] for data in peer.writes[1:]] == kinds
    assert [frame.data for frame in peer.said()] == [text.encode() for text in texts]
    if compress_from:
        assert len(peer.writes[-1]) < len(peer.writes[2])  # what it repeats is in the window
    await peer.give(b"".join(peer.client.data_to_send()))
    peer.client.send_text(b"what clients say " * 20)
    await peer.give(b"".join(peer.client.data_to_send()))
    assert peer.said()[-1].data == b"what clients say " * 20
    assert agreed is None or "decoder" not in vars(agreed)


async def test_a_game_is_played_whatever_the_clients_can_read(new_server):
    server = new_server(HANPAN_COMPRESS_FROM="1000")
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up()
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a, other.at(code, compression=None) as b:
            assert a.socket.protocol.extensions and not b.socket.protocol.extensions
            await play_on({0: a, 1: b}, Random(1), 12)
            n = await together([a, b], 2)
            assert {m["n"]: m["events"] for m in a.messages if m["t"] == "step"} == {
                m["n"]: m["events"] for m in b.messages if m["t"] == "step"
            }
            assert n == a.messages[-1]["n"] > 12
