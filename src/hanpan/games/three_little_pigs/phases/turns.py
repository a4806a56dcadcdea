"""One turn after the other, and when the game ends."""

from hanpan.core.chance import TABLE
from hanpan.core.position import NOT_NOW, Frame
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.data import (
    END_PILES,
)
from hanpan.games.three_little_pigs.options import (
    END_OF_ROUND,
    FIRST_BY_SEAT,
)
from hanpan.games.three_little_pigs.phases.rolling import Rolling
from hanpan.games.three_little_pigs.position import Pigs, n_empty


class Turns(Frame):
    """One turn after the other, clockwise, until enough piles are empty (TP-TURN-01, TP-END-01)."""

    def advance(self, s: Pigs) -> None:
        if s.turn < 0:
            seat = self.first_player(s)
            verbs.first_player_chosen(s, seat)
        else:
            seat = (s.turn + 1) % s.n_seats
            if is_ended(s, seat):
                s.frames.pop()
                verbs.game_ended(s, n_empty(s))
                return
        verbs.turn_started(s, seat)
        s.frames.append(Rolling(seat, 0))

    def first_player(self, s: Pigs) -> int:
        """TP-SET-07, TP-OPT-10"""
        if s.options.first_player == FIRST_BY_SEAT:
            return s.options.first_seat
        return s.chance.below(TABLE, s.n_seats)

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        return NOT_NOW


def is_ended(s: Pigs, following: int) -> bool:
    """Tested when a turn is over, or a round (TP-END-02, TP-OPT-03), before the turn of `following`."""
    if s.options.end_timing == END_OF_ROUND and following != s.first:
        return False
    return n_empty(s) >= END_PILES[s.options.end_piles][s.n_seats]
