"""What people say to each other at a table.  Bots hear nothing of it, and it is never logged."""

from time import time
from typing import Final

from hanpan.match.telling import text_of
from hanpan.server.connection import Connection
from hanpan.server.rooms import Rooms
from hanpan.server.written import cleaned
from hanpan.store.chat import ChatRecord
from hanpan.store.errors import StoreFailed
from hanpan.store.store import Store
from hanpan.wire.messages import Refused, Say

LONGEST_LINE: Final = 200


async def say(store: Store, rooms: Rooms, connection: Connection, message: Say) -> str | None:
    """Tells everybody at the table, once it is stored; an answer if only the speaker has to be told something."""
    guest = connection.guest
    if (message.phrase is None) == (message.text is None):
        return text_of(Refused(message.id, "bad-message"))
    text = None if message.text is None else cleaned(message.text)
    if text == "":
        return text_of(Refused(message.id, "chat-empty"))
    if text is not None and len(text) > LONGEST_LINE:
        return text_of(Refused(message.id, "chat-long", facts={"most": LONGEST_LINE}))
    if not guest.id:
        return text_of(Refused(message.id, "guest-needed"))
    sitting = rooms.sitting(connection.code)
    seat = sitting.seat_of(guest.id)
    name = guest.name if seat is None else sitting.seats[seat].name
    line = ChatRecord(guest.id, message.id, name, message.phrase, text, int(time()))
    try:
        line, is_new = await store.say(connection.code, line)
    except StoreFailed:
        return text_of(Refused(message.id, "not-stored"))
    sitting = rooms.sitting(connection.code)
    if not is_new:
        return sitting.chat([line], guest.id)
    own, others = sitting.chat([line], guest.id), sitting.chat([line], "")
    for listener in rooms.connections(connection.code):
        listener.tell(own if listener.guest.id == guest.id else others)
    return None
