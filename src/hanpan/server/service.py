"""What lives as long as the server: store, matches, lobby, bots, open sockets."""

import asyncio
from typing import Any, Final

import structlog
from litestar.stores.memory import MemoryStore

from hanpan.bots.pool import Pool
from hanpan.match.matches import Matches
from hanpan.match.windows import Clock
from hanpan.server import metrics
from hanpan.server.addresses import Addresses
from hanpan.server.connection import RESTARTING, Connection
from hanpan.server.lobby import Lobby
from hanpan.server.rooms import Rooms
from hanpan.server.settings import Settings
from hanpan.store.folder import DataFolder
from hanpan.store.store import Store

log = structlog.get_logger("hanpan.server")

#: Seconds between two rounds of tidying up, at most.
TIDY_EVERY: Final = 15
#: Seconds that sockets have to take their last message.
GOODBYE_WITHIN: Final = 1.0


class Service:
    """Opened and closed with the application."""

    def __init__(self, settings: Settings, store: Store, counted: MemoryStore, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.addresses = Addresses(settings)
        self.pool = Pool(settings.bot_workers)
        self.matches = Matches(store, self.pool, self.report, self._ended, settings.bot_budget, clock)
        self.rooms = Rooms(store, self.matches, self.report)
        self.lobby = Lobby(store, self.matches, self.rooms)
        self.connections: set[Connection] = set()
        #: Matches are replayed one at a time and scene by scene, so that all tables go on meanwhile.
        self.replaying = asyncio.Lock()
        self.is_stopping = False
        self._counted = counted
        self._chores = [asyncio.ensure_future(self.matches.wake()), asyncio.ensure_future(self._tidy())]
        metrics.watch(lambda: len(self.matches), lambda: len(self.connections), store)

    @classmethod
    async def open(cls, settings: Settings, folder: DataFolder, counted: MemoryStore, clock: Clock) -> "Service":
        """The database is upgraded, bots that have to answer go on.  `counted` holds what the rate limit counts."""
        return cls(settings, await Store.open(folder.database), counted, clock)

    async def say_goodbye(self) -> None:
        """Tells all sockets that the server stops, and waits a moment for them to hear it."""
        self.is_stopping = True
        connections = list(self.connections)
        for connection in connections:
            connection.say_goodbye("stopping", True, RESTARTING)
        if connections:
            ends = [asyncio.ensure_future(connection.ended()) for connection in connections]
            await asyncio.wait(ends, timeout=GOODBYE_WITHIN)

    async def close(self) -> None:
        """Everything accepted is stored."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        self.rooms.close()
        await self.matches.close()
        self.pool.close()
        await self.store.close()

    def report(self, name: str, **facts: Any) -> None:
        """What an operator should know: into the log and the metrics."""
        metrics.REPORTS.labels(name, str(facts.get("cause", ""))).inc()
        log.warning(name, **facts)

    def part(self, connection: Connection) -> None:
        """A socket has closed."""
        if not self.is_stopping:
            self.rooms.went(connection)

    def _ended(self, code: str) -> None:
        self.rooms.tell_anyway(code)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY_EVERY, self.settings.idle))
            self.matches.drop_idle(self.settings.idle)
            await self._counted.delete_expired()
