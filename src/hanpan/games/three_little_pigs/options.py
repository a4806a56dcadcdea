"""Table options and presets (rulebook, TP-OPT-01 … TP-OPT-11)."""

from typing import Final

from hanpan.core.options import Option, Options

OPTIONS: Final = (
    Option("variant", ("basic", "veteran"), "TP-OPT-01"),
    Option("end_piles", ("seed", "min3", "flat3", "short"), "TP-OPT-02"),
    Option("end_timing", ("end_of_turn", "end_of_round"), "TP-OPT-03"),
    Option("second_tile", ("different_pile", "any_pile", "none"), "TP-OPT-04"),
    Option("unsupported_tiles", ("drop_down", "collapse"), "TP-OPT-05"),
    Option("wolf_strength", ("all_matching", "one_tile"), "TP-OPT-06"),
    Option("wolf_optional", ("false", "true"), "TP-OPT-07"),
    Option("pots_layout", ("by_part", "flat", "none"), "TP-OPT-08"),
    Option("pile_visibility", ("top_only", "open"), "TP-OPT-09"),
    Option("first_player", ("random", "seat"), "TP-OPT-10"),
    Option("first_seat", ("1", "2", "3", "4", "5"), "TP-OPT-10"),  # who begins with first_player: seat
)

VETERAN: Final = 1
END_OF_ROUND: Final = 1
ANY_PILE: Final = 1
ONE_PURCHASE: Final = 2
COLLAPSE: Final = 1
ONE_TILE: Final = 1
OPEN: Final = 1
FIRST_BY_SEAT: Final = 1


class PigsOptions(Options):
    """The chosen options, each as the index of its value."""

    variant: int
    end_piles: int
    end_timing: int
    second_tile: int
    unsupported_tiles: int
    wolf_strength: int
    wolf_optional: int
    pots_layout: int
    pile_visibility: int
    first_player: int
    first_seat: int


#: No point is known where the box differs from the rulebook: the presets are equal until somebody finds one.
PRESETS: Final[dict[str, dict[str, str]]] = {"rulebook": {}, "official": {}}
