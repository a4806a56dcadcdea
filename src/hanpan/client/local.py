"""Tables of this process: the same matches as on a server, without one."""

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from uuid import uuid4

import msgspec

from hanpan import bots
from hanpan.client.table import Table, Tables
from hanpan.core.errors import Refused
from hanpan.games import find_game
from hanpan.match.export import exported, exported_seat
from hanpan.match.matches import Matches
from hanpan.match.plans import level_of, new_table
from hanpan.store.records import SeatRecord, TableRecord
from hanpan.store.store import Store
from hanpan.wire import messages
from hanpan.wire.http import NewTable, SeatInfo
from hanpan.wire.messages import PastStep, Position

T = TypeVar("T")
#: A safety stop for bots, milliseconds.
BUDGET_MS: Final = 10_000
#: The only guest here: every seat that is no bot's is this process's.
HERE: Final = "here"
LOG: Final = logging.getLogger("hanpan.client")


class Local(Tables):
    """Tables for as long as this object lives.  Nothing happens at them but within a call of a method.

    All of it is done by one thread, so that notebooks and programs with an event loop of their own can use it, too.
    """

    def __init__(self, nickname: str = "") -> None:
        self.nickname = nickname
        self._thread = ThreadPoolExecutor(1, "hanpan")
        self._loop = asyncio.new_event_loop()
        self._folder = TemporaryDirectory(prefix="hanpan-")
        self.store: Store = self.run(Store.open(Path(self._folder.name) / "hanpan.db"))
        self.matches = Matches(self.store, self, report, lambda code: None, BUDGET_MS)

    def join(self, code: str) -> Table:
        """Takes the first open seat for one more player of this process."""
        return LocalTable(self, code, self.run(self._join(code)))

    async def _join(self, code: str) -> str | None:
        table, seats = await self.record(code)
        free = [seat.seat for seat in seats if seat.kind == "open"]
        if table.status != "waiting" or not free:
            raise Refused("table-full" if table.status == "waiting" else "table-started")
        seats[free[0]] = person = self._person(free[0])
        await self.store.replace(table, seats, {})
        return person.token

    def close(self) -> None:
        self.run(self._close())
        self._thread.shutdown()
        self._loop.close()
        self._folder.cleanup()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Everything at the tables happens in here."""
        return self._thread.submit(self._loop.run_until_complete, work).result()

    async def record(self, code: str) -> tuple[TableRecord, list[SeatRecord]]:
        """A table as it is stored.  `Refused`."""
        table = self.store.table(code)
        if table is None:
            raise Refused("table-unknown")
        return table, self.store.seats(code)

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> bots.Choice:
        """Bots think here, too."""
        kind = find_game(game)
        return bots.choose(kind, level, msgspec.json.decode(view, type=kind.view_type), seed, budget_ms)

    def _set_up(self, plan: NewTable) -> Table:
        game = find_game(plan.game)
        table = new_table(game, plan, HERE, uuid4().hex[:6].upper())
        seats = [SeatRecord(n, "open") for n in range(len(plan.seats))]
        for n, seat in enumerate(plan.seats):
            if seat.kind == "bot":
                seats[n] = SeatRecord(n, "bot", level_of(game, seat.level))
            elif seat.kind == "me":
                seats[n] = self._person(n)
        self.run(waited(self.store.create(table, seats)))
        own = next((seat.token for seat in seats if seat.token), None)
        made = LocalTable(self, table.code, own)
        if plan.start:
            made.start()
        return made

    def _person(self, n: int) -> SeatRecord:
        return SeatRecord(n, "person", None, HERE, self.nickname, uuid4().hex)

    async def _close(self) -> None:
        await self.matches.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()
        await self._loop.shutdown_default_executor()


class LocalTable(Table):
    """A match of this process, seen from one seat."""

    def __init__(self, local: Local, code: str, token: str | None) -> None:
        self.code, self.game = code, find_game(local.run(local.record(code))[0].game)
        self._local = local
        self._token = token  # of the seat, whose number may change with the start

    @property
    def seat(self) -> int | None:
        return self._local.run(self._seat())

    @property
    def seats(self) -> list[SeatInfo]:
        return [exported_seat(seat, HERE) for seat in self._local.run(self._local.record(self.code))[1]]

    def start(self) -> None:
        self._local.run(self._start())

    def position(self) -> Position | None:
        return self._local.run(self._look())

    def wait(self, timeout: float | None = None) -> Position:
        """The same; `TimeoutError` at once when only people of this process could do anything."""
        return self._local.run(asyncio.wait_for(self._wait(), timeout))

    def events(self, since: int = 0) -> list[PastStep]:
        return [step for step in self._local.run(self._events()) if step.n > since]

    def _ask(self, message: messages.Act | messages.WhyNot | messages.AskAid) -> Any:
        answer = self._local.run(self._answer(message))
        if isinstance(answer, messages.Refused):
            raise Refused(answer.reason, answer.clause, **answer.facts)
        return answer

    async def _seat(self) -> int | None:
        _, seats = await self._local.record(self.code)
        return next((seat.seat for seat in seats if self._token and seat.token == self._token), None)

    async def _start(self) -> None:
        table, seats = await self._local.record(self.code)
        if table.status == "waiting":
            kept = [seat for seat in seats if seat.kind != "open"]
            self.game.check_seats(len(kept))
            numbered = [msgspec.structs.replace(seat, seat=n) for n, seat in enumerate(kept)]
            await self._local.matches.begin(table, numbered, {}, lambda: None)

    async def _look(self) -> Position | None:
        if (await self._local.record(self.code))[0].status != "waiting":
            match = await self._local.matches.get(self.code)
            self._position = match.position_for(await self._seat())
        return self._position

    async def _wait(self) -> Position:
        playing = {seat.seat for seat in (await self._local.record(self.code))[1] if seat.kind == "bot"}
        while True:
            position = await self._look()
            if position is not None and (position.prompt or position.view.score):
                return position
            goes_on = position is not None and (position.window or not playing.isdisjoint(position.view.asked))
            if not goes_on:
                raise TimeoutError("nobody but this process can do anything")
            await asyncio.sleep(0.001)

    async def _events(self) -> list[PastStep]:
        table, seats = await self._local.record(self.code)
        told = exported(table, seats, self._local.store.steps(self.code), await self._seat()).steps
        return [PastStep(step.n, step.seat, step.actions, step.events) for step in told]

    async def _answer(self, message: messages.Act | messages.WhyNot | messages.AskAid) -> Any:
        match, seat = await self._local.matches.get(self.code), await self._seat()
        if isinstance(message, messages.WhyNot):
            return match.why_not(seat, message)
        if isinstance(message, messages.AskAid):
            found = match.aid(seat, message)
            return msgspec.convert(msgspec.to_builtins(found), type(found))
        answer = await match.act(seat, message)
        await self._look()
        return answer


def report(name: str, **facts: Any) -> None:
    """What would stand in a server's log."""
    LOG.warning("%s %s", name, facts)


async def waited(change: "asyncio.Future[Any]") -> None:
    """A change that the store was asked for."""
    await change
