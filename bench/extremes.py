"""The longest random game and the longest list of choices of games.

`python bench/extremes.py [GAMES [NAME …]]`  so many games of each, 10,000 by default, spread evenly over the numbers of seats
"""

import sys
from collections import Counter

from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.core.game import Game
from hanpan.games import find_game, game_names


def extremes(game: Game, n_seats: int, n_games: int) -> Counter[str]:
    """The most of each kind in random games that all conserve what they have to."""
    most: Counter[str] = Counter()
    for seed in range(n_games):
        chooser = Quick(seed)
        log: list[object] = []
        s = game.new({}, n_seats, Quick(seed + 1_000_003), log)
        n = 0
        while s.asked:
            seat = lowest(s.asked)
            most["choices"] = max(most["choices"], len(s.offers[seat]))
            play(s, seat, chooser.pick(0, s.offers[seat]))
            n += 1
        game.conserve(s)
        most["decisions"] = max(most["decisions"], n)
        most["events"] = max(most["events"], len(log))
    return most


def main(n_games: str = "10000", *names: str) -> None:
    """One line for each game and number of seats."""
    for name in names or game_names():
        game = find_game(name)
        seats = range(game.seats[0], game.seats[1] + 1)
        for n_seats in seats:
            most = extremes(game, n_seats, int(n_games) // len(seats))
            figures = ", ".join(f"{n:,} {kind}" for kind, n in most.items())
            print(f"{name}, {n_seats} seats, at most: {figures}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
