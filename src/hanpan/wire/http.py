"""Bodies of HTTP requests and answers."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hanpan.core.luck import Luck
from hanpan.core.score import Score
from hanpan.core.sheet import Counted, RoundCount, RoundSheet
from hanpan.core.view import View

#: As somebody typed it; what counts is the cleaned form: 1 to 20 characters in NFC.
Nickname = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(min_length=6, max_length=6)]
Level = Literal["random", "easy", "normal", "hard"]
Locale = Literal["ko", "en"]
#: The form in which the record of a match is written (docs/fairness.md).
RECORD_VERSION: Final = 1
#: With whose eyes a past scene is seen: one's own, the public's, or those of a seat.
Eyes = Literal["own", "public", "0", "1", "2", "3", "4", "5"]


class Problem(msgspec.Struct):
    """Every refusal: `key` names a message `error-…`, `facts` are its arguments, `clause` is a rulebook clause."""

    status_code: int
    key: str
    facts: dict[str, Any] = {}
    clause: str = ""


class OptionInfo(msgspec.Struct):
    """A table option; the first value is the default."""

    name: str
    values: list[str]
    clause: str


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]  # the first is the default
    levels: list[Level]  # of its bots, weakest first
    n_actions: int
    hidden_windows: bool  # whether it has questions that a table's `window_ms` is about


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Names this browser's guest, or renames it."""

    nickname: Nickname


class Guest(msgspec.Struct):
    """Who this browser is; `nickname` is empty before the first naming."""

    nickname: str


class Token(msgspec.Struct):
    """A program's guest: what it sends as `Authorization: Bearer {token}`, good for half a year."""

    nickname: str
    token: str


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """What shall sit in a seat: the person who asks (`me`), a bot, or whoever takes the link (`open`).

    A bot without a `level` is `normal` where the game has that, else the best that it has.
    """

    kind: Literal["me", "bot", "open"]
    level: Level | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up.  With `start` it begins at once if no seat is open.

    `pace` is the pause before each action of a bot, in milliseconds.  `window_ms` is how long a hidden window is open:
    in it several seats are asked, and nobody learns before its end who answered what and when, or who had a choice.
    With 0 windows are not hidden: each answer is told at once.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    start: bool = False
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    window_ms: Annotated[int, Meta(ge=0, le=30_000)] = 6000


class ChangeTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The host's changes; what is absent stays.  After the start only `pace` can change, from the next bot turn on."""

    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, str], Meta(max_length=40)] | None = None
    pace: Annotated[int, Meta(ge=0, le=5000)] | None = None
    window_ms: Annotated[int, Meta(ge=0, le=30_000)] | None = None


class ChangeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The host's change of one seat before the start: open it, seat a bot (as in `SeatPlan`), or close it."""

    kind: Literal["bot", "open", "closed"]
    level: Level | None = None


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it.  `connected` counts only for people."""

    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: Level | None
    connected: bool
    host: bool


class TableInfo(msgspec.Struct):
    """A table as everybody sees it, and what the asking guest is there (`you`: seat number, None for a spectator).

    `status`: waiting for the start, playing, or over.  `n` counts the steps taken.  `seed_hash` is the SHA-256 of the
    seed that all chance of the match comes from; `seed` is shown only after the end.  `spectators` counts the guests who
    watch.  `next` is the code of the rematch, once somebody has set it up, and `again` lists the seats whose people are
    there already.
    """

    code: str
    game: str
    rules_version: int
    status: Literal["waiting", "playing", "over"]
    preset: str
    options: dict[str, str]
    pace: int
    window_ms: int
    seats: list[SeatInfo]
    you: int | None
    host: bool
    n: int
    asked: list[int]
    invitation: str  # address for people who shall join
    seed_hash: str
    seed: str | None
    created: int  # Unix seconds
    updated: int
    spectators: int
    again: list[int]
    next: str | None = None


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits where at the rematch: as before, everybody one seat further, or by lot."""

    seats: Literal["same", "next", "mixed"] = "same"


class SeatLink(msgspec.Struct):
    """The personal address of one's own seat, for another device."""

    address: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a personal address `/s/{token}`: this device wants to play that seat too."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class MyTables(msgspec.Struct):
    """Tables that this guest sits at, those that wait for him first, then the newest."""

    tables: list[TableInfo]


class ExportedStep(msgspec.Struct):
    """A step of an export.  `actions` are null where they are secret still."""

    n: int
    seat: int | None
    actions: list[dict[str, Any]] | None
    events: list[dict[str, Any]]
    at: int  # Unix seconds


class Export(msgspec.Struct, kw_only=True):
    """The whole record of a match: what the asking seat may know while it runs, everything after its end.

    `format_version` rises when older readers would misunderstand what is written.  `seats` tell who sat there, not who is
    connected.  `seed` and `score` come with the end.
    """

    format: Literal["hanpan-match"] = "hanpan-match"
    format_version: int = RECORD_VERSION
    code: str
    game: str
    rules_version: int
    status: Literal["playing", "over"]
    preset: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seed_hash: str
    seed: str | None
    created: int
    steps: list[ExportedStep]
    score: Score | None = None


class ScoreSheet(msgspec.Struct, forbid_unknown_fields=True):
    """What lay before each player of a physical table, round after round (docs/score-sheets.md)."""

    rounds: Annotated[list[RoundSheet], Meta(min_length=1, max_length=60)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}


class Doubt(msgspec.Struct):
    """Something of a score sheet that is told and not enforced: `reason` names a message `why-…` of the game."""

    reason: str
    clause: str
    facts: dict[str, Any]


class CountedSheet(msgspec.Struct):
    """A score sheet as the game counts it: the score as at its end, each round, and whether the game is over."""

    score: Score
    rounds: list[RoundCount]
    over: bool
    doubts: list[Doubt]


def counted_sheet(counted: Counted) -> CountedSheet:
    """What the game counted, as it is written down."""
    doubts = [Doubt(doubt.key, doubt.clause, doubt.facts) for doubt in counted.doubts]
    return CountedSheet(counted.score, counted.rounds, counted.over, doubts)


class Proof(msgspec.Struct):
    """What was proved of a record: so many steps (the set-up is one), actions of seats, and numbers drawn."""

    steps: int
    actions: int
    draws: int


class Unproved(msgspec.Struct):
    """Why there is no proof: `key` names a message `error-…`, `facts` are its arguments."""

    key: str
    facts: dict[str, Any] = {}


class Fairness(msgspec.Struct):
    """A finished match played again from its seed: the `proof` that everything came as it had to, or why there is none.

    `luck` stands beside what was to be expected of the draws, as far as the game tells it.
    """

    seed_hash: str
    seed: str
    rules_version: int
    proof: Proof | None
    unproved: Unproved | None
    luck: list[Luck]


class Scene(msgspec.Struct):
    """What stood after step `n`, and how it came to that: the match at one moment.

    `actions` are null where they are secret.  `view` is the game's view of the seat whose eyes were asked for.
    """

    n: int
    seat: int | None
    actions: list[dict[str, Any]] | None
    events: list[dict[str, Any]]
    view: View
    at: int  # Unix seconds


class Scenes(msgspec.Struct):
    """Some scenes of a match in their order; `n` is the number of its last step, `over` whether that ended it."""

    n: int
    over: bool
    scenes: list[Scene]
