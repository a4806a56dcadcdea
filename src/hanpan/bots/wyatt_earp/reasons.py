"""What a choice is good for, as a message and its facts."""

from typing import Any

from hanpan.bots.protocol import Choice
from hanpan.bots.wyatt_earp.outcomes import Outcomes, is_shot, played
from hanpan.bots.wyatt_earp.outlook import payouts
from hanpan.games.wyatt_earp.actions import (
    ASK_HAND,
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    END_PLAY,
    FETCH,
    GIVE,
    LAY,
    LAY_WITH_PHOTO,
    MOST_LAID,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    REACT,
    STEAL_HAND,
    STEAL_TABLE,
    TAKE_CARD,
    WYATT_DRAW,
    WYATT_FREE,
    WYATT_SWAP,
    YES,
)
from hanpan.games.wyatt_earp.data import CARDS, CP, N_GROUPS, N_OUTLAWS, OUTLAWS, POINTS
from hanpan.games.wyatt_earp.phases.aims import card_of, outlaw_of
from hanpan.games.wyatt_earp.position import Earp, clone
from hanpan.games.wyatt_earp.scoring import paid_by, payout_of


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def explain(s: Earp, outcomes: Outcomes, a: int) -> Choice:
    """The reason for any choice of the asked seat."""
    if a <= DRAW_DISCARD:
        key = "bot-draw-supply" if a == DRAW_SUPPLY else "bot-draw-discard"
        return Choice(a, key, {"card": CARDS[s.discard[-1]]})
    if a < END_PLAY:
        return of_play(s, outcomes, a)
    if a == END_PLAY:
        return Choice(a, "bot-hold", {"n": s.n_hands[outcomes.seat]})
    if a < DISCARD:
        fetched = a >= FETCH
        return Choice(a, "bot-fetch" if fetched else "bot-give", {"card": CARDS[a - (FETCH if fetched else GIVE)]})
    if a < TAKE_CARD:
        return Choice(a, "bot-discard", {"card": CARDS[a - DISCARD]})
    if a < REACT:
        return Choice(a, "bot-take", {"card": CARDS[a - TAKE_CARD]})
    return of_photo(s, a)


def of_play(s: Earp, outcomes: Outcomes, a: int) -> Choice:
    """A lay or a sheriff card."""
    out = outcomes.way_out(s)
    if out is not None and out[0] == a and outcomes.value(s, a) < out[1]:
        n = s.n_hands[outcomes.seat] - 1
        return Choice(a, "bot-way-out", {"outlaw": OUTLAWS[(a - LAY) // MOST_LAID], "n": n})
    if a < PLAY_HIDEOUT:
        return of_points(s, outcomes, a)
    if a < WYATT_DRAW:
        return of_attack(s, outcomes, a)
    if a < WYATT_FREE:
        return Choice(a, "bot-wyatt-swap" if a == WYATT_SWAP else "bot-wyatt-draw")
    place, group = divmod(s.hideouts[a - WYATT_FREE], N_GROUPS)
    facts = {"target": place // N_OUTLAWS, "outlaw": OUTLAWS[place % N_OUTLAWS], "points": POINTS[group]}
    return Choice(a, "bot-free", facts)


def of_points(s: Earp, outcomes: Outcomes, a: int) -> Choice:
    """Capture points for an outlaw: what they would bring if the round ended now."""
    seat = outcomes.seat
    t = played(s, seat, a)
    outlaw = (a - LAY) // MOST_LAID if a < LAY_WITH_PHOTO else outlaw_of(a)
    facts: dict[str, Any] = {"outlaw": OUTLAWS[outlaw]}
    if t.round == s.round and t.frames:
        facts["pays"] = paid_by(payout_of(t, outlaw), s.n_seats)[seat]
    else:
        facts["pays"] = 0
    if a < LAY_WITH_PHOTO:
        n = 1 + (a - LAY) % MOST_LAID
        first = not s.registered >> outlaw & 1
        return Choice(a, "bot-lay-first" if first else "bot-lay", facts | {"n": n})
    if a < PLAY_PHOTO:
        return Choice(a, "bot-lay-with-photo", facts)
    card = card_of(a)
    facts["card"] = CARDS[card]
    if is_shot(t, s, len(s.supply)):
        return Choice(a, "bot-points-shot", facts | {"chance": percent(outcomes.beliefs.hit)})
    return Choice(a, "bot-points", facts | {"points": CP[card]})


def of_attack(s: Earp, outcomes: Outcomes, a: int) -> Choice:
    """A Hideout or Most Wanted."""
    if a >= STEAL_HAND:
        return Choice(a, "bot-steal-hand", {"target": a - STEAL_HAND})
    first = PLAY_HIDEOUT if a < ASK_HAND else ASK_HAND if a < STEAL_TABLE else STEAL_TABLE
    target, outlaw = divmod(a - first, N_OUTLAWS)
    facts = {"target": target, "outlaw": OUTLAWS[outlaw]}
    if first == ASK_HAND:
        return Choice(a, "bot-ask", facts | {"chance": percent(outcomes.beliefs.holds(s, target, outlaw))})
    hit = percent(outcomes.beliefs.hit)
    if first == STEAL_TABLE:
        return Choice(a, "bot-steal-table", facts | {"chance": hit})
    loss = payouts(s)[target] - payouts(covered(s, target, outlaw))[target]
    return Choice(a, "bot-hideout", facts | {"chance": hit, "loss": max(0, loss)})


def covered(s: Earp, target: int, outlaw: int) -> Earp:
    """The position after a Hideout there has hit."""
    t = clone(s)
    place = target * N_OUTLAWS + outlaw
    t.hideouts.append(place * N_GROUPS + t.groups[place])
    t.groups[place] = 0
    return t


def of_photo(s: Earp, a: int) -> Choice:
    """The Photo out of turn."""
    frame: Any = s.frames[-1]
    return Choice(a, "bot-photo" if a == REACT + YES else "bot-photo-kept", {"outlaw": OUTLAWS[frame.outlaw]})
