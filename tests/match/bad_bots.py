"""What a bot's code could do to a worker."""

import mmap
import os

import msgspec

from hanpan.bots import Choice


def loop_for_ever(game, level, view, seed, budget_ms):
    while True:
        pass


def die(game, level, view, seed, budget_ms):
    os._exit(3)


def eat_memory(game, level, view, seed, budget_ms):
    return [mmap.mmap(-1, 1 << 28) for _ in range(32)]


def fail(game, level, view, seed, budget_ms):
    raise ValueError("no idea")


def first(game, level, view, seed, budget_ms):
    return Choice(msgspec.json.decode(view)["choices"][0], "bot-forced")


def moody(game, level, view, seed, budget_ms):
    if level == "hard":
        os._exit(3)
    return first(game, level, view, seed, budget_ms)
