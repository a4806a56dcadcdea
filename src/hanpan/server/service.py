"""What lives as long as the server: store, matches, lobby, bots, open sockets."""

import asyncio
from typing import Any, Final

import structlog
from litestar.stores.memory import MemoryStore

from hanpan.bots.pool import Pool
from hanpan.match.matches import Matches
from hanpan.server import metrics
from hanpan.server.addresses import Addresses
from hanpan.server.connection import RESTARTING, Connection
from hanpan.server.lobby import Lobby
from hanpan.server.settings import Settings
from hanpan.store.errors import BrokenRecord
from hanpan.store.folder import DataFolder
from hanpan.store.store import Store

log = structlog.get_logger("hanpan.server")

#: Seconds between two rounds of tidying up.
TIDY_EVERY: Final = 15
#: Seconds that sockets have to take their last message.
GOODBYE_WITHIN: Final = 1.0


class Service:
    """Opened and closed with the application."""

    def __init__(self, settings: Settings, store: Store, counted: MemoryStore) -> None:
        self.settings = settings
        self.store = store
        self.addresses = Addresses(settings)
        self.pool = Pool(settings.bot_workers)
        self.matches = Matches(store, self.pool, self.report, self._ended, settings.bot_budget)
        self.lobby = Lobby(store, self.matches)
        self.connections: set[Connection] = set()
        self.is_stopping = False
        self._counted = counted
        self._chores = [asyncio.ensure_future(self.matches.wake()), asyncio.ensure_future(self._tidy())]
        metrics.watch(lambda: len(self.matches), lambda: len(self.connections), store)

    @classmethod
    async def open(cls, settings: Settings, folder: DataFolder, counted: MemoryStore) -> "Service":
        """The database is upgraded, bots that have to answer go on.  `counted` holds what the rate limit counts."""
        return cls(settings, await Store.open(folder.database), counted)

    async def say_goodbye(self) -> None:
        """Tells all sockets that the server stops, and waits a moment for them to hear it."""
        self.is_stopping = True
        connections = list(self.connections)
        for connection in connections:
            connection.say_goodbye("stopping", True, RESTARTING)
        if connections:
            await asyncio.wait([connection.sender for connection in connections], timeout=GOODBYE_WITHIN)

    async def close(self) -> None:
        """Everything accepted is stored."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        await self.matches.close()
        self.pool.close()
        await self.store.close()

    def report(self, name: str, **facts: Any) -> None:
        """What an operator should know: into the log and the metrics."""
        metrics.REPORTS.labels(name, str(facts.get("cause", ""))).inc()
        log.warning(name, **facts)

    def part(self, connection: Connection) -> None:
        """A socket has closed."""
        audience = self.matches.listening(connection.code)
        if audience is None or connection not in audience:
            return
        audience.remove(connection, connection.seat)
        if connection.seat is not None and not audience.has(connection.seat) and not self.is_stopping:
            self._tell(connection.code)

    def _ended(self, code: str) -> None:
        self._tell(code)

    def _tell(self, code: str) -> None:
        try:
            self.lobby.tell(code)
        except BrokenRecord as error:
            self.report("table_broken", code=code, error=repr(error))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.matches.drop_idle(self.settings.idle)
            await self._counted.delete_expired()
