"""Hidden windows on the socket: whoever listens hears the same at the same times, whatever the asked seats do."""

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import permutations, product
from random import Random

import pytest

from hanpan.core.engine import asked, legal, play
from hanpan.match.seeds import chance_of
from match.waiting import TWINS, HandClock, quick_window, twins_of
from server.serving import hosting, people, play_on

pytestmark = pytest.mark.anyio

#: What differs from table to table and tells nothing of the match.
OWN = ("code", "invitation", "seed_hash", "created", "updated")
#: What anybody may ask a server for at any time; the first one is about all of its tables.
PATHS = ("/metrics", "/api/tables/{}", "/api/tables/{}/export", "/api/tables/{}/scenes?eyes=public")


async def table_of(game, host, others, **plan):
    """A table at which only people play."""
    code = await host.set_up(game, "m" + "o" * len(others), **plan)
    for other in others:
        await other.do("POST", f"/api/tables/{code}/join")
    await host.do("POST", f"/api/tables/{code}/start")
    return code


async def open_window(twins, talks):
    """Plays until seats 1 and 2 are asked in a window; returns the number of the step that opened it."""
    for n, (seat, action) in enumerate(twins.opening, 1):
        await talks[seat].step(n)
        assert await talks[seat].act(action, id=f"open-{n}") == {"t": "accepted", "id": f"open-{n}", "n": n + 1}
    for talk in talks:
        await talk.step(1 + len(twins.opening))
    return 1 + len(twins.opening)


def is_complete(talk):
    """Whether that socket knows that everybody is there; then nothing more is told of who comes and goes."""
    table = talk.table
    return talk.now and table["spectators"] == 1 and all(seat["connected"] for seat in table["seats"])


def plain(text):
    """A message without what differs from table to table."""
    message = json.loads(text)
    for field in OWN if message["t"] == "table" else ():
        message["table"].pop(field)
    return message


class Ears:
    """Sockets and what they hear, with the times of a clock."""

    def __init__(self, clock):
        self.clock = clock
        self.talks = {}
        self.heard = {"requests": []}
        self._since = {}
        self._counted = {}

    def add(self, name, talk):
        self.talks[name] = talk
        self.heard[name] = []
        self._since[name] = len(talk.raw)

    async def listen(self):
        """Takes down what was said until now: whoever hears the answer to a ping has heard all that came before."""
        for name, talk in self.talks.items():
            n = len(talk.raw)
            await talk.socket.send('{"t":"ping"}')
            await talk.until(lambda talk, n=n: {"t": "pong"} in talk.messages[n:])
            new = talk.raw[self._since[name] :]
            self._since[name] += len(new)
            told = [message for message in map(plain, new) if message["t"] != "pong"]
            self.heard[name] += [(self.clock.time, message) for message in told]

    async def ask(self, person, code):
        """Takes down what anybody is told who asks for it, of the server's numbers how they have changed."""
        for path in PATHS:
            text = (await person.ask("GET", path.format(code))).text
            if path != "/metrics":
                answer = json.loads(text)
                told = {field: value for field, value in answer.items() if field not in OWN}
                for step in told.get("steps", []):
                    step.pop("at")
            else:
                lines = [line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("hanpan_")]
                counted = {name: float(n) for name, n in lines if "{" not in name or "_requests_total" in name}
                told = {name: number - self._counted.get(name, 0) for name, number in counted.items()}
                self._counted = counted
            self.heard["requests"].append((self.clock.time, path, told))


async def heard(server, clock, monkeypatch, twins, dealt, does, after):
    """What the sockets of seats 0 and 1 and of the public hear, two of them new in the window, and what is found by
    asking, while seat 2 does something so many seconds after its beginning."""
    getattr(twins, dealt).stack(monkeypatch)
    clock.time = 1_800_000_000.0
    ears = Ears(clock)
    async with AsyncExitStack() as stack:
        host, second, third, public = await stack.enter_async_context(people(server, "민지", "Jun", "Ada", "Zoe"))
        code = await table_of(twins.game, host, (second, third), window_ms=6000)
        talks = [await stack.enter_async_context(person.at(code)) for person in (host, second, third)]
        watching = await stack.enter_async_context(public.at(code))
        for name, talk in (("0", talks[0]), ("1", talks[1]), ("public", watching)):
            await talk.until(is_complete)
            ears.add(name, talk)
        n = await open_window(twins, talks)
        await watching.step(n)
        await ears.ask(public, code)
        ears.heard["requests"].clear()
        for half in range(12):
            if does is not None and 2 * after == half:
                assert (await talks[2].act(getattr(twins, does)))["n"] == n
            if half == 5:
                ears.add("0 again", await stack.enter_async_context(host.at(code, since=2)))
            if half == 7:
                ears.add("public again", await stack.enter_async_context(public.at(code)))
            await ears.listen()
            await ears.ask(public, code)
            assert talks[2].now["n"] == n
            clock.go_on(0.5)
        for talk in (talks[2], *ears.talks.values()):
            await talk.step(n + 2)
        await ears.listen()
        await ears.ask(public, code)
        assert clock.due == []
    match = server.matches.loaded(code)
    while match.audience:  # the next case begins with the same people gone
        await asyncio.sleep(0.01)
    return ears.heard, n


