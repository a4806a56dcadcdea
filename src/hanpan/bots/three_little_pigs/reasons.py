"""What a choice was good for, as a message and its facts: the numbers are those that the choice was made with."""

from typing import Any, Final

from hanpan.bots.protocol import Choice
from hanpan.bots.three_little_pigs.turns import EndOfRolling
from hanpan.games.three_little_pigs.actions import BLOW, BLOW_TILE, BUY, DECLINE, PASS, PLACE, REROLL, START_HOUSE, STOP
from hanpan.games.three_little_pigs.aids import roofed_points
from hanpan.games.three_little_pigs.data import (
    MOST_HOUSES,
    N_PILES,
    PART,
    PARTS,
    PILES,
    ROOF,
    TILES,
    WOLF,
)
from hanpan.games.three_little_pigs.events import HouseCompleted
from hanpan.games.three_little_pigs.odds import (
    KEEPS,
    ROUNDING,
    WOLVES,
    Plan,
    after_keeping,
    follow,
    forecast,
    state_of,
)
from hanpan.games.three_little_pigs.phases import WOLVES_TO_BLOW, BlowingTile
from hanpan.games.three_little_pigs.position import Pigs, is_complete
from hanpan.games.three_little_pigs.previews import DIAL, Outcome, blown, played
from hanpan.games.three_little_pigs.scoring import house_points, score

#: By state: whether the wolf appears.
WOLF_APPEARS: Final = [float(wolves >= WOLVES_TO_BLOW) for wolves in WOLVES]

#: A chance that would be shown as 100 %.
SURE: Final = 0.995


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def of_reroll(s: Pigs, thrown: int, end: EndOfRolling, plan: Plan) -> Choice:
    """Which symbols are kept and how often they end in a tile; or that the wolf is wanted."""
    a = REROLL + thrown
    dice = s.dice
    state = state_of(dice)
    wolf = percent(forecast(plan, state, WOLF_APPEARS))
    if end.wolf > plan.values[state]:
        return Choice(a, "bot-reroll-hunt", {"chance": wolf})
    kept = [face for i, face in enumerate(dice) if not thrown >> i & 1 and face != WOLF]
    if not kept:
        return Choice(a, "bot-reroll-all", {"n": thrown.bit_count(), "wolf": wolf})
    part = max(range(len(PARTS)), key=lambda part: (kept.count(part), part))
    buys = [float(outcome is not None and outcome.spent[part] > 0) for outcome in end.outcomes]
    chance = forecast(plan, state, buys)
    outcome = end.outcomes[state]
    if chance > SURE and outcome is not None:  # it could stop with that, but wants more
        better = [float(value > end.values[state] + ROUNDING) for value in end.values]
        facts = {"piles": bought(s, outcome), "chance": percent(forecast(plan, state, better))}
        return Choice(a, "bot-reroll-better", facts)
    facts = {"part": PARTS[part], "n": kept.count(part), "chance": percent(chance)}
    return Choice(a, "bot-reroll-roof" if part == ROOF else "bot-reroll-part", facts)


def of_stop(s: Pigs, end: EndOfRolling, plan: Plan) -> Choice:
    """What the dice buy, and the risk that the best further roll would bring."""
    state = state_of(s.dice)
    outcome = end.outcomes[state]
    if outcome is None:
        return Choice(STOP, "bot-stop-nothing")
    facts: dict[str, Any] = {"piles": bought(s, outcome)}
    assert plan.later is not None  # after the third roll nobody is asked
    mean = plan.later.means()
    keep = max(KEEPS[state], key=lambda keep: mean[keep])
    wolf = percent(after_keeping(keep, follow(plan.later, WOLF_APPEARS)))
    return Choice(STOP, "bot-stop-risk", facts | {"wolf": wolf}) if wolf else Choice(STOP, "bot-stop", facts)


def bought(s: Pigs, outcome: Outcome) -> list[str]:
    """The piles from which an outcome takes tiles."""
    after = outcome.after
    return [PILES[pile] for pile in range(N_PILES) for _ in range(s.left[pile] - after.left[pile])]


def of_building(s: Pigs, seat: int, outcome: Outcome) -> Choice:
    """What a purchase or a place leads to."""
    a = outcome.choices[0]
    log: list[Any] = []
    t = played(s, seat, a, log)
    points = sum([event.points for event in log if isinstance(event, HouseCompleted)])
    if a == PASS:
        return Choice(a, "bot-pass")
    if a < PASS:
        return of_purchase(s, seat, outcome)
    if a == START_HOUSE:
        return Choice(a, "bot-place-new")
    house = a - PLACE
    if points:
        return Choice(a, "bot-place-roof", {"house": house, "points": points})
    return Choice(a, "bot-place", {"house": house, "points": roofed_points(s, t.homes[seat][house])})


def of_purchase(s: Pigs, seat: int, outcome: Outcome) -> Choice:
    """What the tiles of the rest of the turn are good for."""
    a = outcome.choices[0]
    pile = a - BUY
    piles = bought(s, outcome)
    if not outcome.after.frames:
        return Choice(a, "bot-buy-end", {"pile": PILES[pile]})
    gained = completed_points(outcome.after, seat) - completed_points(s, seat)
    if PART[pile] == ROOF:
        return Choice(a, "bot-buy-roof", {"pile": PILES[pile], "points": gained})
    if len(piles) > 1:
        return Choice(a, "bot-buy-two", {"piles": piles, "points": gained})
    return Choice(a, "bot-buy", {"pile": PILES[pile]})


def completed_points(s: Pigs, seat: int) -> int:
    """The points of a seat's completed houses."""
    return sum([house_points(s, house) for house in s.homes[seat] if is_complete(house)])


def of_blow(s: Pigs, seat: int, a: int) -> Choice:
    """What a blow takes from whom, on average over the dial."""
    if a == DECLINE:
        return Choice(a, "bot-decline")
    target = (a - BLOW) // MOST_HOUSES
    house = (a - BLOW) % MOST_HOUSES
    facts = {"target": target, "house": house}
    if not is_complete(s.homes[target][house]):
        return Choice(a, "bot-blow-unfinished", facts)
    return Choice(a, "bot-blow", facts | {"loss": round(mean_loss(s, seat, a, target), 1)})


def mean_loss(s: Pigs, seat: int, a: int, target: int) -> float:
    """Points that the target loses on average; where a tile must be picked, the one that costs most."""
    before = score(s).seats[target].total
    loss = 0.0
    for material, p in DIAL:
        t = blown(s, seat, a, material)
        ends = [t]
        if t.frames and isinstance(t.frames[-1], BlowingTile):
            ends = [played(t, seat, tile) for tile in t.offers[seat]]
        loss += p * max([before - score(end).seats[target].total for end in ends])
    return loss


def of_tile(s: Pigs, a: int) -> Choice:
    """Which tile the wolf takes."""
    frame: Any = s.frames[-1]
    return Choice(a, "bot-tile", {"tile": TILES[s.homes[frame.target][frame.house][a - BLOW_TILE]]})
