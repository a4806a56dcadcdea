"""Aids: what would come of a choice, for whoever may see the table.  Everything in this game is public.

Each takes a view and arguments and gives plain data with the names of the wire.  What a purchase or a blow does is
found by letting the rules play on a copy.  `Refused("aid-arguments")` for arguments that name nothing on the table,
`Refused("not_now")` in a phase in which the question has no answer.
"""

from collections.abc import Mapping
from typing import Any, Final

from hanpan.core.engine import play, refusal
from hanpan.core.errors import Refused
from hanpan.core.game import Aid
from hanpan.games.three_little_pigs.actions import BLOW, PLACE, START_HOUSE
from hanpan.games.three_little_pigs.data import (
    COST,
    DICE,
    MATERIALS,
    MOST_HOUSES,
    N_PILES,
    PARTS,
    PILES,
    ROOF,
    TILES,
    WOLF,
    pile_of,
)
from hanpan.games.three_little_pigs.events import HouseCompleted, LoneRoofFell, TileBought, TilePlaced, TilesBlown
from hanpan.games.three_little_pigs.odds import (
    N_STATES,
    OPEN_STATES,
    SYMBOLS,
    WOLVES,
    Spread,
    keep_of,
    solve,
    spread,
    state_of,
)
from hanpan.games.three_little_pigs.phases import (
    MOST_ROLLS,
    WOLVES_TO_BLOW,
    Blowing,
    BlowingTile,
    Building,
    Placing,
    Rolling,
)
from hanpan.games.three_little_pigs.position import House, Pigs, clone, is_complete
from hanpan.games.three_little_pigs.previews import (
    DIAL,
    FEWEST,
    Outcome,
    Symbols,
    affordable,
    blown,
    builder,
    covers,
    outcomes,
    played,
)
from hanpan.games.three_little_pigs.scoring import house_points, score
from hanpan.games.three_little_pigs.view import PigsView, guess

Arguments = Mapping[str, Any]
#: How good a purchase is: points on the table now, then what the houses that it touches are worth.
Gain = tuple[int, int]
NOTHING_BOUGHT: Final[Gain] = (0, 0)
NO_SYMBOLS: Final[Symbols] = (0, 0, 0)
NEW: Final = "new"


def position_of(view: PigsView) -> Pigs:
    """The position behind the view; unknown tiles count as those with the fewest pots."""
    s: Pigs = guess(view, FEWEST)
    return s


def only(arguments: Arguments, *names: str) -> None:
    """`Refused` if there are arguments of other names."""
    if not set(arguments) <= set(names):
        raise Refused("aid-arguments")


def one_of(value: Any, names: tuple[str, ...]) -> int:
    """The number of a name; `Refused` for anything else."""
    if not isinstance(value, str) or value not in names:
        raise Refused("aid-arguments")
    return names.index(value)


def rolled(view: PigsView) -> tuple[Pigs, Rolling]:
    """The position while dice are chosen, after at least one roll."""
    s = position_of(view)
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Rolling) or frame.n_rolls == 0:
        raise Refused("not_now")
    return s, frame


def roofed_points(s: Pigs, house: House) -> int:
    """What a house counts with a roof: its own, or the cheapest, a straw roof without pots."""
    return house_points(s, house) + (0 if is_complete(house) else COST[ROOF])


def gain_of(s: Pigs, seat: int, after: Pigs) -> Gain:
    """How much better off the seat is after a purchase: points now, and points once all its houses have roofs."""
    now = score(after).seats[seat].total - score(s).seats[seat].total
    worth = sum([roofed_points(s, house) for house in after.homes[seat]])
    return now, worth - sum([roofed_points(s, house) for house in s.homes[seat]])


