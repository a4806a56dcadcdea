"""Rolling: locked dice, dice put back into the hand, and the moment at which rolling stops."""

from ..scenario import Do, Look, Scenario

SCENARIOS = (
    Scenario(
        "TP-C01",
        "With one wolf on the table the other four dice are free",
        "ROLL-03 ROLL-04 ROLL-05",
        {"rolls": 1, "dice": "door roof wolf window door"},
        [
            Look(
                "Rolling",
                legal="Stop, Reroll of W1 W2 B2 B3",
                n_legal=16,
                refused={"Reroll B1": "TP-ROLL-04", "Reroll W1 B1": "TP-ROLL-04"},
            ),
        ],
    ),
    Scenario(
        "TP-C02",
        "Two doors kept after roll one go back into the hand for roll three",
        "ROLL-03 ROLL-06 BUY-02 BUY-05",
        {"rolls": 1, "dice": "door door window roof roof"},
        [
            Do("Reroll B1 B2 B3", "roof roof roof"),
            Look("Rolling", legal="Stop, Reroll of W1 W2 B1 B2 B3", rolls=2),
            Do("Reroll W1 W2", "window window"),
            Look("Rolling", rolls=3),
            Look(
                "Building",
                legal="Buy straw_window",
                refused={"Pass": "TP-BUY-05", "Stop": "TP-ROLL-06", "Reroll W1 W2": "TP-ROLL-06"},
            ),
        ],
    ),
    Scenario(
        "TP-C03",
        "Two wolves at once: three doors are worth nothing",
        "ROLL-07 WOLF-01 WOLF-02 WOLF-03",
        {"seats": 3, "rolls": 0, "houses": ["straw_door", "wood_door", "straw_window straw_roof"]},
        [
            Do("Roll", "door door door wolf wolf"),
            Look(
                "Blowing",
                legal="Blow 1 0, Blow 2 0",
                refused={
                    "Stop": "TP-WOLF-01",
                    "Reroll W1": "TP-WOLF-01",
                    "Reroll W1 W2 B1": "TP-WOLF-01",
                    "Buy straw_door": "TP-WOLF-01",
                    "Buy wood_door": "TP-WOLF-01",
                    "Blow 0 0": "TP-WOLF-02",
                },
            ),
        ],
    ),
    Scenario(
        "TP-C04",
        "The last roll brings the second wolf, and three windows buy nothing",
        "ROLL-07 WOLF-01 WOLF-06 TURN-01",
        {"turn": 1, "rolls": 2, "dice": "window window wolf window door", "houses": ["brick_door", ""]},
        [
            Do("Reroll B3", "wolf"),
            Look("Blowing", legal="Blow 0 0"),
            Do("Blow 0 0", "wood"),
            Look("Turns", houses=["brick_door", ""], told="WolfAppeared NothingBlown", untold="TileBought TilesBlown"),
            Look("Rolling", turn=0, rolls=0),
        ],
    ),
    Scenario(
        "TP-C05",
        "Three wolves and nobody to blow at: one's own house is no target",
        "WOLF-01 WOLF-02 WOLF-08",
        {"rolls": 0, "houses": ["straw_door straw_window", ""]},
        [
            Do("Roll", "roof roof wolf wolf wolf"),
            Look("Blowing", legal="", refused={"Blow 0 0": "TP-WOLF-02"}),
            Look(
                "Turns",
                houses=["straw_door straw_window", ""],
                told="NoHouseToBlowAt",
                untold="SpinnerSpun HouseTargeted",
            ),
            Look("Rolling", turn=1),
        ],
    ),
    Scenario(
        "TP-C28",
        "Who stops after the first roll goes shopping and rolls no more",
        "ROLL-05 ROLL-08 BUY-06 PLACE-04 PLACE-08",
        {
            "seats": 3,
            "turn": 1,
            "rolls": 1,
            "dice": "door window door window wolf",
            "houses": ["brick_door", "straw_door", ""],
        },
        [
            Do("Stop"),
            Look(
                "Building",
                legal="Buy straw_door, Buy straw_window",
                refused={"Reroll W1": "TP-ROLL-06", "Roll": "TP-ROLL-06", "Pass": "TP-BUY-05"},
                untold="DiceRolled",
            ),
            Do("Buy straw_door", "0"),
            Look("Placing", legal="StartHouse", refused={"Place 0": "TP-PLACE-04"}),
            Do("StartHouse"),
            Look("Building", legal="Buy straw_window, Pass"),
            Do("Buy straw_window", "1"),
            Look("Placing", legal="Place 0, Place 1, StartHouse"),
            Do("Place 1"),
            Look("Turns", houses=["brick_door", "straw_door | straw_door straw_window", ""]),
            Look("Rolling", turn=2),
        ],
    ),
    Scenario(
        "TP-C33",
        "A turn opens with all five dice, and only the seat on turn acts",
        "ROLL-01 ROLL-02 TURN-02 TURN-03",
        {"seats": 3, "turn": 1, "rolls": 0},
        [
            Look(
                "Rolling",
                legal="Roll",
                rolls=0,
                refused={
                    "Stop": "TP-ROLL-02",
                    "Reroll W1": "TP-ROLL-02",
                    "Reroll W1 W2 B1 B2 B3": "TP-ROLL-02",
                    "Buy straw_door": "TP-BUY-01",
                },
            ),
            Do("Roll", "door window roof wolf door"),
            Look("Rolling", rolls=1, legal="Stop, Reroll of W1 W2 B1 B3", told="DiceRolled"),
        ],
    ),
)
