"""Who listens to a table."""

from collections.abc import Iterator
from typing import Protocol


class Listener(Protocol):
    """One open connection."""

    def tell(self, text: str) -> None:
        """Takes a message; never waits and never raises.  One that cannot keep up ends itself."""

    def part(self) -> None:
        """Ends the connection so that it comes back and resumes."""


class Audience:
    """The listeners of one table by the seat that they see with; None are spectators."""

    def __init__(self) -> None:
        self.by_seat: dict[int | None, list[Listener]] = {}

    def add(self, listener: Listener, seat: int | None) -> None:
        """From now on the listener hears what that seat may hear."""
        self.by_seat.setdefault(seat, []).append(listener)

    def remove(self, listener: Listener, seat: int | None) -> None:
        """The listener hears nothing any more; one that is not there is no fault."""
        listeners = self.by_seat.get(seat, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self.by_seat.pop(seat, None)

    def __iter__(self) -> Iterator[Listener]:
        return iter([listener for listeners in self.by_seat.values() for listener in listeners])

    def __len__(self) -> int:
        return sum(len(listeners) for listeners in self.by_seat.values())

    def __contains__(self, listener: object) -> bool:
        return any(listener in listeners for listeners in self.by_seat.values())

    def has(self, seat: int) -> bool:
        """Whether anybody listens for that seat."""
        return seat in self.by_seat
