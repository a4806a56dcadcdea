"""The table of Wyatt Earp, and what can be read off it.  No rules of play."""

from hanpan.core.position import Position, copy_into
from hanpan.games.wyatt_earp.data import GUN_PART, N_GROUPS, N_KINDS, N_OUTLAWS, POINTS
from hanpan.games.wyatt_earp.options import EarpOptions


class Earp(Position):
    """Hands are counts by kind, one seat after the other; a group of cards in a territory is one number (see `data`).

    What a seat has learnt of hidden cards stands here too: all of it but `seen` and `stock` is known to everybody.
    """

    options: EarpOptions
    round: int  # 0 before the first
    turn: int  # seat whose turn it is or was, -1 before the first turn of a round
    dealer: int  # seat to whose left the round starts or the next one will start, -1 before the first round
    supply_pass: int  # 1 for the dealt supply, 2 for the shuffled discard pile
    supply: list[int]  # sorted: its order does not exist before somebody draws
    discard: list[int]  # from the bottom up
    hands: list[int]  # [seat * 20 + card]: how many
    held: list[int]  # by seat: bit mask of the kinds in hand
    n_hands: list[int]  # by seat: cards in hand
    resolving: int  # the sheriff card that is being carried out and lies nowhere yet, -1 for none
    groups: list[int]  # [seat * 7 + outlaw]: open cards
    hideouts: list[int]  # in the order played: place of the group * 1024 + covered cards
    registered: int  # bit mask of outlaws
    bounty: list[int]  # by outlaw, in dollars
    money: list[int]  # by seat, in dollars
    earned: list[list[int]]  # by round: [seat * 7 + outlaw] dollars paid; inner lists are replaced, never changed
    exhausted: int  # 1 when the second supply is used up
    idle_turns: int  # finished turns in a row as in WE-LOOP-01, -1 once the present turn is none
    dry_turns: int  # finished turns in a row as in WE-LOOP-03, -1 once the present turn is none
    shown: list[int]  # [seat * 20 + card]: cards that everybody knows to be in that hand
    seen: list[list[int]]  # [observer * n + holder]: sorted further cards that the observer knows there; [] for none
    lacking: list[int]  # by seat: bit mask of outlaws that were not in the hand when somebody asked
    gained: list[int]  # by seat: unknown cards that came to the hand since then
    stock: list[list[int]]  # second supply: by observer, then for everybody: by kind, the most there can be in it


def clone(s: Earp) -> Earp:
    """An independent copy that nobody listens to."""
    t = Earp()
    copy_into(t, s)
    t.options = s.options
    t.round = s.round
    t.turn = s.turn
    t.dealer = s.dealer
    t.supply_pass = s.supply_pass
    t.supply = s.supply[:]
    t.discard = s.discard[:]
    t.hands = s.hands[:]
    t.held = s.held[:]
    t.n_hands = s.n_hands[:]
    t.resolving = s.resolving
    t.groups = s.groups[:]
    t.hideouts = s.hideouts[:]
    t.registered = s.registered
    t.bounty = s.bounty[:]
    t.money = s.money[:]
    t.earned = s.earned[:]
    t.exhausted = s.exhausted
    t.idle_turns = s.idle_turns
    t.dry_turns = s.dry_turns
    t.shown = s.shown[:]
    t.seen = s.seen[:] if s.seen else s.seen  # inner lists are replaced, never changed
    t.lacking = s.lacking[:]
    t.gained = s.gained[:]
    t.stock = [row[:] for row in s.stock] if s.stock else s.stock
    return t


def hand_of(s: Earp, seat: int) -> list[int]:
    """The cards in a hand, ascending."""
    cards: list[int] = []
    base = seat * N_KINDS
    for card in range(N_KINDS):
        n = s.hands[base + card]
        if n:
            cards += [card] * n
    return cards


def refresh_hand(s: Earp, seat: int) -> None:
    """Brings the bit mask of a hand in line with its counts."""
    held = 0
    for card in range(N_KINDS):
        if s.hands[seat * N_KINDS + card]:
            held |= 1 << card
    s.held[seat] = held


def has_gun(s: Earp) -> bool:
    """Whether a Fastest Gun lies on the table, covered or not."""
    for group in s.groups:
        if group >= GUN_PART:
            return True
    for hideout in s.hideouts:
        if hideout % N_GROUPS >= GUN_PART:
            return True
    return False


def points_of(s: Earp, outlaw: int) -> list[int]:
    """By seat: capture points of the open cards (WE-SCO-01)."""
    return [POINTS[s.groups[seat * N_OUTLAWS + outlaw]] for seat in range(s.n_seats)]


def covered_points(s: Earp, outlaw: int) -> list[int]:
    """By seat: capture points under Hideouts."""
    points = [0] * s.n_seats
    for hideout in s.hideouts:
        seat, of = divmod(hideout // N_GROUPS, N_OUTLAWS)
        if of == outlaw:
            points[seat] += POINTS[hideout % N_GROUPS]
    return points


def known_in(s: Earp, observer: int, holder: int) -> list[int]:
    """By kind: how many cards the observer (-1 for everybody) knows to be in the hand of another seat."""
    known = s.shown[holder * N_KINDS : (holder + 1) * N_KINDS]
    if observer >= 0 and s.seen:
        for card in s.seen[observer * s.n_seats + holder]:
            known[card] += 1
    return known
