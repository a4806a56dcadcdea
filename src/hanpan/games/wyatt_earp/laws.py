"""What must hold of a position that was read, and of every position of a real game."""

from hanpan.core.errors import BadPosition
from hanpan.games.wyatt_earp.actions import YES
from hanpan.games.wyatt_earp.data import (
    CARDS,
    COPIES,
    GUN_PART,
    HIDEOUT,
    LAST_PASS,
    MOST_WANTED,
    N_GROUPS,
    N_KINDS,
    N_OUTLAWS,
    PHOTO,
    WYATT,
    cards_in,
)
from hanpan.games.wyatt_earp.options import OPEN_WINDOWS, WHOLE_ROUND
from hanpan.games.wyatt_earp.phases import Answered, Answering, Asking, Choosing, Fetching, Reacting
from hanpan.games.wyatt_earp.position import Earp, known_in

#: What may stand above `Rounds`.
STACKS = [
    [],
    ["Paying"],
    ["Drawing"],
    ["Playing"],
    ["Playing", "Reacting"],
    ["Playing", "Asking"],
    ["Playing", "Giving"],
    ["Playing", "Fetching"],
    ["Playing", "Choosing"],
    ["Discarding"],
]
#: The sheriff card that is being carried out, by frame.
RESOLVING = {"Giving": WYATT, "Fetching": WYATT, "Choosing": MOST_WANTED}


def check(s: Earp) -> None:
    """Ranges and frames: no seat that is not there, no frame that cannot go on."""
    if max(s.turn, s.dealer) >= s.n_seats:
        raise BadPosition("position-range", path="table.turn")
    if (s.round == 0) != (s.turn < 0) or (s.round and s.dealer < 0):
        raise BadPosition("position-range", path="table.round")
    if len(s.earned) > s.round:
        raise BadPosition("position-range", path="table.earned")
    for seat in range(s.n_seats):
        first = seat * N_OUTLAWS
        if sum([sum(row[first : first + N_OUTLAWS]) for row in s.earned]) > s.money[seat]:
            raise BadPosition("position-range", path="table.earned")
    check_table(s)
    check_knowledge(s)
    kinds = [type(frame).__name__ for frame in s.frames]
    if kinds and (kinds[0] != "Rounds" or kinds[1:] not in STACKS or (len(kinds) > 1 and not s.round)):
        raise BadPosition("position-frames", frames=" ".join(kinds))
    if kinds:
        check_frames(s, kinds)
    if any(s.lanes) and kinds[-1:] not in (["Reacting"], ["Asking"]):
        raise BadPosition("position-range", path="lanes")


