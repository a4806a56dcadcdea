"""What people say at a table: told to everybody, kept, cleaned, bounded, and nobody else's business."""

import json
import sqlite3
from random import Random

import pytest

from server.serving import people, play_on

pytestmark = pytest.mark.anyio

LINE = {"n", "seat", "name", "phrase", "text", "at", "id"}


async def test_everybody_hears_what_is_said_before_during_and_after_a_match(new_server):
    server = new_server()
    async with people(server, "민지", "Jun", "관전") as (host, other, guest):
        code = await host.set_up("fair")
        await other.do("POST", f"/api/tables/{code}/join")
        async with host.at(code) as a, other.at(code) as b, guest.at(code) as c:
            said = await a.speak(phrase="hello", id="one")
            assert set(said) == LINE
            assert {k: said[k] for k in LINE - {"at"}} == {
                "n": 1, "seat": 0, "name": "민지", "phrase": "hello", "text": None, "id": "one",
            }  # fmt: skip
            await b.speak(text="시작할까요?")
            await host.do("POST", f"/api/tables/{code}/start")
            await c.speak(text="구경 왔어요")
            for talk in (a, b):
                await talk.step(1)
            await play_on({0: a, 1: b}, Random(1))
            await b.until(lambda talk: talk.table["status"] == "over")
            await b.speak(phrase="again")
            for talk in (a, b, c):
                await talk.until(lambda talk: 4 in talk.lines)
            expected = [(1, 0, "민지"), (2, 1, "Jun"), (3, None, "관전"), (4, 1, "Jun")]
            for talk in (a, b, c):
                assert [(line["n"], line["seat"], line["name"]) for line in talk.lines.values()] == expected
            # An id is for its speaker alone: nobody can say something in another's name again.
            ids = [[line["n"] for line in talk.lines.values() if line["id"] is not None] for talk in (a, b, c)]
            assert ids == [[1], [2, 4], [3]]
            assert [line["text"] for line in c.lines.values()] == [None, "시작할까요?", "구경 왔어요", None]


async def test_a_newcomer_hears_it_right_after_the_table(new_server):
    server = new_server()
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up(seats="mr", start=True)
        async with public.at(code) as silent:
            await silent.step(1)
            assert "chat" not in {message["t"] for message in silent.messages}
        async with host.at(code) as a:
            await a.speak(text="안녕")
        async with public.at(code, since=1) as late:
            await late.step(1)
            assert [message["t"] for message in late.messages][:2] == ["table", "chat"]
            assert [line["text"] for line in late.lines.values()] == ["안녕"]


async def test_a_power_cut_loses_nothing_and_an_id_is_one_line(new_server):
    server = new_server()
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up()
        await other.do("POST", f"/api/tables/{code}/join")
        for round in range(3):
            async with host.at(code) as a, other.at(code) as b:
                first = await a.speak(text=f"줄 {round}", id=f"a-{round}")
                assert await a.speak(text="another text under the same id", id=f"a-{round}") == first
                second = await b.speak(phrase="nice", id=f"a-{round}")  # another guest's id is another id
                assert second["n"] == first["n"] + 1
                await a.until(lambda talk, n=second["n"]: n in talk.lines)
            server.kill()
            server.start()
            async with host.at(code) as a, other.at(code) as b:
                assert await a.speak(text="once more", id=f"a-{round}") == first
                assert await b.speak(phrase="ouch", id=f"a-{round}") == second
                assert len(a.lines) == len(b.lines) == 2 * (round + 1)
                assert [line["text"] for line in a.lines.values() if line["seat"] == 0] == [
                    f"줄 {n}" for n in range(round + 1)
                ]


async def test_lines_under_way_in_a_power_cut_become_one_line_each(new_server):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        for round in range(4):
            words = [{"t": "say", "id": f"{round}-{n}", "text": f"{round}-{n}"} for n in range(4)]
            async with host.at(code) as talk:
                for message in words:
                    await talk.socket.send(json.dumps(message))
                await talk.until(lambda talk, n=round: f"{n}-{n}" in {line["id"] for line in talk.lines.values()})
                server.kill()
                await talk.closed()
                heard = {line["id"]: line for line in talk.lines.values()}
            server.start()
            async with host.at(code) as talk:
                for message in words:
                    said = await talk.speak(**{key: message[key] for key in ("id", "text")})
                    assert said == heard.get(message["id"], said)
        async with host.at(code) as talk:
            await talk.until(lambda talk: talk.lines)
            assert list(talk.lines) == list(range(1, 17))
            texts = [line["text"] for line in talk.lines.values()]
            assert sorted(texts) == [f"{round}-{n}" for round in range(4) for n in range(4)]


