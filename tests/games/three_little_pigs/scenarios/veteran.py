"""The variant for veterans: cards for first houses and cards of the end."""

from ..scenario import Do, Look, Scenario

VETERAN = {"variant": "veteran"}
ROOF_PAIR = "roof roof door window wolf"

SCENARIOS = (
    Scenario(
        "TP-C25",
        "The first house all of straw takes its card at once; the card outlives the house",
        "VET-05 VET-06 VET-07 WOLF-06",
        {"dice": ROOF_PAIR, "houses": ["straw_door straw_window", ""], "options": VETERAN},
        [
            Do("Stop"),
            Do("Buy straw_roof", "0"),
            Do("Place 0"),
            Look("Turns", cards={"award_first_straw": 0}),
            Do("Roll", "door door wolf wolf door"),
            Do("Blow 0 0", "straw"),
            Look("Turns", houses=["", ""], cards={"award_first_straw": 0}),
        ],
    ),
    Scenario(
        "TP-C26",
        "A house of one material without a door takes no card",
        "VET-05",
        {
            "seats": 3,
            "turn": 1,
            "dice": "roof roof roof door window",
            "houses": ["", "wood_window wood_window | wood_door", ""],
            "options": VETERAN,
        },
        [
            Do("Stop"),
            Do("Buy wood_roof", "0"),
            Look("Placing", legal="Place 0, Place 1"),
            Do("Place 0"),
            Look("Turns", cards={}, completed=[[], [0], []], untold="AwardTaken"),
        ],
    ),
    Scenario(
        "TP-C26 without a window",
        "Nor does one without a window",
        "VET-05",
        {
            "seats": 3,
            "turn": 1,
            "dice": "roof roof roof door window",
            "houses": ["", "wood_window wood_window | wood_door", ""],
            "options": VETERAN,
        },
        [
            Do("Stop"),
            Do("Buy wood_roof", "0"),
            Do("Place 1"),
            Look("Turns", cards={}, completed=[[], [1], []], untold="AwardTaken"),
        ],
    ),
    Scenario(
        "TP-C27",
        "Who is level for a card of the end gets none; pots and houses give no points",
        "VET-03 VET-04 VET-08 VET-09 VET-10 VET-11",
        {
            "seats": 3,
            "over": True,
            "options": VETERAN,
            "awards": {"award_first_straw": 0, "award_first_wood": 1},
            "houses": [
                "straw_door+1 straw_window straw_roof | wood_window+1 brick_roof",
                "wood_door wood_window+2 wood_window wood_roof",
                "brick_door+1 brick_roof | straw_window straw_roof | brick_window+2",
            ],
        },
        [
            Look(
                "over",
                cards={"award_first_straw": 0, "award_first_wood": 1, "award_tallest": 1},
                totals=[15, 17, 12],
                completed=[[0, 1], [0], [0, 1]],
                winners=[1],
            )
        ],
    ),
    Scenario(
        "TP-C29",
        "The roof is blown off, a straw roof goes on, and now the house takes the card",
        "WOLF-09 VET-05 VET-06 VET-13",
        {
            "rolls": 1,
            "dice": "door window wolf roof door",
            "houses": ["", "straw_door straw_window wood_roof"],
            "options": VETERAN,
        },
        [
            Do("Reroll B2", "wolf"),
            Do("Blow 1 0", "wood"),
            Look("Turns", houses=["", "straw_door straw_window"], cards={}),
            Do("Roll", ROOF_PAIR),
            Do("Stop"),
            Do("Buy straw_roof", "0"),
            Do("Place 0"),
            Look("Turns", houses=["", "straw_door straw_window straw_roof"], cards={"award_first_straw": 1}),
        ],
    ),
    Scenario(
        "TP-C30",
        "Without a completed house there is no card of the end",
        "VET-04 VET-07 VET-08 VET-11 SCORE-01",
        {
            "seats": 4,
            "over": True,
            "options": VETERAN,
            "awards": {"award_first_wood": 2},
            "houses": ["straw_door+1", "straw_window+2 wood_window", "", ""],
        },
        [
            Look(
                "over",
                cards={"award_first_wood": 2},
                totals=[0, 0, 2, 0],
                completed=[[], [], [], []],
                winners=[2],
            )
        ],
    ),
)
