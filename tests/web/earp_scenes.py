"""Written positions of Wyatt Earp that random play seldom shows."""

from typing import Any

import msgspec

from games.wyatt_earp.situation import situation

#: The posters of the design's pictures: cards by seat and outlaw.
TABLE = {
    0: {"belle_starr": "outlaw*2", "sundance_kid": "outlaw*3 bank_robbery", "wes_hardin": "outlaw"},
    1: {"belle_starr": "outlaw*3 photo", "butch_cassidy": "outlaw*3"},
    2: {"butch_cassidy": "outlaw stagecoach_robbery", "wes_hardin": "outlaw*3 fastest_gun"},
    3: {"butch_cassidy": "outlaw", "sundance_kid": "outlaw*2"},
}
BOUNTIES = {"belle_starr": 6000, "butch_cassidy": 4000, "jesse_james": 2000, "sundance_kid": 5000, "wes_hardin": 7000}
#: A full hand: a first set, single cards, and sheriff cards of every kind.
HAND = (
    "jesse_james*4 butch_cassidy wes_hardin*2 billy_the_kid*2"
    " photo_jesse_james bank_robbery stagecoach_robbery hideout most_wanted wyatt_earp"
)
MONEY = [11_000, 8_000, 14_000, 6_000]
DISCARD = "bob_dalton wyatt_earp bob_dalton"


def scene(**more: Any) -> dict[str, Any]:
    """The turn of the first of four seats, in round 3."""
    return written(
        **{
            "seats": 4,
            "hands": {0: HAND, 1: "most_wanted bob_dalton*2", 2: "photo_bob_dalton bank_robbery"},
            "n_supply": 19,
            "discard": DISCARD,
            "table": TABLE,
            "hideouts": [(3, "belle_starr", "outlaw*2")],
            "bounty": BOUNTIES,
            "money": MONEY,
            "round": 3,
            **more,
        }
    )


#: One card each: the discard ends the round.
LAST_CARDS = {0: "bob_dalton", 1: "most_wanted", 2: "bank_robbery", 3: "hideout"}


def window(mine: bool = True) -> dict[str, Any]:
    """The second seat has laid a first set, and the others are asked about the Photo; the first seat may hold it."""
    asked = [{"frame": "Answering", "seat": seat, "outlaw": 4} for seat in range(4)]
    return scene(
        active=1,
        hands={0: f"{'photo_jesse_james' if mine else 'wyatt_earp'} bank_robbery jesse_james", 1: "bob_dalton*2"},
        table={**TABLE, 1: {**TABLE[1], "jesse_james": "outlaw*3"}},
        frames=[{"frame": "Playing"}, {"frame": "Reacting", "outlaw": 4}],
        lanes=[[asked[seat]] if seat != 1 else [] for seat in range(4)],
    )


def paying() -> dict[str, Any]:
    """The last discard of a round in which every way to pay and not to pay comes up."""
    return scene(
        phase="discard",
        hands=LAST_CARDS,
        discard="wyatt_earp",
        hideouts=[],
        table={
            0: {"belle_starr": "outlaw*3", "bob_dalton": "outlaw*3", "butch_cassidy": "outlaw*3"},
            1: {"wes_hardin": "outlaw*5", "bob_dalton": "outlaw*2", "butch_cassidy": "outlaw*3"},
            2: {"wes_hardin": "outlaw*2", "sundance_kid": "outlaw*3"},
            3: {"sundance_kid": "outlaw*3"},
        },
        bounty={
            "belle_starr": 3000,
            "bob_dalton": 3000,
            "butch_cassidy": 5000,
            "sundance_kid": 3000,
            "wes_hardin": 5000,
        },
        money=[0] * 4,
    )


def written(**given: Any) -> dict[str, Any]:
    """A situation as a position file holds it."""
    form: dict[str, Any] = msgspec.to_builtins(situation(**given))
    return form
