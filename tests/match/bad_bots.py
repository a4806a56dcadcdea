"""What a bot's code could do to a worker."""

import ctypes
import mmap
import os
import time

import msgspec

from hanpan.bots import Choice
from hanpan.bots.pool import think


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


# What may happen to the level `normal` while all others do what they should


def sleeps(game, level, view, seed, budget_ms):
    return time.sleep(1000) if level == "normal" else think(game, level, view, seed, budget_ms)


def loops(game, level, view, seed, budget_ms):
    while level == "normal":
        pass
    return think(game, level, view, seed, budget_ms)


def raises(game, level, view, seed, budget_ms):
    return {}[level] if level == "normal" else think(game, level, view, seed, budget_ms)


def crashes(game, level, view, seed, budget_ms):
    return ctypes.string_at(0) if level == "normal" else think(game, level, view, seed, budget_ms)


def cheats(game, level, view, seed, budget_ms):
    return Choice(9_999, "bot-forced") if level == "normal" else think(game, level, view, seed, budget_ms)


def babbles(game, level, view, seed, budget_ms):
    return "whatever" if level == "normal" else think(game, level, view, seed, budget_ms)


def eats(game, level, view, seed, budget_ms):
    return len(bytearray(8 << 30)) if level == "normal" else think(game, level, view, seed, budget_ms)


def sleeps_at_every_level(game, level, view, seed, budget_ms):
    return time.sleep(1000)
