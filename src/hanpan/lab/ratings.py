"""Ratings from the games of a tournament: Weng and Lin (2011), Plackett-Luce, by openskill."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from hanpan.core.errors import HanpanError
from hanpan.lab.simulate import Played


class NoLab(HanpanError):
    """The libraries of the laboratory are not installed."""


class Rating(msgspec.Struct, frozen=True):
    """Strength of a level on openskill's scale (25 is the start, more is better) and its standard deviation."""

    level: str
    mean: float
    deviation: float


def rated(levels: Sequence[str], games: Iterable[tuple[tuple[str, ...], Played]]) -> list[Rating]:
    """Ratings after all games, each with the levels of its players; the best first.  `NoLab`.

    Ratings follow the order of the games a little: give them deal by deal.  Players of one level share a rating; after
    a game it becomes the mean of what the game makes of each of them.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise NoLab("no-lab", module=error.name or "openskill") from error
    model = PlackettLuce()
    ratings: dict[str, Any] = {level: model.rating(name=level) for level in levels}
    for players, game in games:
        after = model.rate([[ratings[level]] for level in players], ranks=[float(rank) for rank in game.ranks])
        for level in dict.fromkeys(players):
            mine = [team[0] for team, player in zip(after, players, strict=True) if player == level]
            mean, deviation = fmean([one.mu for one in mine]), fmean([one.sigma for one in mine])
            ratings[level] = model.rating(mu=mean, sigma=deviation, name=level)
    found = [Rating(level, rating.mu, rating.sigma) for level, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mean)
