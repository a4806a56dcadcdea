"""T60: whatever a server has played leaves nothing behind; T61: what a whole game sends to each of four people.

`HANPAN_SOAK=50000 pytest -m long --timeout 14400 tests/server/test_soak.py` plays the whole trial.
"""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path
from statistics import mean

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from hanpan.bots import choose
from hanpan.games import find_game
from server.serving import people

pytestmark = pytest.mark.anyio

#: Games of bots, how many of them are played at the same time, and after how many the memory is looked at.
GAMES = int(os.environ.get("HANPAN_SOAK", "1500"))
AT_ONCE = 8
LOOK_EVERY = 20
#: One game in so many is watched over a socket.
WATCHED = 10
SPREAD = 0.05


def resident(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def metric(person, name):
    text = (await person.ask("GET", "/metrics")).text
    return float(next(line for line in text.splitlines() if line.startswith(name)).split()[-1])


@pytest.mark.long
@pytest.mark.timeout(14_400 if "HANPAN_SOAK" in os.environ else 600)
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_memory_is_flat_over_many_games_of_bots(new_server):
    server = new_server(HANPAN_IDLE="1")
    left = iter(range(GAMES))
    sizes = []

    async def play(person):
        for n in left:
            code = await person.set_up(seats="rr", start=True)
            if n % WATCHED == 0:
                async with person.at(code) as talk:
                    await talk.until(lambda talk: talk.table.get("status") == "over")
            else:
                while (await person.get(f"/api/tables/{code}"))["status"] != "over":
                    await asyncio.sleep(0.02)
            if n % LOOK_EVERY == 0:
                sizes.append(resident(server.process.pid))
            person.bodies.clear()

    async with people(server, *["bot's friend"] * AT_ONCE) as everybody:
        await asyncio.gather(*[play(person) for person in everybody])
        while await metric(everybody[0], "hanpan_matches_loaded"):
            await asyncio.sleep(0.2)
        assert await metric(everybody[0], "hanpan_sockets_open") == 0
    third = len(sizes) // 3
    middle, last = mean(sizes[third : 2 * third]), mean(sizes[2 * third :])
    print(f"{GAMES} games: {sizes[0] / 1e6:.1f} MB at first, then {middle / 1e6:.1f} and {last / 1e6:.1f} MB")
    assert abs(last - middle) <= SPREAD * middle
    server.stop()
    with sqlite3.connect(server.data / "hanpan.db") as db:
        assert db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall() == [("over", GAMES)]
    assert [event for event in server.events() if event["level"] != "info"] == []


LARGEST_GAME = 300_000


class Counted(ClientConnection):
    """Knows how many bytes came."""

    n_bytes = 0

    def data_received(self, data):
        self.n_bytes += len(data)
        super().data_received(data)


@pytest.mark.parametrize("game_name", ["three_little_pigs", "wyatt_earp"])
async def test_a_whole_game_of_four_people_sends_each_less_than_300_kB(server, game_name):
    """T61.  They play like the bot `easy`, as fast as they can."""
    game = find_game(game_name)
    async with people(server, "a", "b", "c", "d") as everybody:
        host = everybody[0]
        code = await host.set_up(game_name, "mooo")
        for person in everybody[1:]:
            await person.do("POST", f"/api/tables/{code}/join")

        async def play(person):
            async with person.at(code, create_connection=Counted) as talk:
                while True:
                    now = await talk.until(lambda talk: talk.now if talk.now.get("view") else None)
                    if now["view"]["score"]:
                        break
                    if now["prompt"] is not None:
                        view = msgspec.convert(now["view"], game.view_type)
                        answer = await talk.act(choose(game, "easy", view, now["n"], 60_000).action)
                        assert answer["t"] == "accepted"
                    await talk.until(lambda talk, n=now["n"]: talk.now["n"] > n)
                await talk.until(lambda talk: talk.table["status"] == "over")
                return talk

        playing = [asyncio.ensure_future(play(person)) for person in everybody]
        await host.do("POST", f"/api/tables/{code}/start")
        for talk in await asyncio.gather(*playing):
            steps = [message["n"] for message in talk.messages if message["t"] == "step"]
            # Whoever opens his socket after the set-up is told it as a position.
            assert steps in [list(range(first, talk.now["n"] + 1)) for first in (1, 2)] and len(steps) > 40
            sent, told = talk.socket.n_bytes, sum(len(text.encode()) for text in talk.raw)
            print(f"{sent / 1000:.0f} kB for {told / 1000:.0f} kB in {len(steps)} steps")
            assert sent < LARGEST_GAME
