"""T10: every byte that each client got over whole games, searched for what it must not know."""

import base64
import json
from random import Random

import msgspec
import pytest

from hanpan.core.chance import Quick
from hanpan.games import find_game
from hanpan.match.replay import replayed
from hanpan.match.seeds import bot_seed, chance_key
from hanpan.store.store import Store
from server.serving import people, play_on

pytestmark = pytest.mark.anyio


async def history(server, code):
    """Table and steps as the server stored them."""
    store = Store(server.data / "hanpan.db")
    try:
        return store.table(code), store.steps(code), len(store.seats(code))
    finally:
        await store.close()


def spellings(secret: bytes) -> list[str]:
    """Ways in which bytes could show up in JSON."""
    plain = base64.b64encode(secret).decode().rstrip("=")
    return [secret.hex(), plain, plain.replace("+", "-").replace("/", "_"), str(int.from_bytes(secret, "big"))]


@pytest.mark.parametrize("game_name", ["fair", "three_little_pigs"])
async def test_nobody_gets_a_byte_of_what_is_hidden(new_server, game_name):
    server = new_server()
    game = find_game(game_name)
    async with people(server, "a", "b", "c", "") as everybody:
        host, second, third, public = everybody
        code = await host.set_up(game_name, "moor")
        for person in (second, third):
            await person.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        rng = Random(1)
        async with host.at(code) as a, second.at(code) as b, third.at(code) as c, public.at(code) as d:
            talks = {0: a, 1: b, 2: c, None: d}
            for talk in talks.values():
                await talk.step(1)
            while a.now["view"]["asked"]:
                await play_on({seat: talk for seat, talk in talks.items() if seat is not None}, rng, 5)
                if not a.now["view"]["asked"]:
                    break
                for viewer, person in zip(talks, everybody, strict=True):
                    await person.get(f"/api/tables/{code}")
                    await person.get(f"/api/tables/{code}/export")
                    talk = talks[viewer]
                    await talk.say({"t": "why", "id": f"why-{rng.random()}"[:40], "action": rng.randrange(9)})
                    async with person.at(code, since=1) as late:
                        await late.until(lambda talk: talk.now)
                        talk.raw += late.raw
            for talk in talks.values():
                await talk.until(lambda talk: talk.table["status"] == "over")
        server.stop()
        table, steps, n_seats = await history(server, code)
        secrets = [table.seed, chance_key(table.seed)]
        secrets += [bot_seed(table.seed, 3, step.n).to_bytes(7, "big") for step in steps]
        hidden = [text for secret in secrets for text in spellings(secret) if len(text) > 8]
        n_messages = 0
        for (viewer, talk), person in zip(talks.items(), everybody, strict=True):
            for text in talk.raw:
                message = json.loads(text)
                n_messages += 1
                if message["t"] == "table" and message["table"]["status"] == "over":
                    assert message["table"]["seed"] == table.seed.hex()
                    continue
                assert not any(secret in text for secret in hidden)
                if message["t"] in ("step", "position"):
                    check_view(game, table, steps[: message["n"]], n_seats, viewer, message)
                if message["t"] in ("step", "past"):
                    check_step(game, steps[message["n"] - 1], viewer, message)
            for text in person.bodies:
                if '"status":"over"' not in text:
                    assert not any(secret in text for secret in hidden)
        assert n_messages > 4 * len(steps)


def check_view(game, table, steps, n_seats, viewer, message):
    """The view is that of the true position, and that of every position which the viewer cannot tell from it."""
    s = replayed(game, table, n_seats, steps).position
    seen = {key: message[key] for key in ("view", "choices")}
    for number in range(3):
        if number:
            game.reshuffle(s, 0 if viewer is None else viewer, Quick(number))
        if viewer is None and number:
            continue  # a reshuffle is for a seat; what that seat knows is hidden from the public too
        view = json.loads(msgspec.json.encode(game.view(s, viewer)))
        assert view == seen["view"]


def check_step(game, step, viewer, message):
    """Actions of others are hidden while they are secret; events are those that the seat may see."""
    if step.secret and step.seat != viewer:
        assert message["actions"] is None
    if game.name != "fair":
        return
    for event in message["events"]:
        if event["event"] == "CardDealt":
            assert (event["card"] is not None) == (event["seat"] == viewer)
        if event["event"] == "CardSeen":
            assert (event["card"] is not None) == (viewer in (event["seat"], event["target"]))
