"""Was I unlucky?  Dice, needle and flowerpots beside their expectation.

Which dice are thrown again is the player's choice, so only dice that were thrown count, each with its own faces.
Whatever somebody chooses, what the dice showed and what they show on average differ by 0 in the long run; the
probabilities leave out that the choice of the dice followed what others had shown, and so are approximate there.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from hanpan.core.events import fold
from hanpan.core.luck import Luck, Tally, heard
from hanpan.games.three_little_pigs.data import DIE, FACES, MATERIALS, N_PILES, PART, POTS, SPINNER, material_of
from hanpan.games.three_little_pigs.events import DiceRolled, HouseTargeted, PileTurned, SpinnerSpun
from hanpan.games.three_little_pigs.table import blank
from hanpan.games.three_little_pigs.verbs import VERBS


def either(p: float) -> tuple[float, float]:
    """The chances of 0 and 1 where 1 has the probability `p`."""
    return 1 - p, p


#: By die, the chances of each face that it has.
FACE_CHANCES: Final = [{face: either(die.count(face) / len(die)) for face in sorted(set(die))} for die in DIE]
MATERIAL_CHANCES: Final = [either(SPINNER.count(material) / len(SPINNER)) for material in range(len(MATERIALS))]


def luck(options: Mapping[str, Any], n_seats: int, events: Sequence[Any]) -> list[Luck]:
    """By seat the faces of its dice, how often its wolf found the material that came up, and how often its own houses
    were found so; for the table the needle and the flowerpots that were turned up."""
    seats = range(n_seats)
    faces = [[Tally(face, seat) for face in FACES] for seat in seats]
    blown = [Tally("blown", seat) for seat in seats]
    struck = [Tally("struck", seat) for seat in seats]
    needle = [Tally(material, None) for material in MATERIALS]
    turned: list[list[int]] = [[] for _ in range(N_PILES)]
    s = blank(options, n_seats)
    target = house = 0
    for event in events:
        if isinstance(event, DiceRolled):
            for die in event.rolled:
                for face, chances in FACE_CHANCES[die].items():
                    faces[event.seat][face].add(int(event.faces[die] == face), chances)
        elif isinstance(event, HouseTargeted):
            target, house = event.target, event.house
        elif isinstance(event, SpinnerSpun):
            for material, tally in enumerate(needle):
                tally.add(int(event.material == material), MATERIAL_CHANCES[material])
            there = {material_of(tile) for tile in s.homes[target][house]}
            finding = either(sum(material in there for material in SPINNER) / len(SPINNER))
            for tally in (blown[event.seat], struck[target]):
                tally.add(int(event.material in there), finding)
        elif isinstance(event, PileTurned):
            turned[event.pile].append(event.pots)
        fold(VERBS, s, event)
    own = [tally for seat in seats for tally in (*faces[seat], blown[seat], struck[seat])]
    return heard([*own, *needle, turned_up(POTS[s.options.pots_layout], turned)])


def turned_up(layout: Sequence[list[int]], turned: Sequence[Sequence[int]]) -> Tally:
    """The pots on all tiles that came to the top.  Any order of a pile is equally likely, so its first tiles are any
    selection of them."""
    tally = Tally("pots", None)
    for pile, pots in enumerate(turned):
        sums = [sum(chosen) for chosen in combinations(layout[PART[pile]], len(pots))]
        tally.add(sum(pots), [sums.count(k) / len(sums) for k in range(max(sums) + 1)], len(pots))
    return tally
