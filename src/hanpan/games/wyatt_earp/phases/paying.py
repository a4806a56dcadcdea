"""The end of a round and its payout."""

from hanpan.core.position import NOT_NOW, Frame
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.phases.offers import MEMBERS
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.scoring import ESCAPED, PAID, SWEPT, Step, payout_of


class Paying(Frame):
    """A round has ended: every bounty is paid out, outlaw by outlaw (WE-END-04, WE-SCO-09)."""

    def advance(self, s: Earp) -> None:
        s.frames.pop()
        for outlaw in MEMBERS[s.registered]:  # nobody has a card of the others
            pay_out(s, outlaw, payout_of(s, outlaw))

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        return NOT_NOW


def pay_out(s: Earp, outlaw: int, steps: list[Step]) -> None:
    """Pays the bounty of one outlaw as far as it goes."""
    for kind, seats, amount in steps:
        if kind == PAID:
            verbs.tier_paid(s, seats, outlaw, amount)
        elif kind == SWEPT:
            verbs.bounty_swept(s, seats[0], outlaw, amount)
        elif kind == ESCAPED:
            verbs.outlaw_escaped(s, outlaw, amount)
        else:
            verbs.payout_stopped(s, outlaw, amount, s.bounty[outlaw])


def end_round(s: Earp, active: int, ending: int) -> None:
    """The round is over; what was going on is dropped."""
    del s.frames[1:]
    s.frames.append(Paying())
    verbs.round_ended(s, went_out(s, active), ending)


def went_out(s: Earp, active: int) -> int:
    """Who counts as the one that went out: the first with an empty hand from the active player on, else the active
    player (WE-NEXT-03, -04)."""
    for i in range(s.n_seats):
        seat = (active + i) % s.n_seats
        if not s.n_hands[seat]:
            return seat
    return active
