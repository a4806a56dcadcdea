"""What a table is worth to a seat: the payout that may come of this round, as a chance to win the game.

Every outlaw is looked at alone: the points that lie there, the cards of the own hand, and how many cards the others may
still add before the round ends.
"""

from typing import Any, Final

from hanpan.bots.wyatt_earp.beliefs import Beliefs
from hanpan.bots.wyatt_earp.chances import after_round, during_round
from hanpan.bots.wyatt_earp.prospects import arriving, expected, own_lay
from hanpan.bots.wyatt_earp.tastes import Taste
from hanpan.games.wyatt_earp.data import BANK, FIRST_SET, N_KINDS, N_OUTLAWS, PHOTO, TOKEN
from hanpan.games.wyatt_earp.options import COVERED_COUNT, FAR_SHARE
from hanpan.games.wyatt_earp.phases import Discarding, Drawing, Playing
from hanpan.games.wyatt_earp.position import Earp, covered_points, known_in, points_of
from hanpan.games.wyatt_earp.scoring import paid_by, payout_of

#: By cards in hand: the chance that a player goes out with the next turn.  Higher than it is (0.25 with one card, 0.06
#: with three): who lays his cards early plays better than these numbers tell.
GOES_OUT: Final = [1.0, 0.45, 0.4, 0.3, 0.2, 0.14, 0.09, 0.06, 0.04, 0.02, 0.01]
UNREGISTERED_PHOTO: Final = 600.0
#: How much less each further sheriff card is worth, as there is one a turn.
NEXT_CARD: Final = 0.6
#: Cards with capture points other than outlaws that a hidden card stands for.
SHERIFF_SHARE: Final = 0.02
#: The chance that the next player takes a card that he can lay.
TAKES: Final = 0.5
#: Dollars that a discarded card which cannot be laid at once may bring the next player.
GIFTS: Final = 0.3


class Given:
    """What the incomes from all outlaws have in common: turns to come and known cards of the others."""

    def __init__(self, t: Earp, seat: int, turns: list[float], top: int) -> None:
        self.turns = turns
        self.top = top  # the card of the discard pile that the player on turn may take, -1 for none
        hands = [known_in(t, seat, other) for other in range(t.n_seats)]
        self.hands = hands
        self.unknown = [n - sum(hand) for n, hand in zip(t.n_hands, hands, strict=True)]
        self.incomes: dict[tuple[int, ...], list[float]] = {}


