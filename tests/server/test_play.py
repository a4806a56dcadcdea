"""Whole games over real sockets."""

import asyncio
import json
from random import Random

import pytest

from server.serving import people, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game, signs", [("three_little_pigs", "moo"), ("fair", "moo"), ("wyatt_earp", "moo")])
async def test_a_game_of_three_people_with_tabs_and_a_spectator(server, game, signs):
    async with people(server, "민지", "Jun", "서연", "") as (host, *others, public):
        code = await host.set_up(game, signs)
        async with host.at(code) as a, host.at(code) as tab, public.at(code) as spectator:
            await tab.until(lambda talk: talk.table)
            for person in others:
                await person.do("POST", f"/api/tables/{code}/join")
            async with others[0].at(code) as b, others[1].at(code) as c:
                await spectator.until(
                    lambda talk: all(seat["connected"] for seat in talk.table.get("seats", [{"connected": False}]))
                )
                await host.do("POST", f"/api/tables/{code}/start")
                talks = {0: a, 1: b, 2: c}
                for talk in (*talks.values(), tab, spectator):
                    assert (await talk.step(1))["t"] == "step"
                    assert talk.table.get("status") == "playing"
                await play_on(talks, Random(1))
                last = a.now["n"]
                for talk in (*talks.values(), tab, spectator):
                    await talk.until(lambda talk: talk.table.get("status") == "over")
                    steps = [message for message in talk.messages if message["t"] == "step"]
                    assert [step["n"] for step in steps] == list(range(1, last + 1))
                    assert talk.table["seed"] and len(talk.table["seed"]) == 64
                assert [m for m in a.messages if m["t"] == "step"] == [m for m in tab.messages if m["t"] == "step"]
                assert spectator.now["view"]["seat"] is None and spectator.now["choices"] == []


async def test_a_person_and_bots_play_to_the_end(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mern", start=True)
        async with host.at(code) as talk:
            await talk.step(1)
            await play_on({0: talk}, Random(2))
            assert {step["seat"] for step in talk.messages if step["t"] == "step"} >= {0, 1, 2, 3}
            await talk.until(lambda talk: talk.table.get("status") == "over")


async def test_bots_alone_play_to_the_end(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="ee", start=True)
        async with host.at(code) as talk:
            await talk.until(lambda talk: talk.table.get("status") == "over")


@pytest.mark.parametrize("delay", [0, 0.002, 0.01])
async def test_two_devices_act_at_once(server, delay):
    """T05: one move is accepted, the other is told why; the views stay equal."""
    async with people(server, "민지", "Jun", "") as (host, other, phone):
        code = await host.set_up()
        await other.do("POST", f"/api/tables/{code}/join")
        address = (await host.get(f"/api/tables/{code}/link"))["address"]
        await phone.do("POST", "/api/seat", {"token": address.rpartition("/")[2]})
        await host.do("POST", f"/api/tables/{code}/start")
        rng = Random(3)
        async with host.at(code) as a, phone.at(code) as b, other.at(code) as c:
            for talk in (a, b, c):
                await talk.step(1)
            for _ in range(20):
                if a.now["view"]["asked"] == [1]:
                    await c.act(c.choice(rng))
                    await asyncio.gather(*[talk.step(c.now["n"]) for talk in (a, b, c)])
                    continue
                n = a.now["n"]
                first, second = (a, b) if rng.random() < 0.5 else (b, a)

                choice, prompt = second.choice(rng), second.now["prompt"]

                async def late(talk=second, choice=choice, prompt=prompt):
                    await asyncio.sleep(delay)
                    return await talk.act(choice, prompt=prompt)

                answers = await asyncio.gather(first.act(first.choice(rng)), late())
                assert sorted(answer["t"] for answer in answers) == ["accepted", "refused"], answers
                assert {answer.get("reason") for answer in answers} == {None, "prompt-old"}
                for talk in (a, b, c):
                    await talk.step(n + 1)
                assert a.now == b.now


async def test_a_reconnect_gets_what_it_missed(server):
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up("fair")
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        rng = Random(4)
        async with host.at(code) as a, other.at(code) as b:
            await a.step(1)
            await b.step(1)
            await play_on({0: a, 1: b}, rng, 12)
            told = {step["n"]: step for step in a.messages if step["t"] == "step"}
            last = a.now["n"]
            for since in (1, 5, last - 1, last):
                async with host.at(code, since=since) as again:
                    position = await again.step(last)
                    assert [m["t"] for m in again.messages] == ["table", *["past"] * (last - since), "position"]
                    for message in again.messages[1:-1]:
                        step = told[message["n"]]
                        assert {**{k: step[k] for k in ("n", "seat", "actions", "events")}, "t": "past"} == message
                    for key in ("n", "prompt", "choices", "view"):
                        assert position[key] == a.now[key]
            for nonsense in (0, None, last + 50, -3, "x", "9" * 30):
                async with host.at(code, since=nonsense) as again:
                    await again.step(last)
                    assert [m["t"] for m in again.messages] == ["table", "position"]


async def test_questions_are_answered_and_change_nothing(server):
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up(seats="mo")
        async with host.at(code) as talk:
            answer = await talk.say({"t": "act", "id": "a", "prompt": 0, "actions": [0]})
            assert (answer["t"], answer["reason"]) == ("refused", "not-started")
            answer = await talk.say({"t": "why", "id": "b", "action": 0})
            assert (answer["t"], answer["reason"]) == ("refused", "not-started")
        code = await host.set_up(seats="mr", options={"first_player": "seat"}, start=True)
        async with host.at(code) as talk, public.at(code) as spectator:
            await talk.step(1)
            assert talk.now["view"]["asked"] == [0]
            assert await talk.say({"t": "why", "id": "c", "action": {"do": "Roll"}}) == {
                "t": "why", "id": "c", "legal": True, "reason": "", "clause": "", "facts": {},
            }  # fmt: skip
            answer = await talk.say({"t": "why", "id": "d", "action": {"do": "Stop"}})
            assert not answer["legal"] and answer["reason"] == "first_roll" and answer["clause"]
            assert (await talk.say({"t": "aid", "id": "e", "name": "nothing"}))["reason"] == "aid-unknown"
            assert (await spectator.say({"t": "why", "id": "f", "action": 0}))["reason"] == "spectator"
            answer = await spectator.say({"t": "act", "id": "g", "prompt": 1, "actions": [0]})
            assert answer["reason"] == "spectator"
            await talk.socket.send(json.dumps({"t": "ping"}))
            await talk.until(lambda talk: talk.messages[-1]["t"] == "pong")
            assert talk.now["n"] == 1
