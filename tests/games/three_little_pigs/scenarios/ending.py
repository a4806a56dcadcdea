"""The end of the game and the count of the basic game."""

from ..scenario import Do, Look, Scenario

ROOFS = {
    "seats": 4,
    "turn": 1,
    "dice": "roof roof door window wolf",
    "houses": ["wood_window", "straw_window", "straw_door wood_roof", "brick_door"],
    "piles": {"straw_roof": "straw_roof+1", "straw_door": 0, "straw_window": 0, "wood_roof": 0},
    "first": 0,
}

SCENARIOS = (
    Scenario(
        "TP-C20",
        "Two players, two empty piles: the turn is finished, and pot and house make it a shared victory",
        "END-01 END-02 SCORE-02 SCORE-03 SCORE-04 SCORE-06 SCORE-07",
        {
            "dice": "roof roof window window door",
            "houses": ["brick_door", "wood_door wood_window wood_roof"],
            "piles": {"straw_door": 0, "straw_roof": "straw_roof", "straw_window": "straw_window+1 straw_window"},
        },
        [
            Do("Stop"),
            Do("Buy straw_window", "0"),
            Do("Place 0"),
            Look("Building", legal="Buy straw_roof, Pass", empty=1),
            Do("Buy straw_roof"),
            Do("Place 0"),
            Look(
                "over",
                houses=["brick_door straw_window+1 straw_roof", "wood_door wood_window wood_roof"],
                totals=[10, 10],
                winners=[0, 1],
                told="GameEnded",
            ),
        ],
    ),
    Scenario(
        "TP-C21",
        "Three players: two piles run out in one turn, four are empty, nobody plays on",
        "END-01 END-02 END-03 SCORE-01",
        {
            "seats": 3,
            "dice": "door door window window wolf",
            "houses": ["", "straw_door straw_roof", ""],
            "piles": {"straw_door": "straw_door", "straw_window": "straw_window", "straw_roof": 0, "wood_roof": 0},
        },
        [
            Do("Stop"),
            Do("Buy straw_door"),
            Do("StartHouse"),
            Look("Building", legal="Buy straw_window, Pass", empty=3),
            Do("Buy straw_window"),
            Do("Place 0"),
            Look("over", empty=4, totals=[0, 5, 0], winners=[1], untold="TurnStarted"),
        ],
    ),
    Scenario(
        "TP-C22",
        "Five players go on with four empty piles",
        "END-01 TURN-01",
        {
            "seats": 5,
            "turn": 4,
            "dice": "door door roof window wolf",
            "piles": {"straw_door": "straw_door", "straw_window": 0, "straw_roof": 0, "wood_window": 0},
        },
        [
            Do("Stop"),
            Do("Buy straw_door"),
            Do("StartHouse"),
            Look("Turns", empty=4, untold="GameEnded"),
            Look("Rolling", turn=0),
        ],
    ),
    Scenario(
        "TP-C23",
        "Houses without a roof give nothing, their pots neither",
        "SCORE-01 SCORE-02 SCORE-03 SCORE-04 SCORE-05",
        {
            "over": True,
            "houses": [
                "straw_door wood_window+1 brick_roof | brick_door+1 brick_window+2 | straw_window+1 straw_roof",
                "wood_door wood_window+2 wood_roof+1 | straw_door+1 straw_roof",
            ],
        },
        [Look("over", totals=[17, 19], completed=[[0, 2], [0, 1]], winners=[1])],
    ),
    Scenario(
        "TP-C24",
        "Level on points: two completed houses beat one",
        "SCORE-05 SCORE-06",
        {
            "over": True,
            "houses": [
                "wood_window brick_window brick_roof | straw_door",
                "straw_door straw_roof | wood_door wood_roof",
            ],
        },
        [Look("over", totals=[12, 12], completed=[[0], [0, 1]], winners=[1])],
    ),
    Scenario(
        "TP-C34",
        "The end comes at once, although two players have had a turn less",
        "END-01 END-02 END-04 BUY-14 SCORE-03 SCORE-07",
        ROOFS,
        [
            Do("Stop"),
            Do("Buy straw_roof"),
            Do("Place 0"),
            Look("over", empty=4, totals=[0, 6, 6, 0], winners=[1, 2], untold="TurnStarted"),
        ],
    ),
    Scenario(
        "TP-C34 end_of_round",
        "Where rounds are finished, the two have their turns first",
        "OPT-03 END-02 END-04",
        {**ROOFS, "options": {"end_timing": "end_of_round"}},
        [
            Do("Stop"),
            Do("Buy straw_roof"),
            Do("Place 0"),
            Look("Turns", empty=4),
            Look("Rolling", turn=2, rolls=0, untold="GameEnded"),
            Do("Roll", "roof roof door window wolf"),
            Do("Stop"),
            Look("Rolling", turn=3, rolls=0, untold="GameEnded"),
            Do("Roll", "roof roof door window wolf"),
            Do("Stop"),
            Look("over", empty=4, totals=[0, 6, 6, 0], winners=[1, 2]),
        ],
    ),
)
