"""Messages of the table's socket, `/ws/tables/{code}?since=n`.

Steps are numbered from 1 without gaps, the same for everybody; a socket that reconnects says the last number that it
has and is sent what it missed.  Every message has a tag `t`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hanpan.core.view import View
from hanpan.wire.http import TableInfo

#: What can be said with one press; each names a message `phrase-…`.
Phrase = Literal["hello", "luck", "nice", "ouch", "thanks", "moment", "thinking", "again"]

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Form = dict[str, Any]


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Actions that answer prompt number `prompt` of this seat, accepted or refused as a whole.

    Each is a form such as `{"do": "Buy", "pile": "wood_roof"}` or an id; `{"do": "TakeBack"}`, alone, takes the last play
    back.  A message that is repeated with the same `id` gets the first answer again and changes nothing.
    """

    id: MessageId
    prompt: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Form | int], Meta(min_length=1, max_length=64)]


class WhyNot(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Asks why an action cannot be done now."""

    id: MessageId
    action: Form | int


class AskAid(msgspec.Struct, tag_field="t", tag="aid", forbid_unknown_fields=True):
    """Asks an aid of the game (odds, previews), computed from what this seat may know."""

    id: MessageId
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    arguments: dict[str, Any] = {}


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Says something to everybody at the table: either a phrase or words of one's own.

    What counts of `text` is its cleaned form: 1 to 200 characters in NFC.  Repeated with the same `id` it is one line.
    """

    id: MessageId
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`."""


FromClient = Act | WhyNot | AskAid | Say | Ping


class Table(msgspec.Struct, tag_field="t", tag="table"):
    """First message, and again whenever seats, connections or settings change."""

    table: TableInfo


class HiddenWindow(msgspec.Struct):
    """The match rests in a hidden window and goes on when its time is over, whatever is answered: a countdown, equal for
    everybody.  An answer in it is accepted at once and told at its end."""

    left_ms: int  # when this was sent
    length_ms: int


class Position(msgspec.Struct, tag_field="t", tag="position", omit_defaults=True):
    """Where the match stands after step `n`: sent after `table` when the match runs, after missed steps, and to a seat
    that has answered in a hidden window.

    `view` is the game's view of this seat.  `choices` are its legal actions, in the three forms of
    `hanpan.core.actions.Actions.offer`.  `prompt` numbers the question that this seat is asked, None if it is not, or if
    its answer waits for the end of a hidden window.  `take_back` says that this seat may take its last play back.
    """

    n: int
    prompt: int | None
    choices: list[Form]
    view: View
    window: HiddenWindow | None = None
    take_back: bool = False


class Step(msgspec.Struct, tag_field="t", tag="step", omit_defaults=True):
    """Step `n`: somebody's accepted actions and what happened, as this seat may see it.  Durable before it is sent.

    `seat` acted; None for the set-up of the match.  `actions` are null where they are secret.  The answers of a hidden
    window are steps that come together; `prompt` is null in all of them but the last.  A play that is taken back is a step
    with the action `TakeBack`.
    """

    n: int
    seat: int | None
    actions: list[Form] | None
    events: list[Form]
    prompt: int | None
    choices: list[Form]
    view: View
    window: HiddenWindow | None = None
    take_back: bool = False


class PastStep(msgspec.Struct, tag_field="t", tag="past"):
    """A step that a reconnecting socket missed; the position follows after the last one."""

    n: int
    seat: int | None
    actions: list[Form] | None
    events: list[Form]


class Accepted(msgspec.Struct, tag_field="t", tag="accepted"):
    """The message `id` is stored as step `n`.  As an answer in a hidden window it is stored too, but becomes a step only
    when the window ends: then `n` is the step that opened the window."""

    id: str
    n: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """Message `id` changed nothing.  `reason` names a message `why-…` or `error-…`."""

    id: str | None
    reason: str
    clause: str = ""
    facts: dict[str, Any] = {}


class WhyNotAnswer(msgspec.Struct, tag_field="t", tag="why"):
    """Whether the action is legal; if not, why."""

    id: str
    legal: bool
    reason: str = ""
    clause: str = ""
    facts: dict[str, Any] = {}


class AidAnswer(msgspec.Struct, tag_field="t", tag="aid"):
    """What the aid found."""

    id: str
    result: Any


class ChatLine(msgspec.Struct):
    """Something that was said, either `phrase` or `text`.  Lines of a table are numbered from 1.

    `seat` is where the speaker sits now, None for a spectator.  `id` is that of the `say`, for the speaker only.
    """

    n: int
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: int  # Unix seconds
    id: str | None


class Chat(msgspec.Struct, tag_field="t", tag="chat"):
    """Lines in their order: after the first `table` the newest that there are, then each new one.

    A line with a number that was told already takes the place of that.
    """

    lines: list[ChatLine]


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """The answer to `ping`."""


class Goodbye(msgspec.Struct, tag_field="t", tag="goodbye"):
    """Last message before the server closes the socket; `again` says whether to reconnect."""

    reason: Literal["kicked", "stopping", "too_fast", "bad_message", "no_table", "broken_table"]
    again: bool


FromServer = Table | Position | Step | PastStep | Chat | Accepted | Refused | WhyNotAnswer | AidAnswer | Pong | Goodbye
