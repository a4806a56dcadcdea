"""Damage that is nobody's fault at the table: broken records, lost workers."""

import asyncio
import os
import signal
import sqlite3
from pathlib import Path
from random import Random

import pytest

from server.serving import people, play_on
from store.storing import steps_of

pytestmark = pytest.mark.anyio


async def test_a_damaged_record_hurts_its_own_table_only(new_server):
    server = new_server()
    async with people(server, "민지", "Jun") as (host, other):
        codes = []
        for _ in range(3):
            codes.append(await host.set_up())
            await other.do("POST", f"/api/tables/{codes[-1]}/join")
            await host.do("POST", f"/api/tables/{codes[-1]}/start")
            async with host.at(codes[-1]) as a, other.at(codes[-1]) as b:
                await play_on({0: a, 1: b}, Random(1), 5)
        broken, headless, healthy = codes
        server.kill()
        db = sqlite3.connect(server.data / "hanpan.db")
        with db:
            db.execute(f"UPDATE steps SET events = x'5b305d' WHERE {steps_of(broken)} AND n=4")
            db.execute("UPDATE tables SET options = '{' WHERE code=?", (headless,))
        db.close()
        server.start()
        for code in (broken, headless):
            async with host.at(code) as talk:
                assert await talk.closed() == 4404
                assert talk.messages == [{"t": "goodbye", "reason": "broken_table", "again": False}]
            assert await host.refused("GET", f"/api/tables/{code}/export") == (500, "record-broken")
        assert (await host.get(f"/api/tables/{broken}"))["n"] == 6
        assert await host.refused("GET", f"/api/tables/{headless}") == (500, "record-broken")
        listed = {table["code"] for table in (await host.get("/api/tables"))["tables"]}
        assert listed == {broken, healthy}
        async with host.at(healthy) as a, other.at(healthy) as b:
            await play_on({0: a, 1: b}, Random(2))
            await a.until(lambda talk: talk.table["status"] == "over")


def children(pid: int) -> set[int]:
    """Processes that a process has started."""
    threads = list(Path(f"/proc/{pid}/task").glob("*/children"))
    if not threads:
        pytest.skip("only Linux tells who started whom")
    return {int(child) for thread in threads for child in thread.read_text().split()}


def sources(server) -> set[int]:
    """What workers are copied from."""
    return {pid for pid in children(server.process.pid) if b"forkserver" in command(pid)}


def workers(server) -> set[int]:
    return {pid for source in sources(server) for pid in children(source)}


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def until_a_worker_thinks(server, talk):
    """Forced moves need none, so it may take a turn or two."""
    while not workers(server):
        assert await play_on({0: talk}, Random(1), 1) == 1, "the game is over"


@pytest.mark.parametrize("end", ["kill", "stop"])
async def test_workers_end_with_the_server(new_server, end):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mn", options={"first_player": "seat", "first_seat": "2"}, start=True)
        async with host.at(code) as talk:
            await until_a_worker_thinks(server, talk)
        started = {pid: command(pid) for pid in children(server.process.pid) | workers(server)}
        getattr(server, end)()
        async with asyncio.timeout(20):
            while any(command(pid) == line for pid, line in started.items()):
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("killed", [workers, sources])
async def test_a_killed_worker_is_replaced(new_server, killed):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mn", options={"first_player": "seat", "first_seat": "2"}, start=True)
        async with host.at(code) as talk:
            await until_a_worker_thinks(server, talk)
            for pid in killed(server):
                os.kill(pid, signal.SIGKILL)
            await play_on({0: talk}, Random(2))
            await talk.until(lambda talk: talk.table["status"] == "over")
    server.stop()
    assert {event["event"] for event in server.events()} <= {"serving", "stopped", "bot_replaced"}
