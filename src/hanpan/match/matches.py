"""All matches of a server: one actor for each, in memory only while somebody needs it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hanpan import bots
from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.games import find_game
from hanpan.match.actor import Match, Report
from hanpan.match.audience import Audience
from hanpan.match.bot_turns import RETRY_AFTER, BotTurns, Thinkers
from hanpan.match.plays import risen
from hanpan.match.replay import Standing, replayed, rest_of, rests_in_window
from hanpan.match.seeds import chance_of
from hanpan.match.windows import Clock, Windows
from hanpan.store.errors import BrokenRecord
from hanpan.store.records import LastStep, SeatRecord, StepRecord, TableRecord, chained, first_link
from hanpan.store.store import Store


class NoMatch(HanpanError):
    """There is no match at that table (yet)."""


class Matches:
    """Loads matches, starts them, and lets those go that nobody needs."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        report: Report,
        ended: Callable[[str], None],
        budget_ms: int,
        clock: Clock | None = None,
    ) -> None:
        """`ended` hears the code of each match that has just ended; `budget_ms` is what a bot may think."""
        self._clock = clock or Clock()
        self._store = store
        self._thinkers = thinkers
        self._report = report
        self._ended = ended
        self._is_closed = False
        self._budget_ms = budget_ms
        self._audiences: dict[str, Audience] = {}
        self._matches: dict[str, tuple[Match, BotTurns]] = {}
        self._loading: dict[str, asyncio.Future[Match]] = {}
        self._chores: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._matches)

    def audience(self, code: str) -> Audience:
        """Those who listen to the table, whether it has started or not."""
        return self._audiences.setdefault(code, Audience())

    def listening(self, code: str) -> Audience | None:
        """The same, None if nobody ever did."""
        return self._audiences.get(code)

    def audiences(self) -> list[Audience]:
        """Of all tables."""
        return list(self._audiences.values())

    def loaded(self, code: str) -> Match | None:
        """The match if it is in memory."""
        found = self._matches.get(code)
        return found[0] if found else None

    async def get(self, code: str) -> Match:
        """The match of that table.  `NoMatch` or `BrokenRecord`."""
        match = self.loaded(code)
        if match is not None:
            match.touched = asyncio.get_running_loop().time()
            return match
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._hold(code, loading)
        return await asyncio.shield(loading)

    async def begin(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        devices: Mapping[str, int],
        announce: Callable[[], None],
    ) -> None:
        """Sets the game up and stores the table as started, with exactly these seats.

        `announce` is called when it is stored and before the first step is told.  `LookupError` if the table was not
        waiting any more.
        """
        beginning = asyncio.ensure_future(self._begin(table, seats, devices, announce))
        self._hold(table.code, beginning)
        await asyncio.shield(beginning)

    def set_pace(self, code: str, pace: int) -> None:
        """The bots of a match that is in memory pause so many milliseconds from their next turn on."""
        if code in self._matches:
            self._matches[code][1].set_pace(pace)

    async def wake(self) -> None:
        """Brings back every running match that goes on by itself: a bot has to answer, or a hidden window ends."""
        for code in self._store.playing():
            try:
                played_by_bots = sum(1 << seat.seat for seat in self._store.seats(code) if seat.kind == "bot")
                last = self._store.last_step(code)
                if last.asked & played_by_bots or self._rests_in_window(code, last):
                    await self.get(code)
            except Exception as error:
                self._report("match_broken", code=code, error=repr(error))
            await asyncio.sleep(0)

    def drop_idle(self, seconds: float) -> int:
        """Lets matches go that nobody hears, that no bot works on and that nobody asked for lately; returns how many
        there were."""
        now = asyncio.get_running_loop().time()
        idle = [
            code
            for code, (match, turns) in self._matches.items()
            if not match.audience and not match.is_busy and not turns.is_busy and now - match.touched >= seconds
        ]
        for code in idle:
            self._matches.pop(code)[0].let_go()
        for code, audience in list(self._audiences.items()):
            if not audience and code not in self._matches:
                del self._audiences[code]
        return len(idle)

    async def close(self) -> None:
        """Bots stop; what has been handed to the store will be stored."""
        self._is_closed = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # they read what is about to be closed
        for match, turns in self._matches.values():
            turns.stop()
            match.stop()

    def _hold(self, code: str, loading: "asyncio.Future[Match]") -> None:
        self._loading[code] = loading

        def done(_: Any) -> None:
            if self._loading.get(code) is loading:
                del self._loading[code]

        loading.add_done_callback(done)

    async def _load(self, code: str) -> Match:
        await self._store.flush()  # a match that was lost may have a step under way
        table = self._store.table(code)
        if table is None or table.status == "waiting":
            raise NoMatch("table-unknown" if table is None else "not-started")
        seats = self._store.seats(code)
        steps = self._store.steps(code)
        if not steps:
            raise BrokenRecord("record-broken", code=code, n=1)
        game = find_game(table.game)
        standing = replayed(game, table, len(seats), steps)
        standing.answers = self._store.answers(code, steps[-1])
        for answer in standing.answers:
            if answer.message is not None:
                standing.used.add(answer.seat, answer.message)
        match, turns = self._enter(game, table, seats, standing)
        turns.go_on()
        return match

    def _rests_in_window(self, code: str, last: LastStep) -> bool:
        table = self._store.table(code)
        if table is None or not last.n:
            return False
        (step,) = self._store.steps(code, last.n - 1)
        return rests_in_window(find_game(table.game), step)

    async def _begin(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        devices: Mapping[str, int],
        announce: Callable[[], None],
    ) -> Match:
        game = find_game(table.game)
        n_seats = len(seats)
        log: list[Any] = []
        s = game.new(table.options, n_seats, chance_of(table.seed, n_seats), log)
        s.log = None
        prompts = risen([0] * n_seats, game.blank(table.options, n_seats), s, -1)
        events = game.codec().encode(log)
        now = self._clock.now()
        step = StepRecord(1, None, None, b"[]", 0, events, rest_of(game, s, prompts), s.asked, int(now))
        step.checksum = chained(first_link(table.code), step)
        started = msgspec.structs.replace(table, status="playing", rules_version=game.rules_version, updated=step.at)
        await self._store.replace(started, seats, devices, step)
        match, turns = self._enter(game, started, seats, Standing(s, prompts, 1, step.checksum, now))
        try:
            announce()
            match.tell_setup(log)
            turns.go_on()
        except Exception as error:
            self._report("telling_failed", code=table.code, n=1, error=repr(error))
            match.give_up("telling")
        return match

    def _enter(
        self, game: Game, table: TableRecord, seats: Sequence[SeatRecord], standing: Standing
    ) -> tuple[Match, BotTurns]:
        code = table.code
        windows = Windows(self._clock, table.window_ms, sum(seat.kind == "person" for seat in seats))
        match = Match(game, table, standing, self._store, self.audience(code), self._report, windows)
        levels = {seat.seat: seat.level or bots.LEVELS[0] for seat in seats if seat.kind == "bot"}
        turns = BotTurns(match, levels, table.pace, self._thinkers, self._budget_ms, self._report)

        def rested() -> None:
            turns.go_on()
            if match.is_over:
                self._ended(code)

        match.rested = rested
        match.lost = lambda: self._lost(code, turns)
        self._matches[code] = (match, turns)
        return match, turns

    def _lost(self, code: str, turns: BotTurns) -> None:
        if code in self._matches:
            self._matches.pop(code)[0].let_go()
        turns.stop()
        if not self._is_closed:
            chore = asyncio.ensure_future(self._bring_back(code))
            self._chores.add(chore)
            chore.add_done_callback(self._chores.discard)

    async def _bring_back(self, code: str) -> None:
        """Bots go on without waiting for a person."""
        failures = 0
        while True:
            try:
                await self.get(code)
                return
            except BrokenRecord as error:
                self._report("match_broken", code=code, error=repr(error))
                return
            except HanpanError as error:
                self._report("match_not_loaded", code=code, error=repr(error))
                await asyncio.sleep(RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)])
                failures += 1