def stop_now(view: PigsView, arguments: Arguments) -> dict[str, Any]:
    """The best purchase if rolling stopped now.

    `tiles` lists {tile, place, completes} in the order of buying, where `place` is the number of the house or "new";
    `gain` is the points that everybody sees on the table afterwards less those before, `worth` the same if all houses
    of the seat had roofs; `payable` are the piles that a first tile could come from; `ends` says whether the purchase
    ends the game.
    """
    only(arguments)
    s, frame = rolled(view)
    seat = frame.seat
    symbols = SYMBOLS[state_of(s.dice)]
    best: Outcome | None = None
    most = NOTHING_BOUGHT
    payable = [False] * N_PILES
    for outcome in outcomes(s, seat, symbols):
        log = replayed(s, seat, symbols, outcome)
        piles = [pile_of(event.tile) for event in log if isinstance(event, TileBought)]
        if not piles:
            continue
        payable[piles[0]] = True
        gain = gain_of(s, seat, outcome.after)
        if best is None or gain > most:
            best = outcome
            most = gain
    return {
        "tiles": [] if best is None else tiles_of(s, seat, replayed(s, seat, symbols, best)),
        "gain": most[0],
        "worth": most[1],
        "payable": [PILES[pile] for pile in range(N_PILES) if payable[pile]],
        "ends": best is not None and not best.after.frames,
    }


def replayed(s: Pigs, seat: int, symbols: Symbols, outcome: Outcome) -> list[Any]:
    """The events of a way to build."""
    log: list[Any] = []
    t = builder(s, seat, symbols, log)
    for a in outcome.choices:
        play(t, seat, a)
    return log


def tiles_of(s: Pigs, seat: int, log: list[Any]) -> list[dict[str, Any]]:
    """The tiles that were bought, where they went, and whether a house was completed with them."""
    n_houses = len(s.homes[seat])
    tiles: list[dict[str, Any]] = []
    for event in log:
        if isinstance(event, TilePlaced):
            place: int | str = event.house
            if event.house == n_houses:
                place = NEW
                n_houses += 1
            tiles.append({"tile": TILES[event.tile], "place": place, "completes": False})
        elif isinstance(event, HouseCompleted):
            tiles[-1]["completes"] = True
    return tiles


def reroll(view: PigsView, arguments: Arguments) -> dict[str, Any]:
    """What throwing the dice of the argument `dice` again may bring, exactly.

    `wolf`, `gain` and `same` add up to 1: the wolf appears, the dice then buy more than now (in points on the table
    or else in points once roofed), or they do not.  `points` is the mean of the points that stopping after the throw
    would add.  `symbols` tells how often each part is among what is gained.  `piles` tells for each pile how often
    its top tile can be bought after this throw (`next`), and by the end of the turn if one plays for it (`turn`).
    """
    only(arguments, "dice")
    s, frame = rolled(view)
    thrown = dice_of(s, arguments.get("dice"))
    now = state_of(s.dice)
    falls = spread(keep_of(s.dice, thrown))
    found = list(affordable(s, frame.seat))
    best = best_by_state(s, frame.seat, found)
    wolf = chance_of(falls, [wolves >= WOLVES_TO_BLOW for wolves in WOLVES])
    gaining = [best[state][0] > best[now][0] for state in range(N_STATES)]
    gain = chance_of(falls, gaining)
    symbols = []
    for part, name in enumerate(PARTS):
        p = chance_of(falls, [gaining[state] and best[state][1][part] > 0 for state in range(N_STATES)])
        if p:
            symbols.append({"part": name, "chance": p})
    return {
        "wolf": wolf,
        "gain": gain,
        "same": max(0.0, 1 - wolf - gain),
        "points": sum([p * best[state][0][0] for state, p in falls]),
        "symbols": sorted(symbols, key=lambda entry: -float(entry["chance"])),
        "piles": pile_chances(s, falls, found, MOST_ROLLS - frame.n_rolls - 1),
    }


def dice_of(s: Pigs, names: Any) -> int:
    """The mask of dice to be thrown: at least one, and no locked one (TP-ROLL-03, -04)."""
    if not isinstance(names, (list, tuple)) or not names:
        raise Refused("aid-arguments")
    dice = [one_of(name, DICE) for name in names]
    if len(set(dice)) != len(dice) or any(s.dice[i] == WOLF for i in dice):
        raise Refused("aid-arguments")
    return sum([1 << i for i in dice])


