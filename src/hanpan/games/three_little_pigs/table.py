"""The table before set-up, as JSON and back, and what must hold of it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hanpan.core.chance import Chance, Forbidden
from hanpan.core.engine import settle
from hanpan.core.errors import BadOptions, BadPosition
from hanpan.core.options import read_options
from hanpan.core.position import ready
from hanpan.games.three_little_pigs import verbs
from hanpan.games.three_little_pigs.actions import VOCABULARY
from hanpan.games.three_little_pigs.data import (
    COST,
    DIE,
    DOOR,
    MOST_HOUSES,
    N_PILES,
    N_POTS,
    N_TILES,
    PART,
    PILE_SIZE,
    PILES,
    POTS,
    ROOF,
    TALLEST,
    TILES,
    WINDOW,
    WOLF,
    material_of,
    part_of,
    pile_of,
)
from hanpan.games.three_little_pigs.options import FIRST_BY_SEAT, ONE_PURCHASE, OPEN, OPTIONS, VETERAN, PigsOptions
from hanpan.games.three_little_pigs.phases import (
    WOLVES_TO_BLOW,
    Blowing,
    BlowingTile,
    Building,
    Placing,
    Rolling,
    Turns,
    has_place,
    next_pots,
)
from hanpan.games.three_little_pigs.position import House, Pigs
from hanpan.games.three_little_pigs.schema import Pile, Table


def blank(options: Mapping[str, Any], n_seats: int) -> Pigs:
    """Nine shuffled piles with nothing turned up yet, no house, no turn (TP-SET-01 … -06)."""
    s = Pigs()
    ready(s, n_seats, Forbidden(), None)
    s.options = PigsOptions()
    read_options(OPTIONS, s.options, options)
    if s.options.first_player == FIRST_BY_SEAT and s.options.first_seat >= n_seats:
        raise BadOptions("options-first-seat", seat=s.options.first_seat + 1, n=n_seats)
    s.first = -1
    s.turn = -1
    s.n_turns = 0
    s.dice = [-1, -1, -1, -1, -1]
    s.left = [PILE_SIZE] * N_PILES
    s.top = [-1] * N_PILES
    s.under = [0] * N_TILES
    for pile in range(N_PILES):
        for pots in POTS[s.options.pots_layout][PART[pile]]:
            s.under[pile * N_POTS + pots] += 1
    s.order = [[] for _ in range(N_PILES)] if s.options.pile_visibility == OPEN else []
    s.homes = [[] for _ in range(n_seats)]
    s.removed = []
    s.awards = [-1, -1, -1]
    return s


def new(options: Mapping[str, Any], n_seats: int, chance: Chance, log: list[Any] | None) -> Pigs:
    """A game after set-up, resting at the first roll."""
    s = blank(options, n_seats)
    s.chance = chance
    s.log = log
    for pile in range(N_PILES):
        if s.order:
            verbs.pile_ordered(s, pile, shuffled(s, pile))  # TP-OPT-09
        verbs.pile_turned(s, pile, next_pots(s, pile))
    s.frames.append(Turns())
    settle(s)
    return s


def shuffled(s: Pigs, pile: int) -> list[int]:
    """The pots of a whole pile in the order drawn, next one last."""
    rest = list(POTS[s.options.pots_layout][PART[pile]])
    pots = []
    while rest:
        i = s.chance.below(0, len(rest))
        pots.append(rest.pop(i))
    return pots


@cache
def pile_of_pots(top: int | None, n_0: int, n_1: int, n_2: int) -> Pile:
    """A pile whose order below the top nobody knows, with so many tiles of 0, 1 and 2 pots there.

    The same piles are written again and again, and there are few of them.
    """
    return Pile(top, [0] * n_0 + [1] * n_1 + [2] * n_2)


def write_piles(s: Pigs) -> dict[str, Pile]:
    """Every pile by name."""
    piles = {}
    for pile, name in enumerate(PILES):
        top = s.top[pile] if s.left[pile] else None
        n_0, n_1, n_2 = s.under[pile * N_POTS : (pile + 1) * N_POTS]
        if s.order and s.order[pile]:
            below = pile_of_pots(top, n_0, n_1, n_2).under
            piles[name] = Pile(top, below, s.order[pile][:])
        else:
            piles[name] = pile_of_pots(top, n_0, n_1, n_2)
    return piles


def write_houses(s: Pigs) -> list[list[list[str]]]:
    """Every house by names of its tiles."""
    return [[[TILES[tile] for tile in house] for house in homes] for homes in s.homes]


def write(s: Pigs) -> Table:
    """The table as it is written down."""
    return Table(
        turn=None if s.turn < 0 else s.turn,
        first=None if s.first < 0 else s.first,
        n_turns=s.n_turns,
        dice=VOCABULARY.spell("face", s.dice),
        piles=write_piles(s),
        houses=write_houses(s),
        removed=VOCABULARY.spell("tile", s.removed),
        awards=s.awards[:],
    )


def read(s: Pigs, table: Table) -> None:
    """Fills a blank position; `BadPosition` for names that do not exist and counts that cannot be."""
    s.turn = -1 if table.turn is None else table.turn
    s.first = -1 if table.first is None else table.first
    s.n_turns = table.n_turns
    s.dice = VOCABULARY.read_list("face", table.dice, "table.dice")
    if set(table.piles) != set(PILES):
        raise BadPosition("position-range", path="table.piles")
    for i, pile in enumerate(PILES):
        read_pile(s, i, table.piles[pile], f"table.piles.{pile}")
    s.homes = [
        [tuple(VOCABULARY.read_list("tile", house, f"table.houses[{seat}][{n}]")) for n, house in enumerate(homes)]
        for seat, homes in enumerate(table.houses)
    ]
    s.removed = VOCABULARY.read_list("tile", table.removed, "table.removed")
    s.awards = table.awards[:]


def read_pile(s: Pigs, i: int, pile: Pile, path: str) -> None:
    """One pile: at most four tiles, and none below a missing top."""
    below = len(pile.under) + len(pile.order)
    if below >= PILE_SIZE or (pile.top is None and below) or (pile.order and not s.order):
        raise BadPosition("position-range", path=path)
    s.left[i] = 0 if pile.top is None else 1 + below
    s.top[i] = -1 if pile.top is None else pile.top
    for pots in range(N_POTS):
        s.under[i * N_POTS + pots] = pile.under.count(pots)
    if s.order:
        s.order[i] = pile.order[:]


def check(s: Pigs) -> None:
    """Ranges and frames: no wrong house, no seat that is not there, no frame that cannot go on."""
    if len(s.homes) != s.n_seats:
        raise BadPosition("position-range", path="table.houses")
    for seat, homes in enumerate(s.homes):
        if len(homes) > MOST_HOUSES:
            raise BadPosition("position-range", path=f"table.houses[{seat}]")
        for n, house in enumerate(homes):
            if not can_stand(house):
                raise BadPosition("position-house", path=f"table.houses[{seat}][{n}]")
    if max(s.turn, s.first) >= s.n_seats or (s.turn < 0) != (s.first < 0):
        raise BadPosition("position-range", path="table.turn")
    for award, holder in enumerate(s.awards):
        if holder >= (s.n_seats if s.options.variant == VETERAN else 0):
            raise BadPosition("position-range", path=f"table.awards[{award}]")
    for i, face in enumerate(s.dice):
        if face >= 0 and face not in DIE[i]:
            raise BadPosition("position-range", path=f"table.dice[{i}]")
    if any(s.lanes):
        raise BadPosition("position-range", path="lanes")
    if s.frames:
        check_frames(s)


def can_stand(house: House) -> bool:
    """At least one wall; a door only at the bottom, a roof only at the top (TP-PLACE-01 … -06)."""
    parts = [part_of(tile) for tile in house]
    if not parts or parts == [ROOF] or len(parts) > (TALLEST if parts[-1] == ROOF else TALLEST - 1):
        return False
    return DOOR not in parts[1:] and ROOF not in parts[:-1]


def check_frames(s: Pigs) -> None:
    """The stack reads Turns, then the turn's frames, all of the seat on turn, and they fit the dice."""
    kinds = [type(frame).__name__ for frame in s.frames]
    if kinds[0] != "Turns" or kinds[1:] not in STACKS or (s.turn < 0 and len(kinds) > 1):
        raise BadPosition("position-frames", frames=" ".join(kinds))
    for frame in s.frames[1:]:
        if getattr(frame, "seat", -1) != s.turn:
            raise BadPosition("position-frames", frames=" ".join(kinds))
    check_dice(s)
    for i, frame in enumerate(s.frames):
        if isinstance(frame, Building):
            check_purse(s, frame, f"frames[{i}]")
    top = s.frames[-1]
    path = f"frames[{len(kinds) - 1}]"
    if isinstance(top, Placing):
        below = s.frames[-2]
        if isinstance(below, Building) and below.first_pile != pile_of(top.tile):
            raise BadPosition("position-range", path=f"{path}.tile")
        if not has_place(s.homes[s.turn], part_of(top.tile)):
            raise BadPosition("position-range", path=f"{path}.tile")
    elif isinstance(top, BlowingTile):
        check_target(s, top, f"{path}.house")


