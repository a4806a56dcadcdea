"""The only code that writes to the table, one verb for each event."""

from typing import Final

from hanpan.core.bags import take
from hanpan.core.events import Event, Verb
from hanpan.games.wyatt_earp import events as e
from hanpan.games.wyatt_earp.data import (
    DECK,
    GUN,
    GUN_PART,
    HIDEOUT,
    LAST_PASS,
    N_GROUPS,
    N_KINDS,
    N_OUTLAWS,
    PHOTO,
    TOKEN,
    UNIT,
)
from hanpan.games.wyatt_earp.knowledge import forget_after_theft, leave_openly, see_card, see_hand
from hanpan.games.wyatt_earp.options import WHOLE_ROUND
from hanpan.games.wyatt_earp.position import Earp, refresh_hand


def gain(s: Earp, seat: int, card: int) -> None:
    """A card comes to a hand."""
    s.hands[seat * N_KINDS + card] += 1
    s.held[seat] |= 1 << card
    s.n_hands[seat] += 1


def leave(s: Earp, seat: int, card: int, n: int) -> None:
    """Cards of a kind leave a hand before everybody's eyes."""
    at = seat * N_KINDS + card
    left = s.hands[at] - n
    s.hands[at] = left
    if not left:
        s.held[seat] ^= 1 << card
    s.n_hands[seat] -= n
    shown = s.shown[at]
    if shown >= n:
        s.shown[at] = shown - n
    else:
        s.shown[at] = 0
        if s.seen:
            leave_openly(s, seat, card, n - shown)


def lay(s: Earp, seat: int, outlaw: int, cards: int) -> None:
    """Cards, as the number of a group, come into a territory; where a Hideout keeps the group, they go under it."""
    place = seat * N_OUTLAWS + outlaw
    if s.hideouts and s.options.hideout_scope == WHOLE_ROUND:
        for i in range(len(s.hideouts)):
            if s.hideouts[i] // N_GROUPS == place:
                s.hideouts[i] += cards  # WE-HID-03
                return
    s.groups[place] += cards


def dealer_chosen(s: Earp, seat: int) -> None:
    s.dealer = seat
    if s.log is not None:
        s.log.append(e.DealerChosen(seat))


def round_started(s: Earp, round: int) -> None:
    s.round = round
    s.turn = -1
    s.supply_pass = 1
    s.supply = DECK[:]
    s.discard = []
    s.hands = [0] * (s.n_seats * N_KINDS)
    s.held = [0] * s.n_seats
    s.n_hands = [0] * s.n_seats
    s.groups = [0] * (s.n_seats * N_OUTLAWS)
    s.hideouts = []
    s.registered = 0
    s.exhausted = 0
    s.idle_turns = 0
    s.dry_turns = 0
    s.shown = [0] * (s.n_seats * N_KINDS)
    s.seen = []
    s.lacking = [0] * s.n_seats
    s.gained = [0] * s.n_seats
    s.stock = []
    for outlaw in range(N_OUTLAWS):
        s.bounty[outlaw] += TOKEN
    s.earned.append([0] * (s.n_seats * N_OUTLAWS))
    if s.log is not None:
        s.log.append(e.RoundStarted(round))


def hand_dealt(s: Earp, seat: int, cards: list[int]) -> None:
    held = 0
    for card in cards:
        take(s.supply, card)
        s.hands[seat * N_KINDS + card] += 1
        held |= 1 << card
    s.held[seat] = held
    s.n_hands[seat] = len(cards)
    if s.log is not None:
        s.log.append(e.HandDealt(seat, cards))


def card_turned(s: Earp, card: int) -> None:
    take(s.supply, card)
    s.discard.append(card)
    if s.log is not None:
        s.log.append(e.CardTurned(card))


def turn_started(s: Earp, seat: int) -> None:
    s.turn = seat
    if s.log is not None:
        s.log.append(e.TurnStarted(seat))


def card_drawn(s: Earp, seat: int, card: int) -> None:
    take(s.supply, card)
    s.hands[seat * N_KINDS + card] += 1
    s.held[seat] |= 1 << card
    s.n_hands[seat] += 1
    s.idle_turns = -1
    s.dry_turns = -1
    if s.lacking[seat]:
        s.gained[seat] += 1
    if s.stock:
        s.stock[seat][card] -= 1
    if s.log is not None:
        s.log.append(e.CardDrawn(seat, card))


def discard_taken(s: Earp, seat: int, card: int) -> None:
    s.discard.pop()
    gain(s, seat, card)
    s.shown[seat * N_KINDS + card] += 1
    if s.log is not None:
        s.log.append(e.DiscardTaken(seat, card))


def pile_shuffled(s: Earp, n: int) -> None:
    s.supply = sorted(s.discard)
    s.discard = []
    s.supply_pass = LAST_PASS
    most = [0] * N_KINDS
    for card in s.supply:
        most[card] += 1
    s.stock = [most[:] for _ in range(s.n_seats + 1)]
    if s.log is not None:
        s.log.append(e.PileShuffled(n))


