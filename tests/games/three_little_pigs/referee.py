"""A second referee: the rules once more, written from the rulebook alone, in words and without haste.

It shares nothing with the game's code but the names of tiles, actions and events.  `Referee` watches a game: it says
what may be chosen, checks every event against the rules, and keeps its own table.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

#: Door and windows or windows alone, then perhaps a roof.
STANDING = re.compile("(DW*|W+)R?")
LETTER = {"door": "D", "window": "W", "roof": "R"}
PRICE = {"straw": 2, "wood": 3, "brick": 4}
DICE = ("W1", "W2", "B1", "B2", "B3")
POTS = {
    "by_part": {"door": [0, 0, 1, 1], "window": [0, 1, 1, 2], "roof": [0, 0, 0, 1]},
    "flat": {"door": [0, 0, 1, 1], "window": [0, 0, 1, 1], "roof": [0, 0, 1, 1]},
    "none": {"door": [0, 0, 0, 0], "window": [0, 0, 0, 0], "roof": [0, 0, 0, 0]},
}
EMPTY_PILES = {"seed": (2, 3, 4, 5), "min3": (3, 3, 4, 5), "flat3": (3, 3, 3, 3), "short": (1, 1, 1, 1)}

House = list[str]


def pile(tile: str) -> str:
    return tile.split("+")[0]


def material(tile: str) -> str:
    return tile.split("_")[0]


def part(tile: str) -> str:
    return pile(tile).split("_")[1]


def pots(tile: str) -> int:
    return int(tile.split("+")[1]) if "+" in tile else 0


def stands(house: House) -> bool:
    return bool(STANDING.fullmatch("".join(LETTER[part(tile)] for tile in house)))


def roofed(house: House) -> bool:
    return part(house[-1]) == "roof"


def joined(house: House, tile: str) -> House:
    """The house with one tile more: a door goes below, anything else on top."""
    return [tile, *house] if part(tile) == "door" else [*house, tile]


def takes(house: House, tile: str) -> bool:
    return not roofed(house) and stands(joined(house, tile))


def blown(house: House, spun: str, picked: int | None, collapse: bool) -> tuple[House, House]:
    """What goes and what stays; `picked` is the level of the only tile that is blown, if one is picked."""
    hit = [i for i, tile in enumerate(house) if material(tile) == spun] if picked is None else [picked]
    gone = {i for i in range(len(house)) if i in hit or (collapse and i > hit[0])}
    return [house[i] for i in sorted(gone)], [tile for i, tile in enumerate(house) if i not in gone]


def is_first_house(house: House) -> bool:
    """Good for a card: one material, with door, window and roof."""
    return len({material(tile) for tile in house}) == 1 and {part(tile) for tile in house} == set(LETTER)


def ranking(houses: Sequence[Sequence[House]], held: Mapping[str, int], veteran: bool) -> list[tuple[int, int]]:
    """Points and completed houses of every seat."""
    done = [[house for house in owned if roofed(house)] for owned in houses]
    heads = [sum(PRICE[material(tile)] for house in owned for tile in house) for owned in done]
    all_pots = [sum(pots(tile) for house in owned for tile in house) for owned in done]
    if not veteran:
        return [(heads[i] + all_pots[i] + len(done[i]), len(done[i])) for i in range(len(houses))]
    totals = [heads[i] + 2 * list(held.values()).count(i) for i in range(len(houses))]
    for figures in (all_pots, [len(owned) for owned in done], [max(map(len, owned), default=0) for owned in done]):
        if max(figures) > 0 and figures.count(max(figures)) == 1:
            totals[figures.index(max(figures))] += 3
    return [(totals[i], len(done[i])) for i in range(len(houses))]


class Referee:
    """Watches one game from its start.  Events come in their readable form."""

    def __init__(self, options: Mapping[str, str], n_seats: int) -> None:
        self.options = options
        self.n_seats = n_seats
        layout = POTS[options["pots_layout"]]
        self.unseen = {f"{m}_{p}": Counter(layout[p]) for m in PRICE for p in LETTER}
        self.left = dict.fromkeys(self.unseen, 4)
        self.top: dict[str, int | None] = dict.fromkeys(self.unseen)
        self.order: dict[str, list[int]] = {}
        self.houses: list[list[House]] = [[] for _ in range(n_seats)]
        self.removed: list[str] = []
        self.held: dict[str, int] = {}
        self.first = self.seat = -1
        self.dice = [""] * 5
        self.n_rolls = 0
        self.phase = "start"
        self.bought: list[str] = []
        self.hand: str | None = None
        self.target: tuple[int, int] = (-1, -1)
        self.spun = ""

    # What may be chosen

    def may(self) -> set[str]:
        """Everything that the seat on turn may do."""
        return {
            "rolling": self.may_roll,
            "building": self.may_buy,
            "placing": self.may_place,
            "blowing": self.may_blow,
            "picking": self.may_pick,
        }[self.phase]()

    def may_roll(self) -> set[str]:
        if self.n_rolls == 0:
            return {"Roll"}
        free = [die for die, face in zip(DICE, self.dice, strict=True) if face != "wolf"]
        return {"Stop"} | {" ".join(["Reroll", *dice]) for n in range(1, 6) for dice in combinations(free, n)}

    def may_buy(self) -> set[str]:
        if len(self.bought) == 2 or (self.bought and self.options["second_tile"] == "none"):
            return set()
        symbols = Counter(self.dice)
        for tile in self.bought:
            symbols[part(tile)] -= PRICE[material(tile)]
        found = set()
        for name, n_left in self.left.items():
            same = self.options["second_tile"] == "different_pile" and [pile(tile) for tile in self.bought] == [name]
            if symbols[part(name)] >= PRICE[material(name)] and n_left and not same and self.places(name):
                found.add(f"Buy {name}")
        return found | {"Pass"} if found and self.bought else found

    def places(self, tile: str) -> set[str]:
        own = self.houses[self.seat]
        new = {"StartHouse"} if stands([tile]) else set()
        return new | {f"Place {i}" for i, house in enumerate(own) if takes(house, tile)}

    def may_place(self) -> set[str]:
        assert self.hand is not None
        return self.places(self.hand)

    def may_blow(self) -> set[str]:
        others = [seat for seat in range(self.n_seats) if seat != self.seat]
        found = {f"Blow {seat} {i}" for seat in others for i in range(len(self.houses[seat]))}
        return found | {"Decline"} if found and self.options["wolf_optional"] == "true" else found

    def may_pick(self) -> set[str]:
        seat, i = self.target
        return {f"BlowTile {level}" for level, tile in enumerate(self.houses[seat][i]) if material(tile) == self.spun}

    # What happens

    def watch(self, event: Mapping[str, Any], chosen: str | None = None) -> None:
        """Checks an event and follows it; `chosen` is the choice that led to it, None for a forced one."""
        facts = dict(event)
        name = facts.pop("event")
        if "seat" in facts and name != "FirstPlayerChosen" and name != "TurnStarted":
            assert facts["seat"] == self.seat, "somebody acts out of turn"
        getattr(self, "see_" + re.sub("(?<=.)([A-Z])", r"_\1", name).lower())(facts, chosen)

    def see_pile_ordered(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.options["pile_visibility"] == "open" and Counter(facts["pots"]) == self.unseen[facts["pile"]]
        self.order[facts["pile"]] = list(facts["pots"])

    def see_pile_turned(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        name, shown = facts["pile"], facts["pots"]
        assert self.top[name] is None and self.left[name]
        if name in self.order:
            assert self.order[name].pop() == shown
        self.unseen[name][shown] -= 1
        assert min(self.unseen[name].values()) >= 0, "a tile that is not in the pile"
        self.top[name] = shown

    def see_first_player_chosen(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.first == -1 and 0 <= facts["seat"] < self.n_seats
        if self.options["first_player"] == "seat":
            assert facts["seat"] + 1 == int(self.options["first_seat"])
        self.first = facts["seat"]

    def see_turn_started(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        if self.seat == -1:
            assert facts["seat"] == self.first
        else:
            self.finish_turn()
            assert not self.is_over() and facts["seat"] == (self.seat + 1) % self.n_seats
        self.seat = facts["seat"]
        self.phase, self.n_rolls, self.dice, self.bought = "rolling", 0, [""] * 5, []

    def see_dice_rolled(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "rolling" and facts["roll"] == self.n_rolls + 1 <= 3
        rolled = facts["rolled"]
        assert chosen == ("Roll" if self.n_rolls == 0 else " ".join(["Reroll", *rolled]))
        assert self.n_rolls or rolled == list(DICE)
        for die, before, after in zip(DICE, self.dice, facts["faces"], strict=True):
            assert after != "wolf" or die[0] == "B"
            assert die in rolled or before == after
            assert before != "wolf" or die not in rolled
        self.n_rolls, self.dice = facts["roll"], list(facts["faces"])

    def see_rolling_stopped(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "rolling" and self.dice.count("wolf") < 2 and (self.n_rolls == 3 or chosen == "Stop")
        self.phase = "building"

    def see_wolf_appeared(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "rolling" and self.dice.count("wolf") == facts["wolves"] >= 2
        self.phase = "blowing"

    def see_tile_bought(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        tile = facts["tile"]
        assert self.phase == "building" and f"Buy {pile(tile)}" in self.may_buy() and pots(tile) == self.top[pile(tile)]
        assert (chosen is None and len(self.may_buy()) == 1) or chosen == f"Buy {pile(tile)}"
        self.left[pile(tile)] -= 1
        self.top[pile(tile)] = None
        self.bought.append(tile)
        self.phase, self.hand = "placing", tile

    def see_nothing_bought(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "building" and not self.bought and not self.may_buy()
        self.phase = "done"

    def see_buying_ended(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "building" and self.bought and chosen == "Pass"
        self.phase = "done"

    def see_tile_placed(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        own, tile, i = self.houses[self.seat], facts["tile"], facts["house"]
        assert self.phase == "placing" and tile == self.hand
        assert (self.top[pile(tile)] is None) == (not self.left[pile(tile)]), "the next tile shows at once"
        action = "StartHouse" if i == len(own) else f"Place {i}"
        assert action in self.may_place() and (chosen == action or (chosen is None and len(self.may_place()) == 1))
        if action == "StartHouse":
            own.append([tile])
        else:
            own[i] = joined(own[i], tile)
        assert own[i][facts["level"]] == tile and stands(own[i])
        self.phase, self.hand = "building", None
        self.completed = (i, own[i]) if roofed(own[i]) else None

    def see_house_completed(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.completed and self.completed[0] == facts["house"]
        veteran = self.options["variant"] == "veteran"
        worth, _ = ranking([[self.completed[1]], []], {}, False)[0]
        heads = sum(PRICE[material(tile)] for tile in self.completed[1])
        assert facts["points"] == (heads if veteran else worth)
        card = f"award_first_{material(self.completed[1][-1])}"
        self.due = card if veteran and card not in self.held and is_first_house(self.completed[1]) else None
        if self.due:
            self.held[self.due] = self.seat
        self.completed = None

    def see_award_taken(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert facts["award"] == self.due
        self.due = None

    def see_house_targeted(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        action = f"Blow {facts['target']} {facts['house']}"
        assert self.phase == "blowing" and action in self.may_blow()
        assert chosen == action or (chosen is None and len(self.may_blow()) == 1)
        self.target, self.phase = (facts["target"], facts["house"]), "spinning"

    def see_no_house_to_blow_at(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "blowing" and not self.may_blow()
        self.phase = "done"

    def see_blowing_declined(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "blowing" and chosen == "Decline" and "Decline" in self.may_blow()
        self.phase = "done"

    def see_spinner_spun(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "spinning" and facts["material"] in PRICE
        self.spun, self.phase = facts["material"], "picking"

    def see_tiles_blown(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        seat, i = self.target
        assert self.phase == "picking" and (facts["target"], facts["house"]) == self.target
        picked = None
        if self.options["wolf_strength"] == "one_tile":
            picks = self.may_pick()
            action = chosen if chosen and chosen.startswith("BlowTile") else None
            assert action in picks or (action is None and len(picks) == 1)
            picked = int((action or picks.pop()).split()[1])
        collapse = self.options["unsupported_tiles"] == "collapse"
        gone, stay = blown(self.houses[seat][i], self.spun, picked, collapse)
        assert (facts["tiles"], facts["remaining"]) == (gone, stay) and gone
        self.removed += gone
        self.houses[seat][i] = stay
        self.phase = "roof" if stay and not stands(stay) else "done"
        if not stay:
            del self.houses[seat][i]

    def see_lone_roof_fell(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        seat, i = self.target
        assert self.phase == "roof" and self.houses[seat][i] == [facts["tile"]] and part(facts["tile"]) == "roof"
        self.removed += self.houses[seat].pop(i)
        self.phase = "done"

    def see_nothing_blown(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        assert self.phase == "picking" and not self.may_pick() and facts["material"] == self.spun
        self.phase = "done"

    def see_game_ended(self, facts: Mapping[str, Any], chosen: str | None) -> None:
        self.finish_turn()
        assert self.is_over() and facts["empty"] == self.n_empty()
        self.phase = "over"

    completed: tuple[int, House] | None = None
    due: str | None = None

    def finish_turn(self) -> None:
        """Nothing that a turn owes may be left undone."""
        assert self.phase == "done" or (self.phase == "building" and self.bought and not self.may_buy())
        assert self.completed is None and self.due is None

    def n_empty(self) -> int:
        return list(self.left.values()).count(0)

    def is_over(self) -> bool:
        """Whether the game ends now that the turn of `self.seat` is over."""
        round_over = (self.seat + 1) % self.n_seats == self.first
        if self.options["end_timing"] == "end_of_round" and not round_over:
            return False
        return self.n_empty() >= EMPTY_PILES[self.options["end_piles"]][self.n_seats - 2]
