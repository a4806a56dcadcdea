"""Commands on position files: new, legal, view, apply, score, why-not.  docs/positions.md explains the files."""

from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import Parameter

from hanpan.boards import picture
from hanpan.cli.files import parse_json, pretty, read_json, write_whole
from hanpan.cli.help import BadUsage
from hanpan.cli.setup import (
    File,
    GameName,
    Json,
    Options,
    Preset,
    SeatNumber,
    Seed,
    Silent,
    To,
    options_of,
    seats_of,
    seed_of,
    within,
)
from hanpan.cli.terminal import Terminal
from hanpan.core.actions import BadAction
from hanpan.core.chance import TABLE, Scripted, stream_of
from hanpan.core.engine import is_over, lowest, play
from hanpan.core.errors import BadPosition, HanpanError, Refused
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.core.positions import Written, read_position, write_position
from hanpan.games import find_game
from hanpan.match.seeds import chance_of
from hanpan.text import say_action, say_event, say_refusal

DONE = 0
REFUSED = 1

ActionText = Annotated[str, Parameter(help="action")]


class Loaded(NamedTuple):
    """A position that was read, and what it was written like."""

    game: Game
    written: Written
    s: Any


class BadAct(HanpanError):
    """Something that is no action of the game, or that nobody can do now."""


def load(file: str, seed: int | None = 0) -> Loaded:
    """Reads a position file; draws come from its script, then from the seed.  `BadFile`, `BadPosition` …

    A file in which something happens by itself draws while it is read.  Looking at it twice shall show the same.
    """
    written = read_json(file, Written)
    game = find_game(written.game)
    game.check_seats(written.n_seats)
    try:
        s = read_position(game, written, chance_of(seed_of(seed), written.n_seats))
    except RecursionError as error:
        raise BadPosition("position-range", path="table") from error
    return Loaded(game, written, s)


def acting(loaded: Loaded, seat: int | None) -> int:
    """The seat that a command speaks for, from 0: the one named (from 1), else the first that is asked.  `BadUsage`, `BadAct`."""
    if seat is not None:
        return within("--seat", seat, 1, loaded.s.n_seats) - 1
    if is_over(loaded.s):
        raise BadAct("nobody-asked")
    return lowest(loaded.s.asked)


def read_action(game: Game, text: str) -> int:
    """An action from an id or from JSON.  `BadAct`."""
    try:
        return game.actions.read(int(text) if text.strip().isascii() and text.strip().isdigit() else form_of(text))
    except (BadAction, ValueError) as error:
        raise BadAct("action-missing", action=text[:200]) from error


def form_of(text: str) -> Any:
    """The form that stands in JSON.  `BadAct`."""
    try:
        return parse_json(text, "action", dict[str, Any])
    except HanpanError as error:
        raise BadAct("action-missing", action=text[:200]) from error


def names_of(terminal: Terminal, n_seats: int) -> list[str]:
    """What seats without people are called."""
    return [terminal.say("seat", n=seat) for seat in range(n_seats)]


def new(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="seats")] = None,
    option: Options = [],  # noqa: B006 - cyclopts never changes it
    preset: Preset = None,
    seed: Seed = None,
    to: To = None,
    terminal: Silent,
) -> int:
    """Writes a starting position."""
    kind = find_game(game)
    n_seats = seats_of(kind, seats)
    s = kind.new(options_of(kind, preset, option), n_seats, chance_of(seed_of(seed), n_seats), None)
    deliver(terminal, pretty(write_position(kind, s)), to)
    return DONE


def deliver(terminal: Terminal, text: str, to: str | None) -> None:
    """Writes data to a file or to standard output."""
    if to is None:
        terminal.raw(text)
    else:
        write_whole(to, text)


