"""The only code that writes to the table of the Fair."""

from typing import Final

from hanpan.core.bags import put, take
from hanpan.core.events import Event, Verb
from hanpan.games.fair import events as e
from hanpan.games.fair.data import THIEF
from hanpan.games.fair.position import Fair


def card_dealt(s: Fair, seat: int, card: int) -> None:
    take(s.deck, card)
    put(s.hands[seat], card)
    if s.log is not None:
        s.log.append(e.CardDealt(seat, card))


def round_started(s: Fair, round: int, start: int) -> None:
    s.round = round
    s.start = start
    for seat in range(s.n_seats):
        s.bags[seat] = sorted(s.bags[seat] + s.kept[seat])
        s.kept[seat] = []
    if s.log is not None:
        s.log.append(e.RoundStarted(round, start))


def chip_drawn(s: Fair, seat: int, chip: int) -> None:
    take(s.bags[seat], chip)
    s.kept[seat].append(chip)
    if s.log is not None:
        s.log.append(e.ChipDrawn(seat, chip))


def chip_returned(s: Fair, seat: int, chip: int) -> None:
    s.kept[seat].remove(chip)
    put(s.bags[seat], chip)
    if s.log is not None:
        s.log.append(e.ChipReturned(seat, chip))


def cards_shown(s: Fair, cards: list[int]) -> None:
    for seat, card in enumerate(cards):
        leave_hand(s, seat, card)
    if s.log is not None:
        s.log.append(e.CardsShown(cards))


def leave_hand(s: Fair, seat: int, card: int) -> None:
    """An open card goes from a hand to the discard pile; who knew of it sees it go."""
    take(s.hands[seat], card)
    s.discard.append(card)
    for observer in range(s.n_seats):
        seen = s.known[observer * s.n_seats + seat]
        if card in seen:
            rest = seen[:]
            rest.remove(card)
            s.known[observer * s.n_seats + seat] = rest


def prize_won(s: Fair, seat: int) -> None:
    s.prizes[seat] += 1
    if s.log is not None:
        s.log.append(e.PrizeWon(seat))


def prize_stolen(s: Fair, seat: int, target: int) -> None:
    leave_hand(s, seat, THIEF)
    s.prizes[seat] += 1
    if s.log is not None:
        s.log.append(e.PrizeStolen(seat, target))


def bid_made(s: Fair, seat: int, amount: int) -> None:
    if s.log is not None:
        s.log.append(e.BidMade(seat, amount))


def bidder_passed(s: Fair, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.BidderPassed(seat))


def stall_bought(s: Fair, seat: int, amount: int) -> None:
    s.coins[seat] -= amount
    s.stalls[seat] += 1
    if s.log is not None:
        s.log.append(e.StallBought(seat, amount))


def card_seen(s: Fair, seat: int, target: int, card: int) -> None:
    at = seat * s.n_seats + target
    if s.known[at].count(card) < s.hands[target].count(card):
        s.known[at] = sorted([*s.known[at], card])
    if s.log is not None:
        s.log.append(e.CardSeen(seat, target, card))


VERBS: Final[dict[type[Event], Verb]] = {
    e.CardDealt: card_dealt,
    e.RoundStarted: round_started,
    e.ChipDrawn: chip_drawn,
    e.ChipReturned: chip_returned,
    e.CardsShown: cards_shown,
    e.PrizeWon: prize_won,
    e.PrizeStolen: prize_stolen,
    e.BidMade: bid_made,
    e.BidderPassed: bidder_passed,
    e.StallBought: stall_bought,
    e.CardSeen: card_seen,
}
