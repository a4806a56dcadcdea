"""Who sits in a seat, and where everybody sits at a rematch."""

from secrets import SystemRandom

from hanpan.server.codes import new_token
from hanpan.server.guests import GuestId
from hanpan.store.records import SeatRecord


def person(n: int, guest: GuestId) -> SeatRecord:
    """A guest in a seat."""
    return SeatRecord(n, "person", None, guest.id, guest.name, new_token())


def new_places(n_seats: int, wish: str) -> list[int]:
    """Where each seat comes to be: in its own place (`same`), one further (`next`), or anywhere (`mixed`)."""
    places = list(range(n_seats))
    if wish == "next":
        return places[1:] + places[:1]
    if wish == "mixed":
        SystemRandom().shuffle(places)
    return places
