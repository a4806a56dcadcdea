"""The wolf: whom it blows at, what falls, what is left standing."""

from ..scenario import Do, Look, Scenario

#: One wolf lies on the table, the next roll brings another.
BEFORE = {"rolls": 1, "dice": "door window wolf roof door"}
WOLF_COMES = Do("Reroll B2", "wolf")

SCENARIOS = (
    Scenario(
        "TP-C16",
        "The walls are blown away, and the roof on its own goes after them",
        "WOLF-03 WOLF-06 WOLF-07 WOLF-10",
        {**BEFORE, "turn": 1, "houses": ["straw_door straw_window brick_roof | straw_door", ""]},
        [
            WOLF_COMES,
            Look("Blowing", legal="Blow 0 0, Blow 0 1"),
            Do("Blow 0 0", "straw"),
            Look(
                "Turns",
                houses=["straw_door", ""],
                removed="straw_door straw_window brick_roof",
                piles={"straw_door": 4, "straw_window": 4, "brick_roof": 4},
                told="TilesBlown LoneRoofFell",
            ),
            Look("Rolling", turn=0),
        ],
    ),
    Scenario(
        "TP-C17",
        "A house that lost its roof is unfinished and is built on",
        "WOLF-06 WOLF-09 PLACE-03 PLACE-06",
        {**BEFORE, "turn": 1, "houses": ["wood_door straw_window straw_roof", ""]},
        [
            WOLF_COMES,
            Do("Blow 0 0", "straw"),
            Look("Turns", houses=["wood_door", ""], completed=[[], []], untold="LoneRoofFell"),
            Do("Roll", "window window roof roof wolf"),
            Do("Stop"),
            Look(
                "Building",
                turn=0,
                legal="Buy straw_window, Buy straw_roof",
                refused={"Pass": "TP-BUY-05"},
            ),
            Do("Buy straw_roof", "0"),
            Look("Placing", legal="Place 0"),
            Do("Place 0"),
            Look("Building", legal="Buy straw_window, Pass"),
            Do("Buy straw_window", "1"),
            Look("Placing", legal="StartHouse", refused={"Place 0": "TP-PLACE-06"}),
            Do("StartHouse"),
            Look("Turns", houses=["wood_door straw_roof | straw_window", ""], completed=[[0], []]),
        ],
    ),
    Scenario(
        "TP-C18",
        "A house that lost its door keeps its roof and stays completed",
        "WOLF-06 WOLF-09 PLACE-06 SCORE-02 SCORE-04",
        {**BEFORE, "turn": 1, "houses": ["straw_door+1 wood_window brick_roof", ""]},
        [
            WOLF_COMES,
            Do("Blow 0 0", "straw"),
            Look("Turns", houses=["wood_window brick_roof", ""], completed=[[0], []], totals=[8, 0]),
        ],
    ),
    Scenario(
        "TP-C19",
        "The house next door is safe, whatever it is made of",
        "WOLF-03 WOLF-06",
        {
            **BEFORE,
            "seats": 3,
            "houses": ["straw_door", "straw_door straw_roof | wood_door straw_window", "straw_window"],
        },
        [
            WOLF_COMES,
            Look("Blowing", legal="Blow 1 0, Blow 1 1, Blow 2 0"),
            Do("Blow 1 1", "straw"),
            Look("Turns", houses=["straw_door", "straw_door straw_roof | wood_door", "straw_window"]),
            Look("Rolling", turn=1),
        ],
    ),
    Scenario(
        "TP-C32",
        "Where blowing is a choice, the houses may be left alone",
        "OPT-07 WOLF-02 WOLF-11",
        {**BEFORE, "houses": ["", "straw_door straw_roof"], "options": {"wolf_optional": "true"}},
        [
            WOLF_COMES,
            Look("Blowing", legal="Blow 1 0, Decline"),
            Do("Decline"),
            Look(
                "Turns",
                houses=["", "straw_door straw_roof"],
                told="BlowingDeclined",
                untold="SpinnerSpun HouseTargeted",
            ),
            Look("Rolling", turn=1),
        ],
    ),
    Scenario(
        "TP-C32 by default",
        "Where it is none, the only house is blown at without a question, and then the needle turns",
        "OPT-07 WOLF-02 WOLF-11",
        {**BEFORE, "houses": ["", "straw_door straw_roof"]},
        [
            WOLF_COMES,
            Look("Blowing", legal="Blow 1 0", refused={"Decline": "TP-WOLF-02"}),
            Do("Blow 1 0", "brick"),
            Look("Turns", houses=["", "straw_door straw_roof"], told="HouseTargeted SpinnerSpun NothingBlown"),
            Look("Rolling", turn=1),
        ],
    ),
    Scenario(
        "TP-C36",
        "One tile is picked, and all above it comes down too",
        "WOLF-13 OPT-05 OPT-06",
        {
            **BEFORE,
            "turn": 1,
            "houses": ["wood_door straw_window brick_window straw_roof", ""],
            "options": {"wolf_strength": "one_tile", "unsupported_tiles": "collapse"},
        },
        [
            WOLF_COMES,
            Do("Blow 0 0", "straw"),
            Look("BlowingTile", legal="BlowTile 1, BlowTile 3"),
            Do("BlowTile 1"),
            Look(
                "Turns",
                houses=["wood_door", ""],
                removed="straw_window brick_window straw_roof",
                completed=[[], []],
            ),
        ],
    ),
    Scenario(
        "TP-C38",
        "Opponents without a house cannot be named",
        "WOLF-04 WOLF-05 WOLF-06 WOLF-12",
        {**BEFORE, "seats": 4, "turn": 3, "houses": ["", "brick_window", "", "straw_door"]},
        [
            WOLF_COMES,
            Look(
                "Blowing",
                legal="Blow 1 0",
                refused={"Blow 0 0": "TP-WOLF-12", "Blow 2 0": "TP-WOLF-12", "Blow 3 0": "TP-WOLF-02"},
            ),
            Do("Blow 1 0", "brick"),
            Look("Turns", houses=["", "", "", "straw_door"], removed="brick_window"),
            Look("Rolling", turn=0),
        ],
    ),
)