#: What seat 2 was dealt, and what it does how long after the beginning of the window.
CASES = {
    "unable": ("unable", None, 0),
    "unable and says so": ("unable", "decline", 2),
    "declines early": ("able", "decline", 0),
    "declines late": ("able", "decline", 5.5),
    "says nothing": ("able", None, 0),
    "reacts early": ("able", "react", 0),
    "reacts late": ("able", "react", 5.5),
}


@pytest.mark.parametrize("game", TWINS)
async def test_everybody_else_hears_the_same_at_the_same_times(tmp_path, monkeypatch, game):
    clock = HandClock()
    twins = twins_of(game)
    async with hosting(tmp_path / "data", clock) as server:
        results = {name: await heard(server, clock, monkeypatch, twins, *case) for name, case in CASES.items()}
    first, n = results["unable"]
    end = 1_800_000_006.0
    for name, (result, _) in results.items():
        if "reacts" not in name:
            assert result == first, name
        for ear, told in result.items():
            before = [entry for entry in told if entry[0] < end]
            assert before == [entry for entry in first[ear] if entry[0] < end], (name, ear)
            if ear != "requests":
                assert [message["n"] for when, message in told if when == end] == [n + 1, n + 2]
    assert results["reacts early"] == results["reacts late"] != results["unable"]
    again = [message for _, message in first["0 again"]]
    past = ["past"] * (n - 2)
    assert [message["t"] for message in again][:n] == ["table", *past, "position"]
    assert again[n - 1]["window"] == {"left_ms": 3500, "length_ms": 6000}
    assert not [when for when, _ in first["public"] if end - 6 < when < end]
    numbers = [told for when, path, told in first["requests"] if path == "/metrics"]
    assert len(numbers) == 13 and not any(told["hanpan_store_changes"] for told in numbers[:-1])
    assert numbers[-1]["hanpan_store_changes"] == numbers[-1]["hanpan_store_commits"] == 1


async def answered(server, clock, everybody, game, moves, window_ms, answers):
    """A new table at which the asked seats give these answers in this order without waiting for each other, each of them
    twice; returns how the table then stands for everybody, and the steps that the answers made."""
    host, *others = everybody
    code = await table_of(game, host, others, window_ms=window_ms)
    async with AsyncExitStack() as stack:
        talks = [await stack.enter_async_context(person.at(code)) for person in everybody]
        for n, (seat, action) in enumerate(moves, 1):
            await talks[seat].step(n)
            assert (await talks[seat].act(action))["n"] == n + 1
        n = 1 + len(moves)
        for talk in talks:
            await talk.step(n)
        sent = [talks[seat].act(action, id=f"{seat}") for seat, action in answers for _ in range(2)]
        heard = await asyncio.gather(*sent)
        assert heard[::2] == heard[1::2] and {answer["t"] for answer in heard} <= {"accepted"}
        assert len(server.matches.loaded(code).position.lanes) == (len(talks) if window_ms else 0)
        clock.go_on(window_ms / 1000)
        for talk in talks:
            await talk.step(n + len(talks) - 1)
        stands = [{key: talk.now[key] for key in ("n", "view", "choices", "prompt")} for talk in talks]
        steps = server.matches.loaded(code)._store.steps(code, n)
    return stands, [(step.seat, step.actions, step.message) for step in steps]


