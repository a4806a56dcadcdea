"""`hanpan score`: counts a position file, or what lies before the players of a physical table."""

import re
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from hanpan.cli.files import pretty
from hanpan.cli.help import BadUsage
from hanpan.cli.positions import because, load, names_of
from hanpan.cli.scores import score_lines, winner_line
from hanpan.cli.setup import Json, Options, Preset, Silent, options_of
from hanpan.cli.terminal import Terminal
from hanpan.core.errors import BadSheet, HanpanError, Refused
from hanpan.core.game import Game
from hanpan.core.sheet import Counted, RoundCount, RoundSheet, Sheet
from hanpan.games import find_game, game_names
from hanpan.text import arguments, say_amount, say_error, say_event, say_name
from hanpan.wire.http import counted_sheet

DONE = 0
REFUSED = 1

#: What parts a list of things; all of them mean `/`.
BREAKS = re.compile(r"[/,;]")
WORDS = re.compile(r"/|[^\s/]+")
#: What parts rounds on the command line.
NEXT_ROUND = "|"
#: What begins another round when it is typed.
ANOTHER = "+"


class Home(msgspec.Struct):
    """A table at home: who sits there, and of each round what lay before everybody (`Sheet.seat` and `.table`)."""

    game: Game
    options: dict[str, str]
    names: list[str]
    rounds: list[RoundSheet]


def sheet_of(game: Game) -> Sheet:
    """How the game is told.  `BadSheet`."""
    if game.sheet is None:
        raise BadSheet("sheet-none", game=game.name)
    return game.sheet


def words_of(game: Game, locale: str, text: str) -> list[str]:
    """The words of a line; names may be those of the vocabulary or what things are called."""
    spoken = {
        say_name(locale, game.name, name).lower(): name for names in game.vocabulary.names.values() for name in names
    }
    longest = sorted(map(re.escape, spoken), key=len, reverse=True)
    called = re.compile(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)")
    return WORDS.findall(called.sub(lambda found: spoken[found[0]], BREAKS.sub(" / ", text.lower())))


def told_in(game: Game, locale: str, text: str, n: int) -> Any:
    """What a line of words tells of player `n`.  `BadSheet`."""
    try:
        return sheet_of(game).read(words_of(game, locale, text))
    except ValueError as error:
        raise BadSheet("sheet-name", n=n, name=str(error)) from error


def table_in(game: Game, locale: str, text: str) -> Any:
    """What a line of words tells of what belongs to nobody.  `BadSheet`."""
    read = sheet_of(game).read_table
    words = words_of(game, locale, text)
    if read is None:
        if words:
            raise BadSheet("sheet-table-name", name=words[0])
        return {}
    try:
        return read(words)
    except ValueError as error:
        raise BadSheet("sheet-table-name", name=str(error)) from error


def score(
    what: Annotated[str, Parameter(help="score-what")],
    /,
    *,
    player: Annotated[
        list[str], Parameter(name="--player", help="score-player", negative=(), metavar="NAME:WORDS")
    ] = [],  # noqa: B006 - cyclopts never changes it
    table: Annotated[str, Parameter(help="score-table", metavar="WORDS")] = "",
    option: Options = [],  # noqa: B006
    preset: Preset = None,
    json: Json = False,
    terminal: Silent,
) -> int:
    """Shows the score of a table, or of a position file if the game ended now."""
    if what in game_names():
        game = find_game(what)
        sheet_of(game)
        home = Home(game, options_of(game, preset, option), [], [])
        if not player:
            return ask(home, json, terminal)
        tell(home, player, table, terminal)
        return count(home, json, terminal)
    if player or table or option or preset is not None:
        raise BadUsage("usage-score-file")
    loaded = load(what)
    counted = loaded.game.score(loaded.s)
    if json:
        terminal.raw(pretty(counted))
        return DONE
    for line in score_lines(terminal.locale, loaded.game, counted, names_of(terminal, loaded.s.n_seats)):
        terminal.line(line)
    return DONE


def tell(home: Home, players: list[str], table: str, terminal: Terminal) -> None:
    """Reads players who are told as `NAME: WORDS` each, with `|` between rounds.  `BadSheet`."""
    lines = []
    for n, line in enumerate(players, 1):
        name, colon, words = line.partition(":")
        if not colon:
            name, words = "", line
        home.names.append(name.strip() or terminal.say("seat", n=n - 1))
        lines.append(words.split(NEXT_ROUND))
    tables = table.split(NEXT_ROUND)
    for i in range(max(map(len, [tables, *lines]))):
        seats = [told_in(home.game, terminal.locale, nth(parts, i), n) for n, parts in enumerate(lines, 1)]
        home.rounds.append(RoundSheet(seats, table_in(home.game, terminal.locale, nth(tables, i))))


def nth(parts: list[str], i: int) -> str:
    """Part `i`; nothing where there are fewer."""
    return parts[i] if i < len(parts) else ""


