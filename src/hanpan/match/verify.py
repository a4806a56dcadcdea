"""Proving a record: its seed was fixed before, every draw follows from the seed, every move from the rules.

The recorded choices are played again through the rules, with a source of chance made from the seed, and everything that
happens then is compared with what was recorded.  docs/fairness.md tells the same to writers of other verifiers.
"""

import re
from typing import Any, Final

from hanpan.core.actions import BadAction
from hanpan.core.engine import is_over, play
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.match.records import BadRecord, check_score, clipped, folded, game_of, spelled
from hanpan.match.seeds import SEED_BYTES, chance_of, seed_hash
from hanpan.match.take_backs import TAKE_BACK, TakeBacks, TakenBack
from hanpan.wire.http import Export, ExportedStep, Proof

#: 64 hexadecimal digits.
SEED: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", re.ASCII)


def verify(record: Export) -> Proof:
    """What is proved of a record.  `BadRecord` for the first thing that is not; `UnknownGame`, `BadOptions`."""
    proving = Proving(record)
    for step in record.steps:
        proving.follow(step)
    return proving.proof()


class Proving:
    """`verify` step by step, for those who have other things to do in between.

    All methods raise `BadRecord`, the first one `UnknownGame` and `BadOptions` too.
    """

    def __init__(self, record: Export) -> None:
        self._game = game = game_of(record)
        self._record = record
        if record.rules_version != game.rules_version:
            check_score(game, folded(game, record), record)
            raise BadRecord("record-older", version=record.rules_version, known=game.rules_version)
        n_seats = len(record.seats)
        self._chance = chance_of(seed_of(record), n_seats)
        self._log: list[Any] = []
        self._s = game.new(record.options, n_seats, self._chance, self._log)
        self._take_backs = TakeBacks[Any](game)
        self._steps = 0
        self._actions = 0

    def follow(self, step: ExportedStep) -> None:
        """Plays the choices of the next step and compares what happens."""
        self._steps += 1
        if step.n != self._steps:
            raise BadRecord("record-order", n=self._steps)
        if self._steps == 1:
            if step.seat is not None or step.actions:
                raise BadRecord("record-setup")
        else:
            self._play(step)
        happened = [spell_event(event, self._game.vocabulary) for event in self._log]
        compare(step, happened)
        self._log.clear()

    def proof(self) -> Proof:
        """After the last step: the game must be over, with the score that is recorded, if one is."""
        if not is_over(self._s):
            raise BadRecord("record-short", n=self._steps)
        check_score(self._game, self._s, self._record)
        return Proof(self._steps, self._actions, sum(self._chance.counts))

    def _play(self, step: ExportedStep) -> None:
        s, game, n, seat = self._s, self._game, self._steps, step.seat
        if is_over(s):
            raise BadRecord("record-long", n=n)
        if seat is None or not 0 <= seat < s.n_seats or not step.actions:
            raise BadRecord("record-nobody", n=n)
        if step.actions == [TAKE_BACK]:
            self._take_back(seat, n)
            return
        before = game.clone(s) if self._take_backs.can_be else None
        drawn = self._chance.counts[:]
        for form in step.actions:
            if self._chance.counts != drawn:
                raise BadRecord("record-list", n=n)
            a = read_action(game, form)
            refused = None if a is None else game.why_not(s, seat, a)
            if a is None or refused is not None:
                clause = refused.clause if refused is not None else ""
                action = clipped(spelled(form))
                raise BadRecord("record-action", n=n, action=action, seat=seat + 1, clause=clause or "–")
            play(s, seat, a)
            self._actions += 1
        self._take_backs.note(seat, before, self._log)

    def _take_back(self, seat: int, n: int) -> None:
        refused = self._take_backs.why_not(seat if self._s.asked >> seat & 1 else None)
        if refused is not None:
            raise BadRecord(
                "record-action", n=n, action=spelled(TAKE_BACK), seat=seat + 1, clause=refused.clause or "–"
            )
        s = self._take_backs.kept.pop()
        s.log = self._log
        self._s = s
        self._log.append(TakenBack(seat))


def seed_of(record: Export) -> bytes:
    """The seed, if it is the one whose hash was shown.  `BadRecord`."""
    if record.seed is None:
        raise BadRecord("record-seedless")
    if not SEED.fullmatch(record.seed):
        raise BadRecord("record-seed-form", n=2 * SEED_BYTES)
    seed = bytes.fromhex(record.seed)
    expected = seed_hash(seed)
    if record.seed_hash != expected:
        raise BadRecord("record-seed", recorded=record.seed_hash[:80], expected=expected)
    return seed


def read_action(game: Game, form: dict[str, Any]) -> int | None:
    """The id of a recorded action, None if the game has no such action."""
    try:
        return game.actions.read(form)
    except BadAction:
        return None


def compare(step: ExportedStep, happened: list[dict[str, Any]]) -> None:
    """`BadRecord` for the first event in which record and replay differ; "none" stands for an event that is missing."""
    for i in range(max(len(happened), len(step.events))):
        recorded = spelled(step.events[i]) if i < len(step.events) else "none"
        expected = spelled(happened[i]) if i < len(happened) else "none"
        if recorded != expected:
            recorded, expected = clipped(recorded), clipped(expected)
            raise BadRecord("record-differs", n=step.n, event=i + 1, recorded=recorded, expected=expected)
