"""Bad input of every kind: a typed refusal, nothing changed, never a fault."""

import json
from contextlib import AsyncExitStack
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hanpan.games import find_game
from match.waiting import HandClock
from server.serving import hosting, people, play_on

pytestmark = pytest.mark.anyio

GARBAGE = [
    "",
    "null",
    "[]",
    "{}",
    "1",
    '"x"',
    "{",
    "\x00",
    "{" * 3000,
    "[" * 15_000,
    '{"t":"act"}',
    '{"t":"step","n":1}',
    '{"t":["act"]}',
    '{"t":"act","id":"","prompt":1,"actions":[0]}',
    '{"t":"act","id":"' + "x" * 41 + '","prompt":1,"actions":[0]}',
    '{"t":"act","id":1,"prompt":1,"actions":[0]}',
    '{"t":"act","id":"a","prompt":-1,"actions":[0]}',
    '{"t":"act","id":"a","prompt":1.5,"actions":[0]}',
    '{"t":"act","id":"a","prompt":"1","actions":[0]}',
    '{"t":"act","id":"a","prompt":1,"actions":[]}',
    '{"t":"act","id":"a","prompt":1,"actions":' + json.dumps([0] * 65) + "}",
    '{"t":"act","id":"a","prompt":1,"actions":[null]}',
    '{"t":"act","id":"a","prompt":1,"actions":[[0]]}',
    '{"t":"act","id":"a","prompt":1,"actions":[0],"seat":1}',
    '{"t":"act","id":"a","prompt":1,"actions":[' + "1" * 5000 + "]}",
    '{"t":"why","id":"a"}',
    '{"t":"aid","id":"a","name":""}',
    '{"t":"say","id":"","text":"a"}',
    '{"t":"say","id":"a","phrase":"rude"}',
    '{"t":"say","id":"a","text":1}',
    '{"t":"say","id":"a","text":"' + "x" * 1001 + '"}',
    '{"t":"say","id":"a","text":"a","name":"b"}',
]


async def quiet_game(host):
    """A table where seat 0 has to roll; nobody else moves."""
    return await host.set_up(seats="mr", options={"first_player": "seat"}, start=True)


async def test_garbage_is_refused_and_the_table_stays_as_it_was(server):
    async with people(server, "민지") as (host,):
        code = await quiet_game(host)
        async with host.at(code) as talk:
            before = await talk.step(1)
            for text in GARBAGE:
                answer = await talk.say(text)
                assert answer == {"t": "refused", "id": None, "reason": "bad-message", "clause": "", "facts": {}}, text
            async with host.at(code) as again:
                assert await again.step(1) == {**{k: before[k] for k in before if k in again.now}, "t": "position"}
        export = await host.get(f"/api/tables/{code}/export")
        assert len(export["steps"]) == 1


async def check_refusals(game, talks):
    """All ids, from below the first to above the last, by every seat and a spectator, with right, old and future
    prompts: each of them that is not legal is refused, by a rule with its clause.  Returns the reasons."""
    clauses = {reason.key: reason.clause for reason in game.reasons}
    reasons = set()
    for talk in talks:
        now = talk.now
        legal = {choice["id"] for choice in now["choices"]} if now["prompt"] else set()
        for prompt in {now["prompt"] or 0, (now["prompt"] or 1) - 1, (now["prompt"] or 0) + 1}:
            for x in range(-1, game.actions.n + 2):
                if x in legal and prompt == now["prompt"]:
                    continue
                answer = await talk.act(x, prompt=prompt)
                assert answer["t"] == "refused", answer
                assert answer["clause"] == clauses.get(answer["reason"], ""), answer
                reasons.add(answer["reason"])
                if 0 <= x < game.actions.n and x % 7 == 0:
                    assert (await talk.act(game.actions.spell(x), prompt=prompt))["t"] == "refused"
    return reasons


