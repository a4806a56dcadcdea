"""What the level `easy` looks at: points on the table now, roughly, and nothing of the time that is left."""

from random import Random

from hanpan.games.three_little_pigs.position import Pigs, is_complete
from hanpan.games.three_little_pigs.scoring import house_points

#: How much of its worth an unfinished house counts for, whatever the chances to finish it.
UNFINISHED = 0.5
#: Standard deviation, in points, of its misjudgement of a table.
MISJUDGEMENT = 2.0


class Greedy:
    """Values a table by the seat's own houses against those of the others, imprecisely."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def value(self, s: Pigs) -> float:
        """Own points less the mean of the others', in points."""
        own = 0.0
        others = 0.0
        for seat in range(s.n_seats):
            worth = 0.0
            for house in s.homes[seat]:
                worth += house_points(s, house) * (1.0 if is_complete(house) else UNFINISHED)
            if seat == self.seat:
                own = worth
            else:
                others += worth
        return own - others / (s.n_seats - 1) + self.rng.gauss(0.0, MISJUDGEMENT)
