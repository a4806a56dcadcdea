"""Tables before, beside and after the match."""

import asyncio
import json
import re
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest

from hanpan.games import find_game
from hanpan.match.seeds import seed_hash
from server.serving import people, play_on

pytestmark = pytest.mark.anyio


def kinds(table):
    return [seat["kind"] for seat in table["seats"]]


async def test_the_way_to_a_table(server):
    async with people(server, "", "Jun") as (host, other):
        assert await host.refused(
            "POST", "/api/tables", {"game": "three_little_pigs", "seats": [{"kind": "me"}] * 2}
        ) == (
            401,
            "guest-needed",
        )
        assert await host.do("POST", "/api/guest", {"nickname": "  민\u200b지 \u202e "}) == {"nickname": "민지"}
        code = await host.set_up(seats="mo")
        assert re.fullmatch("[2-9A-HJKMNP-Z]{6}", code)
        table = await host.get(f"/api/tables/{code}")
        assert (table["status"], table["you"], table["host"]) == ("waiting", 0, True)
        assert table["invitation"] == f"{server.url}/t/{code}"
        assert len(table["seed_hash"]) == 64 and table["seed"] is None and table["next"] is None
        assert table["seats"] == [
            {"kind": "person", "name": "민지", "level": None, "connected": False, "host": True},
            {"kind": "open", "name": "", "level": None, "connected": False, "host": False},
        ]
        for written in (code.lower(), f" {code[:3]} {code[3:]}%20"):
            assert (await other.get(f"/api/tables/{written}"))["code"] == code
        for unknown in ("222222", "0OIL11", "ABC", "한글한글한글"):
            assert await other.refused("GET", f"/api/tables/{unknown}") == (404, "table-unknown")
        joined = await other.do("POST", f"/api/tables/{code.lower()}/join")
        assert (joined["you"], joined["host"], kinds(joined)) == (1, False, ["person", "person"])
        assert await other.do("POST", f"/api/tables/{code}/join") == joined
        assert await other.refused("POST", f"/api/tables/{code}/start") == (403, "host-only")
        started = await host.do("POST", f"/api/tables/{code}/start")
        assert (started["status"], started["n"]) == ("playing", 1)
        assert started["seed_hash"] == table["seed_hash"]
        assert (await host.do("POST", f"/api/tables/{code}/start"))["n"] >= 1


async def test_a_full_table_and_one_that_has_started(server):
    async with people(server, "a", "b", "c") as (host, second, third):
        code = await host.set_up(seats="mo")
        await second.do("POST", f"/api/tables/{code}/join")
        assert await third.refused("POST", f"/api/tables/{code}/join") == (409, "table-full")
        await host.do("POST", f"/api/tables/{code}/start")
        assert await third.refused("POST", f"/api/tables/{code}/join") == (409, "table-started")
        assert (await second.do("POST", f"/api/tables/{code}/join"))["you"] == 1
        for method, path, body in [
            ("PATCH", "", {"preset": "official"}),
            ("PATCH", "", {"pace": 1, "options": {}}),
            ("PUT", "/seats/1", {"kind": "open"}),
        ]:
            assert await host.refused(method, f"/api/tables/{code}{path}", body) == (409, "table-started")


async def test_one_seat_is_given_once(server):
    """Many people join at the same moment."""
    names = [f"p{i}" for i in range(8)]
    async with people(server, "host", *names) as (host, *guests):
        code = await host.set_up(seats="mooo")
        answers = await asyncio.gather(*[guest.ask("POST", f"/api/tables/{code}/join") for guest in guests])
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 5
        seats = [answer.json()["you"] for answer in answers if answer.status_code == 200]
        assert sorted(seats) == [1, 2, 3]


async def test_open_seats_are_closed_at_the_start_and_the_others_numbered_anew(server):
    async with people(server, "a", "b", "c") as (host, second, third):
        code = await host.set_up(seats="omoo")
        await second.do("POST", f"/api/tables/{code}/join")
        await third.do("POST", f"/api/tables/{code}/join")
        await second.do("POST", f"/api/tables/{code}/leave")
        before = await host.get(f"/api/tables/{code}")
        assert kinds(before) == ["open", "person", "person", "open"]
        async with host.at(code) as a, third.at(code) as c, second.at(code) as watching:
            await host.do("POST", f"/api/tables/{code}/start")
            for talk, seat in ((a, 0), (c, 1), (watching, None)):
                await talk.step(1)
                assert talk.table["you"] == seat and talk.now["view"]["seat"] == seat
                assert [seat["name"] for seat in talk.table["seats"]] == ["a", "c"]
                told = [m["t"] for m in talk.messages if m["t"] != "table" or m["table"]["status"] == "playing"]
                assert told[:2] == ["table", "step"]


