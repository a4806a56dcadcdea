"""Tables: who sits where, what is played, when it starts.  During the match the match itself decides."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from weakref import WeakValueDictionary

import msgspec

from hanpan.games import find_game
from hanpan.match.matches import Matches
from hanpan.match.plans import chosen_options, level_of, new_table
from hanpan.match.seeds import new_seed
from hanpan.server.codes import new_code, new_token
from hanpan.server.connection import KICKED
from hanpan.server.guests import GuestId
from hanpan.server.plans import new_places, person
from hanpan.server.problems import Denied
from hanpan.server.rooms import Rooms
from hanpan.server.sitting import Sitting
from hanpan.store.records import SeatRecord, TableRecord
from hanpan.store.store import Store
from hanpan.wire.http import ChangeSeat, ChangeTable, NewTable, Rematch


class Lobby:
    """What people may do with tables.  Changes of one table happen one after the other.

    All methods raise `Denied` for what is not allowed; `code` is a code as `read_code` gives it.
    """

    def __init__(self, store: Store, matches: Matches, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._matches = matches
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Before the start

    async def create(self, guest: GuestId, plan: NewTable) -> str:
        """Sets a table up; returns its code."""
        game = find_game(plan.game)
        game.check_seats(len(plan.seats))
        if sum(seat.kind == "me" for seat in plan.seats) > 1:
            raise Denied(400, "one-seat-each")
        seats = []
        for n, seat in enumerate(plan.seats):
            if seat.kind == "bot":
                seats.append(SeatRecord(n, "bot", level_of(game, seat.level)))
            elif seat.kind == "me":
                seats.append(person(n, guest))
            else:
                seats.append(SeatRecord(n, "open"))
        table = new_table(game, plan, guest.id)
        await self._store_new(table, seats, {}, None)
        if plan.start and all(seat.kind != "open" for seat in seats):
            async with self._changing(table.code):
                await self._start(table.code)
        return table.code

    async def change(self, code: str, guest: GuestId, change: ChangeTable) -> None:
        """The host changes what is played before the start, and how fast bots act at any time."""
        async with self._changing(code) as sitting:
            self._only_host(sitting, guest)
            if sitting.table.status == "playing" and change == ChangeTable(pace=change.pace):
                await self._change_pace(code, change.pace)
                return
            self._only_waiting(sitting)
            table, game = sitting.table, find_game(sitting.table.game)
            n_seats = sum(seat.kind != "closed" for seat in sitting.seats)
            if change.preset is not None:
                table.preset, table.options = chosen_options(game, change.preset, change.options or {}, n_seats)
            elif change.options is not None:
                _, table.options = chosen_options(game, table.preset, {**table.options, **change.options}, n_seats)
            if change.pace is not None:
                table.pace = change.pace
            if change.window_ms is not None:
                table.window_ms = change.window_ms
            await self._store_changed(sitting)

    async def change_seat(self, code: str, guest: GuestId, n: int, change: ChangeSeat) -> None:
        """The host gives a seat to a bot, opens or closes it; a person in it has to go."""
        async with self._changing(code) as sitting:
            self._only_host(sitting, guest)
            self._only_waiting(sitting)
            game = find_game(sitting.table.game)
            if not 0 <= n <= len(sitting.seats) or n >= game.seats[1]:
                raise Denied(404, "seat-unknown", n=n)
            level = level_of(game, change.level) if change.kind == "bot" else None
            going = sitting.guests_of(n) - {sitting.table.host}
            fresh = SeatRecord(n, change.kind, level)
            sitting.seats[n : n + 1] = [fresh]
            sitting.devices = {device: seat for device, seat in sitting.devices.items() if seat != n}
            await self._store_changed(sitting)
            for listener in self._rooms.connections(code):
                if listener.guest.id in going:
                    listener.say_goodbye("kicked", False, KICKED)

    async def join(self, code: str, guest: GuestId) -> None:
        """Takes the first open seat; whoever sits already stays where he is."""
        async with self._changing(code) as sitting:
            if sitting.seat_of(guest.id) is not None:
                return
            self._only_waiting(sitting)
            for seat in sitting.seats:
                if seat.kind == "open":
                    sitting.seats[seat.seat] = person(seat.seat, guest)
                    await self._store_changed(sitting)
                    return
            raise Denied(409, "table-full")

    async def leave(self, code: str, guest: GuestId) -> None:
        """Frees the seat of a waiting table.  A seat in a match is kept: its person may go and come back."""
        async with self._changing(code) as sitting:
            n = sitting.seat_of(guest.id)
            if n is None or sitting.table.status != "waiting":
                return
            if guest.id in sitting.devices:
                del sitting.devices[guest.id]
            else:
                sitting.seats[n] = SeatRecord(n, "open")
                sitting.devices = {device: seat for device, seat in sitting.devices.items() if seat != n}
                others = [seat.guest for seat in sitting.seats if seat.guest]
                if sitting.table.host == guest.id and others:
                    sitting.table.host = others[0]
            await self._store_changed(sitting)

    async def start(self, code: str, guest: GuestId) -> None:
        """The host starts the match; seats that are still open are closed.  Starting twice is starting once."""
        async with self._changing(code) as sitting:
            if sitting.table.status == "waiting":
                self._only_host(sitting, guest)
                await self._start(code)

    # At any time

    async def take_seat(self, token: str, guest: GuestId) -> tuple[str, int]:
        """Lets a further device of a person play his seat; returns the table and the seat."""
        code, n = self.seat_of_token(token)
        async with self._changing(code) as sitting:
            seat = sitting.seat_of(guest.id)
            if seat == n:
                return code, n
            if seat is not None:
                raise Denied(409, "seated-elsewhere")
            if not await self._store.add_device(code, guest.id, n, token):
                raise Denied(404, "link-unknown")
            self._rooms.tell(code)
            return code, n

    def seat_of_token(self, token: str) -> tuple[str, int]:
        """The table and the seat of a personal address."""
        found = self._store.seat_by_token(token)
        if found is None:
            raise Denied(404, "link-unknown")
        return found

    async def rename(self, guest: GuestId) -> None:
        """The guest has a new name at all tables."""
        self._rooms.rename(guest)
        for code in await self._store.rename(guest.id, guest.name):
            self._rooms.tell(code)

    async def rematch(self, code: str, guest: GuestId, wish: Rematch) -> str:
        """The same people, bots and options at a new table, whose code everybody at the old one is told.

        The first who asks decides who sits where.
        """
        async with self._changing(code) as sitting:
            if sitting.seat_of(guest.id) is None and sitting.table.host != guest.id:
                raise Denied(403, "not-seated")
            if sitting.table.status != "over":
                raise Denied(409, "not-over")
            if sitting.table.next is not None:
                return sitting.table.next
            now = int(time())
            host = sitting.table.host
            present = {listener.guest.id for listener in self._rooms.connections(code)}
            table = msgspec.structs.replace(
                sitting.table,
                rules_version=find_game(sitting.table.game).rules_version,
                status="waiting",
                host=host if host in present else guest.id,
                seed=new_seed(),
                created=now,
                updated=now,
            )
            places = new_places(len(sitting.seats), wish.seats)
            seats = [
                msgspec.structs.replace(
                    seat, seat=places[seat.seat], token=new_token() if seat.kind == "person" else None
                )
                for seat in sitting.seats
            ]
            seats.sort(key=lambda seat: seat.seat)
            devices = {device: places[seat] for device, seat in sitting.devices.items()}
            await self._store_new(table, seats, devices, code)
            if sum(seat.kind == "person" for seat in seats) <= 1:
                async with self._changing(table.code):
                    await self._start(table.code)
            self._rooms.tell(code)
            return table.code

    # Parts

    @asynccontextmanager
    async def _changing(self, code: str) -> AsyncIterator[Sitting]:
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            yield self._rooms.sitting(code)

    async def _change_pace(self, code: str, pace: int | None) -> None:
        if pace is not None:
            await self._store.set_pace(code, pace)
            self._matches.set_pace(code, pace)
            self._rooms.tell(code)

    async def _start(self, code: str) -> None:
        sitting = self._rooms.sitting(code)
        game = find_game(sitting.table.game)
        kept = [seat for seat in sitting.seats if seat.kind in ("person", "bot")]
        least = game.seats[0]
        if len(kept) < least:
            raise Denied(409, "too-few", n=len(kept), least=least)
        numbers = {seat.seat: n for n, seat in enumerate(kept)}
        seats = [msgspec.structs.replace(seat, seat=n) for n, seat in enumerate(kept)]
        devices = {device: numbers[seat] for device, seat in sitting.devices.items()}
        try:
            await self._matches.begin(sitting.table, seats, devices, lambda: self._rooms.tell_start(code))
        except LookupError as error:
            raise Denied(409, "table-started") from error

    async def _store_changed(self, sitting: Sitting) -> None:
        sitting.table.updated = int(time())
        try:
            await self._store.replace(sitting.table, sitting.seats, sitting.devices)
        except LookupError as error:
            raise Denied(409, "table-started") from error
        self._rooms.tell(sitting.table.code)

    async def _store_new(
        self, table: TableRecord, seats: list[SeatRecord], devices: dict[str, int], follows: str | None
    ) -> None:
        table.next = None
        while True:
            table.code = new_code()
            try:
                await self._store.create(table, seats, devices, follows)
                return
            except sqlite3.IntegrityError:  # the code is taken
                continue

    def _only_waiting(self, sitting: Sitting) -> None:
        if sitting.table.status != "waiting":
            raise Denied(409, "table-started")

    def _only_host(self, sitting: Sitting, guest: GuestId) -> None:
        if sitting.table.host != guest.id:
            raise Denied(403, "host-only")