def best_by_state(s: Pigs, seat: int, found: list[Outcome]) -> list[tuple[Gain, Symbols]]:
    """By state of the dice: the gain of the best purchase and what it costs; nothing for the wolf."""
    gains = [(gain_of(s, seat, outcome.after), outcome.spent) for outcome in found]
    by_symbols: dict[Symbols, tuple[Gain, Symbols]] = {}
    best = [(NOTHING_BOUGHT, NO_SYMBOLS)] * N_STATES
    for state in OPEN_STATES:
        symbols = SYMBOLS[state]
        if symbols not in by_symbols:
            payable = [(gain, price) for gain, price in gains if covers(symbols, price)]
            by_symbols[symbols] = max(payable, default=(NOTHING_BOUGHT, NO_SYMBOLS))
        best[state] = by_symbols[symbols]
    return best


def chance_of(falls: Spread, wanted: list[bool]) -> float:
    """How often a throw ends in a wanted state."""
    return sum([p for state, p in falls if wanted[state]])


def pile_chances(s: Pigs, falls: Spread, found: list[Outcome], rolls_left: int) -> list[dict[str, Any]]:
    """For each pile that can be bought from at all: the chance after the throw and by the end of the turn."""
    chances = []
    for pile in range(N_PILES):
        prices = {outcome.spent: None for outcome in found if outcome.after.left[pile] < s.left[pile]}
        buys = [False] * N_STATES
        for state in OPEN_STATES:
            buys[state] = any(covers(SYMBOLS[state], price) for price in prices)
        if prices:
            plan = solve([float(can) for can in buys], rolls_left)
            turn = sum([p * plan.values[state] for state, p in falls])
            chances.append({"pile": PILES[pile], "next": chance_of(falls, buys), "turn": turn})
    return chances


def places(view: PigsView, arguments: Arguments) -> list[dict[str, Any]]:
    """Every legal place for the tile in hand, or for the top tile of the argument `pile` that can be bought now.

    `place` is the number of a house or "new", `bottom` whether the tile slips under the house, `completes` whether it
    is its roof; `change` is what the score changes by now, `points` what the house then counts with a roof (its own,
    or the cheapest); `then` are the piles that one more tile could be bought from afterwards.
    """
    only(arguments, "pile")
    s = position_of(view)
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Placing) and "pile" not in arguments:
        return places_for(s, frame.seat)
    if isinstance(frame, (Building, Rolling)):
        pile = one_of(arguments.get("pile"), PILES)
        return places_for(bought_now(s, frame, pile), frame.seat)
    raise Refused("aid-arguments" if isinstance(frame, Placing) else "not_now")


def bought_now(s: Pigs, frame: Building | Rolling, pile: int) -> Pigs:
    """A copy in which a tile of that pile was just bought, or stopping now and buying it, and waits for its place."""
    t = clone(s)
    t.chance = FEWEST
    if isinstance(frame, Rolling):
        if frame.n_rolls == 0:
            raise Refused("not_now")
        t.frames[-1:] = [Building(frame.seat, *SYMBOLS[state_of(s.dice)], -1)]
    building = t.frames[-1]
    assert isinstance(building, Building)
    if building.purchase(t, pile):
        raise Refused("aid-arguments")
    building.buy(t, pile)
    return t


