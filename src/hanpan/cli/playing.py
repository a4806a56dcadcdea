"""`hanpan play`: a person against bots in the terminal."""

import secrets
from random import Random
from typing import Annotated, Any, Final

from cyclopts import Parameter

from hanpan.bots import usual_level
from hanpan.cli.files import pretty, write_whole
from hanpan.cli.help import BadUsage
from hanpan.cli.positions import load
from hanpan.cli.records import Recorder
from hanpan.cli.setup import (
    GameName,
    Options,
    Preset,
    Seed,
    Silent,
    levels_for,
    options_of,
    seats_of,
    seed_of,
    within,
)
from hanpan.cli.sitting import Sitting
from hanpan.cli.terminal import Terminal
from hanpan.games import find_game
from hanpan.match.seeds import chance_of, seed_hash
from hanpan.wire.http import SeatInfo

N_BOT_NAMES: Final = 6
LONGEST_NAME: Final = 20


def play(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="seats")] = None,
    seat: Annotated[int, Parameter(help="play-seat")] = 1,
    bots: Annotated[str | None, Parameter(help="play-bots")] = None,
    name: Annotated[str | None, Parameter(help="play-name")] = None,
    option: Options = [],  # noqa: B006 - cyclopts never changes it
    preset: Preset = None,
    seed: Seed = None,
    explain: Annotated[bool, Parameter(help="play-explain", negative=())] = False,
    start: Annotated[str | None, Parameter(name="--from", help="play-from")] = None,
    record: Annotated[str | None, Parameter(help="play-record")] = None,
    terminal: Silent,
) -> int:
    """Plays a game; every question is answered with the number of a choice."""
    kind = find_game(game)
    log: list[Any] = []
    key = seed_of(seed)
    if start is None:
        n_seats = seats_of(kind, seats)
        s = kind.new(options_of(kind, preset, option), n_seats, chance_of(key, n_seats), log)
    elif record is not None or seats is not None or option or preset is not None:
        raise BadUsage("usage-from")
    else:
        loaded = load(start, seed)
        if loaded.game is not kind:
            raise BadUsage("usage-other-game", file=start, game=loaded.game.name)
        s, n_seats = loaded.s, loaded.s.n_seats
        s.log = log
    me = within("--seat", seat, 1, n_seats) - 1
    levels = list(levels_for(kind, bots or usual_level(kind.name), n_seats - 1))
    levels.insert(me, "")
    called = names_of(terminal, n_seats, me, name)
    people = [seat_info(called[i], levels[i]) for i in range(n_seats)]
    recorder = None if record is None else Recorder(kind, log, people, key)
    rng = Random(secrets.randbits(64) if seed is None else seed)
    if start is None:
        terminal.line(terminal.say("seed-hash-shown", hash=seed_hash(key)))
    sitting = Sitting(kind, s, me, called, levels, rng, terminal, explain, recorder)
    finished = sitting.run()
    if finished and start is None:
        terminal.line(terminal.say("seed-shown", seed=key.hex()))
    if finished and recorder is not None and record is not None:
        write_whole(record, pretty(recorder.record(sitting.s)))
        terminal.line(terminal.say("play-saved", file=record))
    return 0


def names_of(terminal: Terminal, n_seats: int, me: int, name: str | None) -> list[str]:
    """Names of the seats: the player's, and those of the bots in their order."""
    bots = iter([terminal.say(f"bot-name-{i + 1}") for i in range(N_BOT_NAMES)])
    own = " ".join("".join(c if c.isprintable() else " " for c in name or "").split())[:LONGEST_NAME]
    return [own or terminal.say("player-name") if seat == me else next(bots) for seat in range(n_seats)]


def seat_info(name: str, level: str) -> SeatInfo:
    """A seat of the record; the person has no level."""
    known: Any = level or None
    return SeatInfo("bot" if level else "person", name, known, False, not level)
