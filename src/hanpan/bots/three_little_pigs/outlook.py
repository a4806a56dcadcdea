"""Chances to win: what the level `normal` thinks of a table between two turns.

Each seat's prospects are a weighted sum of a few traits of its houses and of the time left; the chances to win are
their softmax.  The weights were fitted to games that these bots played against each other (see `fitting`), for each
variant and number of seats at several distances from the end, and are read in between.
"""

from math import exp
from typing import Any, Final

from hanpan.games.three_little_pigs.data import AWARD_POINTS, END_PILES, MATERIALS, PILE_SIZE, SPINNER, material_of
from hanpan.games.three_little_pigs.options import COLLAPSE, ONE_TILE, VETERAN
from hanpan.games.three_little_pigs.phases import split
from hanpan.games.three_little_pigs.position import House, Pigs, has_door, is_complete
from hanpan.games.three_little_pigs.scoring import award_holders, house_points, score

ROOF_PILES: Final = (2, 5, 8)  # straw, wood, brick

#: What a seat's prospects consist of, in the order of the weights.
TRAITS: Final = (
    "points",  # of completed houses and of the award cards that were won
    "end_cards",  # veteran: points of the end cards, as things stand
    "first_card",  # veteran: unfinished houses that may still win an award card for the first of a material
    "completed",  # completed houses: they break ties
    "loss",  # what one blow at each completed house would take on average
    "best_open",  # worth of the best unfinished house, roofed but for the roof itself
    "other_open",  # worth of the other unfinished houses
    "doorless",  # unfinished houses that still take a door
    "wait",  # how late the seat moves: 0 next, 1 last
    "wait_open",  # the same if it has an unfinished house
    "best_open_no_straw",  # `best_open` once the straw roofs are gone
    "best_open_only_brick",  # `best_open` once the wood roofs are gone as well
)
#: Tiles missing to the end for which weights are given.
KNOTS: Final = (1, 2, 5, 12)

Rows = tuple[tuple[float, ...], ...]  # by knot and trait
Homes = tuple[House, ...]


class Building:
    """What can be said of one house alone."""

    def __init__(self, s: Pigs, house: House) -> None:
        self.worth = house_points(s, house)
        self.is_complete = is_complete(house)
        self.loss = self.worth - mean_after_blow(s, house) if self.is_complete else 0.0
        self.has_door = has_door(house)
        material = material_of(house[0])
        self.uniform = material if all([material_of(tile) == material for tile in house]) else -1  # its one material


class Estate:
    """What can be said of one seat's houses together."""

    def __init__(self, buildings: list[Building]) -> None:
        self.points = 0
        self.completed = 0
        self.loss = 0.0
        self.doorless = 0
        self.uniform = [0] * len(MATERIALS)  # unfinished houses all of one material
        self.best_open = 0
        self.other_open = 0
        for building in buildings:
            if building.is_complete:
                self.points += building.worth
                self.completed += 1
                self.loss += building.loss
                continue
            self.other_open += building.worth
            self.best_open = max(self.best_open, building.worth)
            self.doorless += not building.has_door
            if building.uniform >= 0:
                self.uniform[building.uniform] += 1
        self.other_open -= self.best_open


def mean_after_blow(s: Pigs, house: House) -> float:
    """The points that a completed house has left after a blow, on average over the dial."""
    mean = 0.0
    for sector in SPINNER:
        levels = [level for level, tile in enumerate(house) if material_of(tile) == sector]
        if s.options.wolf_strength == ONE_TILE:
            levels = levels[-1:]  # the roof if it matches
        kept = tuple(split(house, levels, s.options.unsupported_tiles == COLLAPSE)[1]) if levels else house
        if len(kept) > 1 and is_complete(kept):
            mean += house_points(s, kept)
    return mean / len(SPINNER)


def tiles_to_end(s: Pigs) -> int:
    """The smallest number of tiles that have to be bought until enough piles are empty (TP-END-01)."""
    left = sorted([n for n in s.left if n])
    wanted = END_PILES[s.options.end_piles][s.n_seats] - (len(s.left) - len(left))
    return sum(left[:wanted]) if wanted > 0 else 0


def cards(s: Pigs) -> tuple[list[int], list[int]]:
    """By seat: points of award cards that were won, and of end cards as things stand."""
    won = [0] * s.n_seats
    leading = [0] * s.n_seats
    for award, holder in enumerate(award_holders(s)):
        if holder >= 0:
            points = won if award < len(s.awards) else leading
            points[holder] += AWARD_POINTS[award]
    return won, leading