async def standing(persons, code):
    """What everybody is told who comes to the table now, without the countdown of a hidden window, and its record."""
    told = []
    for person in persons:
        async with person.at(code) as talk:
            position = await talk.step(1)
            told.append([position[key] for key in ("n", "view", "choices", "prompt")])
    return told, (await persons[0].get(f"/api/tables/{code}/export"))["steps"]


@pytest.mark.parametrize(
    ("game_name", "own_reasons"),
    [
        ("three_little_pigs", {"first_roll"}),
        ("wyatt_earp", {"draw_first", "not_now"}),
    ],
)
async def test_every_structurally_possible_action(tmp_path, game_name, own_reasons):
    """T07: at the beginning, and if the game has them in a hidden window, whose time does not pass."""
    game = find_game(game_name)
    async with hosting(tmp_path / "data", HandClock()) as server, people(server, "민지", "Jun", "") as persons:
        host, other, _ = persons
        code = await host.set_up(game_name, "mo", window_ms=1000)
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with AsyncExitStack() as stack:
            talks = [await stack.enter_async_context(person.at(code)) for person in persons]
            for talk in talks:
                await talk.step(1)
            reasons = set()
            for _ in range(2 if game.name == "wyatt_earp" else 1):
                before = await standing(persons, code)
                reasons |= await check_refusals(game, talks)
                assert await standing(persons, code) == before
                while game.name == "wyatt_earp" and "window" not in talks[0].now:
                    await play_on(dict(enumerate(talks[:2])), Random(1), 1)
                    await talks[2].step(max(talk.now["n"] for talk in talks))
            assert reasons >= {"action-unknown", "prompt-old", "prompt-unknown", "not_asked", "spectator", *own_reasons}
            asked = next(talk for talk in talks if talk.now["prompt"])
            assert (await asked.act(asked.now["choices"][0]))["t"] == "accepted"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
GAMES = ("three_little_pigs", "wyatt_earp")
KINDS = [kind for game in GAMES for kind in find_game(game).actions.kinds]
FIELDS = st.sampled_from(["do", "id", "x", *sorted({field.name for kind in KINDS for field in kind.fields})])
NAMES = st.sampled_from(
    [*[kind.name for kind in KINDS], "wood_roof", "die_1", "jesse_james", "photo_bob_dalton", "yes", "TakeBack", ""]
)
FORM = st.dictionaries(FIELDS, NAMES | JSON, max_size=4) | st.integers()
MESSAGE = st.fixed_dictionaries(
    {"t": st.sampled_from(["act", "why", "aid", "ping", "step"])},
    optional={
        "id": st.text(max_size=45) | JSON,
        "prompt": st.integers(-2, 4) | JSON,
        "actions": st.lists(FORM, max_size=3) | JSON,
        "action": FORM | JSON,
        "name": st.text(max_size=10),
        "arguments": JSON,
    },
)


@pytest.mark.parametrize("game_name", GAMES)
async def test_random_messages(server, game_name):
    """Random JSON, and random messages that are nearly right, of a seat that is not asked and of a spectator; afterwards
    the sockets still answer and no step was taken."""
    texts = []

    @given(MESSAGE | JSON)
    def collect(message):
        texts.append(json.dumps(message))

    collect()
    async with people(server, "민지", "Jun", "") as (host, other, public):
        code = await host.set_up(game_name, "mo")
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a, other.at(code) as b, public.at(code) as c:
            for talk in (a, b, c):
                await talk.step(1)
            for talk in (a if b.now["prompt"] else b, c):
                before = len(talk.messages)
                for text in texts:
                    await talk.socket.send(text)
                await talk.say({"t": "why", "id": "last", "action": 0})
                answers = [m for m in talk.messages[before:] if m["t"] != "table"]
                assert len(answers) == len(texts) + 1
                assert {m["t"] for m in answers} <= {"refused", "pong", "why", "aid"}
                assert "internal" not in {m.get("reason") for m in answers}
                assert talk.now["n"] == 1


