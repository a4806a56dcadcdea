"""The tables as they are now: who sits, who is there, and what they are told of it."""

import asyncio
from typing import Final

from hanpan.match.actor import Report
from hanpan.match.matches import Matches
from hanpan.server.connection import Connection
from hanpan.server.guests import GuestId
from hanpan.server.problems import Denied
from hanpan.server.sitting import Sitting
from hanpan.store.chat import ChatRecord
from hanpan.store.errors import BrokenRecord
from hanpan.store.store import Store

#: Tables that `mine` lists at most.
MOST_TABLES: Final = 100
#: Seconds within which the comings and goings of spectators are told together.
SOON: Final = 0.1


class Rooms:
    """Finds tables, and tells those who are there how their table stands."""

    def __init__(self, store: Store, matches: Matches, report: Report) -> None:
        self._store = store
        self._matches = matches
        self._report = report
        self._soon: dict[str, asyncio.TimerHandle] = {}

    def close(self) -> None:
        """Tells nothing any more that was to be told soon."""
        for handle in self._soon.values():
            handle.cancel()

    def sitting(self, code: str) -> Sitting:
        """The table as it is now.  `Denied` if there is none."""
        table = self._store.table(code)
        if table is None:
            raise Denied(404, "table-unknown")
        match = self._matches.loaded(code)
        last = self._store.last_step(code)
        n, asked = (match.n, match.position.asked) if match is not None else (last.n, last.asked)
        sitting = Sitting(table, self._store.seats(code), self._store.devices(code), n, asked, last.at)
        self.count(sitting)
        if table.next is not None:
            there = {listener.guest.id for listener in self.connections(table.next)}
            sitting.again = [seat.seat for seat in sitting.seats if sitting.guests_of(seat.seat) & there]
        return sitting

    def count(self, sitting: Sitting) -> None:
        """Puts down who is there: seats, and guests without one."""
        listeners = self.connections(sitting.table.code)
        sitting.connected = {listener.seat for listener in listeners if listener.seat is not None}
        watching = {listener.guest.id or str(id(listener)) for listener in listeners if listener.seat is None}
        sitting.spectators = len(watching)

    def mine(self, guest: GuestId) -> list[Sitting]:
        """Tables of a guest: those that wait for him, then the newest."""
        found = []
        for code in self._store.tables_of(guest.id, MOST_TABLES):
            try:
                found.append(self.sitting(code))
            except BrokenRecord:  # it is told where it is opened
                continue
        return sorted(found, key=lambda sitting: not sitting.waits_for(guest.id))

    def connections(self, code: str) -> list[Connection]:
        """Everybody's open sockets at the table."""
        audience = self._matches.listening(code)
        return [listener for listener in audience or () if isinstance(listener, Connection)]

    def rename(self, guest: GuestId) -> None:
        """The open sockets of a guest know his new name."""
        for audience in self._matches.audiences():
            for listener in audience:
                if isinstance(listener, Connection) and listener.guest.id == guest.id:
                    listener.guest = guest

    # Telling

    def tell(self, code: str) -> None:
        """Tells everybody at the table how it stands, after moving them to the seats that they now have."""
        sitting = self.sitting(code)
        moved = self._reseat(sitting)
        self._tell_table(sitting)
        if moved:
            self._tell_chat(sitting)
        match = self._matches.loaded(code)
        if match is not None:
            for listener in moved:
                listener.tell(match.position_text(listener.seat))

    def tell_anyway(self, code: str) -> None:
        """The same where nobody waits for it: damage is reported."""
        try:
            self.tell(code)
        except BrokenRecord as error:
            self._report("table_broken", code=code, error=repr(error))

    def tell_soon(self, code: str) -> None:
        """The same within a moment, once for everything that happens until then."""

        def now() -> None:
            del self._soon[code]
            self.tell_anyway(code)

        if code not in self._soon and self.connections(code):
            self._soon[code] = asyncio.get_running_loop().call_later(SOON, now)

    def tell_start(self, code: str) -> None:
        """The same when the match has just been stored as started, before its first step is told."""
        sitting = self.sitting(code)
        self._reseat(sitting)
        self._tell_table(sitting)
        self._tell_chat(sitting)  # seats may have new numbers

    def came(self, sitting: Sitting, newcomer: Connection) -> None:
        """Somebody listens from now on: the others are told if that is news to them."""
        code = sitting.table.code
        connected, spectators = sitting.connected, sitting.spectators
        self._matches.audience(code).add(newcomer, newcomer.seat)
        self.count(sitting)
        if sitting.connected != connected:
            self._tell_table(sitting, newcomer)
        elif sitting.spectators != spectators:
            self.tell_soon(code)
        self._tell_before(code)

    def went(self, connection: Connection) -> None:
        """Somebody listens no longer."""
        code, seat = connection.code, connection.seat
        audience = self._matches.listening(code)
        if audience is None or connection not in audience:
            return
        audience.remove(connection, seat)
        if seat is None:
            self.tell_soon(code)
        elif not audience.has(seat):
            self.tell_anyway(code)
        self._tell_before(code)

    def said(self, code: str) -> list[ChatRecord]:
        """What was said at the table lately.  Damage to it is reported and keeps nobody from the table."""
        try:
            return self._store.chat(code)
        except BrokenRecord:
            self._report("chat_broken", code=code)
            return []

    def _tell_table(self, sitting: Sitting, newcomer: Connection | None = None) -> None:
        for listener in self.connections(sitting.table.code):
            if listener is not newcomer:
                listener.tell(sitting.message(listener.guest.id, listener.base))

    def _tell_chat(self, sitting: Sitting) -> None:
        lines = self.said(sitting.table.code)
        if not lines:
            return
        for listener in self.connections(sitting.table.code):
            listener.tell(sitting.chat(lines, listener.guest.id))

    def _tell_before(self, code: str) -> None:
        """Those at the table whose rematch this is see who is here already."""
        try:
            before = self._store.before(code)
        except BrokenRecord as error:
            self._report("table_broken", code=code, error=repr(error))
            return
        if before is not None:
            self.tell_soon(before)

    def _reseat(self, sitting: Sitting) -> list[Connection]:
        audience = self._matches.audience(sitting.table.code)
        moved = []
        for listener in self.connections(sitting.table.code):
            seat = sitting.seat_of(listener.guest.id)
            if seat != listener.seat:
                audience.remove(listener, listener.seat)
                listener.seat = seat
                audience.add(listener, seat)
                moved.append(listener)
        if moved:
            self.count(sitting)
        return moved
