"""Strength of the bots of The Three Little Pigs, with the luck of the dice taken out.

`python bench/strength.py SEATS GAMES LEVELS [SEED [JOBS]]`, the first-named level being the one that is measured:
`python bench/strength.py 2 400 hard@30,normal 2026`

The games are those of `hanpan simulate` with the same seed.  Beside the win rate it tells the rate without luck: every
roll and every blow of the wolf is compared with its exact mean under the valuation of `normal`, and the differences
are subtracted from the result (a control variate, as in N. Burch et al., "AIVAT", 2018).  The mean stays the same
whatever that valuation is worth; the spread becomes much smaller, and so does the number of games that is needed.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, stdev
from typing import NamedTuple

from hanpan.bots import choose
from hanpan.bots.three_little_pigs.foresight import Foresight
from hanpan.bots.three_little_pigs.outlook import Outlook
from hanpan.bots.three_little_pigs.weights import WEIGHTS
from hanpan.core.chance import Sealed
from hanpan.core.engine import lowest, play
from hanpan.games.three_little_pigs import GAME
from hanpan.lab.figures import Z, wilson
from hanpan.lab.simulate import budget_of, draw


class Result(NamedTuple):
    """The share of the win of the first-named level, and how lucky it was."""

    win: float
    luck: float


def one_game(levels: list[str], seed: int, number: int) -> Result:
    """Game `number` of `hanpan simulate`."""
    n = len(levels)
    me = number % n
    s = GAME.new({}, n, Sealed(draw(seed, number // n, "chance"), 1 + n), None)
    outlook = Outlook(WEIGHTS[s.options.variant][n])
    guide = Foresight(me, outlook)
    luck = 0.0
    decisions = 0
    n_turns = 0
    while s.asked:
        if s.n_turns > n_turns:
            n_turns = s.n_turns
            guide = Foresight(me, outlook)
        seat = lowest(s.asked)
        level, budget = budget_of(levels[(seat - number) % n])
        choice_seed = int.from_bytes(draw(seed, number, f"choice {decisions}")[:7], "big")
        a = choose(GAME, level, GAME.view(s, seat), choice_seed, budget).action
        before = guide.expected(s, seat, a)
        play(s, seat, a)
        if before is not None:
            luck += guide.estimate(s)[me] - before[me]
        decisions += 1
    winners = GAME.score(s).winners
    return Result(1 / len(winners) if me in winners else 0.0, luck)


def one_deal(levels: list[str], seed: int, deal: int) -> list[Result]:
    """The games with equal chance, with everybody in every seat."""
    n = len(levels)
    return [one_game(levels, seed, number) for number in range(deal * n, (deal + 1) * n)]


def show(levels: list[str], deals: list[list[Result]]) -> None:
    """What is known after these deals."""
    games = [game for deal in deals for game in deal]
    rate = wilson(sum([game.win for game in games]), len(games))
    fair = [fmean([game.win - game.luck for game in deal]) for deal in deals]
    half = Z * stdev(fair) / len(fair) ** 0.5
    print(
        f"{len(games)} games, {levels[0]} against {', '.join(levels[1:])}: wins {100 * rate.rate:.1f} % "
        f"({100 * rate.low:.1f}-{100 * rate.high:.1f}), without luck {100 * fmean(fair):.1f} % "
        f"({100 * (fmean(fair) - half):.1f}-{100 * (fmean(fair) + half):.1f})",
        flush=True,
    )


def main(seats: str, n_games: str, names: str, seed: str = "2026", jobs: str = "1") -> None:
    """Plays all deals and tells now and then how far it is."""
    levels = names.split(",")
    levels += levels[-1:] * (int(seats) - len(levels))
    numbers = range(int(n_games) // len(levels))
    deals: list[list[Result]] = []
    with ProcessPoolExecutor(int(jobs)) as pool:
        for deal in pool.map(one_deal, [levels] * len(numbers), [int(seed)] * len(numbers), numbers):
            deals.append(deal)
            if len(deals) > 1 and (len(deals) % 20 == 0 or len(deals) == len(numbers)):
                show(levels, deals)


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
