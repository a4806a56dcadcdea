"""Score sheets: the houses and award cards that lie before each player at a physical table."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from hanpan.core.errors import BadSheet, Refused
from hanpan.core.sheet import Laid, Sheet
from hanpan.games.three_little_pigs.actions import VOCABULARY
from hanpan.games.three_little_pigs.data import (
    AWARDS,
    DOOR,
    MATERIALS,
    N_POTS,
    PART,
    PARTS,
    PILE_SIZE,
    PILES,
    POTS,
    ROOF,
    WINDOW,
    part_of,
    pile_of,
    pots_on,
)
from hanpan.games.three_little_pigs.options import VETERAN
from hanpan.games.three_little_pigs.position import House, Pigs
from hanpan.games.three_little_pigs.schema import FirstAward, SeatSheet

FIRST_AWARDS: Final = AWARDS[:3]
#: Index of the layout without pots.
NO_POTS: Final = 2
#: How a house stands: its door at the bottom, its roof on top.
HEIGHT: Final = {DOOR: 0, WINDOW: 1, ROOF: 2}


def lay(s: Pigs, table: object, seats: Sequence[SeatSheet]) -> Laid:
    """Puts the houses and the award cards on the table; the score needs nothing else.

    The numbers of tiles are the rulebook's.  Which tiles carry pots is a reconstruction (TP-OPT-08), so a box may well
    differ: that is a doubt.
    """
    left = dict.fromkeys(PILES, PILE_SIZE)
    for seat, sheet in enumerate(seats):
        for n, names in enumerate(sheet.houses):
            house = house_of(names, seat, n)
            for tile in house:
                pile = PILES[pile_of(tile)]
                left[pile] -= 1
                if left[pile] < 0:
                    raise Refused("sheet_tiles", "TP-SET-01", seat=seat, house=n, pile=pile, n=PILE_SIZE)
                if pots_on(tile) and s.options.pots_layout == NO_POTS:
                    raise Refused("sheet_no_pots", "TP-OPT-08", seat=seat, house=n)
            s.homes[seat].append(house)
        for name in sheet.awards:
            award = FIRST_AWARDS.index(name)
            if s.options.variant != VETERAN:
                raise Refused("sheet_no_awards", "TP-VET-01", seat=seat)
            if s.awards[award] >= 0:
                raise Refused("sheet_award_twice", "TP-VET-07", award=name, target=s.awards[award], seat=seat)
            s.awards[award] = seat
    return Laid(doubtful_pots(s))


def house_of(names: Sequence[str], seat: int, n: int) -> House:
    """The tiles of house `n` as they must stand.  `BadSheet`, and `Refused` if they can stand in no way."""
    try:
        tiles: list[int] = VOCABULARY.read("tile", names)
    except ValueError as error:
        raise BadSheet("sheet-name", n=seat + 1, name=str(error)) from error
    parts = [part_of(tile) for tile in tiles]
    if parts.count(DOOR) > 1:
        raise Refused("sheet_doors", "TP-PLACE-04", seat=seat, house=n)
    if parts.count(ROOF) > 1:
        raise Refused("sheet_roofs", "TP-PLACE-04", seat=seat, house=n)
    if parts == [ROOF]:
        raise Refused("sheet_lone_roof", "TP-PLACE-03", seat=seat, house=n)
    return tuple(sorted(tiles, key=lambda tile: HEIGHT[part_of(tile)]))


def doubtful_pots(s: Pigs) -> list[Refused]:
    """The tiles of which there are more than the list of the box knows."""
    tiles = Counter(tile for homes in s.homes for house in homes for tile in house)
    doubts = []
    for tile, n in sorted(tiles.items()):
        known = POTS[s.options.pots_layout][PART[pile_of(tile)]].count(pots_on(tile))
        if n > known:
            name = VOCABULARY.spell("tile", tile)
            doubts.append(Refused("sheet_pots", "TP-OPT-08", tile=name, n=n, known=known))
    return doubts


def read(words: Sequence[str]) -> SeatSheet:
    """`wood door window+1 roof / brick_window`: tiles by their names, or a part of the material named last; `/` begins
    the next house, names of award cards may stand anywhere."""
    sheet = SeatSheet()
    material = ""
    house: list[str] = []
    for word in [*words, "/"]:
        name, plus, pots = word.partition("+")
        if word == "/":
            if house:
                sheet.houses.append(house)
            house = []
        elif word in FIRST_AWARDS:
            sheet.awards.append(cast(FirstAward, word))
        elif word in MATERIALS:
            material = word
        else:
            if name in PARTS and material:
                name = f"{material}_{name}"
            if name not in PILES or (plus and pots not in map(str, range(N_POTS))):
                raise ValueError(word)
            material = name.partition("_")[0]
            house.append(name if pots in ("", "0") else f"{name}+{pots}")
    return sheet


SHEET: Final = Sheet(seat=SeatSheet, lay=lay, read=read)
