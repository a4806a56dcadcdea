"""The table of The Three Little Pigs as text."""

from collections.abc import Sequence
from typing import Final

from hanpan.games.three_little_pigs.actions import BLOW, BUY, DECLINE, PASS, PLACE, REROLL, START_HOUSE
from hanpan.games.three_little_pigs.data import DICE, FACES, MATERIALS, MOST_HOUSES, N_PILES, PARTS, WOLF
from hanpan.games.three_little_pigs.view import PigsView
from hanpan.text import say, say_name

GAME: Final = "three_little_pigs"


def picture(view: PigsView, locale: str, names: Sequence[str]) -> list[str]:
    """Turn and end, dice, market, then every seat with its houses."""
    lines = []
    if view.turn is not None:
        lines.append(say(locale, "table-turn", GAME, name=names[view.turn], n=view.n_turns))
    lines.append(say(locale, "table-empty", GAME, empty=view.n_empty, end=view.end_at))
    if any(view.dice):
        dice = ", ".join(member(view, locale, "dice", die) for die in DICE)
        lines.append(say(locale, "table-dice", GAME, dice=dice))
    lines.append(say(locale, "table-market", GAME))
    lines += ["  " + market(view, locale, i) for i in range(len(MATERIALS))]
    for seat in range(view.n_seats):
        lines += yard(view, locale, names[seat], seat)
    for award, holder in view.awards.items():
        name = say_name(locale, GAME, award)
        who = say(locale, "table-nobody", GAME) if holder is None else names[holder]
        lines.append(say(locale, "table-award", GAME, award=name, name=who))
    return lines


def market(view: PigsView, locale: str, material: int) -> str:
    """The three piles of one material."""
    piles = []
    for part in PARTS:
        pile = view.piles[f"{MATERIALS[material]}_{part}"]
        left = 0 if pile.top is None else 1 + len(pile.under) + len(pile.order)
        piles.append(say(locale, "table-pile", GAME, part=say_name(locale, GAME, part), left=left, pots=pile.top or 0))
    name = say_name(locale, GAME, MATERIALS[material])
    return say(locale, "table-material", GAME, material=name, price=2 + material, piles=", ".join(piles))


def yard(view: PigsView, locale: str, name: str, seat: int) -> list[str]:
    """A seat's points and houses."""
    summary = view.seats[seat]
    lines = [say(locale, "table-seat", GAME, name=name, points=summary.points, roofed=summary.if_roofed)]
    for n, house in enumerate(view.houses[seat]):
        tiles = ", ".join(say_name(locale, GAME, tile) for tile in house)
        key = "table-complete" if "_roof" in house[-1] else "table-unfinished"
        lines.append("  " + say(locale, key, GAME, n=n, tiles=tiles))
    return lines


def member(view: PigsView, locale: str, field: str, name: str) -> str:
    """A die with what it shows."""
    face = view.dice[DICE.index(name)]
    die = say_name(locale, GAME, name)
    return die if face is None else say(locale, "table-die", GAME, die=die, face=say_name(locale, GAME, face))


def worth_asking(view: PigsView) -> list[int]:
    """Piles that cannot be bought from, houses that cannot be used, dice that are locked."""
    if view.seat is None or view.question is None:
        return []
    own = len(view.houses[view.seat])
    if view.question == "Rolling":
        return [REROLL + (1 << i) for i, face in enumerate(view.dice) if face == FACES[WOLF]]
    if view.question == "Building":
        return [*range(BUY, BUY + N_PILES), PASS]
    if view.question == "Placing":
        return [*range(PLACE, PLACE + own), START_HOUSE]
    if view.question == "Blowing":
        first = BLOW + view.seat * MOST_HOUSES
        return [*range(first, first + own), DECLINE]
    return []
