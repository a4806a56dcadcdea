"""Buying tiles for the symbols on the dice, and placing them."""

from typing import Final

from hanpan.core.chance import TABLE
from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.actions import (
    ALL_DICE,
    BUY,
    PASS,
    PLACE,
    REROLL,
    ROLL,
    START_HOUSE,
)
from hanpan.games.three_little_pigs.data import (
    COST,
    DOOR,
    MOST_HOUSES,
    N_DICE,
    N_PILES,
    N_POTS,
    PART,
    PILE_SIZE,
    ROOF,
    TALLEST,
    WINDOW,
    material_of,
    part_of,
)
from hanpan.games.three_little_pigs.options import (
    ANY_PILE,
    ONE_PURCHASE,
    VETERAN,
)
from hanpan.games.three_little_pigs.position import House, Pigs, has_door, is_complete
from hanpan.games.three_little_pigs.reasons import (
    COMPLETE_HOUSE,
    EMPTY_PILE,
    MUST_BUY,
    NO_PLACE,
    NO_SUCH_HOUSE,
    ROLLING_OVER,
    ROOF_FIRST,
    SAME_PILE,
    SECOND_DOOR,
    TOO_FEW_SYMBOLS,
)
from hanpan.games.three_little_pigs.scoring import house_points, wins_first_award

#: By dice that show doors, windows, roofs: the piles whose price they could pay (TP-BUY-02).
PAYABLE: Final = [
    [
        [
            [BUY + pile for pile in range(N_PILES) if (doors, windows, roofs)[PART[pile]] >= COST[pile]]
            for roofs in range(N_DICE + 1)
        ]
        for windows in range(N_DICE + 1)
    ]
    for doors in range(N_DICE + 1)
]
#: By the tiles with no, one and two pots in a pile: what may come to its top.
POTS_BELOW: Final = [
    [[[0] * none + [1] * one + [2] * two for two in range(PILE_SIZE + 1)] for one in range(PILE_SIZE + 1)]
    for none in range(PILE_SIZE + 1)
]


class Building(Frame):
    """One or two tiles for the symbols on the dice (TP-BUY-01 … -14).  The fields hold the dice not spent yet."""

    def __init__(self, seat: int, doors: int, windows: int, roofs: int, first_pile: int) -> None:
        self.seat = seat
        self.doors = doors
        self.windows = windows
        self.roofs = roofs
        self.first_pile = first_pile  # where the first tile came from, -1 before

    def clone(self) -> Frame:
        return Building(self.seat, self.doors, self.windows, self.roofs, self.first_pile)

    def symbols(self, part: int) -> int:
        """Dice of a part that are not spent yet."""
        return self.doors if part == DOOR else self.windows if part == WINDOW else self.roofs

    def advance(self, s: Pigs) -> None:
        payable = PAYABLE[self.doors][self.windows][self.roofs]
        offer = []
        for a in payable:  # as in every hot path no comprehension: it would be a closure, made anew each time
            if not self.purchase(s, a - BUY):
                offer.append(a)
        if self.first_pile >= 0:
            if not offer:
                s.frames.pop()
                return
            offer.append(PASS)  # TP-BUY-06
        elif not offer:  # TP-BUY-11
            s.frames.pop()
            verbs.nothing_bought(s, self.seat)
            return
        elif len(offer) == 1:  # TP-BUY-05: it must be bought
            self.buy(s, offer[0] - BUY)
            return
        ask(s, self.seat, offer)

    def decide(self, s: Pigs, seat: int, a: int) -> None:
        if a == PASS:
            s.frames.pop()
            verbs.buying_ended(s, seat)
        else:
            self.buy(s, a - BUY)

    def buy(self, s: Pigs, pile: int) -> None:
        part = PART[pile]
        if part == DOOR:
            self.doors -= COST[pile]  # TP-BUY-04
        elif part == WINDOW:
            self.windows -= COST[pile]
        else:
            self.roofs -= COST[pile]
        tile = pile * N_POTS + s.top[pile]
        if self.first_pile >= 0 or s.options.second_tile == ONE_PURCHASE:
            s.frames.pop()  # two tiles at most (TP-BUY-06)
        self.first_pile = pile
        s.frames.append(Placing(self.seat, tile))
        verbs.tile_bought(s, self.seat, tile)
        if s.left[pile]:
            verbs.pile_turned(s, pile, next_pots(s, pile))  # TP-BUY-13

    def purchase(self, s: Pigs, pile: int) -> int:
        """`FINE` if a tile of this pile can be bought now."""
        part = PART[pile]
        if self.symbols(part) < COST[pile]:
            return TOO_FEW_SYMBOLS  # TP-BUY-02, -03
        if not s.left[pile]:
            return EMPTY_PILE  # TP-BUY-09
        if pile == self.first_pile and s.options.second_tile != ANY_PILE:
            return SAME_PILE  # TP-BUY-07
        homes = s.homes[self.seat]
        if (part == ROOF or len(homes) >= MOST_HOUSES) and not has_place(homes, part):
            return NO_PLACE  # TP-BUY-08
        return FINE

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        if BUY <= a < BUY + N_PILES:
            return self.purchase(s, a - BUY)
        if a == PASS:
            return FINE if self.first_pile >= 0 else MUST_BUY
        return ROLLING_OVER if ROLL <= a <= REROLL + ALL_DICE else NOT_NOW

    def facts(self, s: Pigs, seat: int, a: int) -> dict[str, int]:
        if not BUY <= a < BUY + N_PILES:
            return {}
        pile = a - BUY
        return {"pile": pile, "part": PART[pile], "need": COST[pile], "have": self.symbols(PART[pile])}


