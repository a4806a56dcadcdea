"""What stood after each step: exactly what was seen at the time, and nothing more before the end."""

import asyncio
import json
import sqlite3
from random import Random

import msgspec
import pytest

from hanpan.games import find_game
from hanpan.match.replay import replayed
from hanpan.store.store import Store
from server.serving import people, play_on

pytestmark = pytest.mark.anyio

SCENE = ("n", "seat", "actions", "events", "view")


def told(talk):
    """The steps that a socket was sent, in the form of scenes."""
    return {m["n"]: {key: m[key] for key in SCENE} for m in talk.messages if m["t"] == "step"}


async def scenes(person, code, limit=7, **query):
    """All scenes that this person can see, asked for in pieces."""
    found = []
    while True:
        terms = {"since": len(found), "limit": limit, **query}
        answer = await person.get(f"/api/tables/{code}/scenes?" + "&".join(f"{k}={v}" for k, v in terms.items()))
        assert set(answer) == {"n", "over", "scenes"}
        found += answer["scenes"]
        if len(answer["scenes"]) < limit:
            assert [scene["n"] for scene in found] == list(range(1, answer["n"] + 1))
            return found


def as_told(found):
    return {scene["n"]: {key: scene[key] for key in SCENE} for scene in found}


@pytest.mark.parametrize(
    ("game_name", "moves", "limit"), [("fair", 4, 7), ("three_little_pigs", 4, 7), ("wyatt_earp", 90, 97)]
)
async def test_scenes_are_what_each_seat_was_sent_at_the_time(new_server, game_name, moves, limit):
    """At many moments of a match with hidden hands, bots and simultaneous choices, for every seat and the public."""
    server = new_server()
    async with people(server, "a", "b", "c", "") as (host, second, third, public):
        code = await host.set_up(game_name, "moor")
        for person in (second, third):
            await person.do("POST", f"/api/tables/{code}/join")
        assert await host.refused("GET", f"/api/tables/{code}/scenes") == (409, "not-started")
        async with host.at(code) as a, second.at(code) as b, third.at(code) as c, public.at(code) as d:
            viewers = ((0, host, a), (1, second, b), (2, third, c), (None, public, d))
            for _, _, talk in viewers:
                await talk.until(lambda talk: talk.table)
            await host.do("POST", f"/api/tables/{code}/start")
            for _, _, talk in viewers:
                await talk.step(1)
            rng = Random(7)
            while a.now["view"]["asked"]:
                await play_on({0: a, 1: b, 2: c}, rng, moves)
                if not set(a.now["view"]["asked"]) & {0, 1, 2}:
                    continue  # the bot may end the match while it is looked at
                for _, person, talk in viewers:
                    found = as_told(await scenes(person, code, limit))
                    await talk.step(max(found))
                    sent = told(talk)
                    assert found == {n: sent[n] for n in found}
                    everybody = as_told(await scenes(person, code, limit, eyes="public"))
                    await d.step(max(everybody))
                    assert everybody == {n: told(d)[n] for n in everybody}
            # After the end the same positions, with all that happened.
            for viewer, person, talk in viewers:
                await talk.until(lambda talk: talk.table["status"] == "over")
                export = (await person.get(f"/api/tables/{code}/export"))["steps"]
                eyes = "public" if viewer is None else str(viewer)
                for asking in (host, public):
                    found = await scenes(asking, code, limit, eyes=eyes)
                    assert [{k: v for k, v in s.items() if k != "view"} for s in found] == export
                    assert {s["n"]: s["view"] for s in found} == {n: s["view"] for n, s in told(talk).items()}
                assert [s["view"]["seat"] for s in await scenes(person, code, limit)] == [viewer] * len(export)


