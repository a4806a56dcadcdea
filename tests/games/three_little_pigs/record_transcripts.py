"""Records the transcripts anew: `python -m games.three_little_pigs.record_transcripts` in the folder of the tests.

To be done when the rules' version changes, and only then.  For each file the shortest of a thousand random games
is taken that shows what the file is for.
"""

from collections.abc import Callable
from typing import Any

from .transcript import FOLDER, events_of, record, write

Lines = list[dict[str, Any]]
N_SEEDS = 1000


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
FILES: dict[str, tuple[dict[str, str], int, Callable[[Lines], bool]]] = {
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


def main() -> None:
    for name, (options, n_seats, wanted) in FILES.items():
        games = [lines for seed in range(N_SEEDS) if wanted(lines := record(options, n_seats, seed))]
        write(FOLDER / f"{name}.jsonl", min(games, key=len))
        print(name, len(games), len(min(games, key=len)))


if __name__ == "__main__":
    main()
