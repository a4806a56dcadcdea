"""Processes that measure in turns, a fraction of a second each, so that a busy machine slows all of them alike.

A script that uses this runs itself once more for each contestant, with `serve NAME` as its arguments.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

TURN = 0.4  # seconds of CPU for each measurement
COMPILED = Path(__file__).parents[1] / "build/compiled"


def cost(work: Callable[[], int]) -> float:
    """µs of CPU for each unit that `work` tells it has done."""
    n = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < TURN:
        n += work()
    return spent / n * 1e6


def many(action: Callable[[], Any]) -> Callable[[], int]:
    """An action so often that looking at the clock costs nothing beside it."""

    def work() -> int:
        for _ in range(20):
            action()
        return 20

    return work


def serve(works: list[Callable[[], int]]) -> None:
    """The contestant's side: measures everything once whenever it is told to."""
    for work in works:
        work()
    print("ready", flush=True)
    for _ in sys.stdin:
        print(*[cost(work) for work in works], flush=True)


class Contestant:
    """One process and what it has measured, a list of µs for each round."""

    def __init__(self, name: str, python: str, environment: dict[str, str]) -> None:
        self.name = name
        self.rounds: list[list[float]] = []
        self.process = subprocess.Popen(
            [python, sys.argv[0], "serve", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )

    def is_ready(self) -> bool:
        """Waits until it can be measured; False with a line that says why it cannot."""
        assert self.process.stdout and self.process.stderr
        for line in self.process.stdout:  # some greet first
            if line == "ready\n":
                return True
        last = self.process.stderr.read().strip().splitlines()[-1:]
        print(f"skipped: {self.name} ({''.join(last) or 'it ended'})", flush=True)
        return False

    def measure(self) -> None:
        """One turn."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.rounds.append([float(figure) for figure in self.process.stdout.readline().split()])

    def figure(self, i: int) -> float:
        """The median of measurement `i`."""
        return median(figures[i] for figures in self.rounds)

    def beside(self, other: "Contestant", i: int) -> float:
        """How much more measurement `i` costs than with the other one: the median of the rounds."""
        return median(mine[i] / theirs[i] for mine, theirs in zip(self.rounds, other.rounds, strict=True))

    def end(self) -> None:
        """Ends the process."""
        self.process.terminate()
        self.process.communicate()


def compiled_environment() -> dict[str, str]:
    """With this, `hanpan` is the compiled build."""
    return {"PYTHONPATH": str(COMPILED)}


def take_turns(contestants: list[Contestant], rounds: int) -> list[Contestant]:
    """Measures all that are ready; they have ended when this returns."""
    ready = [contestant for contestant in contestants if contestant.is_ready()]
    for _ in range(rounds):
        for contestant in ready:
            contestant.measure()
    for contestant in contestants:
        contestant.end()
    return ready
