"""Which message ids have been used in a match."""

from array import array
from bisect import bisect_left, insort


class MessageIds:
    """The ids of all accepted messages, as hashes: 8 bytes each.  Rarely an id that was never used seems to be.

    Hashes of text differ from process to process, so nobody can look for ids that collide.
    """

    def __init__(self) -> None:
        self._hashes = array("q")  # in order

    def add(self, seat: int, message: str) -> None:
        """The seat has used that id."""
        insort(self._hashes, hash((seat, message)))

    def may_hold(self, seat: int, message: str) -> bool:
        """False: the seat has not used that id.  True: the store knows."""
        mark = hash((seat, message))
        i = bisect_left(self._hashes, mark)
        return i < len(self._hashes) and self._hashes[i] == mark