class Outlook:
    """Values positions that come of one that `seat` guessed from its view."""

    def __init__(self, s: Earp, seat: int, beliefs: Beliefs, taste: Taste) -> None:
        self.seat = seat
        self.round = s.round
        self.beliefs = beliefs
        self.taste = taste
        density = beliefs.density[BANK:]
        self.sheriff = sum(density)  # how many sheriff cards but Photos an unknown card stands for, and their worth
        worth = sum([p * taste.keep[BANK + i] for i, p in enumerate(density)])
        self.per_sheriff = taste.hidden * worth / self.sheriff if self.sheriff else 0.0
        self.known: dict[tuple[Any, ...], Given] = {}
        self.far = s.options.share_far_players == FAR_SHARE
        self.covered_count = s.options.hideout_counts_for_eight == COVERED_COUNT

    def value(self, t: Earp) -> float:
        """The chance to win of the seat."""
        return self.values(t)[self.seat]

    def values(self, t: Earp) -> list[float]:
        """By seat: the chance to win."""
        if not t.frames or t.round != self.round:
            return after_round(t, t.money)
        if 0 in t.n_hands or self.is_going_out(t):
            return after_round(t, [a + b for a, b in zip(t.money, payouts(t), strict=True)])
        return during_round(self.incomes(t))

    def is_going_out(self, t: Earp) -> bool:
        """Whether the player on turn has drawn and holds nothing but his last discard."""
        return t.n_hands[t.turn] == 1 and isinstance(t.frames[-1], (Playing, Discarding))

    def incomes(self, t: Earp) -> list[float]:
        """By seat: the money that may be expected after this round."""
        n = t.n_seats
        me = self.seat
        frame = t.frames[-1]
        turn = t.turn
        is_drawing = isinstance(frame, Drawing)
        first = turn + 1 if turn == me and not is_drawing else turn
        turns = [0.0] * n
        alive = 1.0
        for i in range(n):
            seat = (first + i) % n
            turns[seat] = alive
            alive *= 1.0 - GOES_OUT[min(10, t.n_hands[seat])]
        top = t.discard[-1] if is_drawing and turn != me and t.discard else -1
        given = self.given(t, turns, top)
        money = [float(amount) for amount in t.money]
        held = t.held[me]
        base = me * N_KINDS
        for outlaw in range(N_OUTLAWS):
            own = t.hands[base + outlaw]
            registered = t.registered >> outlaw & 1
            if registered or own:
                photo = held >> (PHOTO + outlaw) & 1
                key = (outlaw, registered, own, photo, t.bounty[outlaw], *t.groups[outlaw::N_OUTLAWS])
                income = given.incomes.get(key)
                if income is None or (t.hideouts and self.covered_count):
                    income = given.incomes[key] = self.income(t, outlaw, given)
                for seat in range(n):
                    money[seat] += income[seat]
        money[me] += turns[me] * self.kept(t, held)
        if self.per_sheriff:
            for seat in range(n):
                if seat != me:
                    money[seat] += turns[seat] * self.hidden(t.n_hands[seat])
        if top >= N_OUTLAWS or (top >= 0 and not t.registered >> top & 1):
            money[turn] += GIFTS * (worth_of(t, top, self.taste) if top >= N_OUTLAWS else TOKEN)
        return money

    def given(self, t: Earp, turns: list[float], top: int) -> Given:
        """The same object as long as nothing of it has changed: what was worked out for one outlaw is kept there."""
        me = self.seat
        others = t.n_hands[:me] + t.n_hands[me + 1 :]
        key = (tuple(turns), tuple(others), tuple(t.shown), top, t.turn, str(t.seen) if t.seen else "")
        given = self.known.get(key)
        if given is None:
            given = self.known[key] = Given(t, me, turns, top)
        return given

    def income(self, t: Earp, outlaw: int, given: Given) -> list[float]:
        """By seat: what one outlaw may bring."""
        me = self.seat
        turns = given.turns
        own = t.hands[me * N_KINDS + outlaw]
        photo = t.held[me] >> (PHOTO + outlaw) & 1
        beliefs = self.beliefs
        likely = beliefs.share(outlaw) + 2.0 * beliefs.density[PHOTO + outlaw] + SHERIFF_SHARE
        drawn = 2.0 * beliefs.drawn[outlaw]
        coming = []
        for seat in range(t.n_seats):
            if seat == me:
                coming.append(own_lay(turns[me], own, photo))
                continue
            cards = given.hands[seat][outlaw] + given.unknown[seat] * likely + drawn
            if given.top == outlaw and seat == t.turn:
                cards += TAKES
            coming.append(arriving(turns[seat] * cards))
        chance = 1.0
        if not t.registered >> outlaw & 1:
            coming[me] = own_lay(1.0, max(FIRST_SET, own), 0)
            chance = turns[me] * (1.0 if own >= FIRST_SET else self.taste.laid_anyway[own])
        points = tuple(points_of(t, outlaw))
        covered = sum(covered_points(t, outlaw)) if self.covered_count else 0
        amounts = expected(points, covered, t.bounty[outlaw], self.far, tuple(coming))
        return [chance * amount for amount in amounts]

    def hidden(self, n: int) -> float:
        """Dollars that the sheriff cards in a hand of `n` cards that nobody sees may bring, if there is another turn."""
        return self.per_sheriff * (1.0 - NEXT_CARD ** (n * self.sheriff)) / (1.0 - NEXT_CARD)

    def kept(self, t: Earp, held: int) -> float:
        """Dollars that the sheriff cards in hand may bring, if there is another turn."""
        worths = []
        for card in range(PHOTO, N_KINDS):
            if held >> card & 1:
                worths += [worth_of(t, card, self.taste)] * t.hands[self.seat * N_KINDS + card]
        worths.sort(reverse=True)
        total = 0.0
        factor = 1.0
        for worth in worths:
            total += factor * worth
            factor *= NEXT_CARD
        return total


def worth_of(t: Earp, card: int, taste: Taste) -> float:
    """Dollars that a sheriff card in hand may bring beside what `Outlook` sees in its outlaw."""
    if card < BANK:
        return 0.0 if t.registered >> (card - PHOTO) & 1 else UNREGISTERED_PHOTO
    return taste.keep[card]


def payouts(t: Earp) -> list[int]:
    """By seat: what everybody would be paid if the round ended now."""
    total = [0] * t.n_seats
    for outlaw in range(N_OUTLAWS):
        if t.registered >> outlaw & 1:
            for seat, amount in enumerate(paid_by(payout_of(t, outlaw), t.n_seats)):
                total[seat] += amount
    return total