async def test_too_few(server):
    async with people(server, "a") as (host,):
        code = await host.set_up(seats="moo")
        assert await host.refused("POST", f"/api/tables/{code}/start") == (409, "too-few")
        await host.do("PUT", f"/api/tables/{code}/seats/2", {"kind": "bot", "level": "easy"})
        assert (await host.do("POST", f"/api/tables/{code}/start"))["status"] == "playing"


@pytest.mark.parametrize("game, level", [("three_little_pigs", "normal"), ("fair", "random")])
async def test_a_bot_without_a_level_is_the_usual_one_that_the_game_has(server, game, level):
    async with people(server, "a") as (host,):
        plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        code = (await host.do("POST", "/api/tables", plan))["code"]
        table = await host.get(f"/api/tables/{code}")
        assert table["seats"][1]["level"] == level
        table = await host.do("PUT", f"/api/tables/{code}/seats/2", {"kind": "bot"})
        assert table["seats"][2]["level"] == level


async def test_the_host_arranges_the_seats(server):
    async with people(server, "a", "b") as (host, other):
        code = await host.set_up(seats="mo")
        path = f"/api/tables/{code}/seats"
        assert await other.refused("PUT", f"{path}/1", {"kind": "bot"}) == (403, "host-only")
        table = await host.do("PUT", f"{path}/1", {"kind": "bot", "level": "normal"})
        assert table["seats"][1]["level"] == "normal" and kinds(table) == ["person", "bot"]
        assert kinds(await host.do("PUT", f"{path}/1", {"kind": "closed"})) == ["person", "closed"]
        assert kinds(await host.do("PUT", f"{path}/2", {"kind": "open"})) == ["person", "closed", "open"]
        assert await host.refused("PUT", f"{path}/5", {"kind": "open"}) == (404, "seat-unknown")
        assert await host.refused("PUT", f"{path}/4", {"kind": "open"}) == (404, "seat-unknown")
        assert (await other.do("POST", f"/api/tables/{code}/join"))["you"] == 2


async def test_a_person_who_is_sent_away(server):
    async with people(server, "a", "b", "") as (host, other, phone):
        code = await host.set_up(seats="mo")
        await other.do("POST", f"/api/tables/{code}/join")
        token = (await other.get(f"/api/tables/{code}/link"))["address"].rpartition("/")[2]
        await phone.do("POST", "/api/seat", {"token": token})
        async with host.at(code) as a, other.at(code) as b, phone.at(code) as c:
            for talk in (a, b, c):
                await talk.until(lambda talk: talk.table)
            await host.do("PUT", f"/api/tables/{code}/seats/1", {"kind": "open"})
            for talk in (b, c):
                assert await talk.closed() == 4403
                assert talk.messages[-1] == {"t": "goodbye", "reason": "kicked", "again": False}
            await a.until(lambda talk: kinds(talk.table) == ["person", "open"])
        assert (await other.get(f"/api/tables/{code}"))["you"] is None
        assert await phone.refused("POST", "/api/seat", {"token": token}) == (404, "link-unknown")


async def test_leaving_is_always_possible(server):
    """T08: from a lobby, a match, a finished table and as a spectator; a new table can be started at once."""
    async with people(server, "a", "b", "c") as (host, second, third):
        waiting = await host.set_up(seats="moo")
        await second.do("POST", f"/api/tables/{waiting}/join")
        left = await second.do("POST", f"/api/tables/{waiting}/leave")
        assert left["you"] is None and kinds(left) == ["person", "open", "open"]
        assert await second.do("POST", f"/api/tables/{waiting}/leave") == left
        await second.set_up(start=True, seats="mr")

        await second.do("POST", f"/api/tables/{waiting}/join")
        gone = await host.do("POST", f"/api/tables/{waiting}/leave")  # the host's role passes on
        assert (gone["you"], gone["host"], kinds(gone)) == (None, False, ["open", "person", "open"])
        assert (await second.get(f"/api/tables/{waiting}"))["host"]

        playing = await host.set_up(seats="mr", options={"first_player": "seat"}, start=True)
        stays = await host.do("POST", f"/api/tables/{playing}/leave")
        assert (stays["you"], stays["status"]) == (0, "playing")
        assert (await third.do("POST", f"/api/tables/{playing}/leave"))["you"] is None  # a spectator

        over = await host.set_up(seats="mr", start=True)
        async with host.at(over) as talk:
            await play_on({0: talk}, Random(1))
        assert (await host.do("POST", f"/api/tables/{over}/leave"))["you"] == 0
        for person in (host, second, third):
            code = await person.set_up(seats="mr", start=True)
            assert (await person.get(f"/api/tables/{code}"))["status"] == "playing"
        mine = (await host.get("/api/tables"))["tables"]
        assert [table["code"] for table in mine if table["code"] == playing] == [playing]
        waits = [table["status"] == "playing" and table["you"] in table["asked"] for table in mine]
        assert waits == sorted(waits, reverse=True) and waits[0]


