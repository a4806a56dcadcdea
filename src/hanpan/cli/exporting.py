"""`hanpan export` and `hanpan replay`: recorded games."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hanpan.cli.files import pretty, read_json, write_whole
from hanpan.cli.records import BadRecord, Record, check_chance, check_score, folded
from hanpan.cli.scores import score_lines, winner_line
from hanpan.cli.serving import data_folder
from hanpan.cli.setup import File, Silent, To
from hanpan.games import find_game
from hanpan.text import say_error, say_event

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
    record = read_json(file, Record)
    game = find_game(record.game)
    game.check_seats(len(record.seats))
    names = [seat.name or terminal.say("seat", n=n) for n, seat in enumerate(record.seats)]
    try:
        if record.status != "over":
            raise BadRecord("record-unfinished")
        if record.rules_version > game.rules_version:
            raise BadRecord("record-newer", code=record.code, version=record.rules_version)
        s, steps = folded(game, record)
        if not quiet:
            for step in record.steps:
                for form in step.events:
                    terminal.line("· " + say_event(terminal.locale, game.name, form, names))
        if record.score is not None:
            check_score(game, s, record)
        checks_chance = record.seed is not None and record.rules_version == game.rules_version
        if checks_chance:
            check_chance(game, record, steps)
    except BadRecord as error:
        terminal.note(say_error(terminal.locale, error))
        return WRONG
    score = game.score(s)
    for line in score_lines(terminal.locale, game, score, names):
        terminal.line(line)
    terminal.line(winner_line(terminal.locale, score, names))
    terminal.line(terminal.say("replay-score" if record.score is not None else "replay-no-score"))
    terminal.line(terminal.say("replay-chance" if checks_chance else "replay-no-chance"))
    return DONE
