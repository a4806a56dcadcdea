"""The load of `bench/server.py` on boardgame.io, in memory: the peer of its numbers.

    cd SOMEWHERE && npm install boardgame.io@0.50.2
    python bench/boardgame_io/measure.py SOMEWHERE [--tables 200] [--sockets 1] [--seconds 10]

Its game has two seats and a state of one number, so that a move costs next to nothing but the server itself.  With one
socket the same client moves for both seats, with two each for its own.  Run it in the same minutes as the other.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import uvloop  # noqa: E402
from process import cpu_of, memory_of  # noqa: E402
from socket_load import Client  # noqa: E402

#: Packets of Engine.IO and Socket.IO, with the namespace of the game.
OPEN, PING, JOINED, EVENT = b"0", b"2", b"40/count", b"42/count,"
#: Rounds that do not count.
WARM_UP = 2.0


class Seats(Client):
    """A client of one match that moves for some of its seats, as soon as they are on turn."""

    def __init__(self, port: int, match: str, seats: str) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", f"Origin: http://localhost:{port}\r\n")
        self.seats = seats
        self.match = match
        self.moves = 0
        self.latencies: list[float] = []
        self.is_going = False
        self.state: Any = None
        self._sent = 0.0

    def take(self, payload: bytes) -> None:
        if payload.startswith(EVENT):
            name, *rest = msgspec.json.decode(payload[len(EVENT) :])
            if name == "sync":
                self.state = rest[1]["state"]
            elif name == "update":
                self.state = rest[1]
                if self._sent:
                    self.latencies.append(time.perf_counter() - self._sent)
                    self._sent = 0.0
                    self.moves += 1
            if self.is_going:
                self.go()
        elif payload.startswith(OPEN):
            self.say(b"40/count,")
        elif payload.startswith(JOINED):
            self.emit("sync", self.match, self.seats[0], None, 2)
        elif payload == PING:
            self.say(b"3")

    def emit(self, *event: Any) -> None:
        """Sends an event."""
        self.say(EVENT + msgspec.json.encode(event))

    def go(self) -> None:
        """Moves if one of its seats is on turn."""
        self.is_going = True
        seat = self.state["ctx"]["currentPlayer"]
        if seat in self.seats and not self._sent:
            self._sent = time.perf_counter()
            move = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [1], "playerID": seat, "credentials": None}}
            self.emit("update", move, self.state["_stateID"], self.match, seat)


async def measure(arguments: Any) -> None:
    """Starts the server, lets all matches begin and counts."""
    node = subprocess.check_output(["node", "-p", "process.execPath"], text=True).strip()  # behind whatever wraps it
    shutil.copy(HERE / "server.js", arguments.folder)
    process = subprocess.Popen(
        [node, "server.js"],
        cwd=arguments.folder,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        port = int(next(line for line in process.stdout or () if line.strip().isdigit()))
        before = memory_of(process.pid)
        seats = ["01"] if arguments.sockets == 1 else ["0", "1"]
        clients = [Seats(port, f"m{n}", own) for n in range(arguments.tables) for own in seats]
        for client in clients:
            await client.open()
        while any(client.state is None for client in clients):
            await asyncio.sleep(0.05)
        memory = memory_of(process.pid) - before
        for client in clients:
            client.go()
        await asyncio.sleep(WARM_UP)
        n, cpu, own, start = (
            sum(c.moves for c in clients),
            cpu_of(process.pid),
            time.process_time(),
            time.perf_counter(),
        )
        for client in clients:
            client.latencies.clear()
        await asyncio.sleep(arguments.seconds)
        moves = sum(client.moves for client in clients) - n
        latencies = sorted(latency for client in clients for latency in client.latencies)
        print(
            f"boardgame.io in memory, {arguments.tables} matches, {arguments.sockets} socket(s) a match, {moves} moves\n"
            f"  moves a second      {moves / (time.perf_counter() - start):8.0f}\n"
            f"  CPU of the server   {(cpu_of(process.pid) - cpu) / moves * 1e6:8.0f} µs a move\n"
            f"  CPU of the load     {(time.process_time() - own) / moves * 1e6:8.0f} µs a move\n"
            f"  latency             {statistics.median(latencies) * 1e3:8.1f} ms median, "
            f"{latencies[int(len(latencies) * 0.99)] * 1e3:.1f} ms p99\n"
            f"  memory              {memory / arguments.tables / 1e3:8.1f} kB a match before its first move"
        )
    finally:
        process.kill()
        process.wait()


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1, choices=(1, 2))
    parser.add_argument("--seconds", type=float, default=10.0)
    uvloop.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
