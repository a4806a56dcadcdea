"""`hanpan tournament`: which level is stronger, and how sure that is."""

import os
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from hanpan.bots import levels_of
from hanpan.cli.files import BadFile, pretty
from hanpan.cli.setup import GameName, Json, Options, Preset, Silent, levels_for, options_of, seats_of, within
from hanpan.cli.simulating import MOST_JOBS, level_name, percent, progress, searching
from hanpan.cli.terminal import Terminal
from hanpan.core.errors import BadOptions
from hanpan.games import find_game
from hanpan.lab.journal import Journal
from hanpan.lab.plots import draw_all
from hanpan.lab.ratings import Rating, rated
from hanpan.lab.simulate import Played
from hanpan.lab.tournament import Duel, Outcome, Tournament, deal_by_deal, hold

MOST_DEALS = 1_000_000


class Result(msgspec.Struct, frozen=True):
    """What `--json` writes."""

    tournament: Tournament
    ratings: list[Rating]
    duels: list[Outcome]


def tournament(
    game: GameName,
    /,
    *,
    levels: Annotated[str | None, Parameter(help="tournament-levels")] = None,
    seats: Annotated[int | None, Parameter(help="seats")] = None,
    deals: Annotated[int, Parameter(help="deals")] = 50,
    margin: Annotated[int, Parameter(help="margin")] = 0,
    option: Options = [],  # noqa: B006 - cyclopts never changes it
    preset: Preset = None,
    seed: Annotated[int, Parameter(help="simulate-seed")] = 0,
    jobs: Annotated[int | None, Parameter(help="jobs")] = None,
    journal: Annotated[str | None, Parameter(help="journal")] = None,
    plots: Annotated[str | None, Parameter(help="plots")] = None,
    json: Json = False,
    terminal: Silent,
) -> int:
    """Duels of all levels."""
    kind = find_game(game)
    n_seats = seats_of(kind, seats)
    names = ",".join(levels_of(kind.name)) if levels is None else levels
    wanted = tuple(dict.fromkeys(levels_for(kind, names, names.count(",") + 1, searching)))
    if len(wanted) < 2:
        raise BadOptions("tournament-levels", levels=names)
    options = options_of(kind, preset, option)
    kind.blank(options, n_seats)  # wrong options are told before any process starts
    plan = Tournament(
        kind.name, kind.rules_version, wanted, n_seats, options, seed,
        within("--deals", deals, 1, MOST_DEALS), within("--margin", margin, 0, 50) / 100,
    )  # fmt: skip
    n_jobs = within("--jobs", jobs if jobs is not None else os.cpu_count() or 1, 1, MOST_JOBS)
    duels = held(terminal, plan, n_jobs, None if journal is None else Path(journal))
    ratings = rated(wanted, deal_by_deal(duels))
    outcomes = [duel.outcome() for duel in duels]
    if json:
        terminal.raw(pretty(Result(plan, ratings, outcomes)))
    else:
        show(terminal, plan, ratings, outcomes)
    if plots is not None:
        draw(terminal, Path(plots), ratings, duels)
    return 0


def held(terminal: Terminal, plan: Tournament, jobs: int, path: Path | None) -> list[Duel]:
    """The duels, from the journal as far as it goes."""
    total = plan.deals * len(plan.duels())
    with nullcontext() if path is None else Journal(path, plan) as book, progress(terminal) as bar:
        known = [] if book is None else [(entry.duel, entry.deal, entry.games) for entry in book.entries]
        task = bar.add_task("", total=total, completed=len(known))

        def heard(duel: int, deal: int, games: list[Played]) -> None:
            if book is not None:
                book.add(duel, deal, games)
            bar.advance(task)

        return hold(plan, known, jobs, heard)


def show(terminal: Terminal, plan: Tournament, ratings: Sequence[Rating], outcomes: Sequence[Outcome]) -> None:
    """The result as text."""
    say = terminal.say
    head = say("tournament-head", title=say("title", plan.game), n=plan.n_seats, duels=len(outcomes), deals=plan.deals)
    terminal.line(head)
    terminal.line(say("tournament-fair", rate=percent(1 / plan.n_seats)))
    terminal.line()
    table = columns(terminal, "duel", "deals", "wins", "interval", "verdict")
    for outcome in outcomes:
        win = outcome.win
        duel = say(
            "plot-duel",
            challenger=level_name(terminal, outcome.challenger),
            other=level_name(terminal, outcome.other),
        )
        interval = f"{percent(win.low)} – {percent(win.high)}"
        answer = say(f"tournament-{outcome.verdict}") if plan.margin else ""
        table.add_row(duel, str(outcome.deals), percent(win.rate), interval, answer)
    terminal.show(table)
    terminal.line()
    table = columns(terminal, "level", "rating")
    for rating in ratings:
        table.add_row(level_name(terminal, rating.level), f"{rating.mean:.1f} ± {rating.deviation:.1f}")
    terminal.show(table)


def columns(terminal: Terminal, *keys: str) -> Table:
    """An empty table with these columns; the first one holds words."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, key in enumerate(keys):
        table.add_column(terminal.say(f"tournament-{key}"), no_wrap=True, justify="right" if i else "left")
    return table


def draw(terminal: Terminal, folder: Path, ratings: Sequence[Rating], duels: Sequence[Duel]) -> None:
    """The pictures.  `BadFile`."""
    names = {rating.level: level_name(terminal, rating.level) for rating in ratings}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        drawn = draw_all(folder, terminal.say, names, ratings, duels)
    except OSError as error:
        raise BadFile("file-unwritable", file=str(folder), detail=error.strerror or "") from error
    for path in drawn:
        terminal.note(terminal.say("tournament-drawn", file=str(path)))
