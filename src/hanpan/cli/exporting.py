"""`hanpan export`, `hanpan replay` and `hanpan verify`: recorded games."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hanpan.cli.files import pretty, read_json, write_whole
from hanpan.cli.scores import score_lines, winner_line
from hanpan.cli.serving import data_folder
from hanpan.cli.setup import File, Silent, To
from hanpan.cli.terminal import Terminal
from hanpan.core.game import Game
from hanpan.core.score import Score
from hanpan.games import find_game
from hanpan.match.records import BadRecord, check_score, folded, game_of
from hanpan.match.verify import verify as proved
from hanpan.text import say_error, say_event
from hanpan.wire.http import Export

DONE = 0
WRONG = 1


def export(
    match: Annotated[str, Parameter(help="match")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="data")] = None,
    to: To = None,
    terminal: Silent,
) -> int:
    """Writes the record of a match from the data folder."""
    from hanpan.cli.stored import stored_record  # the store's libraries belong to the server

    record = asyncio.run(stored_record(data or data_folder(terminal.environment), match))
    text = pretty(record)
    if to is None:
        terminal.raw(text)
    else:
        write_whole(to, text)
    return DONE


def replay(
    file: File, *, quiet: Annotated[bool, Parameter(help="quiet", negative=())] = False, terminal: Silent
) -> int:
    """Tells a recorded game and checks it."""
    record = read_json(file, Export)
    names = names_in(record, terminal)
    try:
        game = game_of(record)
        s = folded(game, record)
        if not quiet:
            for step in record.steps:
                for form in step.events:
                    terminal.line("· " + say_event(terminal.locale, game.name, form, names))
        check_score(game, s, record)
        is_provable = record.seed is not None and record.rules_version == game.rules_version
        if is_provable:
            proved(record)
    except BadRecord as error:
        terminal.note(say_error(terminal.locale, error))
        return WRONG
    tell_score(game, game.score(s), names, terminal)
    terminal.line(terminal.say("replay-score" if record.score is not None else "replay-no-score"))
    terminal.line(terminal.say("replay-chance" if is_provable else "replay-no-chance"))
    return DONE


def verify(file: File, *, terminal: Silent) -> int:
    """Proves a recorded game from its seed."""
    record = read_json(file, Export)
    try:
        proof = proved(record)
    except BadRecord as error:
        terminal.note(say_error(terminal.locale, error))
        return WRONG
    game = find_game(record.game)
    terminal.line(terminal.say("verify-what", title=terminal.say("title", game.name), version=record.rules_version))
    terminal.line(terminal.say("verify-seed", hash=record.seed_hash))
    terminal.line(terminal.say("verify-chance", draws=proof.draws))
    terminal.line(terminal.say("verify-rules", steps=proof.steps, actions=proof.actions))
    if record.score is not None:
        tell_score(game, record.score, names_in(record, terminal), terminal)
    return DONE


def names_in(record: Export, terminal: Terminal) -> list[str]:
    """Who sat where; a seat without a name by its number."""
    return [seat.name or terminal.say("seat", n=n) for n, seat in enumerate(record.seats)]


def tell_score(game: Game, score: Score, names: list[str], terminal: Terminal) -> None:
    """The score line by line, and who has won."""
    for line in score_lines(terminal.locale, game, score, names):
        terminal.line(line)
    terminal.line(winner_line(terminal.locale, score, names))
