"""Score sheets: the posters and the capture points before each player, at the end of every round of a physical table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hanpan.core.errors import BadSheet, Refused
from hanpan.core.events import Event, spell_event
from hanpan.core.sheet import CountStep, Laid, Place, Sheet
from hanpan.games.wyatt_earp import events as e
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.actions import VOCABULARY
from hanpan.games.wyatt_earp.data import (
    CARDS,
    FIRST_SET,
    HIDEOUT,
    MOST_HIDEOUTS,
    MOST_POINTS,
    MOST_ROUNDS,
    N_OUTLAWS,
    OUTLAWS,
    TOKEN,
)
from hanpan.games.wyatt_earp.options import COVERED_COUNT, FAR_SHARE
from hanpan.games.wyatt_earp.phases import Rounds
from hanpan.games.wyatt_earp.phases.paying import pay_out
from hanpan.games.wyatt_earp.phases.rounds import is_ended
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.schema import PosterSheet, SeatSheet, TableSheet
from hanpan.games.wyatt_earp.scoring import payout

#: Cards with an odd number of points: both Stagecoach Robberies and the one Fastest Gun in play.
MOST_ODD: Final = 3
#: What a first set adds to its poster at least.
LEAST_ADDED: Final = (FIRST_SET - 1) * TOKEN

CLAUSES: Final[dict[type[Event], str]] = {
    e.OutlawEscaped: "WE-SCO-02",
    e.BountySwept: "WE-SCO-03",
    e.TierPaid: "WE-SCO-05",
    e.PayoutStopped: "WE-SCO-06",
}


def lay(s: Earp, table: TableSheet, seats: Sequence[SeatSheet]) -> Laid:
    """Plays the end of the next round: what was added to the posters, the points, and the payout."""
    if s.round and not s.frames:
        raise Refused("sheet_over", "WE-WIN-01", round=s.round + 1, last=s.round)
    verbs.round_started(s, s.round + 1)
    s.turn = s.dealer = 0  # whoever it was: nothing is dealt
    points = by_outlaw([part.points for part in seats])
    covered = by_outlaw([part.covered for part in seats])
    check_points(s.round, points, covered)
    doubts = []
    places = []
    for outlaw, name in enumerate(OUTLAWS):
        form: dict[str, Any] = {"outlaw": name, "began": s.bounty[outlaw]}
        added = added_to(s, outlaw, table)
        s.bounty[outlaw] += added
        form["bounty"] = s.bounty[outlaw]
        if added or any(points[outlaw]) or any(covered[outlaw]):
            s.registered |= 1 << outlaw
            pay_poster(s, outlaw, points[outlaw], sum(covered[outlaw]))
            if added < LEAST_ADDED:
                doubts.append(Refused("sheet_first_set", "WE-LAY-05", round=s.round, outlaw=name, least=LEAST_ADDED))
        paid = s.earned[-1][outlaw::N_OUTLAWS]
        form |= {"paid": sum(paid), "left": s.bounty[outlaw]}
        places.append(Place(form, paid, steps_of(s, outlaw)))
    s.frames = [] if is_ended(s) else [Rounds()]
    return Laid(doubts, places)


def by_outlaw(parts: Sequence[Mapping[str, int]]) -> list[list[int]]:
    """Points by outlaw and seat.  `BadSheet` for names that are no outlaw's."""
    for seat, part in enumerate(parts):
        check_names(part, seat + 1)
    return [[part.get(name, 0) for part in parts] for name in OUTLAWS]


def check_names(part: Mapping[str, object], n: int) -> None:
    """`BadSheet` for names that are no outlaw's; `n` is the number of the player, 0 for the table."""
    for name in part:
        if name not in OUTLAWS:
            raise BadSheet("sheet-name" if n else "sheet-table-name", n=n, name=name)


def check_points(round: int, points: list[list[int]], covered: list[list[int]]) -> None:
    """`Refused` for points that the cards of the box cannot make."""
    for outlaw in range(N_OUTLAWS):
        n = sum(points[outlaw] + covered[outlaw])
        if n > MOST_POINTS:
            raise Refused("sheet_points", "WE-CMP-02", round=round, outlaw=OUTLAWS[outlaw], n=n, most=MOST_POINTS)
    odd = sum([n % 2 for row in points + covered for n in row])
    if odd > MOST_ODD:
        raise Refused("sheet_odd", "WE-CMP-02", round=round, n=odd, most=MOST_ODD)
    hidden = sum([n > 0 for row in covered for n in row])
    if hidden > MOST_HIDEOUTS:
        raise Refused("sheet_hideouts", "WE-CMP-01", round=round, n=hidden, most=MOST_HIDEOUTS)


def added_to(s: Earp, outlaw: int, table: TableSheet) -> int:
    """Dollars that were added to a poster in the round.  `Refused` if less lies there than at the beginning of it."""
    check_names(table.posters, 0)
    told = table.posters.get(OUTLAWS[outlaw], PosterSheet())
    if told.bounty is None:
        return told.added
    least = s.bounty[outlaw]
    if told.bounty < least:
        raise Refused("sheet_bounty", "WE-NEXT-01", round=s.round, outlaw=OUTLAWS[outlaw], least=least)
    return told.bounty - least


def pay_poster(s: Earp, outlaw: int, points: list[int], covered: int) -> None:
    """The payout of one poster by the rules of the game."""
    in_all = sum(points)
    if s.options.hideout_counts_for_eight == COVERED_COUNT:
        in_all += covered
    steps = payout(points, in_all, s.bounty[outlaw], s.options.share_far_players == FAR_SHARE)
    pay_out(s, outlaw, steps)


def steps_of(s: Earp, outlaw: int) -> list[CountStep]:
    """What became of a poster in this round."""
    return [
        CountStep(spell_event(event, VOCABULARY), CLAUSES[type(event)])
        for event in s.log or ()
        if type(event) in CLAUSES and event.outlaw == outlaw
    ]


def read(words: Sequence[str]) -> SeatSheet:
    """`belle_starr 6 jesse_james 10 hideout 4`: capture points after the name of their outlaw, covered ones after
    `hideout`."""
    sheet = SeatSheet()
    outlaw = ""
    points = sheet.points
    for word in words:
        if word in OUTLAWS:
            outlaw, points = word, sheet.points
        elif word == CARDS[HIDEOUT] and outlaw:
            points = sheet.covered
        elif outlaw and word.isdecimal() and outlaw not in points and int(word) <= MOST_POINTS:
            points[outlaw] = int(word)
        elif word != "/":
            raise ValueError(word)
    return sheet


def read_table(words: Sequence[str]) -> TableSheet:
    """`belle_starr 6000 jesse_james +3000`: all that lies on a poster, or with `+` what was added in this round."""
    sheet = TableSheet()
    outlaw = ""
    for word in words:
        number = word.removeprefix("+")
        if word in OUTLAWS:
            outlaw = word
        elif outlaw and outlaw not in sheet.posters and is_amount(number):
            amount = int(number)
            sheet.posters[outlaw] = PosterSheet(added=amount) if number != word else PosterSheet(bounty=amount)
        elif word != "/":
            raise ValueError(word)
    return sheet


def is_amount(word: str) -> bool:
    """Whether a word is a number of dollars (WE-MON-01)."""
    return word.isdecimal() and len(word) <= 7 and int(word) % TOKEN == 0


SHEET: Final = Sheet(
    seat=SeatSheet, table=TableSheet, most_rounds=MOST_ROUNDS, lay=lay, read=read, read_table=read_table
)
