"""What a table can be: who may sit in a seat, which options there are, where everybody sits at a rematch."""

from secrets import SystemRandom

from hanpan.bots import UnknownLevel, levels_of
from hanpan.core.errors import BadOptions
from hanpan.core.game import Game
from hanpan.core.options import spell_options
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


def check_level(game: Game, level: str) -> None:
    """`UnknownLevel` for a level that the game's bots do not have."""
    levels = levels_of(game.name)
    if level not in levels:
        raise UnknownLevel("bot-level-unknown", level=level, levels=", ".join(levels))


def chosen_options(game: Game, preset: str, options: dict[str, str], n_seats: int) -> tuple[str, dict[str, str]]:
    """Preset and all options by name.  `BadOptions`."""
    name = preset or next(iter(game.presets))
    if name not in game.presets:
        raise BadOptions("preset-unknown", preset=name, presets=", ".join(game.presets))
    least, most = game.seats
    blank = game.blank({**game.presets[name], **options}, min(max(n_seats, least), most))
    return name, spell_options(game.options, blank.options)
