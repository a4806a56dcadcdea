"""Power cuts and orderly stops: nothing that was acknowledged is lost, and tables go on by themselves."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from hanpan.games import find_game
from server.serving import people, play_on, together

pytestmark = pytest.mark.anyio


async def test_kill_after_every_move(new_server):
    """T03, on several tables at once: people against people, people against bots, a hidden hand, bots alone."""
    server = new_server()
    rng = Random(1)
    plans = [
        ("three_little_pigs", "mo"),
        ("three_little_pigs", "mre"),
        ("fair", "mo"),
        ("wyatt_earp", "moe"),
        ("three_little_pigs", "rr"),
    ]
    async with people(server, "민지", "Jun") as (host, other):
        codes = [await host.set_up(game, seats, start="o" not in seats) for game, seats in plans]
        for code, (_, seats) in zip(codes, plans, strict=True):
            if "o" in seats:
                await other.do("POST", f"/api/tables/{code}/join")
                await host.do("POST", f"/api/tables/{code}/start")
        acknowledged = dict.fromkeys(codes, 0)
        seen = {code: {} for code in codes}
        for _ in range(6):
            for code, (_, seats) in zip(codes, plans, strict=True):
                who = {"m": host, "o": other}
                async with host.at(code, since=0) as a, other.at(code) as b:
                    await a.step(max(1, acknowledged[code]))
                    await b.step(max(1, acknowledged[code]))
                    mine = {seat: {host: a, other: b}[who[sign]] for seat, sign in enumerate(seats) if sign in who}
                    if mine:
                        await play_on(mine, rng, 1)
                    for talk in (a, b):
                        for message in talk.messages:
                            if message["t"] == "step":
                                told = {k: message[k] for k in ("seat", "actions", "events")}
                                key = (0 if talk is a else 1, message["n"])
                                assert seen[code].setdefault(key, told) == told
                    acknowledged[code] = max(a.now["n"], b.now["n"])
            server.kill()
            server.start()
            for code in codes:
                for number, person in enumerate((host, other)):
                    async with person.at(code, since=1) as talk:
                        await talk.until(lambda talk: talk.now)
                        assert talk.now["n"] >= acknowledged[code]
                        past = {m["n"]: m for m in talk.messages if m["t"] == "past"}
                        numbers = [m["n"] for m in talk.messages if m["t"] in ("past", "step")]
                        assert numbers == list(range(2, talk.now["n"] + 1))
                        for (viewer, n), told in seen[code].items():
                            if viewer == number and n in past:
                                assert {k: past[n][k] for k in told} == told
        async with host.at(codes[-1]) as talk:  # the bots' own table went on to its end without any help
            await talk.until(lambda talk: talk.table.get("status") == "over")
        async with host.at(codes[0]) as a, other.at(codes[0]) as b:
            await a.step(1)
            await b.step(1)
            await play_on({0: a, 1: b}, rng)
            await a.until(lambda talk: talk.table.get("status") == "over")


class Diary:
    """What the people at one table sent, and what was acknowledged, by message id."""

    def __init__(self, game, code, *persons):
        self.actions = find_game(game).actions
        self.code = code
        self.persons = persons
        self.acknowledged = {}
        self.open = None  # sent, but without an answer so far

    @asynccontextmanager
    async def talks(self):
        """A socket of each seat."""
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(person.at(self.code, since=1)) for person in self.persons]

    async def play(self, rng, moved):
        """Plays until the game is over or the server has gone.  `moved` hears after each answer whether it waits in a
        hidden window."""
        try:
            async with self.talks() as talks:
                n = 1
                while True:
                    n = await together(talks, n)
                    asked = [seat for seat in talks[0].now["view"]["asked"] if talks[seat].now["prompt"]]
                    if not talks[0].now["view"]["asked"]:
                        return
                    if not asked:  # a hidden window ends by itself
                        n += 1
                        continue
                    seat = rng.choice(asked)
                    talk = talks[seat]
                    in_window = "window" in talk.now
                    message = {"t": "act", "id": f"{n}-{rng.random()}"[:40], "prompt": talk.now["prompt"]}
                    message["actions"] = [talk.choice(rng)]
                    self.open = (seat, message, in_window)
                    answer = await talk.say(message)
                    self.open = None
                    if in_window and answer["t"] == "refused":
                        assert answer["reason"] == "prompt-old"  # its time was over
                        n += 1
                        continue
                    assert answer["t"] == "accepted", answer
                    self.acknowledged[message["id"]] = (seat, message, answer)
                    n = answer["n"]
                    moved(in_window)
        except (EOFError, ConnectionClosed):
            pass

    async def check(self):
        """Whatever was acknowledged is answered again as it was; what was not is played once."""
        async with self.talks() as talks:
            for talk in talks:
                await talk.until(lambda talk: talk.now and "window" not in talk.now)
            n = talks[0].now["n"]
            for seat, message, answer in self.acknowledged.values():
                assert await talks[seat].say(message) == answer
                assert self.was_played(talks[seat], seat, message, answer["n"]), message
            assert n >= max([answer["n"] for _, _, answer in self.acknowledged.values()], default=1)
            assert talks[0].now["n"] == n
            if self.open is not None:
                seat, message, in_window = self.open
                first = await talks[seat].say(message)
                assert await talks[seat].say(message) == first
                if in_window and first["t"] == "refused":
                    assert first["reason"] == "prompt-old"  # it did not come to the disk in time
                    return
                assert first["t"] == "accepted" and (first["n"] in (n, n + 1) or in_window)
                self.acknowledged[message["id"]] = (seat, message, first)

    def was_played(self, talk, seat, message, n):
        """Whether the step that was told as answer, or in a hidden window one after it, is what the seat has sent."""
        sent = [self.meaning(form) for form in message["actions"]]
        return any(
            [self.meaning(form) for form in told["actions"]] == sent
            for told in talk.messages
            if told["t"] in ("past", "step") and told["seat"] == seat and n <= told["n"] < n + len(self.persons)
        )

    def meaning(self, form):
        """What a form or an id stands for; taking back is no action of the game."""
        if isinstance(form, int) or form["do"] != "TakeBack":
            return self.actions.read(form)
        return form


async def test_kill_in_the_middle_of_play(new_server):
    """Several tables play at the same time; the power goes while moves are under way."""
    server = new_server()
    async with people(server, "민지", "Jun") as (host, other):
        diaries = []
        for _ in range(5):
            diaries.append(Diary("three_little_pigs", await host.set_up(), host, other))
            await other.do("POST", f"/api/tables/{diaries[-1].code}/join")
            await host.do("POST", f"/api/tables/{diaries[-1].code}/start")
        for k in range(3):
            rng = Random(k)
            n_moves = 0
            cut = asyncio.Event()

            def moved(in_window, last=20 + 7 * k, cut=cut):
                nonlocal n_moves
                n_moves += 1
                if n_moves == last:
                    server.process.kill()
                    cut.set()

            playing = [asyncio.create_task(diary.play(rng, moved)) for diary in diaries]
            await cut.wait()
            await asyncio.gather(*playing)
            server.kill()
            server.start()
            for diary in diaries:
                await diary.check()
        assert sum(len(diary.acknowledged) for diary in diaries) >= 80


async def test_ten_kills_of_a_game_with_hidden_windows_lose_nothing(new_server):
    """Half of them when somebody has just answered in a window, the others at any moment; then it is played to its
    end."""
    server = new_server()
    async with people(server, "민지", "Jun", "Ada") as persons:
        host, *others = persons
        code = await host.set_up("wyatt_earp", "moo", window_ms=300)
        for other in others:
            await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        diary = Diary("wyatt_earp", code, *persons)
        rng = Random(4)
        n_left = n_cut = n_windows = 0

        def moved(in_window):
            nonlocal n_left, n_cut, n_windows
            n_left -= 1
            if n_cut < 10 and (in_window if n_cut % 2 else n_left <= 0):
                n_cut += 1
                n_windows += in_window
                n_left = rng.randint(1, 20)
                server.process.kill()

        while n_cut < 10:
            await diary.play(rng, moved)
            server.kill()
            server.start()
            await diary.check()
        assert n_windows >= 5
        await diary.play(rng, moved)
        await diary.check()
        assert len(diary.acknowledged) > 100
        async with host.at(code) as talk:
            await talk.until(lambda talk: talk.table.get("status") == "over")


async def test_a_repeated_message_after_a_kill_gets_its_first_answer(new_server):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mr", options={"first_player": "seat"}, start=True)
        async with host.at(code) as talk:
            await talk.step(1)
            first = await talk.act({"do": "Roll"}, id="once", prompt=1)
            again = await talk.act({"do": "Roll"}, id="once", prompt=1)
            assert first["t"] == "accepted" and again == first
            n = (await talk.step(first["n"]))["n"]
        server.kill()
        server.start()
        async with host.at(code, since=n) as talk:
            await talk.step(n)
            assert await talk.act({"do": "Roll"}, id="once", prompt=1) == first
            assert (await talk.act({"do": "Roll"}, id="twice", prompt=1))["reason"] == "prompt-old"


async def test_guests_and_invitations_survive_a_restart(new_server):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        before = await host.get(f"/api/tables/{code}")
        server.kill()
        server.start()
        assert await host.get("/api/guest") == {"nickname": "민지"}
        assert await host.get(f"/api/tables/{code}") == before


async def test_an_orderly_stop(new_server):
    """Sockets are told, nothing is lost, the log is emptied into the file; a client that reads nothing delays it
    little, a bot that thinks not at all."""
    server = new_server()
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up(seats="mr", options={"first_player": "seat"}, start=True)
        bots = await host.set_up(seats="nn", start=True, pace=5000)
        async with host.at(code) as talk, public.at(bots) as spectator:
            await talk.step(1)
            await spectator.step(1)
            n = (await talk.act({"do": "Roll"}))["n"]
            status = asyncio.get_running_loop().run_in_executor(None, server.stop)
            for each in (talk, spectator):
                assert await each.closed() == 1012
                assert each.messages[-1] == {"t": "goodbye", "reason": "stopping", "again": True}
        assert await status == -15
        assert not list(server.data.glob("hanpan.db-*"))
        assert server.events()[-1]["event"] == "stopped"
        server.start()
        async with host.at(code) as talk:
            assert (await talk.step(n))["n"] >= n


async def test_a_second_server_on_the_same_folder_and_a_taken_port(new_server, tmp_path):
    from hanpan.server.run import CannotListen, serve
    from hanpan.store.errors import DataInUse

    server = new_server()
    with pytest.raises(DataInUse):
        serve("127.0.0.1", 0, server.data)
    with pytest.raises(CannotListen) as caught:
        serve("127.0.0.1", server.port, tmp_path / "other")
    assert caught.value.key == "port-taken" and caught.value.facts["port"] == server.port
    with pytest.raises(CannotListen) as caught:
        serve("203.0.113.7", 0, tmp_path / "other")
    assert caught.value.key == "host-unusable"
    async with people(server, "민지") as (host,):
        await host.get("/api/games")
