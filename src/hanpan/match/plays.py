"""Actions played on a copy of the position, so that what is refused or cannot be stored leaves no trace."""

from collections.abc import Sequence

import msgspec

from hanpan.core.actions import BadAction
from hanpan.core.chance import Sealed
from hanpan.core.engine import legal, play
from hanpan.core.game import Game
from hanpan.core.position import Position
from hanpan.core.view import question_of
from hanpan.match.telling import is_secret
from hanpan.wire.messages import Form, Refused


class Played(msgspec.Struct):
    """A list of legal actions, played on a copy, or a play taken back.  `secret`: not everybody may know which."""

    position: Position
    ids: list[int]
    secret: bool


class RulesFailed(Exception):
    """A fault in the rules of a game, at a legal action."""

    def __init__(self, action: int, cause: Exception) -> None:
        super().__init__(action, cause)
        self.action = action
        self.cause = repr(cause)


def play_all(
    game: Game, key: bytes, position: Position, seat: int, message: str, actions: Sequence[Form | int]
) -> Played | Refused:
    """Plays actions of a seat on a copy with the match's chance, which goes on from where the position's has come to.

    All are legal, or the first that is not is refused.  `RulesFailed`.
    """
    s = game.clone(position)
    s.chance = chance = Sealed(key, 1 + s.n_seats)
    chance.counts = before = position.chance.counts[:]  # type: ignore[attr-defined]
    s.log = []
    ids: list[int] = []
    secret = is_secret(s)
    for form in actions:
        try:
            a = game.actions.read(form)
        except BadAction:
            return Refused(message, "action-unknown")
        if ids and chance.counts != before:
            # Whether the rest is legal could tell what was drawn, and a refused list would have been a look into the
            # future.
            return Refused(message, "list-drawn")
        before = chance.counts[:]
        reason = game.why_not(s, seat, a)
        if reason is not None:
            return Refused(message, reason.key, reason.clause, reason.facts)
        try:
            play(s, seat, a)
        except Exception as error:
            raise RulesFailed(a, error) from error
        ids.append(a)
        secret = secret or is_secret(s)
    return Played(s, ids, secret)


def risen(prompts: list[int], before: Position, after: Position, actor: int) -> list[int]:
    """The numbers of the prompts after a step: one more for each seat that is asked anew.

    A seat that was asked already and still has the same question with the same choices is not asked anew.
    """
    raised = prompts[:]
    for seat in range(after.n_seats):
        if after.asked >> seat & 1 and (
            seat == actor
            or not before.asked >> seat & 1
            or legal(before, seat) != legal(after, seat)
            or question_of(before, seat) != question_of(after, seat)
        ):
            raised[seat] += 1
    return raised
