"""What a seat is told: positions, steps and past steps, through the game's own view and redaction."""

from collections.abc import Sequence
from functools import lru_cache
from operator import is_
from typing import Any, Final

import msgspec

from hanpan.core.actions import Actions
from hanpan.core.engine import legal
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.core.position import Position
from hanpan.core.view import View, question_of
from hanpan.match.take_backs import TAKE_BACK, TAKEN_BACK_IDS
from hanpan.wire import messages
from hanpan.wire.messages import Form

#: So many offers are kept at hand.
OFFERS_KEPT: Final = 4096

_ENCODER: Final = msgspec.json.Encoder()


def text_of(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


def is_secret(*resting: Position) -> bool:
    """Whether actions between these positions may be known to their own seat only.

    So it is while seats work at the same time, and while anything that is going on has a secret.
    """
    for s in resting:
        if s.lanes:
            return True
        for frame in s.frames:
            if frame.SECRET:
                return True
    return False


def spell_actions(game: Game, ids: Sequence[int]) -> list[Form]:
    """Action ids in their readable form."""
    if ids == TAKEN_BACK_IDS:
        return [TAKE_BACK]
    return [game.actions.spell(a) for a in ids]


class Views:
    """The views of one position, which is not played on meanwhile.  In a game where everybody sees everything they are
    made from one."""

    def __init__(self, game: Game, s: Position) -> None:
        self.game = game
        self.position = s
        self._public: View | None = None

    def of(self, viewer: int | None) -> View:
        """What that seat may know."""
        s = self.position
        if not self.game.is_open:
            return self.game.view(s, viewer)
        if self._public is None:
            self._public = self.game.view(s, None)
        if viewer is None:
            return self._public
        return msgspec.structs.replace(
            self._public, seat=viewer, question=question_of(s, viewer), choices=legal(s, viewer)
        )


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
        if not self.game.is_open:
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

    def step(
        self,
        viewer: int | None,
        views: Views,
        prompt: int | None,
        window: messages.HiddenWindow | None,
        take_back: bool,
    ) -> messages.Step:
        """The step with the position that it led to; who has no `prompt` is offered nothing."""
        ids = () if prompt is None or viewer is None else tuple(legal(views.position, viewer))
        choices: Any = offered(self.game.actions, ids)
        view = views.of(viewer)
        actions, events = self.actions_for(viewer), self.events_for(viewer)
        return messages.Step(self.n, self.seat, actions, events, prompt, choices, view, window, take_back)


def choices_of(game: Game, s: Position, viewer: int | None) -> list[Form]:
    """What a seat may do now, as it goes over the wire."""
    return game.actions.offer([] if viewer is None else legal(s, viewer))


@lru_cache(OFFERS_KEPT)
def offered(actions: Actions, ids: tuple[int, ...]) -> msgspec.Raw:
    """The same as it is sent, already encoded.

    The same few are made again and again: random games of The Three Little Pigs with two seats know 86.
    """
    return msgspec.Raw(_ENCODER.encode(actions.offer(list(ids))))
