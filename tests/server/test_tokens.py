"""Programs say by a token who they are: they need no cookie and no proof, and nobody else gets anything from it."""

import json

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.serving import people

pytestmark = pytest.mark.anyio


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def program(server, name="Robo"):
    """A client without any cookie."""
    answer = httpx2.post(f"{server.url}/api/tokens", json={"nickname": name})
    assert answer.status_code == 201 and "set-cookie" not in answer.headers, answer.text
    return answer.json()


async def test_a_program_sits_down_and_plays_without_cookies(server):
    made = program(server, "  로봇\u200b ")
    assert made["nickname"] == "로봇"
    async with people(server, "민지") as (host,), httpx2.AsyncClient(base_url=server.url) as http:
        code = await host.set_up(options={"first_player": "seat"})
        http.headers.update(bearer(made["token"]))
        joined = await http.post(f"/api/tables/{code}/join")
        assert joined.status_code == 200 and joined.json()["you"] == 1
        assert not http.cookies and "set-cookie" not in joined.headers
        assert (await http.get("/api/guest")).json() == {"nickname": "로봇"}
        assert [table["code"] for table in (await http.get("/api/tables")).json()["tables"]] == [code]
        await host.do("POST", f"/api/tables/{code}/start")
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{code}"
        async with connect(url, additional_headers=bearer(made["token"])) as socket:
            assert json.loads(await socket.recv())["table"]["you"] == 1
            position = json.loads(await socket.recv())
            assert position["view"]["seat"] == 1 and position["prompt"] is None


async def test_the_document_names_the_token(server):
    document = httpx2.get(f"{server.url}/api/schema/openapi.json").json()
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert {"token": []} in document["security"] and {} in document["security"]
    assert "401" in document["paths"]["/api/tables"]["post"]["responses"]


async def test_a_table_of_its_own(server):
    token = program(server)["token"]
    plan = {"game": "three_little_pigs", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
    table = httpx2.post(f"{server.url}/api/tables", json=plan, headers=bearer(token)).json()
    assert table["host"] and table["you"] == 0 and table["status"] == "playing"


async def test_what_is_no_token_is_refused_everywhere(server):
    token = program(server)["token"]
    async with people(server, "민지") as (host,):
        cookie = host.http.cookies.get("hanpan").strip('"')
        code = await host.set_up()
        for wrong in ("", "x", "=", "é", token[:-4], token[::-1], token.swapcase(), cookie, "A" * 4000, f"{token} x"):
            headers = {"authorization": f"Bearer {wrong}".strip().encode("latin-1")}
            for method, path in (("GET", "/api/guest"), ("GET", f"/api/tables/{code}"), ("POST", "/api/tables")):
                answer = await host.http.request(method, f"{server.url}{path}", json={}, headers=headers)
                assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown"), (wrong[:20], path)
            with pytest.raises(InvalidStatus) as caught:
                async with connect(
                    f"ws://127.0.0.1:{server.port}/ws/tables/{code}",
                    additional_headers={"cookie": host.cookie(), "authorization": f"Bearer {wrong}".strip()},
                ):
                    pass
            assert caught.value.response.status_code == 403
        # A browser that is known by its cookie is so still.
        assert await host.get("/api/guest") == {"nickname": "민지"}


async def test_a_token_is_no_cookie(server):
    token = program(server)["token"]
    answer = httpx2.get(f"{server.url}/api/guest", headers={"cookie": f"hanpan={token}"})
    assert answer.json() == {"nickname": ""}


async def test_cookies_beside_a_token_count_for_nothing(server):
    """A page cannot get around the proof by adding a token of its own to somebody's cookies."""
    token = program(server)["token"]
    async with people(server, "민지") as (host,):
        code = await host.set_up()
        headers = {**bearer(token), "cookie": host.cookie()}
        patched = httpx2.patch(f"{server.url}/api/tables/{code}", json={"pace": 5}, headers=headers)
        assert (patched.status_code, patched.json()["key"]) == (403, "host-only")
        assert "set-cookie" not in patched.headers
        for scheme in ("Basic", "Token", "bearerx"):
            answer = await host.http.patch(
                f"{server.url}/api/tables/{code}", json={"pace": 5}, headers={"authorization": f"{scheme} {token}"}
            )
            assert (answer.status_code, answer.json()["key"]) == (403, "csrf")
        # A token opens no door for pages of other sites either.
        with pytest.raises(InvalidStatus):
            async with connect(
                f"ws://127.0.0.1:{server.port}/ws/tables/{code}",
                additional_headers={**bearer(token), "origin": "http://evil.example"},
            ):
                pass
        answer = httpx2.options(
            f"{server.url}/api/tables",
            headers={"origin": "http://evil.example", "access-control-request-headers": "authorization"},
        )
        assert not any(name.startswith("access-control") for name in answer.headers)


async def test_a_program_keeps_its_name_and_may_take_a_seat_by_its_link(server):
    token = program(server)["token"]
    refused = httpx2.post(f"{server.url}/api/guest", json={"nickname": "Other"}, headers=bearer(token))
    assert (refused.status_code, refused.json()["key"]) == (409, "token-named")
    assert httpx2.post(f"{server.url}/api/tokens", json={"nickname": ""}).json()["key"] == "nickname-empty"
    async with people(server, "민지") as (host,):
        code = await host.set_up(seats="mr", start=True)
        address = (await host.get(f"/api/tables/{code}/link"))["address"]
        taken = httpx2.post(
            f"{server.url}/api/seat", json={"token": address.rpartition("/")[2]}, headers=bearer(token)
        ).json()
        assert taken["you"] == 0 and taken["seats"][0]["name"] == "민지"


async def test_tokens_outlive_the_server_and_stay_out_of_its_log(new_server):
    server = new_server()
    token = program(server)["token"]
    httpx2.get(f"{server.url}/api/guest", headers=bearer(token[:-2]))
    server.kill()
    server.start()
    assert httpx2.get(f"{server.url}/api/guest", headers=bearer(token)).json() == {"nickname": "Robo"}
    other = new_server()
    assert httpx2.get(f"{other.url}/api/guest", headers=bearer(token)).status_code == 401
    server.stop()
    assert token not in server.log.read_text() and token[:-2] not in server.log.read_text()
