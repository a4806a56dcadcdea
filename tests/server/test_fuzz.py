"""Any query and any words: a documented answer or a typed refusal, within bounds, and the table stays as it was."""

import asyncio
import json
import unicodedata
from random import Random
from urllib.parse import quote

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from server.serving import people, play_on

SLOW = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
WORDS = st.text(max_size=260) | st.text(st.sampled_from("a가 \u200b\u202e\u0301\x00"), max_size=220)
NUMBERS = (
    st.integers(-3, 300).map(str)
    | st.sampled_from(["", "0", "1e3", "0x1", "٣", "1.0", "9" * 40, "null"])
    | st.text(max_size=5)
)


@pytest.fixture(scope="module")
def tables(server):
    """A finished match, a running one and a waiting table, each of a person who is not asking; and a cookie."""

    async def make():
        async with people(server, "민지") as (host,):
            over = await host.set_up("fair", "mr", options={"rounds": "one"}, start=True)
            async with host.at(over) as talk:
                await play_on({0: talk}, Random(1))
                await talk.until(lambda talk: talk.table["status"] == "over")
                n = talk.now["n"]
            running = await host.set_up("fair", "mr", start=True)
            return {"over": over, "running": running, "waiting": await host.set_up()}, n, host.cookie()

    return asyncio.run(make())


def test_any_query_of_scenes(server, tables):
    codes, n, _ = tables
    with httpx2.Client(base_url=server.url) as client:

        @SLOW
        @given(
            st.sampled_from(sorted(codes)),
            NUMBERS,
            NUMBERS,
            st.sampled_from(["own", "public", "0", "1", "5", "6", "-1", "OWN", ""]) | st.text(max_size=4),
        )
        def check(kind, since, limit, eyes):
            query = f"since={quote(since)}&limit={quote(limit)}&eyes={quote(eyes)}"
            response = client.get(f"/api/tables/{codes[kind]}/scenes?{query}")
            body = response.json()
            if response.status_code == 200:
                first, most = int(float(since)), int(float(limit))  # 1.0 is a whole number too
                assert kind != "waiting" and 1 <= most <= 200 and first >= 0
                assert eyes in ("own", "public") or (kind == "over" and eyes in ("0", "1"))
                seat = int(eyes) if eyes in ("0", "1") else None
                assert [scene["view"]["seat"] for scene in body["scenes"]] == [seat] * len(body["scenes"])
                if kind == "over":
                    assert [scene["n"] for scene in body["scenes"]] == list(range(1, n + 1))[first:][:most]
            else:
                assert (response.status_code, body["key"]) in (
                    (400, "bad-request"),
                    (404, "seat-unknown"),
                    (409, "not-over"),
                    (409, "not-started"),
                )

        check()


def test_any_words(server, tables):
    """Each on a socket of its own, so that nobody talks too fast."""
    codes, _, cookie = tables
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{codes['waiting']}"

    @SLOW
    @given(WORDS)
    def check(text):
        with connect(url, additional_headers={"cookie": cookie}) as socket:
            socket.send(json.dumps({"t": "say", "id": f"x{check.n}", "text": text}))
            check.n += 1
            while True:
                message = json.loads(socket.recv(10))
                mine = [one for one in message.get("lines", [message]) if one.get("id") == f"x{check.n - 1}"]
                if mine:
                    break
        (answer,) = mine
        if "reason" in answer:
            assert answer["reason"] in ("chat-empty", "chat-long", "bad-message")
            return
        said = answer["text"]
        assert 1 <= len(said) <= 200 and said == said.strip() and unicodedata.is_normalized("NFC", said)
        assert not {unicodedata.category(c) for c in said} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

    check.n = 0
    check()


def test_any_wish_for_a_rematch_or_a_pace(server, tables):
    codes, _, cookie = tables
    values = st.none() | st.booleans() | st.integers(-10, 10_000) | st.text(max_size=8) | st.just("next")
    token = dict(part.split("=", 1) for part in cookie.split("; "))["csrftoken"]
    with httpx2.Client(base_url=server.url, headers={"cookie": cookie, "x-csrftoken": token}) as client:

        @SLOW
        @given(st.dictionaries(st.sampled_from(["seats", "pace", "preset", "x"]), values, max_size=2))
        def check(body):
            for kind, allowed in (("running", (400, 409)), ("waiting", (400, 409))):
                response = client.post(f"/api/tables/{codes[kind]}/rematch", json=body)
                assert response.status_code in allowed and response.json()["key"] in ("bad-request", "not-over")
            response = client.patch(f"/api/tables/{codes['running']}", json=body)
            if response.status_code == 200:
                assert set(body) <= {"pace", "preset"} and body.get("preset") is None
                pace = body.get("pace")
                assert pace is None or (response.json()["pace"] == pace and 0 <= pace <= 5000)
            else:
                assert response.json()["key"] in ("bad-request", "table-started")

        check()
