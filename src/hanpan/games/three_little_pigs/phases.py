"""The phases of play, each a frame: who decides, what may be chosen, what happens, what comes next.

Turns → Rolling → Building → Placing, or Rolling → Blowing (→ BlowingTile).
"""

from typing import Final

from hanpan.core.chance import TABLE
from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.actions import (
    BLOW,
    BLOW_TILE,
    BUY,
    DECLINE,
    PASS,
    PLACE,
    REROLL,
    ROLL,
    START_HOUSE,
    STOP,
)
from hanpan.games.three_little_pigs.data import (
    COST,
    DIE,
    DOOR,
    END_PILES,
    MOST_HOUSES,
    N_DICE,
    N_PILES,
    N_POTS,
    PART,
    ROOF,
    SPINNER,
    TALLEST,
    WINDOW,
    WOLF,
    material_of,
    part_of,
)
from hanpan.games.three_little_pigs.options import (
    ANY_PILE,
    COLLAPSE,
    END_OF_ROUND,
    FIRST_BY_SEAT,
    ONE_PURCHASE,
    ONE_TILE,
    VETERAN,
)
from hanpan.games.three_little_pigs.position import House, Pigs, has_door, is_complete, n_empty
from hanpan.games.three_little_pigs.reasons import (
    COMPLETE_HOUSE,
    EMPTY_PILE,
    FIRST_ROLL,
    LOCKED,
    MUST_BLOW,
    MUST_BUY,
    NO_PLACE,
    NO_SUCH_HOUSE,
    OTHER_MATERIAL,
    OWN_HOUSE,
    ROLLING_FIRST,
    ROLLING_OVER,
    ROOF_FIRST,
    SAME_PILE,
    SECOND_DOOR,
    TOO_FEW_SYMBOLS,
    WOLF_HERE,
)
from hanpan.games.three_little_pigs.scoring import house_points, wins_first_award

ROLL_ONLY: Final = [ROLL]
ALL_DICE: Final = 31
#: By the set of locked dice: stop, or any set of the others (TP-ROLL-03, -04, -05).
REROLLS: Final = [[STOP] + [REROLL + dice for dice in range(1, 32) if not dice & locked] for locked in range(32)]
#: By set of dice: its members.
ROLLED: Final = [[i for i in range(N_DICE) if dice >> i & 1] for dice in range(32)]
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
MOST_ROLLS: Final = 3
WOLVES_TO_BLOW: Final = 2


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
        for i in range(N_DICE):
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
        symbols = [0, 0, 0, 0]
        for face in s.dice:
            symbols[face] += 1
        s.frames[-1] = Building(self.seat, symbols[DOOR], symbols[WINDOW], symbols[ROOF], -1)
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
        offer = [a for a in payable if not self.purchase(s, a - BUY)]
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
    none = s.under[at]
    one = s.under[at + 1]
    two = s.under[at + 2]
    return s.chance.pick(TABLE, [0] * none + [1] * one + [2] * two)


class Blowing(Frame):
    """The wolf blows at one house of one opponent (TP-WOLF-01 … -12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Pigs) -> None:
        offer = []
        for target in range(s.n_seats):
            if target != self.seat:
                for house in range(len(s.homes[target])):
                    offer.append(BLOW + target * MOST_HOUSES + house)
        if not offer:
            s.frames.pop()
            verbs.no_house_to_blow_at(s, self.seat)  # TP-WOLF-08
            return
        if s.options.wolf_optional:
            offer.append(DECLINE)
        if len(offer) == 1:
            self.decide(s, self.seat, offer[0])
        else:
            ask(s, self.seat, offer)

    def decide(self, s: Pigs, seat: int, a: int) -> None:
        s.frames.pop()
        if a == DECLINE:
            verbs.blowing_declined(s, seat)
            return
        target = (a - BLOW) // MOST_HOUSES
        house = (a - BLOW) % MOST_HOUSES
        verbs.house_targeted(s, seat, target, house)
        material = s.chance.pick(TABLE, SPINNER)  # TP-WOLF-04
        verbs.spinner_spun(s, seat, material)
        matching = [level for level, tile in enumerate(s.homes[target][house]) if material_of(tile) == material]
        if not matching:
            verbs.nothing_blown(s, target, house, material)
        elif s.options.wolf_strength == ONE_TILE:
            s.frames.append(BlowingTile(seat, target, house, material))
        else:
            blow(s, target, house, matching)

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        if BLOW <= a < BLOW + s.n_seats * MOST_HOUSES:
            target = (a - BLOW) // MOST_HOUSES
            if target == seat:
                return OWN_HOUSE  # TP-WOLF-02
            return FINE if (a - BLOW) % MOST_HOUSES < len(s.homes[target]) else NO_SUCH_HOUSE  # TP-WOLF-12
        if a == DECLINE:
            return FINE if s.options.wolf_optional else MUST_BLOW
        return WOLF_HERE if a <= PASS else NOT_NOW


class BlowingTile(Frame):
    """Option `one_tile`: the attacker picks which matching tile goes (TP-WOLF-13)."""

    def __init__(self, seat: int, target: int, house: int, material: int) -> None:
        self.seat = seat
        self.target = target
        self.house = house
        self.material = material

    def advance(self, s: Pigs) -> None:
        offer = []
        for level, tile in enumerate(s.homes[self.target][self.house]):
            if material_of(tile) == self.material:
                offer.append(BLOW_TILE + level)
        if len(offer) == 1:
            self.decide(s, self.seat, offer[0])
        else:
            ask(s, self.seat, offer)

    def decide(self, s: Pigs, seat: int, a: int) -> None:
        s.frames.pop()
        blow(s, self.target, self.house, [a - BLOW_TILE])

    def refusal(self, s: Pigs, seat: int, a: int) -> int:
        if not BLOW_TILE <= a < BLOW_TILE + TALLEST:
            return NOT_NOW
        house = s.homes[self.target][self.house]
        level = a - BLOW_TILE
        return FINE if level < len(house) and material_of(house[level]) == self.material else OTHER_MATERIAL


def blow(s: Pigs, target: int, house: int, levels: list[int]) -> None:
    """The tiles at these levels leave; the rest drops down or, by option, comes down too (TP-WOLF-06, -07, -09)."""
    going, remaining = split(s.homes[target][house], levels, s.options.unsupported_tiles == COLLAPSE)
    verbs.tiles_blown(s, target, house, going, remaining)
    if len(remaining) == 1 and part_of(remaining[0]) == ROOF:
        verbs.lone_roof_fell(s, target, house, remaining[0])


def split(tiles: House, levels: list[int], collapse: bool) -> tuple[list[int], list[int]]:
    """Which tiles go and which stay when those at `levels` (ascending, not empty) are blown."""
    going = []
    remaining = []
    for level, tile in enumerate(tiles):
        if level in levels or (collapse and level > levels[0]):
            going.append(tile)
        else:
            remaining.append(tile)
    return going, remaining
