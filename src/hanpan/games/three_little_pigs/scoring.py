"""Scores: houses in the basic game, award cards for veterans (TP-SCORE, TP-VET)."""

from hanpan.core.score import Item, Score, ranked
from hanpan.games.three_little_pigs.data import AWARD_POINTS, AWARDS, material_of
from hanpan.games.three_little_pigs.options import VETERAN
from hanpan.games.three_little_pigs.position import House, Pigs, has_door, has_window, heads_in, is_complete, pots_in


def house_points(s: Pigs, house: House) -> int:
    """What the house is worth with a roof on: tiles, and in the basic game pots and the house itself."""
    if s.options.variant == VETERAN:
        return heads_in(house)  # TP-VET-03
    return heads_in(house) + pots_in(house) + 1  # TP-SCORE-02, -03, -04


def wins_first_award(house: House) -> bool:
    """A complete house wholly of one material with a door and a window (TP-VET-05)."""
    for tile in house:
        if material_of(tile) != material_of(house[0]):
            return False
    return has_door(house) and has_window(house)


def n_completed(s: Pigs, seat: int) -> int:
    """Completed houses of a seat."""
    n = 0
    for house in s.homes[seat]:
        if is_complete(house):
            n += 1
    return n


def end_counts(s: Pigs) -> list[list[int]]:
    """What the three end cards count, by seat: pots, completed houses, tiles of the tallest (TP-VET-08 … -10)."""
    pots = []
    houses = []
    tallest = []
    for homes in s.homes:
        completed = [house for house in homes if is_complete(house)]
        pots.append(sum([pots_in(house) for house in completed]))
        houses.append(len(completed))
        tallest.append(max([len(house) for house in completed], default=0))
    return [pots, houses, tallest]


def end_awards(s: Pigs) -> list[int]:
    """Who holds the three end cards if the game ended now; -1 for a tie or a maximum of 0 (TP-VET-08 … -11)."""
    return [single_best(numbers) for numbers in end_counts(s)]


def end_leads(s: Pigs) -> list[int]:
    """By how much the best seat is ahead of the next for each end card; 0 for a tie."""
    leads = []
    for numbers in end_counts(s):
        best, second = sorted(numbers, reverse=True)[:2]
        leads.append(best - second)
    return leads


def single_best(numbers: list[int]) -> int:
    """The only seat with the largest number, or -1."""
    best = max(numbers)
    return numbers.index(best) if best > 0 and numbers.count(best) == 1 else -1


def award_holders(s: Pigs) -> list[int]:
    """By award card: who holds it now or would win it at the end, -1 for nobody; empty in the basic game."""
    return s.awards + end_awards(s) if s.options.variant == VETERAN else []


def award_points(n_seats: int, holders: list[int]) -> list[int]:
    """By seat: points of the award cards with these holders (TP-VET-02, -04)."""
    points = [0] * n_seats
    for award, holder in enumerate(holders):
        if holder >= 0:
            points[holder] += AWARD_POINTS[award]
    return points


def score(s: Pigs) -> Score:
    """The score if the game ended now."""
    lines = [[item for n, house in enumerate(homes) for item in house_items(s, n, house)] for homes in s.homes]
    for award, holder in enumerate(award_holders(s)):
        if holder >= 0:
            lines[holder].append(Item("award", AWARD_POINTS[award], {"award": AWARDS[award]}))
    tie_breaks = [(n_completed(s, seat),) for seat in range(s.n_seats)]
    return ranked(lines, tie_breaks, ("houses",))  # TP-SCORE-05 … -07, TP-VET-12


def house_items(s: Pigs, n: int, house: House) -> list[Item]:
    """The lines of house number `n` (0 = the seat's first)."""
    facts = {"house": n}
    if not is_complete(house):
        return [Item("unfinished", 0, facts)]  # TP-SCORE-01
    items = [Item("tiles", heads_in(house), facts)]
    if s.options.variant != VETERAN:
        items += [Item("pots", pots_in(house), facts), Item("house", 1, facts)]
    return items
