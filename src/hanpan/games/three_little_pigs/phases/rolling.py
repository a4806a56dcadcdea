"""Up to three rolls, with locked wolves."""

from typing import Final

from hanpan.core.chance import TABLE
from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.actions import (
    ALL_DICE,
    BUY,
    PASS,
    REROLL,
    ROLL,
    STOP,
)
from hanpan.games.three_little_pigs.data import (
    DIE,
    DOOR,
    N_DICE,
    ROOF,
    WINDOW,
    WOLF,
)
from hanpan.games.three_little_pigs.phases.building import Building
from hanpan.games.three_little_pigs.phases.wolf import Blowing
from hanpan.games.three_little_pigs.position import Pigs
from hanpan.games.three_little_pigs.reasons import (
    FIRST_ROLL,
    LOCKED,
    ROLLING_FIRST,
)

ROLL_ONLY: Final = [ROLL]
#: By the set of locked dice: stop, or any set of the others (TP-ROLL-03, -04, -05).
REROLLS: Final = [[STOP] + [REROLL + dice for dice in range(1, 32) if not dice & locked] for locked in range(32)]
#: By set of dice: its members.
ROLLED: Final = [[i for i in range(N_DICE) if dice >> i & 1] for dice in range(32)]
#: The dice that can show a wolf.
WOLF_DICE: Final = [i for i in range(N_DICE) if WOLF in DIE[i]]
MOST_ROLLS: Final = 3
WOLVES_TO_BLOW: Final = 2


class Rolling(Frame):
    """Up to three rolls (TP-ROLL-01 … -08)."""

    def __init__(self, seat: int, n_rolls: int) -> None:
        self.seat = seat
        self.n_rolls = n_rolls

    def clone(self) -> Frame:
        return Rolling(self.seat, self.n_rolls)

    def advance(self, s: Pigs) -> None:
        if self.n_rolls == 0:
            ask(s, self.seat, ROLL_ONLY)  # TP-ROLL-02
            return
        dice = s.dice
        locked = 0
        wolves = 0
        for i in WOLF_DICE:
            if dice[i] == WOLF:
                locked |= 1 << i  # TP-ROLL-04
                wolves += 1
        if wolves >= WOLVES_TO_BLOW:  # TP-ROLL-07
            s.frames[-1] = Blowing(self.seat)
            verbs.wolf_appeared(s, self.seat, wolves)
        elif self.n_rolls == MOST_ROLLS:  # TP-ROLL-06
            self.stop(s)
        else:
            ask(s, self.seat, REROLLS[locked])

    def decide(self, s: Pigs, seat: int, a: int) -> None:
        if a == STOP:
            self.stop(s)
        else:
            self.roll(s, ALL_DICE if a == ROLL else a - REROLL)

    def roll(self, s: Pigs, dice: int) -> None:
        faces = s.dice[:]
        rolled = ROLLED[dice]
        chance = s.chance
        for i in rolled:
            faces[i] = chance.pick(TABLE, DIE[i])
        self.n_rolls += 1
        verbs.dice_rolled(s, self.seat, self.n_rolls, rolled, faces)

    def stop(self, s: Pigs) -> None:
        doors = 0
        windows = 0
        roofs = 0
        for face in s.dice:
            if face == DOOR:
                doors += 1
            elif face == WINDOW:
                windows += 1
            elif face == ROOF:
                roofs += 1
        s.frames[-1] = Building(self.seat, doors, windows, roofs, -1)
        verbs.rolling_stopped(s, self.seat)

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        if a == ROLL:
            return FINE if self.n_rolls == 0 else NOT_NOW
        if a == STOP:
            return FINE if self.n_rolls else FIRST_ROLL
        if REROLL < a <= REROLL + ALL_DICE:
            if not self.n_rolls:
                return FIRST_ROLL
            for i in range(N_DICE):
                if (a - REROLL) >> i & 1 and s.dice[i] == WOLF:
                    return LOCKED
            return FINE
        return ROLLING_FIRST if BUY <= a <= PASS else NOT_NOW