def supply_used_up(s: Earp) -> None:
    s.exhausted = 1
    if s.log is not None:
        s.log.append(e.SupplyUsedUp())


def outlaws_laid(s: Earp, seat: int, outlaw: int, n: int, bounty: int, first: int) -> None:
    leave(s, seat, outlaw, n)
    lay(s, seat, outlaw, n)
    s.registered |= 1 << outlaw
    s.bounty[outlaw] += bounty
    s.idle_turns = -1
    if s.log is not None:
        s.log.append(e.OutlawsLaid(seat, outlaw, n, bounty, first))


def sheriff_played(s: Earp, seat: int, card: int, outlaw: int, shot: int) -> None:
    leave(s, seat, card, 1)
    s.resolving = card
    s.idle_turns = -1
    if s.log is not None:
        s.log.append(e.SheriffPlayed(seat, card, outlaw, shot))


def sheriff_aimed(s: Earp, seat: int, card: int, target: int, outlaw: int, shot: int) -> None:
    leave(s, seat, card, 1)
    s.resolving = card
    s.idle_turns = -1
    if s.log is not None:
        s.log.append(e.SheriffAimed(seat, card, target, outlaw, shot))


def shot_fired(s: Earp, seat: int, card: int, hit: int) -> None:
    take(s.supply, card)
    s.discard.append(card)
    s.dry_turns = -1
    for most in s.stock:
        most[card] -= 1
    if s.log is not None:
        s.log.append(e.ShotFired(seat, card, hit))


def sheriff_laid(s: Earp, seat: int, card: int, outlaw: int, bounty: int) -> None:
    s.resolving = -1
    lay(s, seat, outlaw, UNIT[card])
    s.bounty[outlaw] += bounty
    if s.log is not None:
        s.log.append(e.SheriffLaid(seat, card, outlaw, bounty))


def sheriff_discarded(s: Earp, seat: int, card: int) -> None:
    s.resolving = -1
    s.discard.append(card)
    if s.log is not None:
        s.log.append(e.SheriffDiscarded(seat, card))


def photo_asked(s: Earp, seat: int, outlaw: int) -> None:
    if not s.shown[seat * N_KINDS + PHOTO + outlaw]:
        s.shown[seat * N_KINDS + PHOTO + outlaw] = 1
        if s.seen:
            leave_openly(s, seat, PHOTO + outlaw, 1)  # nobody alone knows of it any more
    if s.log is not None:
        s.log.append(e.PhotoAsked(seat, outlaw))


def photo_laid(s: Earp, seat: int, outlaw: int, bounty: int) -> None:
    leave(s, seat, PHOTO + outlaw, 1)
    lay(s, seat, outlaw, UNIT[PHOTO])
    s.bounty[outlaw] += bounty
    if s.log is not None:
        s.log.append(e.PhotoLaid(seat, outlaw, bounty))


def photo_kept(s: Earp, outlaw: int) -> None:
    if s.log is not None:
        s.log.append(e.PhotoKept(outlaw))


def gun_replaced(s: Earp, target: int, outlaw: int, hideout: int) -> None:
    if hideout < 0:
        s.groups[target * N_OUTLAWS + outlaw] -= GUN_PART
    else:
        s.hideouts[hideout] -= GUN_PART
    s.discard.append(GUN)
    if s.log is not None:
        s.log.append(e.GunReplaced(target, outlaw, hideout))


def hideout_laid(s: Earp, seat: int, target: int, outlaw: int) -> None:
    s.resolving = -1
    place = target * N_OUTLAWS + outlaw
    s.hideouts.append(place * N_GROUPS + s.groups[place])
    s.groups[place] = 0
    if s.log is not None:
        s.log.append(e.HideoutLaid(seat, target, outlaw))


def hideout_removed(s: Earp, target: int, outlaw: int, hideout: int) -> None:
    s.groups[target * N_OUTLAWS + outlaw] += s.hideouts.pop(hideout) % N_GROUPS
    s.discard.append(HIDEOUT)
    if s.log is not None:
        s.log.append(e.HideoutRemoved(target, outlaw, hideout))


def card_given(s: Earp, seat: int, target: int, card: int) -> None:
    leave(s, target, card, 1)
    gain(s, seat, card)
    s.shown[seat * N_KINDS + card] += 1
    if s.log is not None:
        s.log.append(e.CardGiven(seat, target, card))


def asked_in_vain(s: Earp, seat: int, target: int, outlaw: int) -> None:
    if s.gained[target]:
        s.lacking[target] = 0  # what came since might be any of those; only the newest answer is kept
        s.gained[target] = 0
    s.lacking[target] |= 1 << outlaw
    if s.log is not None:
        s.log.append(e.AskedInVain(seat, target, outlaw))