def within_reach(s: Pigs, estate: Estate) -> int:
    """How many unfinished houses are all of a material whose card for the first house lies open (TP-VET-05)."""
    if s.options.variant != VETERAN:
        return 0
    return sum([n for n, holder in zip(estate.uniform, s.awards, strict=True) if holder < 0])


def roofs_gone(s: Pigs) -> int:
    """0 while there are straw roofs, 1 while there are wood roofs, else 2."""
    if s.left[ROOF_PILES[0]]:
        return 0
    return 1 if s.left[ROOF_PILES[1]] else 2


def waiting(s: Pigs, seat: int) -> float:
    """How late the seat moves: 0 next, 1 last."""
    return (seat - s.turn) % s.n_seats / (s.n_seats - 1)


def traits_of(estate: Estate, won: int, leading: int, reach: int, wait: float, roofs: int) -> list[float]:
    """The traits of one seat, in the order of `TRAITS`."""
    best = float(estate.best_open)
    return [
        float(estate.points + won),
        float(leading),
        float(reach),
        float(estate.completed),
        estate.loss,
        best,
        float(estate.other_open),
        float(estate.doorless),
        wait,
        wait if best else 0.0,
        best if roofs > 0 else 0.0,
        best if roofs > 1 else 0.0,
    ]


def weights_at(rows: Rows, distance: int) -> list[float]:
    """The weights of the traits when so many tiles are missing to the end, between those of the nearest knots."""
    at = min(max(distance, KNOTS[0]), KNOTS[-1])
    i = 0
    while i < len(KNOTS) - 2 and at > KNOTS[i + 1]:
        i += 1
    share = (at - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
    return [a + share * (b - a) for a, b in zip(rows[i], rows[i + 1], strict=True)]


class Outlook:
    """Values tables between two turns of one game by the chances to win; remembers what it has worked out.

    `rows` are the weights of the game's variant and number of seats: one row for each knot.
    """

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.buildings: dict[House, Building] = {}
        self.estates: dict[Homes, Estate] = {}
        self.weights: dict[int, list[float]] = {}
        self.prospects: dict[tuple[Any, ...], float] = {}

    def traits(self, s: Pigs) -> list[list[float]]:
        """The traits of every seat before the turn that is about to begin (or has just begun)."""
        won, leading = cards(s)
        roofs = roofs_gone(s)
        rows = []
        for seat in range(s.n_seats):
            estate = self.estate(s, seat)
            reach = within_reach(s, estate)
            rows.append(traits_of(estate, won[seat], leading[seat], reach, waiting(s, seat), roofs))
        return rows

    def estate(self, s: Pigs, seat: int) -> Estate:
        """What is known of a seat's houses."""
        homes = tuple(s.homes[seat])
        estate = self.estates.get(homes)
        if estate is None:
            estate = self.estates[homes] = Estate([self.building(s, house) for house in homes])
        return estate

    def building(self, s: Pigs, house: House) -> Building:
        """What is known of a house."""
        building = self.buildings.get(house)
        if building is None:
            building = self.buildings[house] = Building(s, house)
        return building

    def chances(self, s: Pigs) -> list[float]:
        """By seat: the chance to win; shared victories count in parts."""
        if not s.frames:
            winners = score(s).winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.n_seats)]
        # Options may set the end further off than the games were that the weights were learnt from.
        distance = min(tiles_to_end(s), PILE_SIZE * s.n_seats)
        roofs = roofs_gone(s)
        won, leading = cards(s)
        prospects = []
        for seat in range(s.n_seats):
            estate = self.estate(s, seat)
            reach = within_reach(s, estate)
            key = (estate, won[seat], leading[seat], reach, (seat - s.turn) % s.n_seats, roofs, distance)
            prospect = self.prospects.get(key)
            if prospect is None:
                row = traits_of(estate, won[seat], leading[seat], reach, waiting(s, seat), roofs)
                prospect = self.prospects[key] = self.prospect(distance, row)
            prospects.append(prospect)
        total = sum(prospects)
        return [prospect / total for prospect in prospects]

    def prospect(self, distance: int, row: list[float]) -> float:
        """How a seat with these traits does against others, as a number to share the victory by."""
        weights = self.weights.get(distance)
        if weights is None:
            weights = self.weights[distance] = weights_at(self.rows, distance)
        return exp(sum([weight * trait for weight, trait in zip(weights, row, strict=True)]))
