"""The wolf blows at a house."""

from hanpan.core.chance import TABLE
from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.actions import (
    BLOW,
    BLOW_TILE,
    DECLINE,
    PASS,
)
from hanpan.games.three_little_pigs.data import (
    MOST_HOUSES,
    ROOF,
    SPINNER,
    TALLEST,
    material_of,
    part_of,
)
from hanpan.games.three_little_pigs.options import (
    COLLAPSE,
    ONE_TILE,
)
from hanpan.games.three_little_pigs.position import House, Pigs
from hanpan.games.three_little_pigs.reasons import (
    MUST_BLOW,
    NO_SUCH_HOUSE,
    OTHER_MATERIAL,
    OWN_HOUSE,
    WOLF_HERE,
)


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
        matching = []
        for level, tile in enumerate(s.homes[target][house]):
            if material_of(tile) == material:
                matching.append(level)
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
