"""Tournaments: every level meets every other in duels over the same deals.

A duel seats one player of its first level, called the challenger, among players of the other one; with two seats each
pair meets once, with more each level is the challenger of each other.  A deal is played once with everybody in each
seat.  The result depends on the tournament alone: not on the number of processes, nor on having been interrupted.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, permutations, zip_longest
from typing import Any, Final

import msgspec

from hanpan.lab.figures import Rate, share, wilson
from hanpan.lab.simulate import Plan, Played
from hanpan.lab.trial import Question, Verdict, verdict
from hanpan.lab.workers import Portion, crew

#: Deals of a duel that are played before it is looked at again.
DEALS_PER_ROUND: Final = 8


class Tournament(msgspec.Struct, frozen=True):
    """What is played: `deals` at most in each duel.  With a `margin` a duel ends as soon as it is sure whether the
    challenger wins that much more than an equal would (see `trial`); it is a share of the wins, 0 for "play all"."""

    game: str
    rules_version: int
    levels: tuple[str, ...]
    n_seats: int
    options: dict[str, str]
    seed: int
    deals: int
    margin: float = 0.0

    def duels(self) -> list[tuple[str, str]]:
        """Challenger and the other level, in a fixed order."""
        return list(combinations(self.levels, 2) if self.n_seats == 2 else permutations(self.levels, 2))

    def plan(self, duel: tuple[str, str]) -> Plan:
        """The games of a duel: player 0 is the challenger.  All duels have the same deals."""
        challenger, other = duel
        return Plan(self.game, (challenger, *[other] * (self.n_seats - 1)), self.options, self.seed)


class Duel:
    """One duel: its games as far as they are known."""

    def __init__(self, tournament: Tournament, duel: tuple[str, str]) -> None:
        self.levels = duel
        self.plan = tournament.plan(duel)
        self._tournament = tournament
        self._games: dict[int, list[Played]] = {}  # by deal

    def portion(self, deal: int) -> Portion:
        """The games of a deal."""
        n = self._tournament.n_seats
        return Portion(self.plan, deal * n, (deal + 1) * n)

    def add(self, deal: int, games: list[Played]) -> None:
        """All games of a deal."""
        self._games[deal] = games

    def settled(self) -> tuple[list[list[Played]], Verdict]:
        """The deals that count, from the first without a gap until the duel was decided, and the verdict on them."""
        tournament = self._tournament
        question = Question(1 / tournament.n_seats, tournament.margin)
        counted: list[list[Played]] = []
        wins: list[float] = []
        answer = Verdict.UNDECIDED
        for deal in range(tournament.deals):
            if deal not in self._games or answer is not Verdict.UNDECIDED:
                break
            counted.append(self._games[deal])
            wins.append(sum([share(game, 0) for game in counted[-1]]) / tournament.n_seats)
            if tournament.margin and len(counted) % DEALS_PER_ROUND == 0:
                answer = verdict(question, wins)
        return counted, answer

    def wanted(self) -> list[int]:
        """The deals of the next round that are not known yet; none when the duel is over."""
        counted, answer = self.settled()
        if answer is not Verdict.UNDECIDED:
            return []
        first = len(counted) // DEALS_PER_ROUND * DEALS_PER_ROUND
        end = min(first + DEALS_PER_ROUND, self._tournament.deals)
        return [deal for deal in range(first, end) if deal not in self._games]

    def outcome(self) -> "Outcome":
        """How it stands."""
        counted, answer = self.settled()
        games = [game for deal in counted for game in deal]
        wins = sum([share(game, 0) for game in games])
        return Outcome(*self.levels, len(counted), wilson(wins, len(games)), answer)


class Outcome(msgspec.Struct, frozen=True):
    """A duel of at least one deal: the win rate of the challenger with its interval (Wilson's, which is on the careful
    side here: the games of a deal balance each other)."""

    challenger: str
    other: str
    deals: int
    win: Rate
    verdict: Verdict


def hold(
    tournament: Tournament,
    known: Iterable[tuple[int, int, list[Played]]],
    jobs: int,
    heard: Callable[[int, int, list[Played]], Any],
) -> list[Duel]:
    """Plays what is not `known` yet: number of the duel, number of the deal, its games; tells each new deal to `heard`.

    Raises `HanpanError` for a game or levels that are not there.
    """
    duels = [Duel(tournament, duel) for duel in tournament.duels()]
    for number, deal, games in known:
        duels[number].add(deal, games)
    with crew(jobs) as workers:
        while wanted := [(number, deal) for number, duel in enumerate(duels) for deal in duel.wanted()]:
            for i, games in workers.play([duels[number].portion(deal) for number, deal in wanted]):
                number, deal = wanted[i]
                duels[number].add(deal, games)
                heard(number, deal, games)
    return duels


def deal_by_deal(duels: Sequence[Duel]) -> Iterator[tuple[tuple[str, ...], Played]]:
    """The games that count with the levels of their players: the first deal of every duel, then the second."""
    for deals in zip_longest(*[duel.settled()[0] for duel in duels], fillvalue=[]):
        for duel, games in zip(duels, deals, strict=True):
            for game in games:
                yield duel.plan.levels, game
