"""A table at one moment, and how it looks to somebody."""

from typing import Any, cast

import msgspec

from hanpan.match.seeds import seed_hash
from hanpan.match.telling import text_of
from hanpan.store.chat import ChatRecord
from hanpan.store.records import SeatRecord, TableRecord
from hanpan.wire.http import SeatInfo, TableInfo
from hanpan.wire.messages import Chat, ChatLine, Table


class Sitting(msgspec.Struct):
    """A table, its seats, the further devices by guest, the last step and who listens.

    `connected` are the seats of those who listen, `spectators` the number of guests who listen without one, `again` the
    seats whose people are at the rematch already.
    """

    table: TableRecord
    seats: list[SeatRecord]
    devices: dict[str, int]
    n: int
    asked: int
    moved: int  # when the last step was made, Unix seconds
    connected: set[int] = set()
    spectators: int = 0
    again: list[int] = []

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits; None for a spectator."""
        if not guest:
            return None
        for seat in self.seats:
            if seat.guest == guest:
                return seat.seat
        return self.devices.get(guest)

    def guests_of(self, n: int) -> set[str]:
        """All guests with the rights of a seat."""
        guests = {device for device, seat in self.devices.items() if seat == n}
        if n < len(self.seats) and self.seats[n].guest:
            guests.add(cast(str, self.seats[n].guest))
        return guests

    def waits_for(self, guest: str) -> bool:
        """Whether a running match asks this guest."""
        seat = self.seat_of(guest)
        return self.table.status == "playing" and seat is not None and bool(self.asked >> seat & 1)

    def seat_infos(self) -> list[SeatInfo]:
        """The seats as everybody sees them."""
        return [
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                level=cast(Any, seat.level),
                connected=seat.kind == "person" and seat.seat in self.connected,
                host=seat.guest is not None and seat.guest == self.table.host,
            )
            for seat in self.seats
        ]

    def info(self, guest: str, base: str) -> TableInfo:
        """The table as a guest sees it; `base` is the address of this server for him."""
        table = self.table
        return TableInfo(
            code=table.code,
            game=table.game,
            rules_version=table.rules_version,
            status=table.status,
            preset=table.preset,
            options=table.options,
            pace=table.pace,
            window_ms=table.window_ms,
            seats=self.seat_infos(),
            you=self.seat_of(guest),
            host=bool(guest) and table.host == guest,
            n=self.n,
            asked=[seat for seat in range(len(self.seats)) if self.asked >> seat & 1],
            invitation=f"{base}/t/{table.code}",
            seed_hash=seed_hash(table.seed),
            seed=table.seed.hex() if table.status == "over" else None,
            created=table.created,
            updated=max(table.updated, self.moved),
            spectators=self.spectators,
            again=self.again,
            next=table.next,
        )

    def message(self, guest: str, base: str) -> str:
        """The table as it is told over a socket."""
        return text_of(Table(self.info(guest, base)))

    def chat(self, lines: list[ChatRecord], guest: str) -> str:
        """What was said, as a guest is told it over a socket."""
        said = [
            ChatLine(
                n=line.n,
                seat=self.seat_of(line.guest),
                name=line.name,
                phrase=cast(Any, line.phrase),
                text=line.text,
                at=line.at,
                id=line.message if line.guest == guest else None,
            )
            for line in lines
        ]
        return text_of(Chat(said))
