"""Drawing from the supply, shooting, and what happens when it is empty."""

from hanpan.core.chance import TABLE
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.data import DRAWN, LAST_PASS, N_OUTLAWS
from hanpan.games.wyatt_earp.position import Earp


def draw(s: Earp, seat: int) -> None:
    """Two cards from the supply, or as many as there are (WE-SUP-02, -07)."""
    for _ in range(DRAWN):
        if not s.supply:
            renew(s)
            if s.exhausted:
                return
        verbs.card_drawn(s, seat, s.chance.pick(TABLE, s.supply))


def renew(s: Earp) -> None:
    """The supply is empty: the discard pile becomes a new one, but only once (WE-SUP-01, -04, -06)."""
    if s.supply_pass < LAST_PASS and s.discard:
        verbs.pile_shuffled(s, len(s.discard))
    else:
        verbs.supply_used_up(s)


def shoot(s: Earp, seat: int) -> bool:
    """Whether the shot hits (WE-SHOT-01): every outlaw card has a bullet hole, and no other card has."""
    card = s.chance.pick(TABLE, s.supply)
    hit = card < N_OUTLAWS
    verbs.shot_fired(s, seat, card, int(hit))
    return hit
