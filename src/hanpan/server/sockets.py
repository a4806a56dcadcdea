"""The talk at a table: what a socket is told first, and what is done with each message."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from hanpan.core.errors import HanpanError
from hanpan.match.actor import Match
from hanpan.match.telling import text_of
from hanpan.server.chat import say
from hanpan.server.codes import read_code
from hanpan.server.connection import BAD_DATA, NOT_HERE, RESTARTING, TOO_FAST, Connection
from hanpan.server.frames import Frames, frames_of
from hanpan.server.guests import guest_of
from hanpan.server.pace import CHAT_AT_ONCE, CHAT_WITHIN, Limits
from hanpan.server.problems import Denied
from hanpan.server.service import Service
from hanpan.store.errors import BrokenRecord, StoreFailed
from hanpan.wire.messages import Act, AskAid, FromClient, Ping, Pong, Refused, Say, WhyNot

_DECODE: Final = msgspec.json.Decoder(FromClient).decode
PONG: Final = text_of(Pong())

#: An aid is worked out in the event loop; it counts as so many messages more.
AID_COUNTS: Final = 4

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{code:str}")
async def talk(socket: Socket, state: State, code: FromPath[str]) -> None:
    """Opens a socket for a browser that looks at a table."""
    service: Service = state.service
    addresses = service.addresses
    if not addresses.is_own(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close()  # before it is accepted: the handshake fails with 403
        return
    await socket.accept()
    guest, base, since = guest_of(socket), addresses.base(socket), since_of(socket)
    frames_of(socket.scope).then(lambda frames: converse(service, Connection(frames, guest, base), frames, code, since))


async def converse(service: Service, connection: Connection, frames: Frames, code: str, since: int) -> None:
    """One browser at one table, from its first message to its last."""
    service.connections.add(connection)
    try:
        if await enter(service, connection, code, since):
            await listen(service, frames, connection)
        await connection.ended()
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if not connection.is_cut or task is None:
            raise
        task.uncancel()
    finally:
        connection.drop()
        service.connections.discard(connection)
        service.part(connection)


def since_of(socket: Socket) -> int:
    """The last step that the client has; 0 for one that has none or says nonsense."""
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def enter(service: Service, connection: Connection, written: str, since: int) -> bool:
    """Tells a new socket how its table stands, and adds it to those who hear what happens."""
    if service.is_stopping:
        connection.say_goodbye("stopping", True, RESTARTING)
        return False
    try:
        code = read_code(written)
        if service.rooms.sitting(code).table.status != "waiting":
            await service.matches.get(code)
        # From here on nothing is awaited: no step can fall between what is told now and what is told next.
        sitting = service.rooms.sitting(code)
        connection.code = code
        connection.seat = seat = sitting.seat_of(connection.guest.id)
        match = service.matches.loaded(code)
        texts = match.past_for(seat, since) if match is not None and since else []
    except Denied:
        connection.say_goodbye("no_table", False, NOT_HERE)
        return False
    except BrokenRecord:
        connection.say_goodbye("broken_table", False, NOT_HERE)
        return False
    except StoreFailed:
        connection.part()
        return False
    service.rooms.came(sitting, connection)
    first = [sitting.message(connection.guest.id, connection.base)]
    if lines := service.rooms.said(code):
        first.append(sitting.chat(lines, connection.guest.id))
    texts[:0] = first
    if match is not None:
        texts.append(match.position_text(seat))
    connection.begin(texts)
    return True


async def listen(service: Service, frames: Frames, connection: Connection) -> None:
    """Answers messages until the client goes or is sent away."""
    limits = Limits(service.settings.messages)
    while not connection.is_closed:
        message: Any = await frames.receive()
        if message["type"] != "websocket.receive":
            connection.drop()
            return
        text = message.get("text")
        if text is None:
            connection.say_goodbye("bad_message", True, BAD_DATA)
            return
        if not limits.messages.allows():
            service.report("too_fast", code=connection.code)
            connection.say_goodbye("too_fast", True, TOO_FAST)
            return
        connection.is_acting = True
        try:
            reply = await answer(service, connection, limits, text)
            if reply is not None:
                connection.tell(reply)
        finally:
            connection.is_acting = False


async def answer(service: Service, connection: Connection, limits: Limits, text: str) -> str | None:
    """The answer to one message of whatever content; None for a line of chat that everybody was told."""
    try:
        message = _DECODE(text)
    except (msgspec.DecodeError, RecursionError, ValueError):
        return text_of(Refused(None, "bad-message"))
    if isinstance(message, Ping):
        return PONG
    if isinstance(message, AskAid) and not limits.messages.allows(AID_COUNTS):
        return text_of(Refused(message.id, "too-fast"))
    if isinstance(message, Say) and not limits.chat.allows():
        return text_of(Refused(message.id, "chat-too-fast", facts={"most": CHAT_AT_ONCE, "seconds": CHAT_WITHIN}))
    try:
        if isinstance(message, Say):
            return await say(service.store, service.rooms, connection, message)
        match = service.matches.loaded(connection.code) or await find_match(service, connection, message.id)
        if isinstance(match, Refused):
            return text_of(match)
        if isinstance(message, Act):
            return text_of(await match.act(connection.seat, message))
        if isinstance(message, WhyNot):
            return text_of(match.why_not(connection.seat, message))
        return text_of(match.aid(connection.seat, message))
    except Exception as error:
        service.report("message_failed", code=connection.code, error=repr(error))
        return text_of(Refused(message.id, "internal"))


async def find_match(service: Service, connection: Connection, id: str) -> Match | Refused:
    """The match at the table of that connection."""
    try:
        return await service.matches.get(connection.code)
    except HanpanError as error:
        return Refused(id, error.key, facts=error.facts)
