"""T10: every byte that each client got over whole games, searched for what it must not know."""

import base64
import json
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from hanpan.core.chance import Quick
from hanpan.games import find_game
from hanpan.match.replay import Replay
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


#: By game: events that only the seats in these fields may know all of, and the field that is hidden from the others.
OWN = {
    "fair": {"CardDealt": (("seat",), "card"), "CardSeen": (("seat", "target"), "card")},
    "three_little_pigs": {},
    "wyatt_earp": {
        "HandDealt": (("seat",), "cards"),
        "CardDrawn": (("seat",), "card"),
        "HandSeen": (("seat", "target"), "cards"),
        "CardStolen": (("seat", "target"), "card"),
    },
}
#: Games, who sits there, and the table.
CASES = [
    ("fair", "moor", {}),
    ("fair", "mo", {"window_ms": 20}),
    ("three_little_pigs", "moor", {}),
    ("wyatt_earp", "mo", {"window_ms": 20}),
    ("wyatt_earp", "moe", {"options": {"most_wanted_hand": "look_and_take", "wyatt_earp_swap": "take"}}),
    (
        "wyatt_earp",
        "moor",
        {"window_ms": 20, "options": {"most_wanted_hand": "random", "second_exhaustion": "finish_turn"}},
    ),
]


@pytest.mark.parametrize(("game_name", "seats", "plan"), CASES, ids=str)
async def test_nobody_gets_a_byte_of_what_is_hidden(new_server, game_name, seats, plan):
    server = new_server()
    async with people(server, *"abc"[: 1 + seats.count("o")], "") as everybody:
        host, *others, _ = everybody
        code = await host.set_up(game_name, seats, **plan)
        for person in others:
            await person.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        rng = Random(1)
        async with AsyncExitStack() as stack:
            viewers = [*range(len(everybody) - 1), None]
            talks = {
                viewer: await stack.enter_async_context(person.at(code))
                for viewer, person in zip(viewers, everybody, strict=True)
            }
            playing = {seat: talk for seat, talk in talks.items() if seat is not None}
            first = talks[0]
            for talk in talks.values():
                await talk.step(1)
            moves = windows = 0
            while first.now["view"]["asked"]:
                await play_on(playing, rng, 1)
                moves += 1
                is_window = windows < 8 and "window" in first.now  # somebody comes back in the first few
                windows += is_window
                if not first.now["view"]["asked"] or (moves % 25 and not is_window):
                    continue
                for viewer, person in zip(viewers, everybody, strict=True):
                    await person.get(f"/api/tables/{code}")
                    await person.get(f"/api/tables/{code}/export")
                    talk = talks[viewer]
                    await talk.say({"t": "why", "id": f"why-{rng.random()}"[:40], "action": rng.randrange(9)})
                    async with person.at(code, since=1) as late:
                        await late.until(lambda talk: talk.now)
                        talk.raw += late.raw
            for talk in talks.values():
                await talk.until(lambda talk: talk.table["status"] == "over")
        assert any('"left_ms"' in text for text in first.raw) == ("window_ms" in plan)
        server.stop()
        table, steps, n_seats = await history(server, code)
        search(Secrets(game_name, table, steps, n_seats), talks, dict(zip(viewers, everybody, strict=True)))


def search(secrets, talks, everybody):
    """Each byte that was told over sockets and in answers to requests."""
    for viewer, talk in talks.items():
        seen = set()
        for text in dict.fromkeys(talk.raw):
            message = json.loads(text)
            if message["t"] == "table" and message["table"]["status"] == "over":
                assert message["table"]["seed"] == secrets.table.seed.hex()
                continue
            assert not any(secret in text for secret in secrets.of_match)
            if message["t"] in ("step", "position"):
                seen.add(message["n"])
                secrets.check_view(viewer, message)
                secrets.check_hands(viewer, message["n"], text)
            if message["t"] in ("step", "past"):
                secrets.check_step(viewer, message)
        assert seen == set(range(min(seen), len(secrets.steps) + 1)) and min(seen) < 10
        for text in everybody[viewer].bodies:
            if '"status":"over"' not in text:
                assert not any(secret in text for secret in secrets.of_match)
                if text.startswith('{"format":'):  # an export
                    for step in json.loads(text)["steps"]:
                        secrets.check_step(viewer, step)


class Secrets:
    """What was hidden in a match at each of its steps."""

    def __init__(self, game_name, table, steps, n_seats):
        self.game = find_game(game_name)
        self.table = table
        self.steps = steps
        secrets = [table.seed, chance_key(table.seed)]
        bots = {step.n: step.seat for step in steps if step.seat is not None and step.message is None}
        secrets += [bot_seed(table.seed, seat, n - 1).to_bytes(7, "big") for n, seat in bots.items()]
        self.of_match = [text for secret in secrets for text in spellings(secret) if len(text) > 8]
        self.positions = {}
        replay = Replay(self.game, table, n_seats)
        for step in steps:
            replay.follow(step)
            replay.rest(step)
            self.positions[step.n] = self.game.clone(replay.position)
        self._views = {}

    def view(self, viewer, n):
        """The view of the true position, which is that of every position that the viewer cannot tell from it."""
        if (viewer, n) not in self._views:
            view = json.loads(msgspec.json.encode(self.game.view(self.positions[n], viewer)))
            for number in range(2):
                t = self.game.clone(self.positions[n])
                self.game.reshuffle(t, -1 if viewer is None else viewer, Quick(number))
                assert json.loads(msgspec.json.encode(self.game.view(t, viewer))) == view
            self._views[viewer, n] = view
        return self._views[viewer, n]

    def check_view(self, viewer, message):
        """What is seen is that view, without the question once it was answered in a hidden window."""
        view = self.view(viewer, message["n"])
        if message["t"] == "position" and message["prompt"] is None and "window" in message:
            view = {**view, "question": None, "choices": []}
        assert message["view"] == view

    def check_hands(self, viewer, n, text):
        """No message holds the hand of another or the supply, in names or numbers, unless the viewer knows all of it."""
        s = self.positions[n]
        written = msgspec.to_builtins(self.game.write(s))
        known = msgspec.json.encode(self.view(viewer, n)).decode()
        hidden = [hand for seat, hand in enumerate(written.get("hands", [])) if seat != viewer]
        hidden += [written.get("supply", [])]
        for names in hidden:
            numbers = self.game.vocabulary.read("card", names) if names else []
            for spelled in (names, numbers):
                needle = msgspec.json.encode(spelled).decode()[1:-1]
                assert len(names) < 3 or needle not in text or needle in known

    def check_step(self, viewer, told):
        """Actions of others are hidden while they are secret; events are those that the seat may see."""
        step = self.steps[told["n"] - 1]
        if step.secret and step.seat != viewer:
            assert told["actions"] is None
        own = OWN[self.game.name]
        for event in told["events"]:
            if event["event"] in own:
                seats, field = own[event["event"]]
                value = event[field]
                is_hidden = not any(value) if isinstance(value, list) else value is None
                assert value == [] or is_hidden == (viewer not in [event[seat] for seat in seats])
