"""T52: nobody looks, the server starts anew, and bots act as far as the rules let them."""

import asyncio
from random import Random

import pytest

from server.serving import people

pytestmark = pytest.mark.anyio


async def until_a_bot_is_asked(person, code, rng):
    """The person answers at random until a bot has to; returns the last step that the person saw."""
    async with person.at(code) as talk:
        await talk.until(lambda talk: talk.now)
        while talk.now["view"]["asked"] == [0]:
            n = (await talk.act(talk.choice(rng)))["n"]
            await talk.step(n)
        return talk.now["n"]


@pytest.mark.parametrize("ending", ["kill", pytest.param("stop", marks=pytest.mark.long)])
async def test_bots_go_on_without_a_browser_until_a_person_is_asked(new_server, ending):
    server = new_server(HANPAN_IDLE="1")
    rng = Random(3)
    async with people(server, "민지") as (person,):
        code = await person.set_up(seats="men", start=True, pace=400)
        for _ in range(2):
            n = await until_a_bot_is_asked(person, code, rng)
            getattr(server, ending)()  # a bot was about to act: its pause is longer than it takes to come here
            server.start()
            while True:  # asked over HTTP, which brings no match back
                table = await person.get(f"/api/tables/{code}")
                if table["status"] == "over" or table["asked"] == [0]:
                    break
                await asyncio.sleep(0.05)
            assert table["n"] > n
            if table["status"] == "over":
                break
        record = await person.get(f"/api/tables/{code}/export")
        assert [step["n"] for step in record["steps"]] == list(range(1, table["n"] + 1))
        assert {step["seat"] for step in record["steps"][1:]} == {0, 1, 2}
