"""Was I unlucky?  Shots, dealt hands and draws beside their expectation.

The supply has no order before somebody draws, so each card that came up was any of those in the supply at that moment
with equal probability.  Whatever somebody chooses, what came up and what comes up on average differ by 0 in the long run;
the probabilities take the draws as independent, which those from one supply are not quite.
"""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from hanpan.core.events import fold
from hanpan.core.luck import Luck, Tally, heard
from hanpan.games.wyatt_earp.data import FIRST_SET, N_OUTLAWS
from hanpan.games.wyatt_earp.events import CardDrawn, HandDealt, ShotFired
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.table import blank
from hanpan.games.wyatt_earp.verbs import VERBS


def luck(options: Mapping[str, Any], n_seats: int, events: Sequence[Any]) -> list[Luck]:
    """By seat how often its shots hit, how many first sets it was dealt, and how many of the cards that it drew from the
    supply were of an outlaw in its hand."""
    seats = range(n_seats)
    hits = [Tally("hits", seat) for seat in seats]
    sets = [Tally("sets", seat) for seat in seats]
    matches = [Tally("matches", seat) for seat in seats]
    s = blank(options, n_seats)
    for event in events:
        if isinstance(event, ShotFired):
            hits[event.seat].add(event.hit, among(s, range(N_OUTLAWS)))
        elif isinstance(event, HandDealt):
            dealt = [event.cards.count(outlaw) for outlaw in range(N_OUTLAWS)]
            sets[event.seat].add(sum(n >= FIRST_SET for n in dealt), sets_in(s.supply, len(event.cards)))
        elif isinstance(event, CardDrawn):
            held = [outlaw for outlaw in range(N_OUTLAWS) if s.held[event.seat] >> outlaw & 1]
            matches[event.seat].add(int(event.card in held), among(s, held))
        fold(VERBS, s, event)
    return heard([tally for seat in seats for tally in (hits[seat], sets[seat], matches[seat])])


def among(s: Earp, wanted: Sequence[int]) -> tuple[float, float]:
    """The chances that the next card of the supply is none of these kinds, and that it is one."""
    p = sum(card in wanted for card in s.supply) / len(s.supply)
    return 1 - p, p


def sets_in(supply: Sequence[int], n: int) -> list[float]:
    """By number of outlaws: how likely `n` cards of the supply hold a first set of so many."""
    ways = [[0] * (n + 1) for _ in range(N_OUTLAWS + 1)]  # by number of sets and of cards
    ways[0] = [comb(sum(card >= N_OUTLAWS for card in supply), k) for k in range(n + 1)]
    for outlaw in range(N_OUTLAWS):
        copies = supply.count(outlaw)
        further = [[0] * (n + 1) for _ in range(N_OUTLAWS + 1)]
        for k, row in enumerate(ways[: outlaw + 1]):
            for cards, count in enumerate(row):
                for taken in range(min(copies, n - cards) + 1):
                    further[k + (taken >= FIRST_SET)][cards + taken] += count * comb(copies, taken)
        ways = further
    return [row[n] / comb(len(supply), n) for row in ways[: n // FIRST_SET + 1]]
