"""How much one socket may send."""

from time import monotonic
from typing import Final

#: Lines of chat that may be said at once, and in which time (seconds) as many come again.
CHAT_AT_ONCE: Final = 5
CHAT_WITHIN: Final = 10


class Pace:
    """So many a second on average, and so many at once."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._most = self._left = float(at_once)
        self._at = monotonic()

    def allows(self, n: int = 1) -> bool:
        """Counts one thing as so many."""
        now = monotonic()
        self._left = min(self._left + (now - self._at) * self._per_second, self._most)
        self._at = now
        if self._left < n:
            return False
        self._left -= n
        return True


class Limits:
    """Those of one socket: all its messages, and what it says to the others."""

    def __init__(self, messages: int) -> None:
        self.messages = Pace(messages, 2 * messages)
        self.chat = Pace(CHAT_AT_ONCE / CHAT_WITHIN, CHAT_AT_ONCE)