async def test_no_byte_of_what_is_hidden_before_the_end(new_server):
    """Other eyes are refused, and what stands in the true hands of others is nowhere in what somebody gets."""
    server = new_server()
    game = find_game("fair")
    async with people(server, "a", "b", "") as (host, other, public):
        code = await host.set_up("fair", "mo")
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        got = []
        async with host.at(code) as a, other.at(code) as b:
            rng = Random(8)
            for talk in (a, b):
                await talk.step(1)
            while a.now["view"]["asked"]:
                await play_on({0: a, 1: b}, rng, 1)
                if not a.now["view"]["asked"]:
                    break
                for viewer, person in ((0, host), (1, other), (None, public)):
                    for eyes in "012345":
                        refusal = await person.refused("GET", f"/api/tables/{code}/scenes?eyes={eyes}")
                        assert refusal == (409, "not-over")
                    for eyes in ("own", "public"):
                        found = await scenes(person, code, eyes=eyes)
                        got.append((viewer if eyes == "own" else None, found))
        assert len(got) > 60
        server.stop()
        store = Store(server.data / "hanpan.db")
        table, steps = store.table(code), store.steps(code)
        await store.close()
    truth = {n: replayed(game, table, 2, steps[:n]).position for n in range(1, len(steps) + 1)}
    for viewer, found in got:
        assert table.seed.hex() not in json.dumps(found)
        for scene in found:
            step = steps[scene["n"] - 1]
            if step.secret and step.seat != viewer:
                assert scene["actions"] is None
            for event in scene["events"]:
                if event["event"] == "CardDealt":
                    assert (event["card"] is not None) == (event["seat"] == viewer)
                if event["event"] == "CardSeen":
                    assert (event["card"] is not None) == (viewer in (event["seat"], event["target"]))
            assert scene["view"] == json.loads(msgspec.json.encode(game.view(truth[scene["n"]], viewer)))


async def test_what_can_be_asked(server):
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
        path = f"/api/tables/{code}/scenes"
        for query in ("since=-1", "since=x", "since=1000001", "limit=0", "limit=201", "limit=1.5", "eyes=6", "eyes="):
            assert await host.refused("GET", f"{path}?{query}") == (400, "bad-request"), query
        assert await host.refused("GET", "/api/tables/AAAAAA/scenes") == (404, "table-unknown")
        async with host.at(code) as talk:
            await play_on({0: talk}, Random(9))
            await talk.until(lambda talk: talk.table["status"] == "over")
            last = talk.now["n"]
        assert await public.refused("GET", f"{path}?eyes=2") == (404, "seat-unknown")
        whole = (await public.get(f"{path}?limit=200"))["scenes"]
        assert len(whole) == last
        for since, limit in ((0, 1), (3, 4), (last - 1, 5), (last, 5), (1_000_000, 200)):
            answer = await public.get(f"{path}?since={since}&limit={limit}")
            assert (answer["n"], answer["over"]) == (last, True)
            assert answer["scenes"] == whole[since : since + limit]
        asked = [public.get(f"{path}?limit=200&eyes={eyes}") for eyes in "01" * 10]
        assert {len(answer["scenes"]) for answer in await asyncio.gather(*asked)} == {last}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE steps SET events = x'5b305d' WHERE n=4",
        "UPDATE steps SET actions = x'ff' WHERE n=2",
        "DELETE FROM steps WHERE n=3",
        "DELETE FROM steps",
        "UPDATE tables SET options = '{'",
        "UPDATE seats SET seat = 5 WHERE seat = 1",
    ],
)
async def test_a_damaged_record_gives_the_typed_error(new_server, damage):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
        async with host.at(code) as talk:
            await play_on({0: talk}, Random(9), 3)
            assert talk.now["n"] >= 4
        server.kill()
        db = sqlite3.connect(server.data / "hanpan.db")
        with db:
            db.execute(damage)
        db.close()
        server.start()
        for eyes in ("own", "public"):
            assert await host.refused("GET", f"/api/tables/{code}/scenes?eyes={eyes}") == (500, "record-broken")