class Placing(Frame):
    """A bought tile finds its place in the buyer's own houses (TP-PLACE-01 … -10)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def advance(self, s: Pigs) -> None:
        part = part_of(self.tile)
        offer = []
        a = PLACE
        homes = s.homes[self.seat]
        for house in homes:
            if not placing(house, part):
                offer.append(a)
            a += 1
        if not starting(homes, part):
            offer.append(START_HOUSE)
        if len(offer) == 1:
            self.decide(s, self.seat, offer[0])
        else:
            ask(s, self.seat, offer)

    def decide(self, s: Pigs, seat: int, a: int) -> None:
        s.frames.pop()
        tile = self.tile
        homes = s.homes[seat]
        if a == START_HOUSE:
            verbs.tile_placed(s, seat, len(homes), 0, tile)
            return
        house = a - PLACE
        level = 0 if part_of(tile) == DOOR else len(homes[house])
        verbs.tile_placed(s, seat, house, level, tile)
        if part_of(tile) == ROOF:
            verbs.house_completed(s, seat, house, house_points(s, homes[house]))
            if s.options.variant == VETERAN:
                material = material_of(tile)
                if s.awards[material] < 0 and wins_first_award(homes[house]):
                    verbs.award_taken(s, seat, material)  # TP-VET-05, -06

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        part = part_of(self.tile)
        homes = s.homes[seat]
        if a == START_HOUSE:
            return starting(homes, part)
        if not PLACE <= a < PLACE + MOST_HOUSES:
            return NOT_NOW
        return placing(homes[a - PLACE], part) if a - PLACE < len(homes) else NO_SUCH_HOUSE

    def facts(self, s: Pigs, seat: int, a: int) -> dict[str, int]:
        return {"tile": self.tile, "part": part_of(self.tile)}


def starting(homes: list[House], part: int) -> int:
    """`FINE` if a tile of that part may start a house."""
    if part == ROOF:
        return ROOF_FIRST  # TP-PLACE-01
    return FINE if len(homes) < MOST_HOUSES else NO_PLACE  # only a sketch can have as many and one more tile


def placing(house: House, part: int) -> int:
    """`FINE` if a tile of that part may join the house."""
    if is_complete(house):
        return COMPLETE_HOUSE  # TP-PLACE-06
    if part == DOOR and has_door(house):
        return SECOND_DOOR  # TP-PLACE-04
    if part != ROOF and len(house) >= TALLEST - 1:
        return NO_PLACE  # only a sketch can have so many windows and one more tile
    return FINE


def has_place(homes: list[House], part: int) -> bool:
    """Whether a tile of that part may start a house or join one."""
    if not starting(homes, part):
        return True
    for house in homes:
        if not placing(house, part):
            return True
    return False


def next_pots(s: Pigs, pile: int) -> int:
    """The pots of the tile that comes to the top: known with open piles, else drawn (TP-SET-02)."""
    if s.order and s.order[pile]:
        return s.order[pile][-1]
    at = pile * N_POTS
    return s.chance.pick(TABLE, POTS_BELOW[s.under[at]][s.under[at + 1]][s.under[at + 2]])
