"""The authority of one match: it alone decides what is played, and says so only when it is stored."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from time import time
from typing import Any, Final

import msgspec

from hanpan.core.actions import BadAction
from hanpan.core.chance import Sealed
from hanpan.core.engine import legal, play
from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.core.position import NOT_ASKED, OVER, Position
from hanpan.core.view import question_of
from hanpan.match.audience import Audience
from hanpan.match.replay import Standing, rest_of
from hanpan.match.seeds import chance_key
from hanpan.match.telling import ToldStep, choices_of, is_secret, text_of
from hanpan.store.errors import StoreFailed
from hanpan.store.records import StepRecord, TableRecord, chained
from hanpan.store.store import Store
from hanpan.wire.messages import Accepted, Act, AidAnswer, AskAid, Form, Refused, WhyNot, WhyNotAnswer
from hanpan.wire.messages import Position as PositionMessage

#: Answers of each seat that are kept at hand; older accepted ones are found in the store.
ANSWERS_KEPT: Final = 16

_ENCODE = msgspec.json.Encoder().encode

Report = Callable[..., None]
"""Hears of what an operator should know: a name and facts."""


class Played(msgspec.Struct):
    """A list of legal actions, played on a copy."""

    position: Position
    ids: list[int]
    secret: bool


class Match:
    """One running or finished match.  All methods belong to one event loop.

    `act` and `play_bot` answer one after the other.  Whoever is refused has changed nothing.  `rested` is called after
    each step, `lost` when the match can no longer vouch for what it holds and must be loaded anew.
    """

    def __init__(
        self,
        game: Game,
        table: TableRecord,
        standing: Standing,
        store: Store,
        audience: Audience,
        report: Report,
    ) -> None:
        self.game = game
        self.code = table.code
        self.seed = table.seed
        self.position = standing.position
        self.prompts = standing.prompts
        self.n = standing.n
        self.audience = audience
        self.is_lost = False
        self.touched = asyncio.get_running_loop().time()
        self.rested: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self._checksum = standing.checksum
        self._store = store
        self._report = report
        self._codec = game.codec()
        self._key = chance_key(table.seed)
        self._lock = asyncio.Lock()
        self._answers: list[dict[str, Accepted | Refused]] = [{} for _ in standing.prompts]

    # What anybody may ask

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.position.frames

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being worked out."""
        return self._lock.locked()

    def prompt_of(self, seat: int | None) -> int | None:
        """The number of the question that the seat is asked, None if it is not asked."""
        if seat is None or not self.position.asked >> seat & 1:
            return None
        return self.prompts[seat]

    def position_for(self, seat: int | None) -> PositionMessage:
        """Where the match stands, as that seat may know it."""
        s = self.position
        return PositionMessage(self.n, self.prompt_of(seat), choices_of(self.game, s, seat), self.game.view(s, seat))

    def position_text(self, seat: int | None) -> str:
        """The same as it is sent."""
        return text_of(self.position_for(seat))

    def past_for(self, seat: int | None, since: int) -> list[str]:
        """The steps after number `since`, as that seat may know them."""
        texts = []
        for step in self._store.steps(self.code, since):
            events = self._codec.decode(step.events)
            ids = msgspec.json.decode(step.actions)
            told = ToldStep(self.game, step.n, step.seat, ids, bool(step.secret), events)
            texts.append(text_of(told.past(seat)))
        return texts

    def why_not(self, seat: int | None, question: WhyNot) -> WhyNotAnswer | Refused:
        """Whether that seat may do something now, and if not, why."""
        if seat is None:
            return Refused(question.id, "spectator")
        try:
            a = self.game.actions.read(question.action)
        except BadAction:
            return Refused(question.id, "action-unknown")
        reason = self.game.why_not(self.position, seat, a)
        if reason is None:
            return WhyNotAnswer(question.id, True)
        return WhyNotAnswer(question.id, False, reason.key, reason.clause, reason.facts)

    def aid(self, seat: int | None, question: AskAid) -> AidAnswer | Refused:
        """What an aid of the game finds from what that seat may know."""
        aid = self.game.aids.get(question.name)
        if aid is None:
            return Refused(question.id, "aid-unknown")
        try:
            return AidAnswer(question.id, aid(self.game.view(self.position, seat), question.arguments))
        except HanpanError as error:
            return Refused(question.id, error.key, facts=error.facts)
        except (ValueError, TypeError, LookupError, ArithmeticError):
            return Refused(question.id, "aid-arguments")

    # Playing

    async def act(self, seat: int | None, message: Act) -> Accepted | Refused:
        """Plays the actions of a person, all of them or none."""
        if seat is None:
            return Refused(message.id, "spectator")
        async with self._lock:
            self.touched = asyncio.get_running_loop().time()
            answers = self._answers[seat]
            answer = answers.get(message.id)
            if answer is None:
                answer = await self._answer(seat, message)
                if isinstance(answer, Accepted) or answer.reason != "not-stored":
                    answers[message.id] = answer
                    if len(answers) > ANSWERS_KEPT:
                        del answers[next(iter(answers))]
            return answer

    async def play_bot(self, seat: int, prompt: int, a: int) -> bool:
        """Plays a bot's answer; False if its prompt is no longer open or the action is not legal."""
        async with self._lock:
            if self.is_lost or self.prompt_of(seat) != prompt:
                return False
            played = self._played(seat, "", [a])
            if isinstance(played, Refused):
                return False
            await self._commit(seat, None, played)
            return True

    async def _answer(self, seat: int, message: Act) -> Accepted | Refused:
        if self.is_lost:
            return Refused(message.id, "not-stored")
        if self.prompt_of(seat) != message.prompt:
            n = self._store.answered(self.code, seat, message.id)
            return Accepted(message.id, n) if n is not None else self._wrong_prompt(seat, message)
        played = self._played(seat, message.id, message.actions)
        if isinstance(played, Refused):
            return played
        try:
            await self._commit(seat, message.id, played)
        except sqlite3.IntegrityError:  # the id was used for an earlier prompt
            n = self._store.answered(self.code, seat, message.id)
            if n is None:
                self.give_up("numbers")
                return Refused(message.id, "not-stored")
            return Accepted(message.id, n)
        except StoreFailed as error:
            self._report("not_stored", code=self.code, error=str(error))
            return Refused(message.id, "not-stored")
        return Accepted(message.id, self.n)

    def _wrong_prompt(self, seat: int, message: Act) -> Refused:
        reasons = self.game.reasons
        if self.is_over:
            return Refused(message.id, reasons[OVER].key, reasons[OVER].clause)
        if message.prompt > self.prompts[seat]:
            return Refused(message.id, "prompt-unknown")
        if self.prompts[seat] == 0:
            return Refused(message.id, reasons[NOT_ASKED].key, reasons[NOT_ASKED].clause)
        return Refused(message.id, "prompt-old")

    def _played(self, seat: int, message: str, actions: Sequence[Form | int]) -> Played | Refused:
        """Plays on a copy, chance included, so that a refusal leaves no trace."""
        game = self.game
        s = game.clone(self.position)
        s.chance = chance = Sealed(self._key, 1 + s.n_seats)
        chance.counts = before = self.position.chance.counts[:]  # type: ignore[attr-defined]
        s.log = []
        ids: list[int] = []
        secret = is_secret(s)
        for form in actions:
            try:
                a = game.actions.read(form)
            except BadAction:
                return Refused(message, "action-unknown")
            if ids and chance.counts != before:
                # Whether the rest is legal could tell what was drawn, and a refused list would have been a look
                # into the future.
                return Refused(message, "list-drawn")
            before = chance.counts[:]
            reason = game.why_not(s, seat, a)
            if reason is not None:
                return Refused(message, reason.key, reason.clause, reason.facts)
            try:
                play(s, seat, a)
            except Exception as error:
                self._report("rules_failed", code=self.code, n=self.n, seat=seat, action=a, error=repr(error))
                return Refused(message, "internal")
            ids.append(a)
            secret = secret or is_secret(s)
        return Played(s, ids, secret)

    async def _commit(self, seat: int, message: str | None, played: Played) -> None:
        """Stores the step, takes the copy over, tells everybody.  Raises what the store says if it says no."""
        s = played.position
        events: list[Any] = s.log or []
        prompts = risen(self.prompts, self.position, s, seat)
        step = StepRecord(
            self.n + 1,
            seat,
            message,
            _ENCODE(played.ids),
            int(played.secret),
            self._codec.encode(events),
            rest_of(self.game, s, prompts),
            s.asked,
            int(time()),
        )
        step.checksum = chained(self._checksum, step)
        try:
            await self._store.append(self.code, step, not s.frames)
        except asyncio.CancelledError:
            self.give_up("cancelled")  # nobody knows whether the step will be stored
            raise
        s.log = None
        self.position = s
        self.prompts = prompts
        self.n = step.n
        self._checksum = step.checksum
        try:
            self._tell(ToldStep(self.game, self.n, seat, played.ids, played.secret, events))
            self.rested()
        except Exception as error:
            self._report("telling_failed", code=self.code, n=self.n, error=repr(error))
            self.give_up("telling")

    def tell_setup(self, events: list[Any]) -> None:
        """Tells step 1 to those who were waiting for it."""
        self._tell(ToldStep(self.game, self.n, None, [], False, events))

    def _tell(self, told: ToldStep) -> None:
        for viewer, listeners in self.audience.by_seat.items():
            text = text_of(told.step(viewer, self.position, self.prompt_of(viewer)))
            for listener in listeners:
                listener.tell(text)

    def give_up(self, cause: str) -> None:
        """Holds nothing for certain any more: the match comes back from the store, and its listeners resume."""
        if self.is_lost:
            return
        self.is_lost = True
        self._report("match_lost", code=self.code, n=self.n, cause=cause)
        for listener in self.audience:
            listener.part()
        self.lost()


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