def legal(file: File, /, *, seat: SeatNumber = None, json: Json = False, terminal: Silent) -> int:
    """Lists what a seat may do."""
    loaded = load(file)
    game, s = loaded.game, loaded.s
    who = None if is_over(s) and seat is None else acting(loaded, seat)
    choices = [] if who is None or not s.asked >> who & 1 else s.offers[who]
    forms = [{"id": a, **game.actions.spell(a)} for a in choices]
    if json:
        terminal.raw(msgspec.json.encode(forms).decode() + "\n")
        return DONE
    names = names_of(terminal, s.n_seats)
    for form in forms:
        text = msgspec.json.encode({key: value for key, value in form.items() if key != "id"}).decode()
        terminal.line(f"{form['id']:>4}  {say_action(terminal.locale, game.name, form, names)}  {text}")
    if not forms:
        terminal.line(terminal.say("nothing-legal"))
    return DONE


def view(file: File, /, *, seat: SeatNumber = None, json: Json = False, terminal: Silent) -> int:
    """Shows the table as a seat sees it."""
    loaded = load(file)
    seen = loaded.game.view(loaded.s, None if seat is None else acting(loaded, seat))
    if json:
        terminal.raw(pretty(seen))
    else:
        for line in picture(seen, terminal.locale, names_of(terminal, loaded.s.n_seats)):
            terminal.line(line)
    return DONE


def apply(
    file: File,
    /,
    *actions: ActionText,
    seat: SeatNumber = None,
    seed: Seed = None,
    to: To = None,
    terminal: Silent,
) -> int:
    """Plays actions one after the other and writes the position that follows, or nothing if one is refused."""
    if not actions:
        raise BadUsage("usage-missing", name="ACTIONS")
    loaded = load(file, seed)
    game, s = loaded.game, loaded.s
    names = names_of(terminal, s.n_seats)
    chosen = [read_action(game, action) for action in actions]
    s.log = []
    for n, a in enumerate(chosen):
        who = acting(loaded, seat)
        refused = game.why_not(s, who, a)
        if refused is not None:
            terminal.note(f"{terminal.say('refused-action', n=n + 1)} {because(terminal, game, refused, names)}")
            return REFUSED
        play(s, who, a)
    for event in s.log:
        terminal.note(say_event(terminal.locale, game.name, spell_event(event, game.vocabulary), names))
    deliver(terminal, pretty(following(loaded)), to)
    return DONE


def following(loaded: Loaded) -> dict[str, Any]:
    """The position as it now stands, with what is left of the script."""
    plain = write_position(loaded.game, loaded.s)
    chance = loaded.s.chance
    if isinstance(chance, Scripted):
        left = unused(loaded.written.draws, chance.draws)
        if left:
            plain["draws"] = left
    if not loaded.written.conserved:
        plain["conserved"] = False
    return plain


def unused(draws: list[dict[str, Any]], left: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """The draws that are still to come: of every stream the last ones."""
    waiting: dict[int, int] = {}
    for stream, _ in left:
        waiting[stream] = waiting.get(stream, 0) + 1
    kept = []
    for draw in reversed(draws):
        stream = stream_of(draw["seat"]) if "seat" in draw else TABLE
        if waiting.get(stream, 0):
            waiting[stream] -= 1
            kept.append(draw)
    return kept[::-1]


def because(terminal: Terminal, game: Game, refused: Refused, names: list[str]) -> str:
    """The reason with its clause."""
    return with_clause(say_refusal(terminal.locale, game.name, refused.key, refused.facts, names), refused)


def with_clause(text: str, refused: Refused) -> str:
    """A reason in words, and where the rulebook says so."""
    return f"{text} ({refused.clause})" if refused.clause else text


def why_not(file: File, action: ActionText, /, *, seat: SeatNumber = None, json: Json = False, terminal: Silent) -> int:
    """Says why an action cannot be done now."""
    loaded = load(file)
    game = loaded.game
    a = read_action(game, action)
    who = 0 if is_over(loaded.s) and seat is None else acting(loaded, seat)
    refused = game.why_not(loaded.s, who, a)
    if json:
        facts = {} if refused is None else {"reason": refused.key, "clause": refused.clause, "facts": refused.facts}
        terminal.raw(msgspec.json.encode({"legal": refused is None, **facts}).decode() + "\n")
    elif refused is None:
        terminal.line(terminal.say("legal-action"))
    else:
        terminal.line(because(terminal, game, refused, names_of(terminal, loaded.s.n_seats)))
    return DONE
