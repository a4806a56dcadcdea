"""Records the transcripts anew: `python -m games.wyatt_earp.record_transcripts` in the folder of the tests.

To be done when the rules' version changes, and only then.  For each file the shortest of many random games is taken
that shows what the file is for.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hanpan.games.wyatt_earp import GAME

from ..recordings import Lines, Plan, Recordings, events_of

N_SEEDS = 400


def draws(options: Mapping[str, str], name: str, event: Any) -> list[int]:
    """What chance gave in an event.  Hands are written sorted; in that order they are dealt again."""
    match name:
        case "DealerChosen":
            return [event.seat]
        case "HandDealt":
            return list(event.cards)
        case "CardTurned" | "CardDrawn" | "ShotFired":
            return [event.card]
        case "CardStolen" if options["most_wanted_hand"] == "random":
            return [event.card]
    return []


RECORDINGS = Recordings(GAME, Path(__file__).parent / "transcripts", draws, takes_turns=False)


def shows(
    *names: str, choices: tuple[str, ...] = (), endings: tuple[str, ...] = (), winners: int = 1
) -> Callable[[Lines], bool]:
    """Whether a game has these events, choices, endings of rounds, and so many winners."""

    def does(lines: Lines) -> bool:
        seen = {form["event"] for form in events_of(lines)}
        ended = {form["ending"] for form in events_of(lines) if form["event"] == "RoundEnded"}
        chosen = {line["action"]["do"] for line in lines[2:-1]}
        return (
            set(names) <= seen
            and set(choices) <= chosen
            and set(endings) <= ended
            and len(lines[-1]["score"]["winners"]) == winners
        )

    return does


#: File: options, seats, what it shows.
FILES: dict[str, Plan] = {
    "two_players": (
        {},
        2,
        shows("PhotoLaid", "HideoutRemoved", "AskedInVain", "CardGiven", "OutlawStolen", "GunReplaced", "PileShuffled"),
    ),
    "four_players": (
        {},
        4,
        shows("PhotoLaid", "PayoutStopped", "OutlawEscaped", "BountySwept", endings=("supply_used_up_twice",)),
    ),
    "as_in_the_box": (
        {"photo_reaction": "false", "second_exhaustion": "finish_turn"},
        3,
        shows("TierPaid", endings=("supply_used_up_twice", "active_player_went_out")),
    ),
    "somebody_else_is_empty": ({}, 3, shows("PhotoKept", endings=("another_player_empty",))),
    "shared_victory": ({"end_threshold": "more_than_25000"}, 2, shows("TierPaid", winners=2)),
    "looking_and_taking": (
        {
            "most_wanted_hand": "look_and_take",
            "most_wanted_table": "off",
            "hidden_windows": "false",
            "photo_in_first_set": "true",
            "bounty_counting": "per_turn_and_outlaw",
            "wyatt_earp_swap": "take",
            "final_tie": "extra_round",
        },
        4,
        shows("HandSeen", "CardStolen", "PhotoAsked", choices=("TakeCard", "LayFirstSetWithPhoto", "SwapTake")),
    ),
    "many_shots": (
        {
            "most_wanted_hand": "random",
            "bank_robbery_shot": "required",
            "stagecoach_modes": "shoot_only",
            "stagecoach_miss": "pay_1000",
            "fastest_gun_shot": "only_when_replacing",
            "hideout_scope": "whole_round",
            "hideout_counts_for_eight": "true",
            "wyatt_earp_shots": "free_and_swap_need_shot",
            "share_far_players": "true",
            "discard_browsable": "false",
        },
        3,
        shows("CardStolen", "HideoutLaid", "HideoutRemoved", choices=("PlayMostWantedAny", "SwapGive")),
    ),
}


if __name__ == "__main__":
    RECORDINGS.record_all(FILES, N_SEEDS)
