"""After the end: the same people again, in the same seats or others; and bots that hurry up."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from server.serving import people, play_on

pytestmark = pytest.mark.anyio


async def play_out(code, *persons):
    """Those who sit at the table play it to its end."""
    async with AsyncExitStack() as stack:
        talks = {}
        for person in persons:
            talk = await stack.enter_async_context(person.at(code))
            await talk.step(1)
            talks[talk.table["you"]] = talk
        await play_on(talks, Random(5))
        for talk in talks.values():
            await talk.until(lambda talk: talk.table["status"] == "over")


async def test_a_rematch(server):
    async with people(server, "민지", "Jun", "") as (host, other, public):
        code = await host.set_up("fair", "mor", options={"rounds": "one"})
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        assert await host.refused("POST", f"/api/tables/{code}/rematch", {}) == (409, "not-over")
        async with host.at(code) as a, other.at(code) as b, public.at(code) as c:
            for talk in (a, b, c):
                await talk.step(1)
            await play_on({0: a, 1: b}, Random(2))
            await a.until(lambda talk: talk.table["status"] == "over")
            await public.do("POST", "/api/guest", {"nickname": "옆집"})
            assert await public.refused("POST", f"/api/tables/{code}/rematch", {}) == (403, "not-seated")
            answers = await asyncio.gather(
                *[p.do("POST", f"/api/tables/{code}/rematch", {}) for p in (other, host, other)]
            )
            (new,) = {answer["code"] for answer in answers}
            for talk in (a, b, c):
                await talk.until(lambda talk: talk.table["next"] == new)
        old, table = await host.get(f"/api/tables/{code}"), await host.get(f"/api/tables/{new}")
        assert (table["status"], table["host"], table["you"]) == ("waiting", True, 0)
        assert table["options"] == old["options"] and table["seed_hash"] != old["seed_hash"]
        assert [(s["kind"], s["name"], s["level"]) for s in table["seats"]] == [
            (s["kind"], s["name"], s["level"]) for s in old["seats"]
        ]
        assert (await other.get(f"/api/tables/{new}"))["you"] == 1
        assert (await host.do("POST", f"/api/tables/{new}/start"))["status"] == "playing"


async def test_a_rematch_against_bots_starts_at_once(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mr", start=True)
        async with host.at(code) as talk:
            await play_on({0: talk}, Random(3))
            await talk.until(lambda talk: talk.table["status"] == "over")
        assert (await host.do("POST", f"/api/tables/{code}/rematch", {}))["status"] == "playing"


def seating(table):
    return [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]


async def test_everybody_moves_on_one_seat(server):
    async with people(server, "민지", "Jun", "") as (host, other, phone):
        code = await host.set_up("fair", "mor", options={"rounds": "one"})
        await other.do("POST", f"/api/tables/{code}/join")
        address = (await other.get(f"/api/tables/{code}/link"))["address"]
        await phone.do("POST", "/api/seat", {"token": address.rpartition("/")[2]})
        old = await host.do("POST", f"/api/tables/{code}/start")
        await play_out(code, host, other)
        table = await host.do("POST", f"/api/tables/{code}/rematch", {"seats": "next"})
        before = seating(old)
        assert seating(table) == [before[2], before[0], before[1]]
        for person, seat in ((host, 1), (other, 2), (phone, 2)):
            assert (await person.get(f"/api/tables/{table['code']}"))["you"] == seat
        # The personal address of the old table stays with the old one.
        new_address = (await other.get(f"/api/tables/{table['code']}/link"))["address"]
        assert new_address != address
        # Who asks later, and otherwise, comes to the same table.
        again = await other.do("POST", f"/api/tables/{code}/rematch", {"seats": "same"})
        assert (again["code"], again["you"]) == (table["code"], 2)
        await host.do("POST", f"/api/tables/{table['code']}/start")
        await play_out(table["code"], host, other)


async def test_seats_by_lot(server):
    """The same people and bots sit somewhere; over many rematches everywhere."""
    async with people(server, "민지") as (host,):
        code = await host.set_up("fair", "mrr", options={"rounds": "one"}, start=True)
        expected = sorted(str(seat) for seat in seating(await host.get(f"/api/tables/{code}")))
        places = set()
        for _ in range(40):
            await play_out(code, host)
            table = await host.do("POST", f"/api/tables/{code}/rematch", {"seats": "mixed"})
            assert table["status"] == "playing" and table["seats"][table["you"]]["name"] == "민지"
            assert sorted(str(seat) for seat in seating(table)) == expected
            code = table["code"]
            places.add(table["you"])
            if len(places) == 3:
                return
    raise AssertionError(places)


@pytest.mark.parametrize("body", [{"seats": "other"}, {"seats": None}, {"seat": "next"}, [], "next"])
async def test_a_wish_that_is_none(server, body):
    async with people(server, "민지") as (host,):
        code = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
        assert await host.refused("POST", f"/api/tables/{code}/rematch", body) == (400, "bad-request")


async def test_those_who_wait_see_who_is_at_the_rematch_already(server):
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up("fair", "mo", options={"rounds": "one"})
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        await play_out(code, host, other)
        async with host.at(code) as a:
            await a.until(lambda talk: talk.table)
            assert a.table["again"] == [] and a.table["next"] is None
            new = (await other.do("POST", f"/api/tables/{code}/rematch", {"seats": "next"}))["code"]
            await a.until(lambda talk: talk.table["next"] == new)
            assert a.table["again"] == []
            async with other.at(new):
                await a.until(lambda talk: talk.table["again"] == [1])  # his seat here, not that at the new table
                assert (await host.get(f"/api/tables/{code}"))["again"] == [1]
                async with host.at(new) as b:
                    await b.until(lambda talk: talk.table)
                    await a.until(lambda talk: talk.table["again"] == [0, 1])
                await a.until(lambda talk: talk.table["again"] == [1])
            await a.until(lambda talk: talk.table["again"] == [])


async def test_the_host_changes_how_fast_bots_act_while_they_play(new_server):
    server = new_server()
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up(seats="ror", pace=5000)
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a:
            await a.step(1)
            assert await other.refused("PATCH", f"/api/tables/{code}", {"pace": 0}) == (403, "host-only")
            assert await host.refused("PATCH", f"/api/tables/{code}", {"pace": 5001}) == (400, "bad-request")
            table = await host.do("PATCH", f"/api/tables/{code}", {"pace": 0})
            assert (table["pace"], table["status"]) == (0, "playing")
            await a.until(lambda talk: talk.table["pace"] == 0)
            async with other.at(code) as b:
                await b.step(1)
                await play_on({b.table["you"]: b}, Random(6), 30)
                assert b.now["n"] > 30  # at five seconds a step the time of a test would not be enough
            server.kill()
        server.start()
        assert (await host.get(f"/api/tables/{code}"))["pace"] == 0


async def test_the_pace_of_a_finished_table_is_of_no_use(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
        await play_out(code, host)
        assert await host.refused("PATCH", f"/api/tables/{code}", {"pace": 1}) == (409, "table-started")
