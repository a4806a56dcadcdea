"""The hash of the seed from the start, the seed after the end, and the proof of everything between."""

import hashlib
import json
import sqlite3
from random import Random

import msgspec
import pytest

from hanpan.games import find_game
from hanpan.match.records import read_event
from hanpan.match.take_backs import TAKE_BACK
from hanpan.match.verify import verify
from hanpan.wire.http import Export, Fairness
from server.serving import people, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game_name", ["three_little_pigs", "fair", "wyatt_earp"])
async def test_a_match_is_committed_to_its_chance_and_proved_afterwards(server, game_name):
    game = find_game(game_name)
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up(game_name, "mer" if game_name != "fair" else "mrr")
        path = f"/api/tables/{code}/fairness"
        waiting = await public.get(f"/api/tables/{code}")
        assert len(waiting["seed_hash"]) == 64 and waiting["seed"] is None
        assert await public.refused("GET", path) == (409, "not-started")
        async with host.at(code) as talk:
            await host.do("POST", f"/api/tables/{code}/start")
            await play_on({0: talk}, Random(2), 3)
            running = await public.get(f"/api/tables/{code}/export")
            assert (running["seed_hash"], running["seed"], running["score"]) == (waiting["seed_hash"], None, None)
            assert await public.refused("GET", path) == (409, "not-over")
            await play_on({0: talk}, Random(2))
            await talk.until(lambda talk: talk.table["status"] == "over")
            assert talk.table["seed_hash"] == waiting["seed_hash"]
            said_before = [m for m in talk.messages if m["t"] == "table" and m["table"]["status"] == "playing"]
            assert said_before and all(m["table"]["seed"] is None for m in said_before)
            assert hashlib.sha256(bytes.fromhex(talk.table["seed"])).hexdigest() == waiting["seed_hash"]
        answer = await public.get(path)
        found = msgspec.convert(answer, Fairness)
        record = msgspec.convert(await public.get(f"/api/tables/{code}/export"), Export)
        assert (record.format, record.format_version, record.status) == ("hanpan-match", 1, "over")
        assert [seat.connected for seat in record.seats] == [False] * 3
        assert found.unproved is None and found.proof == verify(record)
        assert (found.seed, found.seed_hash) == (record.seed, waiting["seed_hash"])
        steps = []
        for step in record.steps:
            if step.actions == [TAKE_BACK]:
                steps.pop()
            else:
                steps.append(step)
        events = [read_event(game, form) for step in steps for form in step.events]
        assert found.luck == ([] if game.luck is None else game.luck(record.options, 3, events))
        assert bool(found.luck) == (game.luck is not None)
        assert await host.get(path) == answer
        assert await public.refused("GET", "/api/tables/AAAAAA/fairness") == (404, "table-unknown")


async def test_what_is_not_proved_is_said(new_server):
    """Somebody changed the seed in the data folder: every step is as it was, and none follows from that seed."""
    server = new_server()
    async with people(server, "a") as (host,):
        code = await host.set_up("three_little_pigs", "mr")
        async with host.at(code) as talk:
            await host.do("POST", f"/api/tables/{code}/start")
            await play_on({0: talk}, Random(5))
            await talk.until(lambda talk: talk.table["status"] == "over")
        server.stop()
        with sqlite3.connect(server.data / "hanpan.db") as db:
            db.execute("UPDATE tables SET seed = ? WHERE code = ?", (bytes(32), code))
        db.close()
        server.start()
        found = await host.get(f"/api/tables/{code}/fairness")
        assert found["proof"] is None and found["unproved"]["key"] == "record-differs"
        facts = found["unproved"]["facts"]
        assert facts["n"] == 1 and json.loads(facts["recorded"]) != json.loads(facts["expected"])
        assert found["luck"]


async def test_the_page_is_there(server):
    async with people(server, "a") as (host,):
        code = await host.set_up("three_little_pigs", "er", start=True)
        for path, status in (
            (f"/fair/{code}", 200),
            (f"/fair/{code.lower()}", 200),
            ("/fair/AAAAAA", 404),
            ("/fair", 404),
        ):
            response = await host.ask("GET", path)
            assert response.status_code == status, path
            assert 'name="robots"' in response.text
