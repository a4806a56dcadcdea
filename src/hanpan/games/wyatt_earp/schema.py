"""The JSON form of the table and the shapes of the frames.  Never compiled: compiled structs lose their options."""

from typing import Annotated

import msgspec
from msgspec import Meta

from hanpan.games.wyatt_earp.data import (
    DECK,
    DRY_TURNS,
    IDLE_TURNS,
    MOST_HIDEOUTS,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SEATS,
    N_OUTLAWS,
)

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Outlaw = Annotated[int, Meta(ge=0, lt=N_OUTLAWS)]
Flag = Annotated[int, Meta(ge=0, le=1)]
Dollars = Annotated[int, Meta(ge=0, le=10_000_000, multiple_of=1000)]
CapturePoints = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Cards = Annotated[list[str], Meta(max_length=len(DECK))]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Rounds` and `Paying`."""


class SeatShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Drawing`, `Giving` and `Discarding`."""

    seat: SeatNumber


class PlayingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Playing`."""

    seat: SeatNumber
    sheriff: Flag = 0
    laid: Annotated[list[Annotated[int, Meta(ge=0, le=10)]], Meta(min_length=N_OUTLAWS, max_length=N_OUTLAWS)] = (
        msgspec.field(default_factory=lambda: [0] * N_OUTLAWS)
    )


class WindowShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Reacting`, `Asking` and `Answering`."""

    seat: SeatNumber
    outlaw: Outlaw


class AnsweredShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Answered`."""

    seat: SeatNumber
    answer: Flag


class FetchingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Fetching`."""

    seat: SeatNumber
    n: Annotated[int, Meta(ge=1, le=len(DECK))]


class ChoosingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Choosing`."""

    seat: SeatNumber
    target: SeatNumber


class Hideout(msgspec.Struct, forbid_unknown_fields=True):
    """A Hideout on the group of `seat` and `outlaw`, and the cards under it."""

    seat: SeatNumber
    outlaw: str
    cards: Cards


class Absence(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody asked a hand in vain for these outlaws, and `gained` unknown cards came to it since."""

    outlaws: list[str] = []
    gained: Annotated[int, Meta(ge=0, le=1000)] = 0


class Table(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The table.  `discard` lists cards from the bottom up; `territories` hold the open cards, by seat and outlaw.

    `resolving` is the sheriff card that is being carried out.  Knowledge: `shown` are cards that everybody knows in a
    hand, `seen` (by observer and holder) further ones that only the observer knows, `absences` what a hand did not
    hold, `stock` (by observer, then for everybody) the most that the second supply can hold.  `earned` are dollars by
    round, seat and outlaw.
    """

    round: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    turn: SeatNumber | None
    dealer: SeatNumber | None
    hands: list[Cards]
    supply: Cards
    discard: Cards
    bounty: dict[str, Dollars]
    money: list[Dollars]
    supply_pass: Annotated[int, Meta(ge=1, le=2)] = 1
    territories: list[dict[str, Cards]] = []
    hideouts: Annotated[list[Hideout], Meta(max_length=MOST_HIDEOUTS)] = []
    registered: list[str] = []
    resolving: str | None = None
    exhausted: bool = False
    idle_turns: Annotated[int, Meta(ge=-1, le=IDLE_TURNS * MOST_SEATS)] = 0
    dry_turns: Annotated[int, Meta(ge=-1, le=DRY_TURNS * MOST_SEATS)] = 0
    earned: Annotated[list[list[dict[str, Dollars]]], Meta(max_length=MOST_ROUNDS)] = []
    shown: list[Cards] = []
    seen: list[list[Cards]] = []
    absences: list[Absence] = []
    stock: list[Cards] = []


class SeatSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Score sheet: capture points before one player by outlaw, those of open cards and those under a Hideout."""

    points: dict[str, CapturePoints] = {}
    covered: dict[str, CapturePoints] = {}


class PosterSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Score sheet: a poster before it is paid out.  Either what was added to it in this round, or all that is on it."""

    added: Dollars = 0
    bounty: Dollars | None = None

    def __post_init__(self) -> None:
        if self.added and self.bounty is not None:
            raise ValueError("added and bounty")


class TableSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Score sheet: the posters by outlaw."""

    posters: dict[str, PosterSheet] = {}