async def test_what_is_played_can_be_changed_until_the_start(server):
    async with people(server, "a") as (host,):
        code = await host.set_up(seats="mo", options={"variant": "veteran"})
        async with host.at(code) as talk:
            table = await host.do("PATCH", f"/api/tables/{code}", {"options": {"end_piles": "short"}, "pace": 0})
            assert (table["options"]["variant"], table["options"]["end_piles"]) == ("veteran", "short")
            await talk.until(lambda talk: talk.table.get("options") == table["options"])
            table = await host.do("PATCH", f"/api/tables/{code}", {"preset": "official"})
            assert (table["preset"], table["options"]["variant"]) == ("official", "basic")
        for body, key in [
            ({"options": {"nothing": "x"}}, "options-unknown"),
            ({"options": {"variant": "x"}}, "options-value"),
            ({"preset": "x"}, "preset-unknown"),
            ({"pace": 5001}, "bad-request"),
        ]:
            assert await host.refused("PATCH", f"/api/tables/{code}", body) == (400, key)
        assert (await host.get(f"/api/tables/{code}"))["options"] == table["options"]
        plan = {"game": "three_little_pigs", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for change, status, key in [
            ({"game": "chess"}, 404, "game-unknown"),
            ({"seats": [{"kind": "me"}]}, 400, "seats"),
            ({"seats": [{"kind": "me"}] * 2}, 400, "one-seat-each"),
            ({"seats": [{"kind": "open"}] * 6}, 400, "seats"),
            ({"options": {"variant": "x"}}, 400, "options-value"),
            ({"preset": "x"}, 400, "preset-unknown"),
            ({"pace": -1}, 400, "bad-request"),
        ]:
            assert await host.refused("POST", "/api/tables", {**plan, **change}) == (status, key)


async def test_another_device_takes_the_seat_too(server):
    async with people(server, "민지", "Jun", "", "옆집") as (host, other, phone, neighbour):
        code = await host.set_up(seats="mo", options={"first_player": "seat"})
        await other.do("POST", f"/api/tables/{code}/join")
        address = (await host.get(f"/api/tables/{code}/link"))["address"]
        assert address.startswith(f"{server.url}/s/")
        token = address.rpartition("/")[2]
        assert await neighbour.refused("GET", f"/api/tables/{code}/link") == (403, "not-seated")
        assert await neighbour.refused(
            "POST", "/api/seat", {"token": token[:-1] + ("b" if token[-1] == "a" else "a")}
        ) == (404, "link-unknown")
        assert await other.refused("POST", "/api/seat", {"token": token}) == (409, "seated-elsewhere")
        async with phone.at(code) as watching:
            await watching.until(lambda talk: talk.table)
            assert watching.table["you"] is None
            taken = await phone.do("POST", "/api/seat", {"token": token})
            assert (taken["you"], taken["host"]) == (0, False)
            assert await phone.get("/api/guest") == {"nickname": "민지"}
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a, phone.at(code) as b, neighbour.at(code) as c:
            for talk in (a, b, c):
                await talk.step(1)
            assert a.now == b.now and b.now["prompt"] == 1 and c.now["prompt"] is None
            assert (await b.act({"do": "Roll"}))["t"] == "accepted"
            await a.step(2)
            # A spectator whose browser is given the link during the match goes on with the seat's eyes.
            await neighbour.do("POST", "/api/seat", {"token": token})
            position = await c.until(lambda talk: talk.now["view"]["seat"] == 0 and talk.now)
            assert position["t"] == "position" and position["view"] == b.now["view"]
        assert (await phone.get("/api/tables"))["tables"][0]["code"] == code


async def test_connections_and_names_are_told(server):
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up(seats="mo")
        await other.do("POST", f"/api/tables/{code}/join")
        async with host.at(code) as a:
            await a.until(lambda talk: talk.table and not talk.table["seats"][1]["connected"])
            async with other.at(code), other.at(code):
                await a.until(lambda talk: talk.table["seats"][1]["connected"])
            await a.until(lambda talk: not talk.table["seats"][1]["connected"])
            await other.do("POST", "/api/guest", {"nickname": "준"})
            await a.until(lambda talk: talk.table["seats"][1]["name"] == "준")


async def test_an_export_holds_what_one_may_know_and_everything_at_the_end(server):
    async with people(server, "민지", "Jun", "") as (host, other, public):
        code = await host.set_up("fair", "mo", options={"rounds": "one"})
        assert await host.refused("GET", f"/api/tables/{code}/export") == (409, "not-started")
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a, other.at(code) as b:
            await a.step(1)
            await b.step(1)
            await play_on({0: a, 1: b}, Random(4), 3)
            for person, viewer in ((host, 0), (other, 1), (public, None)):
                export = await person.get(f"/api/tables/{code}/export")
                assert export["seed"] is None and export["status"] == "playing"
                for step in export["steps"]:
                    assert step["actions"] is None or step["seat"] == viewer
                    for event in step["events"]:
                        if event["event"] == "CardDealt":
                            assert (event["card"] is not None) == (event["seat"] == viewer)
            await play_on({0: a, 1: b}, Random(5))
            last = a.now["n"]
        response = await public.ask("GET", f"/api/tables/{code}/export")
        assert response.headers["content-disposition"] == f'attachment; filename="hanpan-{code}.json"'
        export = response.json()
        assert export["status"] == "over" and len(export["steps"]) == last
        assert seed_hash(bytes.fromhex(export["seed"])) == export["seed_hash"]
        assert [seat["name"] for seat in export["seats"]] == ["민지", "Jun"]
        assert all(step["actions"] for step in export["steps"][1:])
        assert all(e["card"] is not None for s in export["steps"] for e in s["events"] if e["event"] == "CardDealt")


async def test_the_qr_code_is_dark_on_white(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        response = await host.ask("GET", f"/api/tables/{code}/qr.svg")
        assert response.headers["content-type"].startswith("image/svg+xml")
        drawing = ElementTree.fromstring(response.text)
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg" and drawing.get("viewBox")
        assert "#fff" in response.text and "#000" in response.text and "style=" not in response.text


async def test_games_and_rulebooks(server):
    async with people(server, "") as (anybody,):
        games = {game["name"]: game for game in await anybody.get("/api/games")}
        pigs = games["three_little_pigs"]
        assert (pigs["least_seats"], pigs["most_seats"], pigs["n_actions"]) == (
            2,
            5,
            find_game("three_little_pigs").actions.n,
        )
        assert [name for name, game in games.items() if game["hidden_windows"]] == ["fair", "wyatt_earp"]
        assert pigs["levels"][0] == "random" and next(iter(pigs["presets"])) == "rulebook"
        assert pigs["options"][0] == {"name": "variant", "values": ["basic", "veteran"], "clause": "TP-OPT-01"}
        for locale in ("ko", "en"):
            response = await anybody.ask("GET", f"/api/rules/three_little_pigs/{locale}")
            assert response.headers["content-type"].startswith("text/markdown")
            assert "TP-ROLL-01" in response.text


async def test_watching_over_the_server(server):
    async with people(server, "민지") as (host,):
        assert (await host.ask("GET", "/healthz")).text == "ok"
        assert (await host.ask("GET", "/readyz")).text == "ready"
        code = await host.set_up(seats="mr", start=True)
        async with host.at(code) as talk:
            await talk.step(1)
            metrics = (await host.ask("GET", "/metrics")).text
        for name in ("hanpan_matches_loaded", "hanpan_sockets_open", "hanpan_store_commits", "hanpan_store_changes"):
            value = float(re.search(rf"^{name} (\S+)$", metrics, re.MULTILINE).group(1))
            assert value >= 1
        assert 'path="/api/tables/{code}/' in metrics or 'path="/api/tables"' in metrics
        assert code not in metrics
        schema = await host.get("/api/schema/openapi.json")
        assert {"/api/tables", "/api/tables/{code}", "/api/seat"} <= set(schema["paths"])
        assert json.dumps(schema)
