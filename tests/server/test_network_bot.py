"""T53: the bot of docs/network-bots.md plays whole games over the public interface, is killed and comes back."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest

from server.serving import people

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "examples" / "network_bot.py"


def test_the_document_shows_the_program():
    program = BOT.read_text("utf-8")
    assert len(program.splitlines()) <= 50
    assert f"```python\n{program}```" in (DOCS / "network-bots.md").read_text("utf-8")


async def start(server, code, token_file):
    return await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", BOT, server.url, code, token_file, stdout=PIPE, stderr=PIPE
    )


async def stop(bot):
    """Like a power cut; it may have come to its end already."""
    if bot.returncode is None:
        bot.kill()
    await bot.communicate()


async def play(server, host, folder, rng, game="three_little_pigs", kills=1, server_kills=0):
    """One game of the bot against a bot of the server; whatever dies comes back.

    Returns how many of the deaths came while the match ran.
    """
    code = await host.set_up(game, "or", pace=100)
    token_file = folder / f"{code}.token"
    bot = await start(server, code, token_file)
    try:
        async with host.at(code) as watching:
            await watching.until(lambda talk: talk.table.get("seats", [{"kind": "open"}])[0]["kind"] == "person")
        await host.do("POST", f"/api/tables/{code}/start")
        n, deaths = 1, 0
        for what in rng.sample(["bot"] * kills + ["server"] * server_kills, kills + server_kills):
            n += rng.randint(1, 5)
            async with host.at(code) as watching:
                await watching.until(lambda talk, n=n: talk.now.get("n", 0) >= n or talk.table.get("status") == "over")
                n = watching.now["n"]
                deaths += watching.table["status"] == "playing"
            if what == "bot":
                await stop(bot)
                bot = await start(server, code, token_file)
            else:
                server.kill()
                server.start()
        out, err = await asyncio.wait_for(bot.communicate(), 110)
        assert (bot.returncode, err) == (0, b""), err
    finally:
        await stop(bot)
    table = await host.get(f"/api/tables/{code}")
    assert table["status"] == "over" and table["seats"][0]["name"] == "Robo" and len(table["seats"]) == 2
    (last,) = (await host.get(f"/api/tables/{code}/scenes?since={table['n'] - 1}&eyes=0"))["scenes"]
    assert json.loads(out) == last["view"]["score"]["winners"]
    steps = (await host.get(f"/api/tables/{code}/export"))["steps"]
    assert [step["n"] for step in steps] == list(range(1, table["n"] + 1))
    return deaths


@pytest.mark.parametrize("game", ["three_little_pigs", "fair", "wyatt_earp"])
async def test_a_bot_is_killed_and_comes_back(server, tmp_path, game):
    async with people(server, "민지") as (host,):
        assert await play(server, host, tmp_path, Random(5), game, kills=2) >= 1


async def test_the_server_is_killed_too(new_server, tmp_path):
    server = new_server()
    async with people(server, "민지") as (host,):
        assert await play(server, host, tmp_path, Random(6), kills=1, server_kills=1) >= 1


async def test_a_table_that_is_not_there(server, tmp_path):
    bot = await start(server, "AAAAAA", tmp_path / "token")
    _, err = await asyncio.wait_for(bot.communicate(), 30)
    assert bot.returncode == 1 and b"404" in err


@pytest.mark.long
@pytest.mark.timeout(3000)
async def test_a_hundred_games(new_server, tmp_path):
    server = new_server()
    rng = Random(53)
    deaths = 0
    async with people(server, "민지") as (host,):
        for game in range(100):
            kind = ("three_little_pigs", "fair")[game % 2]
            deaths += await play(server, host, tmp_path, rng, kind, rng.randint(1, 3), game % 10 == 0)
    print(f"100 games, {deaths} deaths while they ran")
    assert deaths >= 100
