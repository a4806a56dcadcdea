"""Matches for tests: a real store in a file, listeners that remember, and people who play at random."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from hanpan.bots import Choice
from hanpan.bots.pool import BotFailed, think
from hanpan.core.engine import asked, legal
from hanpan.core.positions import write_position
from hanpan.match.actor import Match
from hanpan.match.matches import Matches
from hanpan.match.windows import Clock
from hanpan.store.records import SeatRecord
from hanpan.store.store import Store
from hanpan.wire.messages import Accepted, Act, Refused
from store.storing import table_record

IDS = count()


class Recorder:
    """A listener that remembers everything."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.parted = False

    def tell(self, text: str) -> None:
        self.texts.append(text)

    def part(self) -> None:
        self.parted = True

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]


class InProcess:
    """Bots that think at once, in this process."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> Choice:
        self.asked += 1
        return think(game, level, view, seed, budget_ms)


class Failing:
    """Bots that never give an answer."""

    def __init__(self, cause: str) -> None:
        self.cause = cause

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> Choice:
        if self.cause == "illegal":
            return Choice(9_999, "bot-forced")
        raise BotFailed(self.cause)


class Room:
    """A store and its matches, and what was reported."""

    def __init__(self, store: Store, thinkers: Any, budget_ms: int, clock: Clock | None) -> None:
        self.store = store
        self.budget_ms = budget_ms
        self.thinkers = thinkers
        self.reports: list[tuple[str, dict[str, Any]]] = []
        self.reported = asyncio.Event()
        self.over: dict[str, asyncio.Event] = {}
        self.clock = clock
        self.matches = Matches(store, thinkers, self._report, self._ended, self.budget_ms, clock)

    def _report(self, name: str, **facts: Any) -> None:
        self.reports.append((name, facts))
        self.reported.set()

    def _ended(self, code: str) -> None:
        self.over.setdefault(code, asyncio.Event()).set()

    async def ended(self, code: str) -> None:
        await self.over.setdefault(code, asyncio.Event()).wait()

    def forget(self) -> None:
        """As after a restart: nothing is left but the store."""
        for match, turns in self.matches._matches.values():
            turns.stop()
            match.stop()
        self.matches = Matches(self.store, self.thinkers, self._report, self._ended, self.budget_ms, self.clock)

    async def begin(
        self,
        game: str = "fair",
        people: int = 3,
        bots: str = "",
        code: str = "ABCDEF",
        listeners: dict[int | None, Recorder] | None = None,
        **changes: Any,
    ) -> Match:
        """A match of people and then bots of level `random` (r), `easy` (e) … that has just started."""
        levels = {"r": "random", "e": "easy", "n": "normal", "h": "hard"}
        seats = [SeatRecord(i, "person", None, f"guest-{i}", f"사람 {i}", f"{code}-{i}") for i in range(people)]
        seats += [SeatRecord(people + i, "bot", levels[sign]) for i, sign in enumerate(bots)]
        table = table_record(code, game=game, **changes)
        table.id = await self.store.create(table, seats)

        def announce() -> None:
            for seat, listener in (listeners or {}).items():
                self.matches.audience(code).add(listener, seat)

        await self.matches.begin(table, seats, {}, announce)
        return await self.matches.get(code)


@asynccontextmanager
async def room(
    path: Path, thinkers: Any = None, budget_ms: int = 1000, clock: Clock | None = None
) -> AsyncIterator[Room]:
    store = await Store.open(path / "a.db")
    made = Room(store, thinkers or InProcess(), budget_ms, clock)
    try:
        yield made
    finally:
        await made.matches.close()
        await store.close()


def digest(match: Match) -> str:
    """A hash of everything that an action could change: table, frames, chance counters, prompts, numbers."""
    s = match.position
    counts = getattr(s.chance, "counts", None)
    offers = [legal(s, seat) for seat in range(s.n_seats)]
    whole = [write_position(match.game, s), counts, match.prompts, match.n, match._checksum.hex(), offers]
    return hashlib.sha256(msgspec.json.encode(whole)).hexdigest()


def choice(match: Match, seat: int, rng: Any) -> int:
    return rng.choice(legal(match.position, seat))


async def act(match: Match, seat: int, a: Any, id: str = "") -> Accepted | Refused:
    """Answers the open prompt of a seat with one action or a list."""
    actions = a if isinstance(a, list) else [a]
    return await match.act(seat, Act(id or f"id-{next(IDS)}", match.prompts[seat], actions))


async def play_on(match: Match, rng: Any, most: int = 10_000) -> int:
    """Random play of all seats, to the end or for so many steps; returns the number of steps."""
    for n in range(most):
        seats = asked(match.position)
        if not seats:
            return n
        seat = rng.choice(seats)
        answer = await act(match, seat, choice(match, seat, rng))
        assert isinstance(answer, Accepted), answer
    return most