def check_dice(s: Pigs) -> None:
    """Dice that were rolled, and as many wolves on them as the phase says; a sketch may leave the dice out."""
    turn = s.frames[-1]
    if -1 in s.dice:
        if isinstance(turn, Rolling) and turn.n_rolls:
            raise BadPosition("position-range", path="table.dice")
        return
    blowing = isinstance(turn, (Blowing, BlowingTile))
    if not isinstance(turn, (Turns, Rolling)) and blowing != (s.dice.count(WOLF) >= WOLVES_TO_BLOW):
        raise BadPosition("position-range", path="table.dice")


def check_purse(s: Pigs, frame: Building, path: str) -> None:
    """No more symbols than the dice show, the price of the first tile taken off (TP-BUY-04)."""
    if frame.first_pile >= 0 and s.options.second_tile == ONE_PURCHASE:
        raise BadPosition("position-range", path=f"{path}.first_pile")
    spent = [0, 0, 0]
    if frame.first_pile >= 0:
        spent[PART[frame.first_pile]] = COST[frame.first_pile]
    symbols = [frame.doors + spent[DOOR], frame.windows + spent[WINDOW], frame.roofs + spent[ROOF]]
    too_many = sum(symbols) > len(s.dice)
    if -1 not in s.dice:
        too_many = any([symbols[part] > s.dice.count(part) for part in (DOOR, WINDOW, ROOF)])
    if too_many:
        raise BadPosition("position-range", path=path)