def count(home: Home, json: bool, terminal: Terminal) -> int:
    """Shows the score with what is doubtful about it, or why the table cannot be.  `BadSheet`, `BadOptions`."""
    try:
        counted = home.game.count(home.options, home.rounds)
    except Refused as refused:
        terminal.note(because(terminal, home.game, refused, home.names))
        return REFUSED
    for doubt in counted.doubts:
        terminal.note(because(terminal, home.game, doubt, home.names))
    if json:
        terminal.raw(pretty(counted_sheet(counted)))
    else:
        show(home, counted, terminal)
    return DONE


def show(home: Home, counted: Counted, terminal: Terminal) -> None:
    """Every round, then the score with all its lines, and who has won if the game is over."""
    if sheet_of(home.game).most_rounds > 1:
        for n, one in enumerate(counted.rounds, 1):
            show_round(home, n, one, terminal)
    for line in score_lines(terminal.locale, home.game, counted.score, home.names):
        terminal.line(line)
    terminal.line(
        winner_line(terminal.locale, counted.score, home.names) if counted.over else terminal.say("sheet-going-on")
    )


def show_round(home: Home, n: int, counted: RoundCount, terminal: Terminal) -> None:
    """How a round was counted, place by place."""
    game, locale = home.game.name, terminal.locale
    terminal.line(terminal.say("sheet-round", n=n))
    for place in counted.places:
        terminal.line("  " + terminal.say("sheet-place", game, **arguments(locale, game, place.form, home.names)))
        for step in place.steps:
            terminal.line(f"    {say_event(locale, game, step.event, home.names)} ({step.clause})")
    for name, total in zip(home.names, counted.totals, strict=True):
        terminal.line("  " + terminal.say("sheet-total", name=name, total=say_amount(locale, game, total)))


def ask(home: Home, json: bool, terminal: Terminal) -> int:
    """Asks for one player after the other, shows the score, and corrects or goes on as somebody wants."""
    terminal.line(terminal.say("sheet-help", home.game.name))
    sheet = sheet_of(home.game)
    first = RoundSheet([])
    least, most = home.game.seats
    readable = sheet.read_table is None or ask_table(home, first, terminal)
    while readable and len(home.names) < most:
        key = "sheet-name" if len(home.names) < least else "sheet-name-or-done"
        name = terminal.ask(terminal.say(key, n=len(home.names) + 1))
        if name is None or (not name and len(home.names) >= least):
            break
        home.names.append(name or terminal.say("seat", n=len(home.names)))
        if not ask_part(home, first, len(home.names), terminal):
            home.names.pop()
            break
    home.rounds.append(first)
    return count_again(home, json, terminal)


def count_again(home: Home, json: bool, terminal: Terminal) -> int:
    """Shows the score after every correction and every further round, until nobody wants another."""
    one_round = sheet_of(home.game).most_rounds == 1
    while True:
        status = count(home, json, terminal)
        most = len(home.names) if one_round else len(home.rounds)
        answers = [str(n) for n in range(1, most + 1)] + ([] if one_round else [ANOTHER])
        n = terminal.ask(terminal.say("sheet-correct" if one_round else "sheet-next"))
        while n and n not in answers:
            n = terminal.ask(terminal.say("sheet-no-player" if one_round else "sheet-no-round", n=most))
        if not n:
            return status
        if one_round:
            more = ask_part(home, home.rounds[0], int(n), terminal)
        else:
            more = ask_round(home, n, terminal)
        if not more:
            return status


def ask_round(home: Home, n: str, terminal: Terminal) -> bool:
    """Asks for another round or again for one that was told; False when there is nothing more to read."""
    if n == ANOTHER:
        home.rounds.append(RoundSheet([]))
    told = home.rounds[-1 if n == ANOTHER else int(n) - 1]
    return ask_table(home, told, terminal) and all(
        ask_part(home, told, player, terminal) for player in range(1, len(home.names) + 1)
    )


def ask_table(home: Home, told: RoundSheet, terminal: Terminal) -> bool:
    """Asks for what belongs to nobody until it can be read; False when there is nothing more to read."""
    while True:
        line = terminal.ask(terminal.say("sheet-table", home.game.name))
        if line is None:
            return False
        try:
            if line or not told.table:
                told.table = table_in(home.game, terminal.locale, line)
            return True
        except HanpanError as error:
            terminal.note(say_error(terminal.locale, error))


def ask_part(home: Home, told: RoundSheet, n: int, terminal: Terminal) -> bool:
    """Asks what lies before player `n` until it can be read; False when there is nothing more to read."""
    while True:
        line = terminal.ask(terminal.say("sheet-before", name=home.names[n - 1]))
        if line is None:
            return False
        try:
            part = told_in(home.game, terminal.locale, line, n)
        except HanpanError as error:
            terminal.note(say_error(terminal.locale, error))
            continue
        if len(told.seats) < n:
            told.seats.append(part)
        elif line or sheet_of(home.game).most_rounds == 1:
            told.seats[n - 1] = part
        return True
