"""Where random numbers come from.

A source is plugged into a position and is no part of it: it is neither cloned, compared nor saved with it.
Only `Frame.decide` and `Frame.advance` draw.  Stream 0 belongs to the table, stream 1 + seat to that seat, so that
what one seat draws in a simultaneous phase does not depend on who acts first.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hanpan.core.errors import BadPosition

TABLE: Final = 0


def stream_of(seat: int) -> int:
    """The stream of a seat's own bag or deck."""
    return 1 + seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One source of random numbers."""

    def below(self, stream: int, n: int) -> int:
        """A uniform integer from 0 to n - 1; `n` is at least 1 and less than 2^31."""
        raise NotImplementedError

    def pick(self, stream: int, bag: list[int]) -> int:
        """A uniform element of a non-empty list.  The list is not changed."""
        return bag[self.below(stream, len(bag))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Chance):
    """For matches: what has been drawn tells nothing about what will be drawn.

    Number `count` of a stream is BLAKE2b of (stream, count) under the match's key, so that the counters alone
    restore the source (they stand in the control record) and every draw can be proved once the key is public.
    """

    def __init__(self, key: bytes, n_streams: int) -> None:
        self.key = key
        self.counts = [0] * n_streams

    def below(self, stream: int, n: int) -> int:
        while True:
            count = self.counts[stream]
            self.counts[stream] = count + 1
            block = blake2b(b"%d.%d" % (stream, count), key=self.key, digest_size=4).digest()
            x = int.from_bytes(block, "big")
            if x < 0x100000000 - 0x100000000 % n:  # the rest would favour small numbers
                return x % n


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(Chance):
    """A 31-bit xorshift with the same numbers in every build; streams share it.  For searches and tests."""

    x: i64

    def __init__(self, seed: int) -> None:
        x = (seed ^ 0x2545F491) & 0x7FFFFFFF or 1
        for _ in range(4):  # neighbouring seeds start alike
            x = step(x)
        self.x = x

    def below(self, stream: int, n: int) -> int:
        self.x = step(self.x)
        return self.x * n >> 31


def step(x: i64) -> i64:
    """The next state of the 31-bit xorshift; these shifts give the full period over 1 … 2^31 - 1."""
    x ^= x << 13 & 0x7FFFFFFF
    x ^= x >> 16
    x ^= x << 11 & 0x7FFFFFFF
    return x


@mypyc_attr(allow_interpreted_subclasses=True)
class Borrowed(Chance):
    """The interpreter's own generator, `random.Random(seed).random`.  For searches in uncompiled code."""

    def __init__(self, source: Callable[[], float]) -> None:
        self.source = source

    def below(self, stream: int, n: int) -> int:
        return int(self.source() * n)

    def pick(self, stream: int, bag: list[int]) -> int:
        return bag[int(self.source() * len(bag))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Forbidden(Chance):
    """For replays, views and restored positions: drawing is a fault of the code."""

    def below(self, stream: int, n: int) -> int:
        raise AssertionError("only decide and advance draw random numbers")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """First the draws that were written down, by stream, then another source.

    A script names what is drawn (the face, the card), not its index; where a rule asks for a bare number it names
    that number.  `BadPosition` when the named thing is not there to be drawn.
    """

    def __init__(self, draws: list[tuple[int, int]], then: Chance) -> None:
        self.draws = draws[:]
        self.then = then

    def _next(self, stream: int) -> int:
        for i, (owner, value) in enumerate(self.draws):
            if owner == stream:
                del self.draws[i]
                return value
        return -1

    def below(self, stream: int, n: int) -> int:
        value = self._next(stream)
        if value < 0:
            return self.then.below(stream, n)
        if value >= n:
            raise BadPosition("position-draw", stream=stream, value=value)
        return value

    def pick(self, stream: int, bag: list[int]) -> int:
        value = self._next(stream)
        if value < 0:
            return self.then.pick(stream, bag)
        if value not in bag:
            raise BadPosition("position-draw", stream=stream, value=value)
        return value
