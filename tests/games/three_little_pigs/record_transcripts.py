"""Records the transcripts anew: `python -m games.three_little_pigs.record_transcripts` in the folder of the tests.

To be done when the rules' version changes, and only then.  For each file the shortest of a thousand random games
is taken that shows what the file is for.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hanpan.games.three_little_pigs import GAME

from ..recordings import Lines, Plan, Recordings, events_of

N_SEEDS = 1000


def draws(options: Mapping[str, str], name: str, event: Any) -> list[int]:
    """What chance gave in an event.  The piles of an open game were shuffled by index, and then turned without it."""
    match name:
        case "PileOrdered":
            left = sorted(event.pots)
            return [taken_from(left, pots) for pots in event.pots]
        case "PileTurned" if options["pile_visibility"] != "open":
            return [event.pots]
        case "FirstPlayerChosen" if options["first_player"] == "random":
            return [event.seat]
        case "DiceRolled":
            return [event.faces[die] for die in event.rolled]
        case "SpinnerSpun":
            return [event.material]
    return []


def taken_from(left: list[int], pots: int) -> int:
    """The index of what is taken out of the rest."""
    i = left.index(pots)
    del left[i]
    return i


RECORDINGS = Recordings(GAME, Path(__file__).parent / "transcripts", draws, takes_turns=True)


def shows(
    *names: str, choice: str = "Roll", decided_by: str | None = None, winners: int = 1
) -> Callable[[Lines], bool]:
    """Whether a game has these events and this choice, this tie-break and so many winners."""

    def does(lines: Lines) -> bool:
        score = lines[-1]["score"]
        seen = {form["event"] for form in events_of(lines)}
        chosen = {line["action"]["do"] for line in lines[2:-1]}
        return (
            set(names) <= seen
            and choice in chosen
            and score["decided_by"] == decided_by
            and len(score["winners"]) == winners
        )

    return does


#: File: options, seats, what it shows.
FILES: dict[str, Plan] = {
    "two_players": ({}, 2, shows("TilesBlown", "NothingBlown", "HouseCompleted", "BuyingEnded")),
    "shared_victory": ({"end_piles": "min3"}, 2, shows("LoneRoofFell", "NothingBought", winners=2)),
    "more_houses": (
        {"end_timing": "end_of_round", "first_player": "seat"},
        3,
        shows("TilesBlown", decided_by="houses"),
    ),
    "veterans": (
        {"variant": "veteran", "end_piles": "flat3", "pile_visibility": "open", "second_tile": "any_pile"},
        4,
        shows("AwardTaken", "PileOrdered", "NoHouseToBlowAt"),
    ),
    "small_children": (
        {"end_piles": "short", "wolf_strength": "one_tile", "wolf_optional": "true", "second_tile": "none"},
        5,
        shows("BlowingDeclined", choice="BlowTile"),
    ),
    "veterans_share": (
        {"variant": "veteran", "end_piles": "short", "unsupported_tiles": "collapse", "pots_layout": "flat"},
        3,
        shows("TilesBlown", "HouseCompleted", winners=2),
    ),
}


if __name__ == "__main__":
    RECORDINGS.record_all(FILES, N_SEEDS)
