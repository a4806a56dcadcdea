"""What a seat is told: positions, steps and past steps, through the game's own view and redaction."""

from collections.abc import Sequence
from operator import is_
from typing import Any, Final

import msgspec

from hanpan.core.engine import legal
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.core.position import Position
from hanpan.wire import messages
from hanpan.wire.messages import Form

_ENCODER: Final = msgspec.json.Encoder()


def text_of(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


def is_secret(*resting: Position) -> bool:
    """Whether actions between these positions may be known to their own seat only.

    So it is while seats work at the same time, and while anything that is going on has a secret.
    """
    return any(bool(s.lanes) or any(frame.SECRET for frame in s.frames) for s in resting)


def spell_actions(game: Game, ids: Sequence[int]) -> list[Form]:
    """Action ids in their readable form."""
    return [game.actions.spell(a) for a in ids]


class ToldStep:
    """One step on its way to many listeners: what is the same for all of them is spelled and encoded once."""

    def __init__(
        self, game: Game, n: int, seat: int | None, ids: Sequence[int], secret: bool, events: list[Any]
    ) -> None:
        self.game = game
        self.n = n
        self.seat = seat
        self.ids = ids
        self.secret = secret
        self.events = events
        self._actions: Any = None
        self._public: Any = None

    def actions_for(self, viewer: int | None) -> Any:
        """The actions, or None where they are secret; already encoded."""
        if self.seat is None or (self.secret and viewer != self.seat):
            return None
        if self._actions is None:
            self._actions = msgspec.Raw(_ENCODER.encode(spell_actions(self.game, self.ids)))
        return self._actions

    def events_for(self, viewer: int | None) -> Any:
        """The events, already encoded."""
        redact = self.game.redact
        seen = [redact(event, viewer) for event in self.events]
        if not all(map(is_, seen, self.events)):
            return [spell_event(event, self.game.vocabulary) for event in seen]
        if self._public is None:
            self._public = msgspec.Raw(_ENCODER.encode([spell_event(e, self.game.vocabulary) for e in self.events]))
        return self._public

    def past(self, viewer: int | None) -> messages.PastStep:
        """The step for somebody who missed it."""
        return messages.PastStep(self.n, self.seat, self.actions_for(viewer), self.events_for(viewer))

    def step(self, viewer: int | None, s: Position, prompt: int | None) -> messages.Step:
        """The step with the position `s` that it led to."""
        choices = choices_of(self.game, s, viewer)
        view = self.game.view(s, viewer)
        actions, events = self.actions_for(viewer), self.events_for(viewer)
        return messages.Step(self.n, self.seat, actions, events, prompt, choices, view)


def choices_of(game: Game, s: Position, viewer: int | None) -> list[Form]:
    """What a seat may do now, as it goes over the wire."""
    if viewer is None or not s.asked >> viewer & 1:
        return []
    return game.actions.offer(legal(s, viewer))
