"""A view of The Three Little Pigs as numbers (docs/research.md lists the entries).

Seats are told relative to the eyes: 0 is the seat that looks, 1 the next one clockwise.  Houses keep their numbers,
because actions name them by number.  Counts are divided by what they seldom exceed and cut at 1.
"""

from array import array
from typing import Any, Final

from hanpan.core.encoding import Out, encode_options, relative
from hanpan.games.three_little_pigs.data import (
    AWARDS,
    DICE,
    FACES,
    MATERIALS,
    N_DICE,
    PARTS,
    PILE_SIZE,
    PILES,
    ROOF,
    TILES,
    heads_on,
    material_of,
    part_of,
    pots_on,
)
from hanpan.games.three_little_pigs.frames import PHASES
from hanpan.games.three_little_pigs.options import OPTIONS
from hanpan.games.three_little_pigs.view import PigsView, SeatSummary

#: Houses of a seat that are told one by one, and those of the rest that are told as a sum.
HOUSES: Final = 8
POINTS: Final = 50.0
TILES_IN_HOUSE: Final = 8.0
HEADS: Final = 20.0
POTS_IN_HOUSE: Final = 6.0
LEAD: Final = 5.0
SEAT_HOUSES: Final = 12.0

FACE_NUMBER: Final[dict[str | None, int]] = {None: -1, **{face: i for i, face in enumerate(FACES)}}
PILE_NUMBER: Final[dict[str | None, int]] = {None: -1, **{pile: i for i, pile in enumerate(PILES)}}
MATERIAL_NUMBER: Final[dict[str | None, int]] = {None: -1, **{word: i for i, word in enumerate(MATERIALS)}}
#: By name: material, part, heads, pots.
TILE: Final = {name: (material_of(t), part_of(t), heads_on(t), pots_on(t)) for t, name in enumerate(TILES)}

ROLLS: Final = ("0", "1", "2", "3")
POTS: Final = ("0", "1", "2")
PILE_ENTRIES: Final = ("left", "below with 0 pots", "below with 1 pot", "below with 2 pots")
SUMMARY: Final = ("points", "if roofed", "completed", "unfinished")
HOUSE: Final = ("stands", "complete", *PARTS, *MATERIALS, "heads", "pots")
NO_HOUSE: Final = array("f", [0.0] * len(HOUSE))
FURTHER: Final = ("houses", "tiles")


def encode(view: PigsView, out: Out) -> None:
    """Everything that the view tells; without a seat, as seat 0 would see it."""
    n = view.n_seats
    me = view.seat or 0
    seats = tuple(range(n))
    of = {frame["frame"]: frame for frame in view.frames}
    out.one_of(("asks",), PHASES, -1 if view.question is None else PHASES.index(view.question))
    out.one_of(("turn of seat",), seats, relative(view.turn, me, n))
    out.one_of(("first seat",), seats, relative(view.first, me, n))
    out.one_of(("rolls",), ROLLS, of["Rolling"]["n_rolls"] if "Rolling" in of else -1)
    for die, face in zip(DICE, view.dice, strict=True):
        out.one_of(("die", die), FACES, FACE_NUMBER[face])
    encode_turn(of, me, n, out)
    for pile in PILES:
        encode_pile(view, pile, out)
    out.numbers(("empty piles",), ("of those that end the game",), (min(1.0, view.n_empty / view.end_at),))
    for i in seats:
        seat = (me + i) % n
        encode_seat(i, view.seats[seat], view.houses[seat], out)
    for award in AWARDS:
        out.one_of(("holder of", award), seats, relative(view.awards.get(award), me, n))
    out.numbers(("lead for",), AWARDS[3:], [min(1.0, view.leads.get(award, 0) / LEAD) for award in AWARDS[3:]])
    encode_options(OPTIONS, view.options, out)


def encode_turn(of: dict[str, dict[str, Any]], me: int, n: int, out: Out) -> None:
    """Purse, tile in hand, house under the wolf."""
    purse = of.get("Building")
    symbols = (0, 0, 0) if purse is None else (purse["doors"], purse["windows"], purse["roofs"])
    out.numbers(("purse",), PARTS, [count / N_DICE for count in symbols])
    out.one_of(("first tile from",), PILES, -1 if purse is None else PILE_NUMBER[purse["first_pile"]])
    placing = of.get("Placing")
    material, part, _, pots = (-1, -1, 0, -1) if placing is None else TILE[placing["tile"]]
    out.one_of(("tile in hand",), MATERIALS, material)
    out.one_of(("tile in hand",), PARTS, part)
    out.one_of(("tile in hand, pots",), POTS, pots)
    blown = of.get("BlowingTile")
    out.one_of(("wolf at seat",), tuple(range(n)), -1 if blown is None else relative(blown["target"], me, n))
    out.one_of(("wolf at house",), tuple(range(HOUSES)), -1 if blown is None else min(blown["house"], HOUSES - 1))
    out.one_of(("wolf takes",), MATERIALS, -1 if blown is None else MATERIAL_NUMBER[blown["material"]])


def encode_pile(view: PigsView, name: str, out: Out) -> None:
    """Tiles left, pots on top, pots below; the next one where piles are open."""
    pile = view.piles[name]
    below = [*pile.under, *pile.order]
    left = 0 if pile.top is None else 1 + len(below)
    counts = [count / PILE_SIZE for count in (left, below.count(0), below.count(1), below.count(2))]
    out.numbers(("pile", name), PILE_ENTRIES, counts)
    out.one_of(("pile", name, "top"), POTS, -1 if pile.top is None else pile.top)
    out.one_of(("pile", name, "next"), POTS, pile.order[-1] if pile.order else -1)


def encode_seat(i: int, summary: SeatSummary, houses: list[list[str]], out: Out) -> None:
    """Points and houses of one seat."""
    figures = (
        summary.points / POINTS,
        summary.if_roofed / POINTS,
        summary.completed / SEAT_HOUSES,
        summary.unfinished / SEAT_HOUSES,
    )
    out.numbers(("seat", i), SUMMARY, [min(1.0, figure) for figure in figures])
    for h in range(HOUSES):
        out.numbers(("seat", i, "house", h), HOUSE, house_figures(houses[h]) if h < len(houses) else NO_HOUSE)
    further = houses[HOUSES:]
    out.numbers(
        ("seat", i, "further"),
        FURTHER,
        (min(1.0, len(further) / HOUSES), min(1.0, sum(map(len, further)) / TILES_IN_HOUSE)),
    )


def house_figures(house: list[str]) -> list[float]:
    """In the order of `HOUSE`."""
    parts = [0, 0, 0]
    materials = [0, 0, 0]
    all_heads = all_pots = 0
    part = -1
    for name in house:
        material, part, heads, pots = TILE[name]
        parts[part] += 1
        materials[material] += 1
        all_heads += heads
        all_pots += pots
    figures = [1.0, 1.0 if part == ROOF else 0.0]
    figures += [min(1.0, count / TILES_IN_HOUSE) for count in (*parts, *materials)]
    return [*figures, min(1.0, all_heads / HEADS), min(1.0, all_pots / POTS_IN_HOUSE)]