def check_table(s: Earp) -> None:
    """Groups of registered outlaws only, one Fastest Gun, at most the copies that there are."""
    n_guns = 0
    for place, group in groups_on_table(s):
        if group and not s.registered >> (place % N_OUTLAWS) & 1:
            raise BadPosition("position-range", path="table.registered")
        n_guns += int(group >= GUN_PART)
    if n_guns > 1:
        raise BadPosition("position-range", path="table.territories")
    covered = [hideout // N_GROUPS for hideout in s.hideouts]
    if s.options.hideout_scope == WHOLE_ROUND and (
        any([s.groups[place] for place in covered]) or any([covered.count(place) > 1 for place in covered])
    ):
        raise BadPosition("position-range", path="table.hideouts")
    if s.exhausted and (s.supply or s.round == 0):
        raise BadPosition("position-range", path="table.exhausted")
    counts = all_cards(s)
    for card in range(N_KINDS):
        if counts[card] > COPIES[card]:
            raise BadPosition("position-conservation", tile=CARDS[card])


def groups_on_table(s: Earp) -> list[tuple[int, int]]:
    """The place and the cards of every group, open and covered."""
    return [(place, group) for place, group in enumerate(s.groups)] + [
        divmod(hideout, N_GROUPS) for hideout in s.hideouts
    ]


def all_cards(s: Earp) -> list[int]:
    """By kind: how many cards lie anywhere."""
    cards = s.supply + s.discard + [HIDEOUT] * len(s.hideouts)
    for place, group in groups_on_table(s):
        cards += cards_in(group, place % N_OUTLAWS)
    if s.resolving >= 0:
        cards.append(s.resolving)
    counts = [0] * N_KINDS
    for card in cards:
        counts[card] += 1
    for at, n in enumerate(s.hands):
        counts[at % N_KINDS] += n
    return counts


def check_knowledge(s: Earp) -> None:
    """Known cards lie where they are said to lie, and what is known not to be there is not there."""
    n = s.n_seats
    for holder in range(n):
        hand = s.hands[holder * N_KINDS : (holder + 1) * N_KINDS]
        for observer in range(-1, n):
            known = known_in(s, observer, holder)
            if any([known[card] > hand[card] for card in range(N_KINDS)]):
                raise BadPosition("position-range", path="table.seen" if observer >= 0 else "table.shown")
        for outlaw in range(N_OUTLAWS):
            unknown = hand[outlaw] - s.shown[holder * N_KINDS + outlaw]
            if s.lacking[holder] >> outlaw & 1 and unknown > s.gained[holder]:
                raise BadPosition("position-range", path="table.absences")
    if s.stock and s.supply_pass != LAST_PASS:
        raise BadPosition("position-range", path="table.stock")
    for most in s.stock:
        if any([s.supply.count(card) > most[card] for card in range(N_KINDS)]):
            raise BadPosition("position-range", path="table.stock")


def check_frames(s: Earp, kinds: list[str]) -> None:
    """All frames belong to the seat on turn, and it can answer the last one."""
    top = s.frames[-1]
    name = kinds[-1]
    path = f"frames[{len(kinds) - 1}]"
    for frame in s.frames[1:]:
        if getattr(frame, "seat", s.turn) != s.turn:
            raise BadPosition("position-frames", frames=" ".join(kinds))
    if s.resolving != RESOLVING.get(name, -1):
        raise BadPosition("position-range", path="table.resolving")
    if len(kinds) > 1 and name not in ("Paying", "Fetching", "Choosing") and not s.n_hands[s.turn]:
        raise BadPosition("position-range", path=f"table.hands[{s.turn}]")
    if name == "Drawing" and not s.supply:
        raise BadPosition("position-range", path="table.supply")
    if name == "Giving" and not s.discard:
        raise BadPosition("position-range", path="table.discard")
    if isinstance(top, Fetching) and top.n > len(s.discard):
        raise BadPosition("position-range", path=f"{path}.n")
    if isinstance(top, Choosing):
        check_choosing(s, top, f"{path}.target")
    if isinstance(top, Reacting):
        check_window(s, top, path)


def check_choosing(s: Earp, top: Choosing, path: str) -> None:
    """The hand is that of an opponent, and it lies open to this seat."""
    if top.target >= s.n_seats or top.target == top.seat or not s.n_hands[top.target]:
        raise BadPosition("position-range", path=path)
    if sum(known_in(s, top.seat, top.target)) != s.n_hands[top.target]:
        raise BadPosition("position-range", path="table.seen")


def check_window(s: Earp, top: Reacting, path: str) -> None:
    """Every opponent is asked about the Photo of a registered outlaw, or with open windows whoever everybody knows to
    hold it."""
    is_open = isinstance(top, Asking)
    if is_open != (s.options.hidden_windows == OPEN_WINDOWS):
        raise BadPosition("position-range", path=path)
    if not s.registered >> top.outlaw & 1:
        raise BadPosition("position-range", path=f"{path}.outlaw")
    if len(s.lanes) != s.n_seats:
        raise BadPosition("position-range", path="lanes")
    photo = PHOTO + top.outlaw
    for seat, lane in enumerate(s.lanes):
        asked = seat != top.seat
        if is_open:
            asked = asked and s.shown[seat * N_KINDS + photo] > 0
        if len(lane) != int(asked):
            raise BadPosition("position-range", path=f"lanes[{seat}]")
        for frame in lane:
            if not isinstance(frame, (Answering, Answered)) or frame.seat != seat:
                raise BadPosition("position-range", path=f"lanes[{seat}]")
            if isinstance(frame, Answering) and frame.outlaw != top.outlaw:
                raise BadPosition("position-range", path=f"lanes[{seat}]")
            if isinstance(frame, Answered) and frame.answer == YES and not s.held[seat] >> photo & 1:
                raise BadPosition("position-range", path=f"lanes[{seat}]")


def conserve(s: Earp) -> None:
    """All 78 cards are somewhere (WE-CMP-01), and nobody knows what is not so."""
    counts = all_cards(s)
    for card in range(N_KINDS):
        if counts[card] != COPIES[card]:
            raise BadPosition("position-conservation", tile=CARDS[card])
    check_knowledge(s)