@pytest.mark.parametrize("window_ms", [0, 6000])
@pytest.mark.parametrize("game", TWINS)
async def test_answers_at_the_same_moment_count_once_and_their_order_changes_nothing(
    tmp_path, monkeypatch, game, window_ms
):
    """T06: everybody who is asked in one burst, in every order, and in a hidden window with some who are silent."""
    clock = HandClock()
    deal, moves = quick_window(game, 4)
    deal.stack(monkeypatch)
    s = deal.game.new({}, 4, chance_of(deal.seed, 4), None)
    for seat, action in moves:
        play(s, seat, action)
    seats = asked(s)
    silence = s.frames[-1].WINDOW
    results = {}
    async with hosting(tmp_path / "data", clock) as server, people(server, "a", "b", "c", "d") as everybody:
        for actions in product(*[legal(s, seat) for seat in seats]):
            chosen = dict(zip(seats, actions, strict=True))
            orders = dict.fromkeys(permutations(chosen.items()))
            if window_ms:  # who would not do anything may as well say nothing
                few = [order[:k] for order in orders for k in range(3) if {a for _, a in order[k:]} <= {silence}]
                orders |= dict.fromkeys(few)
            for order in orders:
                stands, steps = await answered(server, clock, everybody, game, moves, window_ms, order)
                assert stands == results.setdefault(actions, stands)
                if window_ms:
                    ids = {seat: f"{seat}" for seat, _ in order}
                    assert steps == [(seat, f"[{a}]".encode(), ids.get(seat)) for seat, a in chosen.items()]
                else:
                    assert steps == [(seat, f"[{a}]".encode(), f"{seat}") for seat, a in order]
            assert len(orders) >= 6
    views = [json.dumps(stands[0]["view"]) for stands in results.values()]
    assert len(views) == len(set(views)) > 1


@pytest.mark.parametrize("game", TWINS)
async def test_a_kill_in_the_window_loses_no_answer_and_ends_it_once(new_server, game):
    """T03 for answers that wait: they are on the disk before they are accepted."""
    server = new_server()
    rng = Random(3)
    async with people(server, "민지", "Jun", "Ada", "") as (host, second, third, public):
        code = await table_of(game, host, (second, third), window_ms=4000)
        async with host.at(code) as a, second.at(code) as b, third.at(code) as c:
            talks = dict(enumerate((a, b, c)))
            for talk in talks.values():
                await talk.step(1)
            while not a.now.get("window"):
                await play_on(talks, rng, 1)
                for talk in talks.values():
                    await talk.step(max(talk.now["n"] for talk in talks.values()))
            n = a.now["n"]
            seats = a.now["view"]["asked"]
            seat = seats[-1]
            decline, prompt = talks[seat].now["choices"][0]["id"], talks[seat].now["prompt"]
            first = await talks[seat].act(decline, id="mine")
            assert first == {"t": "accepted", "id": "mine", "n": n}
        server.kill()
        server.start()
        who = (host, second, third)[seat]
        async with who.at(code, since=n) as talk, public.at(code, since=n) as watching:
            await talk.until(lambda talk: talk.now)
            assert talk.now["prompt"] != prompt
            assert await talk.act(decline, id="mine", prompt=prompt) == first
            assert (await talk.act(decline, id="other", prompt=prompt))["reason"] == "prompt-old"
            await watching.step(n + len(seats))
        server.kill()
        server.start()
        async with who.at(code, since=n) as talk:
            await talk.until(lambda talk: talk.now)
            past = [message for message in talk.messages if message["t"] == "past"]
            assert [message["n"] for message in past] == [n + k for k in range(1, len(seats) + 1)]
            assert [message["seat"] for message in past] == seats and talk.now["n"] == past[-1]["n"]
            assert await talk.act(decline, id="mine", prompt=prompt) == first


async def test_the_length_is_a_setting_until_the_start(server):
    async with people(server, "민지", "Jun", "Ada") as (host, second, third):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await host.do("POST", "/api/tables", {"game": "fair", "seats": seats})
        path = f"/api/tables/{table['code']}"
        assert table["window_ms"] == 6000
        assert (await host.do("PATCH", path, {"window_ms": 0}))["window_ms"] == 0
        assert (await host.do("PATCH", path, {"window_ms": 30_000, "pace": 1}))["window_ms"] == 30_000
        for wrong in (-1, 30_001, "long"):
            assert await host.refused("PATCH", path, {"window_ms": wrong}) == (400, "bad-request")
        for other in (second, third):
            await other.do("POST", f"{path}/join")
        await host.do("POST", f"{path}/start")
        for change in ({"window_ms": 0}, {"window_ms": 0, "pace": 5}):
            assert await host.refused("PATCH", path, change) == (409, "table-started")
        assert (await host.do("PATCH", path, {"pace": 5}))["window_ms"] == 30_000
