"""Aids: odds, what would come of a choice, and what is done for who is silent; from a view only.

Each takes a view and arguments and gives plain data with the names of the wire.  What a card does is found by letting
the rules play on a copy.  `Refused("aid-arguments")` for arguments that name no choice of the moment.
"""

from collections.abc import Mapping
from typing import Any, Final

from hanpan.core.actions import BadAction
from hanpan.core.chance import Quick
from hanpan.core.errors import Refused
from hanpan.core.game import Aid
from hanpan.games.wyatt_earp.actions import ACTIONS, END_PLAY, FETCH, LAY, NO, REACT, YES
from hanpan.games.wyatt_earp.data import CARDS, N_OUTLAWS, OUTLAWS, WYATT
from hanpan.games.wyatt_earp.events import ShotFired
from hanpan.games.wyatt_earp.guess import drawable
from hanpan.games.wyatt_earp.phases.window import Answered, Reacting
from hanpan.games.wyatt_earp.position import Earp, clone
from hanpan.games.wyatt_earp.view import EarpView, guess, poster, seen_position, unseen_pool

Arguments = Mapping[str, Any]

#: What a preview turns up: a card with a bullet hole, and one without (WE-SHOT-01).
HIT: Final = 0
MISS: Final = WYATT


def time_up(view: EarpView, arguments: Arguments) -> dict[str, Any]:
    """What is done for a seat that does not answer in time (WE-LOOP-04), as the form of an action."""
    if arguments:
        raise Refused("aid-arguments")
    if not view.choices:
        raise Refused("not_asked")
    a = view.choices[0]  # the supply, the first kind in hand, no Photo
    if view.question == "Playing":
        a = END_PLAY
    elif view.question == "Fetching":
        a = FETCH + CARDS.index(view.discard[view.frames[-1]["n"] - 1])
    return ACTIONS.spell(a)


def shot(view: EarpView, arguments: Arguments) -> dict[str, Any]:
    """How likely the next shot hits, as far as this seat can tell (WE-SHOT-01).

    `outlaws` of the `cards` that the top of the supply may be are outlaws, `chance` is their part, between 0 and 1; all
    are 0 where nothing can be turned up any more.
    """
    if arguments:
        raise Refused("aid-arguments")
    s = seen_position(view)
    cards = drawable(s, -1 if view.seat is None else view.seat, unseen_pool(s)) if view.n_supply else []
    outlaws = sum([card < N_OUTLAWS for card in cards])
    return {"outlaws": outlaws, "cards": len(cards), "chance": outlaws / len(cards) if cards else 0.0}


def preview(view: EarpView, arguments: Arguments) -> dict[str, Any]:
    """What a legal lay, sheriff card or Photo out of turn, the argument `action`, does at once to the posters.

    `outcomes` are one, or after a shot up to two.  `shot` is None, "hit" or "miss", `chance` how likely the outcome is
    as far as this seat can tell, and `posters` are those that differ afterwards, as the view tells them: what a seat
    would be paid if the round ended then.  What others might answer, and cards that nobody has seen, are left out.
    """
    a = action_of(view, arguments)
    s = guess(view, Quick(1))
    hits = float(shot(view, {})["chance"])
    found: list[dict[str, Any]] = []
    for card, chance in ((HIT, hits), (MISS, 1 - hits)):
        t = clone(s)
        t.supply = [card] * len(s.supply)
        log: list[Any] = []
        played(t, -1 if view.seat is None else view.seat, a, log)
        posters = changed(s, t)
        if not any(isinstance(event, ShotFired) for event in log):
            return {"outcomes": [{"shot": None, "chance": 1.0, "posters": posters}]}
        if chance > 0:
            found.append({"shot": "hit" if card == HIT else "miss", "chance": chance, "posters": posters})
    return {"outcomes": found}


def action_of(view: EarpView, arguments: Arguments) -> int:
    """The id of the lay, sheriff card or Photo in question."""
    if set(arguments) != {"action"}:
        raise Refused("aid-arguments")
    try:
        a = ACTIONS.read(arguments["action"])
    except BadAction as error:
        raise Refused("aid-arguments") from error
    if a not in view.choices or not (LAY <= a < END_PLAY or a == REACT + YES):
        raise Refused("aid-arguments")
    return a


def played(t: Earp, seat: int, a: int, log: list[Any]) -> None:
    """Plays the card and nothing after it: neither the next question nor the end of the round."""
    t.log = log
    t.chance = Quick(1)
    t.asked = 0
    frame = t.frames[-1]
    if isinstance(frame, Reacting):
        t.lanes = [
            [Answered(other, a - REACT if other == seat else NO)] if lane else [] for other, lane in enumerate(t.lanes)
        ]
        frame.finish(t)
    else:
        frame.decide(t, seat, a)


def changed(s: Earp, t: Earp) -> dict[str, Any]:
    """The posters that differ between two positions, by outlaw, as they are in the second one."""
    posters: dict[str, Any] = {}
    for outlaw in range(N_OUTLAWS):
        before, after = poster(s, outlaw), poster(t, outlaw)
        if before != after:
            posters[OUTLAWS[outlaw]] = {"bounty": after.bounty, "points": after.points, "pays": after.pays}
    return posters


AIDS: Final[dict[str, Aid]] = {"time_up": time_up, "shot": shot, "preview": preview}
