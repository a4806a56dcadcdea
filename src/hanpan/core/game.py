"""The contract that every game fills: one `GAME`, its parts wired together.

A game's folder exports `GAME = Game(…)`.  The engine, the match, the server, the bots, the tests and the adapters
know games through this class only; adding a game touches no shared file.  See docs/adding-a-game.md.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hanpan.core.actions import Actions
from hanpan.core.chance import Chance
from hanpan.core.engine import refusal
from hanpan.core.errors import BadOptions, BadSheet, Refused
from hanpan.core.events import Event, EventCodec, Verb
from hanpan.core.frames import FrameTable
from hanpan.core.luck import Luck
from hanpan.core.options import Option
from hanpan.core.position import FINE, NOT_ASKED, NOT_NOW, OVER, Position
from hanpan.core.score import Score
from hanpan.core.sheet import Counted, RoundCount, RoundSheet, Sheet, parts_of
from hanpan.core.view import View
from hanpan.core.vocabulary import Vocabulary


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: a message `why-{key}` of the game and the clause of its rulebook."""

    key: str
    clause: str


class TakeBack(msgspec.Struct, frozen=True):
    """What a seat may take back, by which clause: the plays since which nothing has happened but these events.

    None of them shows anybody anything that he did not know, but what the seat itself has chosen; none is drawn.
    """

    events: frozenset[type[Event]]
    clause: str


Aid = Callable[[Any, Mapping[str, Any]], Any]


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game.

    name           identifier of its folder, of its texts and on the wire
    rules_version  changes when the same choices and draws no longer lead to the same events
    seats          smallest and largest number of seats
    options        the table options, with `presets` by name (`rulebook` first and default)
    vocabulary     names of the ints, by field
    actions        the action space
    reasons        by code of refusal; the first four are `fine`, `not_now`, `not_asked`, `over`
    verbs          event type → verb; field names of the event = the verb's parameters after the position
    frames         frame classes and their shapes
    phases         names of the frames that ask somebody, as the rulebook's order of play reads
    table          msgspec type of the table in a written position
    view_type      msgspec type of the views
    new(options by name, n_seats, chance, log)  a position after set-up, settled; `BadOptions`
    blank(options by name, n_seats)  the table before set-up, frames empty: what a replay starts from
    clone(s)       an independent copy that nobody listens to
    view(s, seat | None)
    is_open        whether nobody ever knows more than the public: events are never redacted, and views differ in
                   `seat`, `question` and `choices` only
    redact(event, seat | None)  the event as that seat may see it; the same event if it is public
    guess(view, chance)  a position that the view cannot tell from the real one
    reshuffle(s, seat, chance)  deals anew, in place, what `seat` cannot know
    score(s)       the score if the game ended now
    aids           name → function (view, arguments): odds, previews; public and own knowledge only
    write(s)       the table as `table`
    read(s, table) fills a blank position; `BadPosition`
    check(s)       ranges and frames of a position that was read; `BadPosition`
    conserve(s)    the conservation laws of every position of a real game; `BadPosition`
    sheet          how people tell what lies on a physical table, for its score; None for a game that cannot be told
    take_back      what a seat may take back; None for a game in which nothing is
    luck(options by name, n_seats, events)  what was drawn in a match with these events beside what was to be expected;
                   None for a game that does not tell
    """

    name: str
    rules_version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, str]]
    vocabulary: Vocabulary
    actions: Actions
    reasons: tuple[Reason, ...]
    verbs: dict[type[Event], Verb]
    frames: FrameTable
    phases: tuple[str, ...]
    table: type[msgspec.Struct]
    view_type: type[View]
    new: Callable[[Mapping[str, Any], int, Chance, list[Any] | None], Any]
    blank: Callable[[Mapping[str, Any], int], Any]
    clone: Callable[[Any], Any]
    view: Callable[[Any, int | None], View]
    is_open: bool = False
    redact: Callable[[Any, int | None], Any]
    guess: Callable[[Any, Chance], Any]
    reshuffle: Callable[[Any, int, Chance], None]
    score: Callable[[Any], Score]
    aids: dict[str, Aid]
    write: Callable[[Any], Any]
    read: Callable[[Any, Any], None]
    check: Callable[[Any], None]
    conserve: Callable[[Any], None]
    sheet: Sheet | None = None
    take_back: TakeBack | None = None
    luck: Callable[[Mapping[str, Any], int, Sequence[Any]], list[Luck]] | None = None

    def codec(self) -> EventCodec:
        """Reads and writes the stored form of this game's events."""
        return EventCodec(self.verbs)

    def check_seats(self, n_seats: int) -> None:
        """`BadOptions` for a number of seats that the game is not made for."""
        least, most = self.seats
        if not least <= n_seats <= most:
            raise BadOptions("seats", n=n_seats, least=least, most=most)

    def why_not(self, s: Position, seat: int, a: int) -> Refused | None:
        """None if `seat` may do `a` now, else the reason with its clause and the facts of the moment."""
        code = refusal(s, seat, a)
        if code == FINE:
            return None
        reason = self.reasons[code]
        shared = code in (NOT_NOW, NOT_ASKED, OVER)
        numbers = {} if shared else s.frames[-1].facts(s, seat, a)
        facts = {field: self.vocabulary.spell(field, value) for field, value in numbers.items()}
        return Refused(reason.key, reason.clause, **facts)

    def count(self, options: Mapping[str, Any], rounds: Sequence[RoundSheet]) -> Counted:
        """The score of what lay before each player of a physical table, round after round.

        The parts of a round are those of `sheet` or plain data of that form.  `BadSheet`, `BadOptions`, and `Refused`
        for what cannot lie there.
        """
        sheet = self.sheet
        if sheet is None:
            raise BadSheet("sheet-none", game=self.name)
        if not 1 <= len(rounds) <= sheet.most_rounds:
            raise BadSheet("sheet-rounds", most=sheet.most_rounds)
        n_seats = len(rounds[0].seats)
        self.check_seats(n_seats)
        s = self.blank(options, n_seats)
        counts = []
        doubts = []
        for n, told in enumerate(rounds, 1):
            if len(told.seats) != n_seats:
                raise BadSheet("sheet-seats", round=n, n=len(told.seats), seats=n_seats)
            s.log = []
            laid = sheet.lay(s, *parts_of(sheet, told, n))
            self.check(s)
            doubts += laid.doubts
            counts.append(RoundCount([entry.total for entry in self.score(s).seats], laid.places))
        return Counted(self.score(s), counts, not s.frames, doubts)
