"""CPU time of the bots: `python bench/pace.py GAME [LEVEL [GAMES]]`, for each number of seats.

Without the garbage collector of Python: its pauses depend on all that the process remembers, not on the choice.
"""

import gc
import sys
import time
from random import Random
from statistics import fmean, quantiles

from hanpan.bots import choose
from hanpan.core.chance import Borrowed
from hanpan.core.engine import lowest, play
from hanpan.games import find_game
from hanpan.lab.simulate import budget_of


def show_pace(name: str, level: str = "normal", n_games: str = "10") -> None:
    """Milliseconds of CPU for a choice, with the view already made."""
    gc.disable()
    game = find_game(name)
    for n in range(game.seats[0], game.seats[1] + 1):
        rng = Random(n)
        took = []
        for _ in range(int(n_games)):
            s = game.new({}, n, Borrowed(rng.random), None)
            while s.asked:
                seat = lowest(s.asked)
                view = game.view(s, seat)
                bot, budget = budget_of(level)
                start = time.process_time()
                a = choose(game, bot, view, rng.getrandbits(53), budget).action
                if len(view.choices) > 1:
                    took.append(1000 * (time.process_time() - start))
                play(s, seat, a)
        cuts = quantiles(took, n=100)
        print(
            f"{n} seats, {len(took)} choices: mean {fmean(took):.1f} ms, median {cuts[49]:.1f} ms, "
            f"99 of 100 below {cuts[98]:.1f} ms, at most {max(took):.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    show_pace(*sys.argv[1:])
