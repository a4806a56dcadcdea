"""Bots at a table: whenever one is asked it answers, whatever happens to its worker."""

import asyncio
from collections.abc import Mapping
from itertools import pairwise
from typing import Final, Protocol

import msgspec

from hanpan import bots
from hanpan.bots.pool import BotFailed
from hanpan.core.engine import legal
from hanpan.match.actor import Match, Report
from hanpan.match.seeds import bot_seed
from hanpan.match.windows import Window

#: What the bot may take that answers in the place of another, and its budget in milliseconds.  With what bots may take
#: beyond their budgets (`pool.GRACE`) it is less than a second: so long a table waits for a bot without an answer.
HASTE: Final = 0.5
HASTE_BUDGET: Final = 50
EASY: Final = "easy"
#: Waits before a bot tries again after a failure that is not its own (seconds); the last one repeats.
RETRY_AFTER: Final = (1.0, 2.0, 5.0, 15.0)

_ENCODE = msgspec.json.Encoder().encode


class Thinkers(Protocol):
    """Where bots think: outside of the event loop."""

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> bots.Choice:
        """The choice of a bot that sees `view` (JSON); `BotFailed` if it crashes or takes too long."""
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
        window = self._match.window
        if window is None:
            await asyncio.sleep(self._pace)
        failures = 0
        while not self._match.is_lost and self._match.prompt_of(seat) == prompt:
            n = self._match.n
            try:
                a = await (self._choice(seat) if window is None else self._choice_in(window, seat))
                played = await self._match.play_bot(seat, prompt, a)
                if not played and self._match.n == n:  # else others have overtaken it, and it thinks anew
                    raise BotFailed("illegal", str(a))
            except Exception as error:
                self._report("bot_turn_failed", code=self._match.code, seat=seat, error=repr(error))
                await asyncio.sleep(RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)])
                failures += 1

    async def _choice_in(self, window: Window, seat: int) -> int:
        """The answer in a hidden window.  Where its end is fixed nobody sees when it comes; else the pause begins with
        the thinking, so that a bot that has to think takes no longer than one that has no choice."""
        if window.ends is not None:
            return await self._choice(seat)
        a, _ = await asyncio.gather(self._choice(seat), asyncio.sleep(self._pace))
        return a

    async def _choice(self, seat: int) -> int:
        match = self._match
        choices = legal(match.position, seat)
        if len(choices) == 1:
            return choices[0]
        seed = bot_seed(match.seed, seat, match.n)
        levels = self._deputies(self._levels[seat])
        for level, deputy in pairwise(levels):
            try:
                return await self._thought(seat, level, choices, seed, level != levels[0])
            except BotFailed as error:
                facts = {"cause": error.cause, "detail": error.detail}
            except Exception as error:
                facts = {"cause": "crashed", "detail": repr(error)}
            self._report("bot_replaced", code=match.code, seat=seat, level=level, by=deputy, **facts)
        return bots.at_random(choices, seed)

    def _deputies(self, level: str) -> list[str]:
        """Who answers, and who answers in his place: `random` always has an answer, at once and in this process."""
        between = [EASY] if EASY != level and EASY in bots.levels_of(self._match.game.name) else []
        return [bots.RANDOM] if level == bots.RANDOM else [level, *between, bots.RANDOM]

    async def _thought(self, seat: int, level: str, choices: list[int], seed: int, in_haste: bool) -> int:
        """What a bot thinks outside of the event loop; `BotFailed`."""
        game = self._match.game
        view = _ENCODE(game.view(self._match.position, seat))
        budget = HASTE_BUDGET if in_haste else self._budget_ms
        thinking = self._thinkers.choose(game.name, level, view, seed, budget)
        try:
            choice = await asyncio.wait_for(thinking, HASTE if in_haste else None)
        except TimeoutError as error:
            raise BotFailed("late", "nobody was free to think") from error
        if type(choice.action) is not int or choice.action not in choices:
            raise BotFailed("illegal", str(choice.action)[:200])
        return choice.action