def next_piles(s: Pigs) -> list[str]:
    """The piles that the turn may go on buying from."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Building):
        return []
    return [PILES[pile] for pile in range(N_PILES) if not frame.purchase(s, pile)]


def places_for(s: Pigs, seat: int) -> list[dict[str, Any]]:
    """What each place that the rules allow for the tile in hand would give."""
    before = score(s).seats[seat].total
    t = clone(s)
    found: list[dict[str, Any]] = []
    for a in [*range(PLACE, PLACE + len(s.homes[seat])), START_HOUSE]:
        if refusal(t, seat, a):
            continue
        log: list[Any] = []
        after = played(t, seat, a, log)
        house = log[0].house
        found.append(
            {
                "place": NEW if a == START_HOUSE else house,
                "bottom": a != START_HOUSE and log[0].level == 0,
                "completes": is_complete(after.homes[seat][house]),
                "change": score(after).seats[seat].total - before,
                "points": roofed_points(s, after.homes[seat][house]),
                "then": next_piles(after),
            }
        )
    return found


def wolf(view: PigsView, arguments: Arguments) -> Any:
    """What a blow of the seat on turn would do to a house, or without arguments to each house of the others.

    `expected` is the mean loss of its owner.  For each material `outcomes` tells its chance, the `tiles` that leave,
    whether a lone roof is among them, the change of the owner's points, and the `fate` of the house: "same", "smaller",
    "open" (it was complete) or "gone".  Where the attacker picks one tile, the one that costs the owner most is meant.
    """
    only(arguments, "target", "house")
    s = position_of(view)
    if not s.frames:
        raise Refused("not_now")
    if arguments:
        return blow_at(s, *house_of(s, arguments.get("target"), arguments.get("house")))
    targets = [target for target in range(s.n_seats) if target != s.turn]
    return [blow_at(s, target, house) for target in targets for house in range(len(s.homes[target]))]


def house_of(s: Pigs, target: Any, house: Any) -> tuple[int, int]:
    """A house that the seat on turn may blow at."""
    if type(target) is not int or type(house) is not int or not 0 <= target < s.n_seats or target == s.turn:
        raise Refused("aid-arguments")
    if not 0 <= house < len(s.homes[target]):
        raise Refused("aid-arguments")
    return target, house


def blow_at(s: Pigs, target: int, house: int) -> dict[str, Any]:
    """The outcomes of a blow for each material of the dial."""
    t = clone(s)
    t.frames[1:] = [Blowing(s.turn)]
    results = [blow_outcome(t, target, house, material) | {"chance": chance} for material, chance in DIAL]
    expected = -sum([result["chance"] * result["points"] for result in results])
    return {"target": target, "house": house, "expected": expected, "outcomes": results}


def blow_outcome(s: Pigs, target: int, house: int, material: int) -> dict[str, Any]:
    """What happens if the needle stops at `material`."""
    before = s.homes[target][house]
    total = score(s).seats[target].total
    log: list[Any] = []
    after = blown(s, s.turn, BLOW + target * MOST_HOUSES + house, material, log)
    if after.frames and isinstance(after.frames[-1], BlowingTile):
        picks: list[tuple[Pigs, list[Any]]] = []
        for a in after.offers[s.turn]:
            picked: list[Any] = []
            picks.append((played(after, s.turn, a, picked), picked))
        after, log = min(picks, key=lambda pick: score(pick[0]).seats[target].total)
    going = [tile for event in log if isinstance(event, TilesBlown) for tile in event.tiles]
    lone = [event.tile for event in log if isinstance(event, LoneRoofFell)]
    remaining = [tile for event in log if isinstance(event, TilesBlown) for tile in event.remaining]
    if not going:
        fate = "same"
    elif lone or not remaining:
        fate = "gone"
    else:
        fate = "open" if is_complete(before) and not is_complete(tuple(remaining)) else "smaller"
    return {
        "material": MATERIALS[material],
        "fate": fate,
        "tiles": [TILES[tile] for tile in going + lone],
        "lone": bool(lone),
        "points": score(after).seats[target].total - total,
    }


def scores(view: PigsView, arguments: Arguments) -> list[list[int | None]]:
    """By seat and house: what a completed house counts now, null for an unfinished one.  Award cards stand apart."""
    only(arguments)
    s = position_of(view)
    return [[house_points(s, house) if is_complete(house) else None for house in homes] for homes in s.homes]


AIDS: Final[dict[str, Aid]] = {
    "stop_now": stop_now,
    "reroll": reroll,
    "places": places,
    "wolf": wolf,
    "scores": scores,
}
