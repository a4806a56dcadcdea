"""What seats learn of hidden hands beyond what everybody sees: needed where Most Wanted takes any card (WE-MWT-06).

`shown` and `seen` together tell how many cards of a kind an observer knows to be in a hand, never too many.  What
may have gone is forgotten.
"""

from hanpan.core.bags import put, take
from hanpan.games.wyatt_earp.data import N_KINDS
from hanpan.games.wyatt_earp.position import Earp, known_in


def begin(s: Earp) -> None:
    """From now on seats know different things."""
    if not s.seen:
        s.seen = [[] for _ in range(s.n_seats * s.n_seats)]


def leave_openly(s: Earp, holder: int, card: int, n: int) -> None:
    """Cards went from a hand before everybody's eyes; who alone knew of some there knows of so many less."""
    for observer in range(s.n_seats):
        at = observer * s.n_seats + holder
        gone = min(n, s.seen[at].count(card))
        if gone:
            rest = s.seen[at][:]
            for _ in range(gone):
                take(rest, card)
            s.seen[at] = rest


def forget_after_theft(s: Earp, thief: int, target: int, card: int) -> None:
    """A card went from `target` to `thief`, who both know which.  To everybody else it may have been any card."""
    begin(s)
    base = target * N_KINDS
    shown = [max(0, n - 1) for n in s.shown[base : base + N_KINDS]]
    for observer in range(s.n_seats):
        if observer == target:
            continue
        known = known_in(s, observer, target)
        for kind in range(N_KINDS):
            if known[kind] and (observer != thief or kind == card):
                known[kind] -= 1
        s.seen[observer * s.n_seats + target] = [
            kind for kind in range(N_KINDS) for _ in range(known[kind] - shown[kind])
        ]
    s.shown[base : base + N_KINDS] = shown


def see_card(s: Earp, observer: int, holder: int, card: int) -> None:
    """The observer knows of one more card in a hand, to which it just came."""
    begin(s)
    at = observer * s.n_seats + holder
    row = s.seen[at][:]
    put(row, card)
    s.seen[at] = row


def see_hand(s: Earp, observer: int, holder: int, cards: list[int]) -> None:
    """The observer knows a whole hand."""
    begin(s)
    row = sorted(cards)
    for kind in range(N_KINDS):
        for _ in range(s.shown[holder * N_KINDS + kind]):
            take(row, kind)
    s.seen[observer * s.n_seats + holder] = row
