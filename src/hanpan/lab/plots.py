"""Pictures of a tournament as SVG: ratings, who beats whom, and how each duel became sure."""

import warnings
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from hanpan.lab.figures import share, wilson
from hanpan.lab.ratings import NoLab, Rating
from hanpan.lab.tournament import Duel, Outcome

#: Blue and orange of Okabe and Ito (2008), which everybody can tell apart.
BLUE: Final = "#0072b2"
ORANGE: Final = "#d55e00"
#: Text stays text, so that any reader's fonts can draw it; nothing that changes from run to run is written.
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hanpan",
    "axes.spines.top": False,
    "axes.spines.right": False,
}

Say = Callable[..., str]
"""A text by key, in the reader's language."""


def draw_all(
    folder: Path, say: Say, names: dict[str, str], ratings: Sequence[Rating], duels: Sequence[Duel]
) -> list[Path]:
    """Writes `ratings.svg`, `duels.svg` and `course.svg`; `names` are the levels as people call them.  `NoLab`."""
    try:
        import matplotlib
        from matplotlib import figure
    except ImportError as error:
        raise NoLab("no-lab", module=error.name or "matplotlib") from error
    outcomes = [duel.outcome() for duel in duels]
    new_page: Any = figure.Figure
    pictures: dict[str, Callable[[Any], None]] = {
        "ratings": lambda axes: draw_ratings(axes, say, names, ratings),
        "duels": lambda axes: draw_duels(axes, say, names, outcomes),
        "course": lambda axes: draw_course(axes, say, names, duels),
    }
    drawn = []
    with matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing")  # the reader's fonts draw the words, not these
        for name, draw in pictures.items():
            page = new_page(figsize=(7, 4), layout="constrained")
            draw(page.subplots())
            path = folder / f"{name}.svg"
            page.savefig(path, format="svg", metadata={"Date": None})
            drawn.append(path)
    return drawn


def draw_ratings(axes: Any, say: Say, names: dict[str, str], ratings: Sequence[Rating]) -> None:
    """A point for each level, with two standard deviations to both sides."""
    for row, rating in enumerate(reversed(ratings)):
        axes.errorbar(rating.mean, row, xerr=2 * rating.deviation, fmt="o", color=BLUE, capsize=4)
    axes.set_yticks(range(len(ratings)), [names[rating.level] for rating in reversed(ratings)])
    axes.set_xlabel(say("plot-rating"))


def draw_duels(axes: Any, say: Say, names: dict[str, str], outcomes: Sequence[Outcome]) -> None:
    """A line for each duel: the challenger's win rate, its interval, and what an equal would win."""
    for row, outcome in enumerate(reversed(outcomes)):
        win = outcome.win
        reach = [[win.rate - win.low], [win.high - win.rate]]
        axes.errorbar(win.rate, row, xerr=reach, fmt="o", color=BLUE, capsize=4)
    axes.axvline(fair(outcomes), color=ORANGE, linestyle="--", label=say("plot-fair"))
    axes.set_yticks(range(len(outcomes)), [label(say, names, outcome) for outcome in reversed(outcomes)])
    axes.set_xlim(0, 1)
    axes.set_xlabel(say("plot-wins"))
    axes.legend()


def draw_course(axes: Any, say: Say, names: dict[str, str], duels: Sequence[Duel]) -> None:
    """The win rate of each challenger after each deal."""
    marks = "os^vDP*X"
    for i, duel in enumerate(duels):
        deals, _ = duel.settled()
        wins = list(accumulate([sum([share(game, 0) for game in games]) for games in deals]))
        rates = [wilson(total, (n + 1) * len(deals[0])).rate for n, total in enumerate(wins)]
        axes.plot(
            range(1, len(rates) + 1), rates, marker=marks[i % len(marks)], markevery=max(1, len(rates) // 8),
            label=label(say, names, duel.outcome()),
        )  # fmt: skip
    axes.axhline(fair([duel.outcome() for duel in duels]), color="#555555", linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("plot-deals"))
    axes.set_ylabel(say("plot-wins"))
    axes.legend(fontsize="small")


def fair(outcomes: Sequence[Outcome]) -> float:
    """What an equal would win: a deal has one game for each seat."""
    return outcomes[0].deals / outcomes[0].win.n


def label(say: Say, names: dict[str, str], outcome: Outcome) -> str:
    """A duel in words."""
    return say("plot-duel", challenger=names[outcome.challenger], other=names[outcome.other])
