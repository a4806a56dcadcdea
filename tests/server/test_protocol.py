"""What is sent is what the types and the JSON Schema say."""

import json
from random import Random

import jsonschema_rs
import msgspec
import pytest

from hanpan.games import find_game
from hanpan.wire.http import Export, GameInfo, MyTables, Scenes, TableInfo
from hanpan.wire.messages import Act, AskAid, FromClient, FromServer, Ping, Say, WhyNot
from hanpan.wire.schema import protocol_schema
from server.serving import people, play_on

pytestmark = pytest.mark.anyio


def validator(schema, name):
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


@pytest.mark.parametrize("game_name", ["fair", "three_little_pigs", "wyatt_earp"])
async def test_every_message_of_a_game(server, game_name):
    game = find_game(game_name)
    schema = protocol_schema([game])
    from_server = validator(schema, "FromServer")
    view = validator(schema, game.view_type.__name__)
    async with people(server, "민지", "Jun") as (host, other):
        code = await host.set_up(game_name)
        await other.do("POST", f"/api/tables/{code}/join")
        await host.do("POST", f"/api/tables/{code}/start")
        async with host.at(code) as a, other.at(code, since=1) as b:
            await a.step(1)
            for message in (
                {"t": "why", "id": "a", "action": 0},
                {"t": "why", "id": "b", "action": 5},
                {"t": "aid", "id": "c", "name": "x"},
                {"t": "act", "id": "d", "prompt": 99, "actions": [0]},
                "nonsense",
            ):
                await a.say(message)
            await a.socket.send('{"t":"ping"}')
            await a.speak(phrase="hello")
            await b.speak(text="안녕")
            await play_on({0: a, 1: b}, Random(1))
            await a.until(lambda talk: talk.table["status"] == "over")
            async with other.at(code, since=1) as again:
                await again.step(a.now["n"])
                raw = a.raw + b.raw + again.raw
        for text in raw:
            message = json.loads(text)
            from_server.validate(message)
            msgspec.json.decode(text, type=FromServer)
            if "view" in message:
                view.validate(message["view"])
                msgspec.convert(message["view"], game.view_type)
        tags = {json.loads(text)["t"] for text in raw}
        assert tags >= {"table", "position", "step", "past", "accepted", "refused", "why", "pong", "chat"}
        for path, shape in [
            (f"/api/tables/{code}", TableInfo),
            (f"/api/tables/{code}/export", Export),
            (f"/api/tables/{code}/scenes", Scenes),
            ("/api/tables", MyTables),
        ]:
            body = await host.get(path)
            msgspec.convert(body, shape)
            validator(schema, shape.__name__).validate(body)
        for scene in (await other.get(f"/api/tables/{code}/scenes?eyes=0"))["scenes"]:
            view.validate(scene["view"])
        for info in await host.get("/api/games"):
            msgspec.convert(info, GameInfo)
            validator(schema, "GameInfo").validate(info)


def test_the_schema_accepts_and_refuses_what_the_types_do():
    from_client = validator(protocol_schema([]), "FromClient")
    good = [
        Act("a", 1, [{"do": "Roll"}, 3]),
        WhyNot("b", 3),
        AskAid("c", "odds"),
        Say("d", "nice"),
        Say("e", text="a"),
        Ping(),
    ]
    for message in good:
        from_client.validate(json.loads(msgspec.json.encode(message)))
    for text in (
        '{"t":"act","id":"","prompt":1,"actions":[0]}',
        '{"t":"act","id":"a","prompt":-1,"actions":[0]}',
        '{"t":"act","id":"a","prompt":1,"actions":[]}',
        '{"t":"act","id":"a","prompt":1,"actions":[0],"seat":1}',
        '{"t":"step"}',
        '{"t":"say","id":"a","phrase":"rude"}',
        '{"t":"say","id":"","text":"a"}',
    ):
        assert not from_client.is_valid(json.loads(text))
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=FromClient)
