"""CPU time of a search: `python bench/search.py [GAME]`, 1,000 simulations with random roll-outs to the end.

With `PYTHONPATH=build/compiled` it measures the compiled build (`make compiled`).
"""

import sys
import time

from hanpan.bots.search import Guide, Search, Settings
from hanpan.core.chance import Quick
from hanpan.core.engine import legal, lowest, play
from hanpan.games import find_game

SIMULATIONS = 1000


def main(name: str = "three_little_pigs") -> None:
    """The first decision with a choice, for each number of seats; the best of three runs."""
    game = find_game(name)
    for n_seats in range(game.seats[0], game.seats[1] + 1):
        s = game.new({}, n_seats, Quick(3), None)
        while len(legal(s, lowest(s.asked))) == 1:
            play(s, lowest(s.asked), legal(s, lowest(s.asked))[0])
        best = float("inf")
        for _ in range(3):
            search = Search(Guide(game), s, lowest(s.asked), 1, Settings())
            start = time.process_time()
            for _ in range(SIMULATIONS):
                search.simulate()
            best = min(best, time.process_time() - start)
        print(f"{n_seats} seats: {1000 * best:.0f} ms for {SIMULATIONS} simulations, {len(search.nodes)} nodes")


if __name__ == "__main__":
    main(*sys.argv[1:])
