"""Where bots think: worker processes, so that the event loop never waits for one.

Each worker is a process of its own: one that crashes, loops or eats memory is replaced and hurts nobody else.  Where the
system can do that, workers are copied from a process that has loaded everything, so that a lost one is replaced within
moments.  All of them end with the server, however it ends.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.context import BaseContext
from typing import Final

import msgspec

from hanpan.bots import Choice, choose, levels_of
from hanpan.games import find_game, game_names

#: What a bot may take beyond its budget before it is given up, in seconds.
GRACE: Final = 0.4
#: What a new process may take until it is ready, in seconds.
START: Final = 60.0
#: Address space of a worker, in bytes.
MOST_MEMORY: Final = 1 << 30

Think = Callable[[str, str, bytes, int, int], Choice]


class BotFailed(Exception):
    """A bot gave no usable answer: `cause` is `crashed`, `late` or `illegal`."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause, detail)
        self.cause = cause
        self.detail = detail


def think(game_name: str, level: str, view: bytes, seed: int, budget_ms: int) -> Choice:
    """In the worker: the choice of a bot that sees a view as JSON."""
    game = find_game(game_name)
    return choose(game, level, msgspec.json.decode(view, type=game.view_type), seed, budget_ms)


def settle_in() -> None:
    """In the worker, first: it ends with the server, not with the server's Ctrl+C, and cannot eat the machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def leave_with_parent() -> None:
    """Waits for the end of the server and ends this process."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def warm() -> int:
    """In the worker: loads the games and their bots; returns the process id."""
    for name in game_names():
        find_game(name)
        levels_of(name)
    return os.getpid()


@cache
def processes() -> BaseContext:
    """How workers come into being."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["hanpan.bots.loaded"])
    return context


class Worker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    async def run(self, think: Think, job: tuple[str, str, bytes, int, int], seconds: float) -> Choice:
        """The result of a job; `BotFailed`."""
        try:
            executor = await self._ready()
            return await asyncio.wait_for(asyncio.wrap_future(executor.submit(think, *job)), seconds)
        except TimeoutError as error:
            self.kill()
            raise BotFailed("late") from error
        except BrokenProcessPool as error:
            self.kill()
            raise BotFailed("crashed", "the process ended") from error
        except asyncio.CancelledError:
            self.kill()
            raise
        except Exception as error:
            raise BotFailed("crashed", repr(error)) from error

    async def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, mp_context=processes(), initializer=settle_in)
            starting: Future[int] = await asyncio.to_thread(self._executor.submit, warm)
            self._pid = await asyncio.wait_for(asyncio.wrap_future(starting), START)
        return self._executor

    def kill(self) -> None:
        """Ends the process at once, whatever it does."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for process in multiprocessing.active_children():
            if process.pid == self._pid:
                process.kill()
        executor.shutdown(wait=False, cancel_futures=True)


class Pool:
    """A fixed number of workers.  Bots wait for a free one; their time counts from when they have it."""

    def __init__(self, n_workers: int, think: Think = think) -> None:
        """`think` is called in the workers."""
        self._think = think
        self._workers = [Worker() for _ in range(n_workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> Choice:
        """The choice of a bot that sees `view` (JSON); `BotFailed` if it crashes or takes too long."""
        worker = await self._free.get()
        try:
            return await worker.run(self._think, (game, level, view, seed, budget_ms), budget_ms / 1000 + GRACE)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """Ends all workers at once."""
        for worker in self._workers:
            worker.kill()
