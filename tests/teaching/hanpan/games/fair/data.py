"""Components of the Fair: a game that teaches the engine and serves its tests.

Cards are worth 1-5 (four of each); card 0 is a thief (four).  Every seat has coins and a bag of its own chips.
"""

from typing import Final

CARDS: Final = ("thief", "1", "2", "3", "4", "5")
COPIES: Final = 4
THIEF: Final = 0
DECK: Final = [card for card in range(6) for _ in range(COPIES)]
HAND: Final = 3
BAG: Final = [0, 0, 1, 2, 3]  # chips by their worth
COINS: Final = 30
MOST_DRAWS: Final = 2
PRIZE: Final = 4
STALL: Final = 3
ROUNDS: Final = (3, 1)
MOST_SEATS: Final = 4