def check_target(s: Pigs, top: BlowingTile, path: str) -> None:
    """The house that is being blown at exists and has a tile of that material."""
    if not 0 <= top.target < s.n_seats or top.target == top.seat or top.house >= len(s.homes[top.target]):
        raise BadPosition("position-range", path=path)
    if all(material_of(tile) != top.material for tile in s.homes[top.target][top.house]):
        raise BadPosition("position-range", path=path)


STACKS = [
    [],
    ["Rolling"],
    ["Building"],
    ["Building", "Placing"],
    ["Placing"],
    ["Blowing"],
    ["BlowingTile"],
]


def conserve(s: Pigs) -> None:
    """All 36 tiles with their pots are somewhere: on a pile, in a house, in a hand, or removed (TP-SET-01)."""
    count = s.under[:]
    for pile in range(N_PILES):
        if s.left[pile]:
            count[pile * N_POTS + s.top[pile]] += 1
        for pots in s.order[pile] if s.order else []:
            count[pile * N_POTS + pots] += 1
    held = [frame.tile for frame in s.frames if isinstance(frame, Placing)]
    for tile in [*s.removed, *held, *[tile for homes in s.homes for house in homes for tile in house]]:
        count[tile] += 1
    for pile in range(N_PILES):
        printed = POTS[s.options.pots_layout][PART[pile]]
        for pots in range(N_POTS):
            if count[pile * N_POTS + pots] != printed.count(pots):
                raise BadPosition("position-conservation", tile=VOCABULARY.spell("tile", pile * N_POTS + pots))