@pytest.mark.parametrize(
    "raw, clean",
    [
        ("  a \n b\t", "a b"),
        ("\u1112\u1161\u11ab\u1111\u1161\u11ab", "한판"),
        ("\u202eevil\u202c\u200b", "evil"),
        ("\x00\x1b[31mred", "[31mred"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("가" * 200, "가" * 200),
        ("\u1100\u1161" * 200, "가" * 200),
        ("🐷🐺", "🐷🐺"),
    ],
)
async def test_text_is_cleaned(server, raw, clean):
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        async with host.at(code) as talk:
            assert (await talk.speak(text=raw))["text"] == clean


async def test_what_is_nothing_too_much_or_both_is_refused(server):
    async with people(server, "민지", "") as (host, public):
        code = await host.set_up()
        async with host.at(code) as a, public.at(code) as b:
            assert (await a.speak(text=" \u200b\u3164"))["reason"] == "chat-empty"
            long = await a.speak(text="가" * 201)
            assert (long["reason"], long["facts"]) == ("chat-long", {"most": 200})
            assert (await a.speak())["reason"] == "bad-message"
            assert (await a.speak(text="a", phrase="nice"))["reason"] == "bad-message"
            assert (await b.speak(text="a"))["reason"] == "guest-needed"
            for text in (
                '{"t":"say","id":"x","phrase":"rude"}',
                '{"t":"say","id":"","text":"a"}',
                '{"t":"say","id":"x","text":"' + "a" * 1001 + '"}',
                '{"t":"say","id":"x","text":"\\ud800"}',
                '{"t":"say","id":"x","text":"a","seat":1}',
            ):
                assert (await a.say(text))["reason"] == "bad-message"
            async with host.at(code) as again:
                await again.until(lambda talk: talk.table)
                assert not a.lines and not again.lines


async def test_who_talks_too_fast_is_refused_and_only_he(server):
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up()
        async with host.at(code) as a, other.at(code) as b:
            answers = [await a.speak(text="a") for _ in range(12)]
            refused = [answer for answer in answers if answer.get("t") == "refused"]
            assert len(refused) >= 5
            assert {(one["reason"], str(one["facts"])) for one in refused} == {
                ("chat-too-fast", "{'most': 5, 'seconds': 10}")
            }
            assert answers[0]["n"] == 1 and (await b.speak(text="b"))["text"] == "b"
            assert len(b.lines) == 1 + len(answers) - len(refused)
            assert a.is_open and (await a.say({"t": "why", "id": "w", "action": 0}))["reason"] == "not-started"


async def test_the_last_hundred_lines_are_kept(new_server):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        n = 0
        while n < 103:
            async with host.at(code) as talk:  # each connection has its own limit
                for _ in range(5):
                    said = await talk.speak(text=f"{n}")
                    n = said["n"]
        async with host.at(code) as talk:
            await talk.until(lambda talk: talk.lines)
            assert list(talk.lines) == list(range(n - 99, n + 1))


async def test_seats_in_lines_follow_their_people(server):
    """Seats are numbered anew at the start: what was said before is told again with the seats of now."""
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up(seats="oom")
        async with host.at(code) as a, other.at(code) as b:
            assert (await a.speak(text="a"))["seat"] == 2
            assert (await b.speak(text="b"))["seat"] is None
            await other.do("POST", f"/api/tables/{code}/join")
            await a.until(lambda talk: talk.lines[2]["seat"] == 0)
            await host.do("POST", f"/api/tables/{code}/start")
            for talk in (a, b):
                await talk.until(lambda talk: talk.lines[1]["seat"] == 1)
                assert talk.lines[2]["seat"] == 0


async def test_a_new_name_is_used_at_once(server):
    async with people(server, "민지", "관전") as (host, guest):
        code = await host.set_up()
        async with host.at(code) as a, guest.at(code) as b:
            for person, talk, name in ((host, a, "민서"), (guest, b, "구경꾼")):
                await person.do("POST", "/api/guest", {"nickname": name})
                assert (await talk.speak(text="a"))["name"] == name


async def test_nothing_of_it_is_logged_or_told_to_other_tables(new_server):
    server = new_server()
    secret = "비밀이야기1234"
    async with people(server, "민지", "Jun") as (host, other):
        code, elsewhere = await host.set_up(seats="mr", start=True), await other.set_up()
        async with host.at(code) as a, other.at(elsewhere) as b:
            await a.speak(text=secret)
            for _ in range(6):
                await a.speak(text=secret)
            await b.speak(text="b")
            assert not any(secret in text for text in b.raw)
        export = await host.ask("GET", f"/api/tables/{code}/export")
        assert secret not in export.text
    server.stop()
    assert secret not in server.log.read_text()


async def test_damaged_lines_keep_nobody_from_the_table(new_server):
    server = new_server()
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        async with host.at(code) as talk:
            await talk.speak(text="a")
        server.stop()
        db = sqlite3.connect(server.data / "hanpan.db")
        with db:
            db.execute("UPDATE chat SET text=x'ff'")
        db.close()
        server.start()
        async with host.at(code) as talk:
            await talk.until(lambda talk: talk.table)
            assert (await talk.speak(text="b"))["n"] == 2
            assert list(talk.lines) == [2]
    server.stop()
    assert "chat_broken" in {event["event"] for event in server.events()}


async def test_spectators_are_counted_once_each(server):
    async with people(server, "민지", "관전", "") as (host, guest, nameless):
        code = await host.set_up()
        async with host.at(code) as a:
            await a.until(lambda talk: talk.table)
            assert a.table["spectators"] == 0
            async with guest.at(code) as b, guest.at(code), nameless.at(code) as c:
                for talk in (a, b, c):
                    await talk.until(lambda talk: talk.table and talk.table["spectators"] == 2)
                assert (await host.get(f"/api/tables/{code}"))["spectators"] == 2
                await guest.do("POST", f"/api/tables/{code}/join")
                await a.until(lambda talk: talk.table["spectators"] == 1)
                assert b.table["you"] == 1
            await a.until(lambda talk: talk.table["spectators"] == 0)
