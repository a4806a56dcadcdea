"""What somebody can do with tables, wherever they are."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any
from uuid import uuid4

import msgspec

from hanpan.core.errors import HanpanError, Refused
from hanpan.core.game import Game
from hanpan.wire import messages
from hanpan.wire.http import NewTable, SeatInfo
from hanpan.wire.messages import Form, PastStep, Position

#: A readable form, such as one of `choices`, or an action id.
Action = Mapping[str, Any] | int


class Unreachable(HanpanError):
    """The server did not answer within the client's patience."""


class Table(AbstractContextManager["Table"]):
    """A table, and the own seat at it.

    Positions are those of the wire (docs/protocol.md), with the game's own view type: `prompt` is None if this seat is
    not asked, `view.score` is not None once the game is over.  `Refused` (key, clause, facts) tells what the rules or
    the table do not allow; it has changed nothing.
    """

    code: str
    game: Game
    _position: Position | None = None  # the newest one that was seen

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Lets the table go; the seat is kept."""

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The own seat; None for a host who has none."""

    @property
    @abstractmethod
    def seats(self) -> list[SeatInfo]:
        """Who sits where."""

    @abstractmethod
    def start(self) -> None:
        """Starts the match; open seats are closed and the others numbered anew."""

    @abstractmethod
    def position(self) -> Position | None:
        """Where the match stands; None before its start."""

    @abstractmethod
    def wait(self, timeout: float | None = None) -> Position:
        """Waits until this seat is asked or the game is over.  `TimeoutError` after so many seconds."""

    @abstractmethod
    def events(self, since: int = 0) -> list[PastStep]:
        """The steps after number `since`, as this seat may know them."""

    @abstractmethod
    def _ask(self, message: messages.Act | messages.WhyNot | messages.AskAid) -> Any:
        """The answer to a message of the protocol, after the position has followed it.  `Refused`."""

    def act(self, *actions: Action) -> int:
        """Answers the question of the position that was seen last, once whatever happens; all actions or none.

        Returns the number of the step.
        """
        prompt = self._position.prompt if self._position is not None else None
        n: int = self._ask(messages.Act(uuid4().hex, prompt or 0, list(map(plain, actions)))).n
        return n

    def why_not(self, action: Action) -> Refused | None:
        """None if this seat may do it now, else why not."""
        answer = self._ask(messages.WhyNot(uuid4().hex, plain(action)))
        return None if answer.legal else Refused(answer.reason, answer.clause, **answer.facts)

    def aid(self, name: str, **arguments: Any) -> Any:
        """What an aid of the game (odds, previews) finds from what this seat may know."""
        return self._ask(messages.AskAid(uuid4().hex, name, arguments)).result


class Tables(AbstractContextManager["Tables"]):
    """A place with tables."""

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Lets everything go; seats are kept."""

    @abstractmethod
    def join(self, code: str) -> Table:
        """Takes the first open seat."""

    @abstractmethod
    def _set_up(self, plan: NewTable) -> Table: ...

    def create(
        self,
        game: str,
        seats: Sequence[str],
        *,
        preset: str = "",
        options: Mapping[str, str] = {},
        start: bool = False,
        pace: int = 0,
        window_ms: int = 0,
    ) -> Table:
        """Sets up a table; each seat is `me`, `open`, or a bot's level.

        `pace`: milliseconds before a bot acts; `window_ms`: how long hidden windows are open (docs/protocol.md).
        """
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        plan = {"game": game, "seats": kinds, "preset": preset, "options": options, "start": start}
        plan |= {"pace": pace, "window_ms": window_ms}
        try:
            return self._set_up(msgspec.convert(plan, NewTable))
        except msgspec.ValidationError as error:
            raise Refused("bad-request") from error


def plain(action: Action) -> Form | int:
    """An action as a message holds it."""
    return action if isinstance(action, int) else dict(action)
