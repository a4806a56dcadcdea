"""What a turn can lead to, found by letting the rules play on copies: for aids and bots, not for the rules."""

from collections.abc import Iterator
from typing import Any, Final

from hanpan.core.chance import TABLE, Chance, Scripted
from hanpan.core.engine import play, settle
from hanpan.games.three_little_pigs.actions import BUY, PASS
from hanpan.games.three_little_pigs.data import COST, N_DICE, N_PILES, PART, SPINNER
from hanpan.games.three_little_pigs.options import COLLAPSE
from hanpan.games.three_little_pigs.phases import Blowing, Building
from hanpan.games.three_little_pigs.position import Pigs, clone

Symbols = tuple[int, int, int]  # doors, windows, roofs


class Fewest(Chance):
    """Turns up the tile with the fewest pots that may lie there: what nobody knows yet is not counted on."""

    def below(self, stream: int, n: int) -> int:
        return 0


FEWEST: Final = Fewest()

#: The materials of the dial and their chances (TP-WOLF-04).
DIAL: Final = [(material, SPINNER.count(material) / len(SPINNER)) for material in sorted(set(SPINNER))]

#: No bound on what tiles may cost together: the symbols of the frame bound it.
UNBOUNDED: Final = N_DICE * N_PILES


class Outcome:
    """One way to build: the symbols that it takes, the choices that lead there, and the table after the turn.

    There are no choices where the rules leave none.
    """

    def __init__(self, spent: Symbols, choices: list[int], after: Pigs) -> None:
        self.spent = spent
        self.choices = choices
        self.after = after


def builder(s: Pigs, seat: int, symbols: Symbols, log: list[Any] | None = None) -> Pigs:
    """A copy in which `seat` is about to build with these symbols; it may rest in a later turn if nothing is asked."""
    t = clone(s)
    t.chance = FEWEST
    t.log = log
    t.asked = 0
    t.frames[1:] = [Building(seat, symbols[0], symbols[1], symbols[2], -1)]
    settle(t)
    return t


def outcomes(s: Pigs, seat: int, symbols: Symbols) -> Iterator[Outcome]:
    """Every way to build with exactly these symbols, from a position in the turn of `seat`."""
    return explore(s.left, s.n_turns, builder(s, seat, symbols), [], UNBOUNDED)


def affordable(s: Pigs, seat: int) -> Iterator[Outcome]:
    """Every way to build with any five dice, each table once (the order of buying is left out where it is the same).

    With given symbols, those outcomes can be reached whose `spent` they cover, and one of them must be if there is
    one (TP-BUY-05); only if no outcome is covered, the turn ends as it is.
    """
    return explore(s.left, s.n_turns, builder(s, seat, (N_DICE, N_DICE, N_DICE)), [], N_DICE)


def remaining(s: Pigs) -> Iterator[Outcome]:
    """Every way to finish a turn that rests at Building or Placing."""
    t = clone(s)
    t.chance = FEWEST
    return explore(s.left, s.n_turns, t, [], UNBOUNDED)


def explore(left: list[int], n_turns: int, s: Pigs, choices: list[int], dice: int) -> Iterator[Outcome]:
    """The outcomes of a position at Building or Placing; `dice` bounds what all tiles may cost together."""
    if s.n_turns != n_turns or not s.frames:
        yield Outcome(spent_since(left, s), choices, s)
        return
    frame = s.frames[-1]
    seat = s.turn
    for a in s.offers[seat]:
        if isinstance(frame, Building) and a != PASS and not sensible(s, frame, a - BUY, dice):
            continue
        t = clone(s)
        play(t, seat, a)
        yield from explore(left, n_turns, t, [*choices, a], dice)


def sensible(s: Pigs, frame: Building, pile: int, dice: int) -> bool:
    """Whether a purchase is affordable and leads to a table that the other order of buying does not reach."""
    before = frame.first_pile
    if before < 0 or dice == UNBOUNDED:
        return True
    if COST[before] + COST[pile] > dice:
        return False
    if PART[before] == PART[pile]:
        return before <= pile or s.options.unsupported_tiles == COLLAPSE
    return PART[before] < PART[pile]


def spent_since(left: list[int], s: Pigs) -> Symbols:
    """The symbols that the tiles bought since the piles held `left` have cost."""
    spent = [0, 0, 0]
    for pile in range(N_PILES):
        if left[pile] != s.left[pile]:
            spent[PART[pile]] += (left[pile] - s.left[pile]) * COST[pile]
    return spent[0], spent[1], spent[2]


def covers(symbols: Symbols, price: Symbols) -> bool:
    """Whether the symbols pay the price."""
    return price[0] <= symbols[0] and price[1] <= symbols[1] and price[2] <= symbols[2]


def blowing(s: Pigs, seat: int, material: int) -> Pigs:
    """A copy in which the wolf has come to `seat`; if there is no choice of a house, the dial has shown `material`."""
    t = clone(s)
    t.asked = 0
    t.frames[1:] = [Blowing(seat)]
    t.chance = Scripted([(TABLE, material)], FEWEST)
    settle(t)
    return t


def blown(s: Pigs, seat: int, a: int, material: int, log: list[Any] | None = None) -> Pigs:
    """A copy after the choice of a house, with `material` on the dial; it may rest at the choice of a tile."""
    t = clone(s)
    t.log = log
    t.chance = Scripted([(TABLE, material)], FEWEST)
    play(t, seat, a)
    return t


def played(s: Pigs, seat: int, a: int, log: list[Any] | None = None) -> Pigs:
    """A copy after a choice that draws nothing that matters."""
    t = clone(s)
    t.log = log
    t.chance = FEWEST
    play(t, seat, a)
    return t
