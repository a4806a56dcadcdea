"""How many durable moves a real server takes, with which latency, CPU time and memory.

`python bench/server.py [--tables 200] [--seats 2] [--sockets 2] [--rounds 8]`.  `hanpan serve` runs as a process of its
own on this machine, with temporary data; this process plays all people: it opens the tables over HTTP as browsers do,
one socket for each person, and everybody answers whatever he is asked with a random choice of those that he was sent.

A round lets all tables start at the same moment and counts until one table in ten has ended, so that (nearly) all of
them play at once; setting tables up and opening sockets is not counted.  With `--sockets 1` one person plays against
bots of level `random` at full speed: their moves are as durable, but nobody sends them.  With `PYTHONPATH` set to the
absolute path of `build/compiled` the server runs with compiled rules.

- latency: from the sending of a move until `accepted` has come, which is after it is on the disk
- CPU: of the server's process (all threads), and of this one, over all rounds
- memory: resident memory of the server with all tables and sockets open and the games played, less that before, in the
  first round, after one with a few tables that does not count
"""

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import uvloop  # noqa: E402
from process import cpu_of, memory_of  # noqa: E402
from socket_load import Load, Player  # noqa: E402

from server.serving import Person, Server  # noqa: E402

#: Part of the tables that may have ended while a round still counts.
ENDED = 0.1
#: Requests under way at the same time while tables are set up.
AT_ONCE = 8
#: Tables that play once before anything counts: so much as not to hide what a table needs.
WARM_UP = 20
#: `HANPAN_IDLE`, and the seconds after which the server has let go what nobody needs any more.
IDLE, TIDY = 1, 3


@dataclass
class Result:
    """The sums of all rounds."""

    moves: int = 0
    seconds: float = 0.0
    server: float = 0.0  # seconds of CPU
    load: float = 0.0
    rates: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)  # bytes to each client in a game that was played to its end
    memory: float = 0.0  # bytes a table, in the first round: later ones find memory that is free


async def name(person: Person, nickname: str) -> None:
    """Makes somebody a guest of the server."""
    person.http.headers["connection"] = "close"  # a server does not keep one open as long as a round lasts
    await person.get("/api/guest")
    await person.do("POST", "/api/guest", {"nickname": nickname})


async def set_up(guests: list[Person], seats: int) -> str:
    """A table with these guests and bots in the other seats; returns its code."""
    host, *others = guests
    code = await host.set_up(seats="m" + "o" * len(others) + "r" * (seats - len(guests)))
    for other in others:
        await other.do("POST", f"/api/tables/{code}/join")
    return code


async def limited(jobs: list[Any]) -> list[Any]:
    """All results, with few of the jobs under way at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return list(await asyncio.gather(*[one(job) for job in jobs]))


async def play_round(server: Server, guests: list[list[Person]], arguments: Any, seed: int, result: Result) -> None:
    """One table for each group of guests, played until one in ten has ended; then to the end for the count of bytes."""
    pid = server.process.pid
    codes = await limited([set_up(group, arguments.seats) for group in guests])
    before = memory_of(pid)
    load = Load(Random(seed))
    places = [(person, code) for group, code in zip(guests, codes, strict=True) for person in group]
    players: list[Player] = await limited([load.open(server.port, code, person.cookie()) for person, code in places])
    await limited([group[0].do("POST", f"/api/tables/{code}/start") for group, code in zip(guests, codes, strict=True)])
    await load.started()
    steps = load.steps
    gc.collect()
    most = max(1, int(len(codes) * ENDED))
    cpu, own, start = cpu_of(pid), time.process_time(), time.perf_counter()
    load.go()
    await load.until_ended(most * arguments.sockets)
    seconds = time.perf_counter() - start
    result.server += cpu_of(pid) - cpu
    result.load += time.process_time() - own
    moves = load.steps - steps
    result.moves += moves
    result.seconds += seconds
    result.rates.append(moves / seconds)
    result.latencies += load.latencies
    await load.until_ended(len(players))
    result.memory = result.memory or (memory_of(pid) - before) / len(codes)
    result.sent += [player.received for player in players]
    await load.close()


def report(arguments: Any, result: Result) -> None:
    """What `docs/benchmarks.md` tells."""
    moves = result.moves
    latencies = sorted(result.latencies)
    print(
        f"{arguments.tables} tables, {arguments.seats} seats, {arguments.sockets} socket(s) a table, "
        f"{arguments.rounds} rounds, {moves} durable moves\n"
        f"  moves a second      {moves / result.seconds:8.0f}   (rounds {min(result.rates):.0f} to {max(result.rates):.0f})\n"
        f"  CPU of the server   {result.server / moves * 1e6:8.0f} µs a move\n"
        f"  CPU of the load     {result.load / moves * 1e6:8.0f} µs a move\n"
        f"  latency             {statistics.median(latencies) * 1e3:8.1f} ms median, "
        f"{latencies[int(len(latencies) * 0.99)] * 1e3:.1f} ms p99\n"
        f"  memory              {result.memory / 1e3:8.1f} kB a table with its sockets and match\n"
        f"  bytes               {statistics.mean(result.sent) / 1e3:8.1f} kB a client and game, at most "
        f"{max(result.sent) / 1e3:.1f}"
    )


async def measure(arguments: Any) -> None:
    """Starts the server and plays the rounds."""
    with tempfile.TemporaryDirectory(dir=arguments.data) as folder:
        limits = {"HANPAN_REQUESTS": "100000", "HANPAN_MESSAGES": str(arguments.messages), "HANPAN_IDLE": str(IDLE)}
        server = Server(Path(folder) / "data", **limits)
        print(f"server {server.process.pid} with {limits}", flush=True)
        try:
            everybody = [Person(server) for _ in range(arguments.tables * arguments.sockets)]
            try:
                await limited([name(person, f"guest {n}") for n, person in enumerate(everybody)])
                guests = [everybody[i :: arguments.tables] for i in range(arguments.tables)]
                await play_round(server, guests[:WARM_UP], arguments, 0, Result())
                result = Result()
                for n in range(arguments.rounds):
                    await asyncio.sleep(TIDY)
                    await play_round(server, guests, arguments, 1 + n, result)
                report(arguments, result)
            finally:
                for person in everybody:
                    await person.http.aclose()
        finally:
            server.close()


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--sockets", type=int, default=2, help="people at each table; bots `random` in the other seats")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--messages", type=int, default=100, help="HANPAN_MESSAGES, which is 100 by default")
    parser.add_argument("--data", help="folder in which the temporary data lies")
    uvloop.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
