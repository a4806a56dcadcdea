"""Bots at a table: whenever one is asked it answers, whatever happens to its worker."""

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from hanpan import bots
from hanpan.bots.pool import BotFailed
from hanpan.core.engine import legal
from hanpan.match.actor import Match, Report
from hanpan.match.seeds import bot_seed

#: Waits before a bot tries again after a failure that is not its own (seconds); the last one repeats.
RETRY_AFTER: Final = (1.0, 2.0, 5.0, 15.0)

_ENCODE = msgspec.json.Encoder().encode


class Thinkers(Protocol):
    """Where bots think: outside of the event loop."""

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> bots.Choice:
        """The choice of a bot that sees `view` (JSON); `BotFailed` if it crashes or takes over a second too long."""
        ...


class BotTurns:
    """The bots of one match."""

    def __init__(
        self, match: Match, levels: Mapping[int, str], pace: int, thinkers: Thinkers, budget_ms: int, report: Report
    ) -> None:
        """`levels` by seat; `pace` is the pause before each answer in milliseconds."""
        self._match = match
        self._levels = levels
        self.set_pace(pace)
        self._thinkers = thinkers
        self._budget_ms = budget_ms
        self._report = report
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer."""
        return any(not task.done() for _, task in self._tasks.values())

    def set_pace(self, pace: int) -> None:
        """The pause before each answer from the next one on, milliseconds."""
        self._pace = pace / 1000

    def go_on(self) -> None:
        """Sees to it that every bot that is asked will answer."""
        for seat in self._levels:
            prompt = self._match.prompt_of(seat)
            if prompt is None:
                continue
            known, task = self._tasks.get(seat, (0, None))
            if task is None or known != prompt or task.done():
                self._tasks[seat] = (prompt, asyncio.create_task(self._answer(seat, prompt)))

    def stop(self) -> None:
        """No bot answers any more."""
        for _, task in self._tasks.values():
            task.cancel()

    async def _answer(self, seat: int, prompt: int) -> None:
        await asyncio.sleep(self._pace)
        failures = 0
        while not self._match.is_lost and self._match.prompt_of(seat) == prompt:
            n = self._match.n
            try:
                a = await self._choice(seat)
                played = await self._match.play_bot(seat, prompt, a)
                if not played and self._match.n == n:  # else others have overtaken it, and it thinks anew
                    raise BotFailed("illegal", str(a))
            except Exception as error:
                self._report("bot_turn_failed", code=self._match.code, seat=seat, error=repr(error))
                await asyncio.sleep(RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)])
                failures += 1

    async def _choice(self, seat: int) -> int:
        match = self._match
        choices = legal(match.position, seat)
        if len(choices) == 1:
            return choices[0]
        level = self._levels[seat]
        view = match.game.view(match.position, seat)
        seed = bot_seed(match.seed, seat, match.n)
        if level != bots.LEVELS[0]:
            try:
                choice = await self._thinkers.choose(match.game.name, level, _ENCODE(view), seed, self._budget_ms)
                if type(choice.action) is int and choice.action in choices:
                    return choice.action
                cause, detail = "illegal", str(choice.action)
            except BotFailed as error:
                cause, detail = error.cause, error.detail
            except Exception as error:
                cause, detail = "crashed", repr(error)
            self._report("bot_replaced", code=match.code, seat=seat, level=level, cause=cause, detail=detail)
        return bots.choose(match.game, bots.LEVELS[0], view, seed, self._budget_ms).action