async def test_binary_frames_and_large_messages_end_the_socket(server):
    async with people(server, "민지") as (host,):
        code = await quiet_game(host)
        async with host.at(code) as talk:
            await talk.step(1)
            await talk.socket.send(b'{"t":"ping"}')
            assert await talk.closed() == 1003
            assert talk.messages[-1] == {"t": "goodbye", "reason": "bad_message", "again": True}
        async with host.at(code) as talk:
            await talk.step(1)
            await talk.socket.send('{"t":"ping","x":"' + "x" * 20_000 + '"}')
            assert await talk.closed() == 1009


async def test_too_many_messages_end_the_socket(new_server):
    server = new_server(HANPAN_MESSAGES="5")
    async with people(server, "민지") as (host,):
        code = await quiet_game(host)
        async with host.at(code) as talk:
            await talk.step(1)
            for _ in range(40):
                await talk.socket.send('{"t":"ping"}')
            assert await talk.closed() == 1008
            assert talk.messages[-1] == {"t": "goodbye", "reason": "too_fast", "again": True}
            assert 10 <= sum(message["t"] == "pong" for message in talk.messages) < 40
        async with host.at(code) as talk:
            await talk.step(1)


async def test_too_many_requests_are_refused(new_server):
    server = new_server(HANPAN_REQUESTS="5")
    async with people(server, "") as (anybody,):
        answers = [await anybody.ask("GET", "/api/games") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["key"] == "too-fast"
        assert (await anybody.ask("GET", "/healthz")).status_code == 200


@pytest.mark.parametrize(
    "origin, is_own",
    [
        ("http://evil.example", False),
        ("null", False),
        ("http://127.0.0.1:1", False),
        ("", True),  # a program
        ("own", True),
        ("https://own", True),
    ],
)
async def test_sockets_only_for_our_own_pages(server, origin, is_own):
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        origin = origin.replace("own", server.url if origin == "own" else f"127.0.0.1:{server.port}")
        headers = {"origin": origin} if origin else {}
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{code}"
        if is_own:
            async with connect(url, additional_headers=headers) as socket:
                assert json.loads(await socket.recv())["t"] == "table"
        else:
            with pytest.raises(InvalidStatus) as caught:
                async with connect(url, additional_headers=headers):
                    pass
            assert caught.value.response.status_code == 403


async def test_changes_need_the_csrf_header(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        for method, path in [
            ("POST", "/api/guest"),
            ("POST", "/api/tables"),
            ("PATCH", f"/api/tables/{code}"),
            ("PUT", f"/api/tables/{code}/seats/0"),
            ("POST", f"/api/tables/{code}/join"),
            ("POST", f"/api/tables/{code}/leave"),
            ("POST", f"/api/tables/{code}/start"),
            ("POST", f"/api/tables/{code}/rematch"),
            ("POST", "/api/seat"),
        ]:
            for token in ("", "x" * 128, "한글"):
                response = await host.http.request(
                    method, f"{server.url}{path}", json={}, headers={"x-csrftoken": token.encode()}
                )
                assert (response.status_code, response.json()["key"]) == (403, "csrf"), (path, token)
        assert (await host.get(f"/api/tables/{code}"))["status"] == "waiting"


async def test_damaged_cookies_are_no_cookies(server):
    async with people(server, "민지") as (host,):
        value = host.http.cookies.get("hanpan").strip('"')
        forged = [
            "", "null", "x", "=", value[:-8], value[::-1], "A" * len(value), value.replace("a", "b"), "=" * 50,
            "YWRkaXRpb25hbF9hdXRoZW50aWNhdGVkX2RhdGE9", value[:20] + "YWRkaXRpb25hbF9hdXRoZW50aWNhdGVkX2RhdGE9e30=",
        ]  # fmt: skip
        for cookie in forged:
            async with people(server, "") as (other,):
                response = await other.http.get(f"{server.url}/api/guest", headers={"cookie": f'hanpan="{cookie}"'})
                assert (response.status_code, response.json()) == (200, {"nickname": ""}), cookie
        response = await host.http.get(f"{server.url}/api/guest")
        assert response.json() == {"nickname": "민지"}


async def test_large_bodies_wrong_shapes_and_unknown_paths(server):
    async with people(server, "민지") as (host,):
        assert await host.refused("POST", "/api/guest", {"nickname": "x" * 70_000}) == (413, "too-large")
        assert await host.refused("POST", "/api/guest", {"nickname": "x" * 21}) == (400, "nickname-long")
        assert await host.refused("POST", "/api/guest", {"nickname": ""}) == (400, "nickname-empty")
        assert await host.do("POST", "/api/guest", {"nickname": "e\u0301" * 20}) == {"nickname": "\u00e9" * 20}
        for body in ({}, [], None, {"nickname": 5}, {"nickname": "a", "x": 1}, {"nickname": "x" * 201}):
            status, key = await host.refused("POST", "/api/guest", body)
            assert (status, key) == (400, "bad-request"), body
        response = await host.http.post(
            f"{server.url}/api/guest",
            content=b"\xff{",
            headers={"x-csrftoken": host.http.cookies.get("csrftoken"), "content-type": "application/json"},
        )
        assert response.status_code == 400 and response.json()["key"] == "bad-request"
        for path in ("/api/nothing", "/api", "/api/tables/ABC234/nothing", "/api/rules/nothing/ko", "/assets/no.js"):
            status, key = await host.refused("GET", path)
            assert status == 404 and key in ("not-found", "game-unknown"), path
        assert (await host.refused("DELETE", "/api/games"))[0] == 405
        assert await host.refused("GET", "/api/rules/three_little_pigs/fr") == (404, "not-found")
        for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/..%2f..%2fpackage.json", "/a.txt"):
            response = await host.http.get(f"{server.url}{path}")
            assert "root:" not in response.text and "hatchling" not in response.text, path
            assert response.status_code in (400, 404) or response.headers["content-type"].startswith("text/html")


async def test_every_answer_is_guarded(server):
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        paths = ["/", f"/t/{code}", "/s/secret", "/new/three_little_pigs", "/api/games", "/api/nothing", "/healthz",
                 f"/api/tables/{code}/qr.svg", "/api/schema/openapi.json", "/assets/nothing.js", "/metrics"]  # fmt: skip
        for path in paths:
            response = await host.ask("GET", path)
            policy = dict(part.split(" ", 1) for part in response.headers["content-security-policy"].split("; "))
            assert policy["script-src"] == policy["style-src"] == "'self'", path
            assert policy["frame-ancestors"] == "'none'"
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            assert "server" not in response.headers
            if path.startswith("/api/"):
                assert response.headers["cache-control"] == "no-store"
        cookies = (await host.ask("POST", "/api/guest", {"nickname": "민지"})).headers.get_list("set-cookie")
        (session,) = [cookie for cookie in cookies if cookie.startswith("hanpan=")]
        assert "HttpOnly" in session and "SameSite=lax" in session and "민지" not in session


async def test_nothing_of_this_was_a_fault_of_ours(new_server):
    """The log of a server that was treated badly has no error in it, and no secret."""
    server = new_server()
    async with people(server, "민지", "") as (host, public):
        code = await quiet_game(host)
        token = (await host.get(f"/api/tables/{code}/link"))["address"].rpartition("/")[2]
        rng = Random(1)
        async with host.at(code) as talk, public.at(code) as spectator:
            await talk.step(1)
            await spectator.step(1)
            for text in GARBAGE:
                await talk.say(text)
            for _ in range(200):
                await spectator.act(rng.randrange(300), prompt=rng.randrange(3))
        async with public.at("NOBODY") as talk:
            await talk.closed()
        await host.ask("GET", f"/s/{token}")
        await host.refused("POST", "/api/seat", {"token": "nonsense"})
    server.stop()
    events = server.events()
    assert [event for event in events if event["level"] not in ("info", "warning")] == []
    log = server.log.read_text()
    assert token not in log and code not in "".join(e["event"] for e in events)
