"""`hanpan simulate`: bots against bots, and how they did."""

import os
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hanpan.cli.files import pretty
from hanpan.cli.setup import (
    GameName,
    Json,
    Options,
    Preset,
    Silent,
    levels_for,
    options_of,
    seats_of,
    within,
)
from hanpan.cli.terminal import Terminal
from hanpan.games import find_game
from hanpan.lab.figures import Figures, Spread, Standing, figures
from hanpan.lab.series import play_all
from hanpan.lab.simulate import Plan, budget_of
from hanpan.text import has_text

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="seats")] = None,
    games: Annotated[int, Parameter(help="games")] = 100,
    bots: Annotated[str, Parameter(help="simulate-bots")] = "random",
    option: Options = [],  # noqa: B006 - cyclopts never changes it
    preset: Preset = None,
    seed: Annotated[int, Parameter(help="simulate-seed")] = 0,
    jobs: Annotated[int | None, Parameter(help="jobs")] = None,
    json: Json = False,
    terminal: Silent,
) -> int:
    """Lets bots play and shows scores, lengths and win rates."""
    kind = find_game(game)
    n_seats = seats_of(kind, seats if seats is not None or "," not in bots else bots.count(",") + 1)
    levels = levels_for(kind, bots, n_seats, searching)
    n_games = within("--games", games, 1, MOST_GAMES)
    n_jobs = within("--jobs", jobs if jobs is not None else os.cpu_count() or 1, 1, MOST_JOBS)
    options = options_of(kind, preset, option)
    kind.blank(options, n_seats)  # wrong options are told before any process starts
    plan = Plan(kind.name, levels, options, seed)
    with progress(terminal) as bar:
        task = bar.add_task("", total=n_games)
        played = play_all(plan, n_games, min(n_jobs, n_games), lambda n: bar.update(task, completed=n))
    result = figures(plan, played)
    if json:
        terminal.raw(pretty(result))
    else:
        show(terminal, result)
    return 0


def progress(terminal: Terminal) -> Progress:
    """A bar on a terminal; nothing where the notes go to a file."""
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=terminal.err, transient=True,
        disable=not terminal.err.is_terminal,
    )  # fmt: skip


def searching(level: str) -> str:
    """The level in `hard@200`.  `BadOptions`."""
    return budget_of(level)[0]


def level_name(terminal: Terminal, level: str) -> str:
    """A level as people call it."""
    name, _, simulations = level.partition("@")
    key = f"level-{name}"
    called = terminal.say(key) if has_text(terminal.locale, key) else name
    return f"{called} @{simulations}" if simulations else called


def show(terminal: Terminal, result: Figures) -> None:
    """The figures as text."""
    say = terminal.say
    terminal.line(say("simulate-head", title=say("title", result.game), games=result.games, n=len(result.levels)))
    if result.turns is not None:
        terminal.line(say("simulate-turns", numbers=numbers(terminal, result.turns)))
    terminal.line(say("simulate-decisions", numbers=numbers(terminal, result.decisions)))
    terminal.line(say("simulate-fair", rate=percent(result.fair)))
    terminal.line()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("who", "wins", "interval", "score"):
        table.add_column(say(f"simulate-{key}"), no_wrap=True, justify="left" if key == "who" else "right")
    for level, standing in result.by_level.items():
        table.add_row(level_name(terminal, level), *cells(standing))
    for seat, standing in enumerate(result.by_seat):
        table.add_row(say("seat", n=seat), *cells(standing))
    terminal.show(table)


def numbers(terminal: Terminal, spread: Spread) -> str:
    """Mean, deviation and extremes."""
    mean, sd = f"{spread.mean:.1f}", f"{spread.sd:.1f}"
    return terminal.say("simulate-spread", mean=mean, sd=sd, least=spread.least, most=spread.most)


def cells(standing: Standing) -> tuple[str, str, str]:
    """Win rate, interval, score."""
    win = standing.win
    interval = f"{percent(win.low)} – {percent(win.high)}"
    return percent(win.rate), interval, f"{standing.score.mean:.1f} ± {standing.score.sd:.1f}"


def percent(rate: float) -> str:
    """With one decimal."""
    return f"{100 * rate:.1f} %"
