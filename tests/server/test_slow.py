"""Clients that do not read: they are cut off, and nobody waits for them."""

import asyncio
import json
import socket
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from hanpan.server.connection import MOST_CHARACTERS, MOST_WAITING, Connection
from hanpan.server.guests import NOBODY
from server.serving import people, play_on

pytestmark = pytest.mark.anyio


class Peer:
    """The other end of a socket: reads when it is let."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[dict] = []

    def write(self, text):
        if self.reads.is_set():
            self.got.append({"text": text})
        return self.reads.is_set()

    async def drained(self):
        await self.reads.wait()

    async def send(self, message):
        await self.drained()
        self.got.append(message)


async def receiving(peer, use):
    """A task as the server has one for each socket: makes the connection and waits for the client."""
    connection = Connection(peer, NOBODY, "")
    use.set_result(connection)
    await asyncio.Event().wait()


async def connected(peer):
    use = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(receiving(peer, use))
    return await use, task


@pytest.mark.parametrize("text, most", [("x", MOST_WAITING), ("x" * 50_000, MOST_CHARACTERS // 50_000)])
async def test_the_queue_is_bounded_by_number_and_by_size(text, most):
    peer = Peer()
    connection, task = await connected(peer)
    for _ in range(most):
        connection.tell(text)
        await asyncio.sleep(0)
    assert not connection.is_cut
    for _ in range(2):
        connection.tell(text)
    assert connection.is_cut and connection.is_closed
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.wait([connection.sender])
    assert peer.got == []


async def test_what_a_client_is_told_first_does_not_count():
    peer = Peer()
    connection, task = await connected(peer)
    texts = [str(n) * 1000 for n in range(5 * MOST_WAITING)]
    connection.begin(texts)
    connection.tell("next")
    await asyncio.sleep(0)
    assert not connection.is_cut
    peer.reads.set()
    connection.close(1000)
    await asyncio.wait([connection.sender])
    assert [message.get("text") for message in peer.got] == [*texts, "next", None]
    task.cancel()


async def test_nobody_waits_for_a_client_that_reads():
    peer = Peer()
    peer.reads.set()
    connection, task = await connected(peer)
    for n in range(3 * MOST_WAITING):
        connection.tell(str(n))
    assert [message["text"] for message in peer.got] == [str(n) for n in range(3 * MOST_WAITING)]
    assert connection.sender is None
    task.cancel()


async def test_what_is_told_meanwhile_waits_for_its_turn():
    peer = Peer()
    connection, task = await connected(peer)
    connection.begin(["1", "2"])
    connection.tell("3")
    peer.reads.set()
    connection.tell("4")  # though the client could take it now
    await connection.ended()
    connection.tell("5")
    assert [message["text"] for message in peer.got] == ["1", "2", "3", "4", "5"]
    task.cancel()


async def test_a_client_that_is_acting_is_not_interrupted():
    connection, task = await connected(Peer())
    connection.is_acting = True
    connection.tell("x")
    connection.cut()
    await asyncio.wait([connection.sender])
    assert not task.done()
    task.cancel()


async def test_a_peer_that_has_gone_ends_the_sender_quietly():
    async def broken():
        raise OSError("gone")

    use = asyncio.get_running_loop().create_future()
    peer = Peer()
    peer.drained = broken
    task = asyncio.create_task(receiving(peer, use))
    connection = await use
    connection.tell("x")
    await asyncio.wait([connection.sender])
    assert connection.is_closed and connection.sender.exception() is None
    task.cancel()


async def test_a_sleeping_client_is_cut_off_and_comes_back(new_server):
    """It asks and asks but reads no answer.  The others play on in the meantime."""
    server = new_server(EDITS="hanpan.server.run GIVE_UP_AFTER 2000")
    async with people(server, "민지", "Jun", "") as (host, other, public):
        code = await host.set_up("fair", "mo")
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
        async with public.at(code, sock=narrow, compression=None) as asleep, host.at(code) as a, other.at(code) as b:
            await asleep.step(1)
            asleep._reader.cancel()
            asleep.socket.transport.pause_reading()
            question = json.dumps({"t": "why", "id": "x" * 40, "action": 0})

            async def ask():
                with pytest.raises(ConnectionClosed):
                    while True:
                        await asleep.socket.send(question)

            asking = asyncio.create_task(ask())
            await play_on({0: a, 1: b}, Random(5), 10)
            while await n_sockets(host) == 3:
                await asyncio.sleep(0.05)
            asleep.socket.transport.resume_reading()
            await asking
            await play_on({0: a, 1: b}, Random(6), 3)
        async with public.at(code, since=1) as back:
            await back.step(a.now["n"])


async def n_sockets(person) -> int:
    text = (await person.ask("GET", "/metrics")).text
    return int(float(next(line for line in text.splitlines() if line.startswith("hanpan_sockets_open")).split()[1]))
