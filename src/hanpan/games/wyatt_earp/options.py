"""Table options and presets (rulebook, section "presets and table options")."""

from typing import Final

from hanpan.core.options import Option, Options

OPTIONS: Final = (
    Option("photo_reaction", ("true", "false"), "WE-PHO-03"),
    Option("hidden_windows", ("true", "false"), "WE-PHO-08"),
    Option("photo_in_first_set", ("false", "true"), "WE-LAY-09"),
    Option("bounty_counting", ("per_lay_action", "per_turn_and_outlaw"), "WE-LAY-06"),
    Option("second_exhaustion", ("immediate", "finish_turn"), "WE-SUP-05"),
    Option("bank_robbery_shot", ("never", "required"), "WE-BNK-01"),
    Option("stagecoach_modes", ("safe_or_shoot", "shoot_only"), "WE-STG-01"),
    Option("stagecoach_miss", ("no_effect", "pay_1000"), "WE-STG-02"),
    Option("fastest_gun_shot", ("required", "never", "only_when_replacing"), "WE-FST-01"),
    Option("most_wanted_hand", ("named", "random", "look_and_take"), "WE-MWT-06"),
    Option("most_wanted_table", ("shot", "off"), "WE-MWT-02"),
    Option("hideout_scope", ("cards_present", "whole_round"), "WE-HID-03"),
    Option("hideout_counts_for_eight", ("false", "true"), "WE-HID-04"),
    Option(
        "wyatt_earp_shots",
        ("none", "free_needs_shot", "swap_needs_shot", "free_and_swap_need_shot"),
        "WE-WYT-04",
    ),
    Option("wyatt_earp_swap", ("exchange", "take", "off"), "WE-WYT-05"),
    Option("share_far_players", ("false", "true"), "WE-SCO-04"),
    Option("end_threshold", ("at_least_25000", "more_than_25000"), "WE-WIN-01"),
    Option("final_tie", ("shared_win", "extra_round"), "WE-WIN-03"),
    Option("discard_browsable", ("true", "false"), "WE-DIS-05"),
)

NO_REACTION: Final = 1
OPEN_WINDOWS: Final = 1
PHOTO_COUNTS: Final = 1
PER_TURN: Final = 1
FINISH_TURN: Final = 1
BANK_SHOT: Final = 1
SHOOT_ONLY: Final = 1
MISS_PAYS: Final = 1
GUN_NEVER: Final = 1
GUN_REPLACING: Final = 2
NAMED: Final = 0
LOOK: Final = 2
TABLE_OFF: Final = 1
WHOLE_ROUND: Final = 1
COVERED_COUNT: Final = 1
FREE_SHOT: Final = 1  # bits of `wyatt_earp_shots`
SWAP_SHOT: Final = 2
TAKE: Final = 1
SWAP_OFF: Final = 2
FAR_SHARE: Final = 1
MORE_THAN_GOAL: Final = 1
EXTRA_ROUND: Final = 1


class EarpOptions(Options):
    """The chosen options, each as the index of its value."""

    photo_reaction: int
    hidden_windows: int
    photo_in_first_set: int
    bounty_counting: int
    second_exhaustion: int
    bank_robbery_shot: int
    stagecoach_modes: int
    stagecoach_miss: int
    fastest_gun_shot: int
    most_wanted_hand: int
    most_wanted_table: int
    hideout_scope: int
    hideout_counts_for_eight: int
    wyatt_earp_shots: int
    wyatt_earp_swap: int
    share_far_players: int
    end_threshold: int
    final_tie: int
    discard_browsable: int


#: `official` is the boxed basic game, without the two optional rules of its designers (WE-OPT-01).
PRESETS: Final[dict[str, dict[str, str]]] = {
    "rulebook": {},
    "official": {"photo_reaction": "false", "second_exhaustion": "finish_turn"},
}