def outlaw_stolen(s: Earp, seat: int, target: int, outlaw: int) -> None:
    s.groups[target * N_OUTLAWS + outlaw] -= 1
    gain(s, seat, outlaw)
    s.shown[seat * N_KINDS + outlaw] += 1
    if s.log is not None:
        s.log.append(e.OutlawStolen(seat, target, outlaw))


def hand_seen(s: Earp, seat: int, target: int, cards: list[int]) -> None:
    see_hand(s, seat, target, cards)
    if s.log is not None:
        s.log.append(e.HandSeen(seat, target, cards))


def card_stolen(s: Earp, seat: int, target: int, card: int) -> None:
    s.hands[target * N_KINDS + card] -= 1
    s.n_hands[target] -= 1
    refresh_hand(s, target)
    forget_after_theft(s, seat, target, card)
    gain(s, seat, card)
    see_card(s, target, seat, card)
    if s.log is not None:
        s.log.append(e.CardStolen(seat, target, card))


def swap_given(s: Earp, seat: int, card: int) -> None:
    leave(s, seat, card, 1)
    s.discard.append(card)
    if s.log is not None:
        s.log.append(e.SwapGiven(seat, card))


def swap_taken(s: Earp, seat: int, card: int, place: int) -> None:
    del s.discard[place]
    gain(s, seat, card)
    s.shown[seat * N_KINDS + card] += 1
    if s.log is not None:
        s.log.append(e.SwapTaken(seat, card, place))


def card_discarded(s: Earp, seat: int, card: int) -> None:
    leave(s, seat, card, 1)
    s.discard.append(card)
    s.idle_turns += 1
    s.dry_turns += 1
    if s.log is not None:
        s.log.append(e.CardDiscarded(seat, card))


def round_ended(s: Earp, seat: int, ending: int) -> None:
    s.dealer = seat  # who went out deals next: the round starts to the left (WE-NEXT-02)
    if s.log is not None:
        s.log.append(e.RoundEnded(seat, ending))


def outlaw_escaped(s: Earp, outlaw: int, points: int) -> None:
    if s.log is not None:
        s.log.append(e.OutlawEscaped(outlaw, points))


def pay(s: Earp, seat: int, outlaw: int, amount: int) -> None:
    """Dollars go from a poster to a player."""
    s.bounty[outlaw] -= amount
    s.money[seat] += amount
    row = s.earned[-1][:]
    row[seat * N_OUTLAWS + outlaw] += amount
    s.earned[-1] = row


def bounty_swept(s: Earp, seat: int, outlaw: int, amount: int) -> None:
    pay(s, seat, outlaw, amount)
    if s.log is not None:
        s.log.append(e.BountySwept(seat, outlaw, amount))


def tier_paid(s: Earp, seats: list[int], outlaw: int, amount: int) -> None:
    for seat in seats:
        pay(s, seat, outlaw, amount)
    if s.log is not None:
        s.log.append(e.TierPaid(seats, outlaw, amount))


def payout_stopped(s: Earp, outlaw: int, need: int, left: int) -> None:
    if s.log is not None:
        s.log.append(e.PayoutStopped(outlaw, need, left))


def game_ended(s: Earp, round: int) -> None:
    if s.log is not None:
        s.log.append(e.GameEnded(round))


VERBS: Final[dict[type[Event], Verb]] = {
    e.DealerChosen: dealer_chosen,
    e.RoundStarted: round_started,
    e.HandDealt: hand_dealt,
    e.CardTurned: card_turned,
    e.TurnStarted: turn_started,
    e.CardDrawn: card_drawn,
    e.DiscardTaken: discard_taken,
    e.PileShuffled: pile_shuffled,
    e.SupplyUsedUp: supply_used_up,
    e.OutlawsLaid: outlaws_laid,
    e.SheriffPlayed: sheriff_played,
    e.SheriffAimed: sheriff_aimed,
    e.ShotFired: shot_fired,
    e.SheriffLaid: sheriff_laid,
    e.SheriffDiscarded: sheriff_discarded,
    e.PhotoAsked: photo_asked,
    e.PhotoLaid: photo_laid,
    e.PhotoKept: photo_kept,
    e.GunReplaced: gun_replaced,
    e.HideoutLaid: hideout_laid,
    e.HideoutRemoved: hideout_removed,
    e.CardGiven: card_given,
    e.AskedInVain: asked_in_vain,
    e.OutlawStolen: outlaw_stolen,
    e.HandSeen: hand_seen,
    e.CardStolen: card_stolen,
    e.SwapGiven: swap_given,
    e.SwapTaken: swap_taken,
    e.CardDiscarded: card_discarded,
    e.RoundEnded: round_ended,
    e.OutlawEscaped: outlaw_escaped,
    e.BountySwept: bounty_swept,
    e.TierPaid: tier_paid,
    e.PayoutStopped: payout_stopped,
    e.GameEnded: game_ended,
}
