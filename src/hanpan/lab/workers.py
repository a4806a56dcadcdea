"""Portions of games in worker processes, as they are finished."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import NamedTuple

from hanpan.bots.pool import settle_in
from hanpan.lab.simulate import Plan, Played, play_one


class Portion(NamedTuple):
    """Games `first` … `end` - 1 of a plan."""

    plan: Plan
    first: int
    end: int


class Crew:
    """`jobs` processes; with one job everything happens in this one.  `crew(jobs)` makes and ends it."""

    def __init__(self, pool: ProcessPoolExecutor | None) -> None:
        self._pool = pool

    def play(self, portions: Sequence[Portion]) -> Iterator[tuple[int, list[Played]]]:
        """The games of each portion with its index, in the order in which they are finished.

        Raises `HanpanError` for a plan that the game or its bots cannot follow.
        """
        if self._pool is None:
            yield from enumerate(map(play_portion, portions))
            return
        waiting: dict[Future[list[Played]], int] = {
            self._pool.submit(play_portion, portion): i for i, portion in enumerate(portions)
        }
        while waiting:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


def play_portion(portion: Portion) -> list[Played]:
    """In a worker."""
    return [play_one(portion.plan, number) for number in range(portion.first, portion.end)]


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """Whatever ends this, Ctrl+C too, ends the processes: nobody waits for games that nobody wants."""
    if jobs == 1:
        yield Crew(None)
        return
    strangers = active_children()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        try:
            yield Crew(pool)
        except BaseException:
            for process in active_children():
                if process not in strangers:
                    process.kill()
            raise
