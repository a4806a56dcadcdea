"""The authority of one match: it alone decides what is played, and says so only when it is stored."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from hanpan.core.actions import BadAction
from hanpan.core.engine import asked
from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.core.position import NOT_ASKED, OVER, Position
from hanpan.match.audience import Audience
from hanpan.match.plays import Played, RulesFailed, play_all, risen
from hanpan.match.replay import Standing, rest_of
from hanpan.match.seeds import chance_key
from hanpan.match.take_backs import TAKE_BACK, TAKEN_BACK_IDS, TakeBacks, TakenBack, events_of
from hanpan.match.telling import ToldStep, Views, choices_of, text_of
from hanpan.match.windows import Handle, Window, Windows
from hanpan.store.errors import StoreFailed
from hanpan.store.records import AnswerRecord, StepRecord, TableRecord, chained, linked
from hanpan.store.store import Store
from hanpan.wire.messages import Accepted, Act, AidAnswer, AskAid, Form, HiddenWindow, Refused, WhyNot, WhyNotAnswer
from hanpan.wire.messages import Position as PositionMessage

#: Answers of each seat that are kept at hand; older accepted ones are found in the store.
ANSWERS_KEPT: Final = 16
#: Seconds until the end of a window is tried again that could not be stored.
END_AGAIN_AFTER: Final = 1.0

_ENCODE = msgspec.json.Encoder().encode

Report = Callable[..., None]
"""Hears of what an operator should know: a name and facts."""


class Match:
    """One running or finished match.  All methods belong to one event loop.

    `act` and `play_bot` answer one after the other.  Whoever is refused has changed nothing.  `rested` is called after
    each step, `lost` when the match can no longer vouch for what it holds and must be loaded anew.

    While the match rests in a hidden `window`, answers are stored and told to nobody but their own seat; when it ends,
    all of them are played in the order of the seats, and silence for the others, as steps that are stored and told
    together.
    """

    def __init__(
        self,
        game: Game,
        table: TableRecord,
        standing: Standing,
        store: Store,
        audience: Audience,
        report: Report,
        windows: Windows,
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
        self.rested: Callable[[], None] = nothing
        self.lost: Callable[[], None] = nothing
        self._table_id = table.id
        self._checksum = standing.checksum
        self._used = standing.used
        self._store = store
        self._report = report
        self._codec = game.codec()
        self._key = chance_key(table.seed)
        self._lock = asyncio.Lock()
        self._answers: list[dict[str, Accepted | Refused]] = [{} for _ in standing.prompts]
        self._take_backs = standing.take_backs or TakeBacks(game)
        self._windows = windows
        self._clock = windows.clock
        self._timer: Handle | None = None
        self._ending: asyncio.Task[None] | None = None
        self.window = windows.of(standing.position, standing.n, standing.rested_at)
        if self.window is not None:
            self.window.answers = {answer.seat: answer for answer in standing.answers}
            self._wait_for_end(self.window)

    # What anybody may ask

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.position.frames

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being worked out, or the time of a window runs."""
        is_ending = self._ending is not None and not self._ending.done()
        return self._lock.locked() or self._timer is not None or is_ending

    def prompt_of(self, seat: int | None) -> int | None:
        """The number of the question that the seat is asked and has not answered, None if there is none."""
        if seat is None or not self.position.asked >> seat & 1 or self._has_answered(seat):
            return None
        return self.prompts[seat]

    def position_for(self, seat: int | None) -> PositionMessage:
        """Where the match stands, as that seat may know it."""
        s = self.position
        view, choices = self.game.view(s, seat), choices_of(self.game, s, seat)
        if self._has_answered(seat):
            view, choices = msgspec.structs.replace(view, question=None, choices=[]), []
        return PositionMessage(self.n, self.prompt_of(seat), choices, view, self._countdown(), self.can_take_back(seat))

    def can_take_back(self, seat: int | None) -> bool:
        """Whether the seat may take its last play back now."""
        return self._take_backs.can(seat) and self.prompt_of(seat) is not None

    def position_text(self, seat: int | None) -> str:
        """The same as it is sent."""
        return text_of(self.position_for(seat))

    def past_for(self, seat: int | None, since: int) -> list[str]:
        """The steps after number `since`, as that seat may know them."""
        texts = []
        for step in self._store.steps(self.code, since):
            if step.n > self.n:
                break  # stored this very moment, and about to be told as a step
            ids = msgspec.json.decode(step.actions)
            told = ToldStep(self.game, step.n, step.seat, ids, bool(step.secret), events_of(self._codec, step))
            texts.append(text_of(told.past(seat)))
        return texts

    def why_not(self, seat: int | None, question: WhyNot) -> WhyNotAnswer | Refused:
        """Whether that seat may do something now, and if not, why."""
        if seat is None:
            return Refused(question.id, "spectator")
        if question.action == TAKE_BACK:
            back = self._back(seat, question.id)
            if isinstance(back, Refused):
                return WhyNotAnswer(question.id, False, back.reason, back.clause)
            return WhyNotAnswer(question.id, True)
        try:
            a = self.game.actions.read(question.action)
        except BadAction:
            return Refused(question.id, "action-unknown")
        if self._has_answered(seat):
            reason = self.game.reasons[NOT_ASKED]
            return WhyNotAnswer(question.id, False, reason.key, reason.clause)
        refused = self.game.why_not(self.position, seat, a)
        if refused is None:
            return WhyNotAnswer(question.id, True)
        return WhyNotAnswer(question.id, False, refused.key, refused.clause, refused.facts)

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
            if self.window is not None:
                return isinstance(await self._keep(self.window, seat, None, [a]), Accepted)
            played = self._played(self.position, seat, "", [a])
            if isinstance(played, Refused):
                return False
            await self._commit(seat, None, played)
            return True

    async def _answer(self, seat: int, message: Act) -> Accepted | Refused:
        if self.is_lost:
            return Refused(message.id, "not-stored")
        if self._used.may_hold(seat, message.id):
            n = self._store.answered(self.code, seat, message.id)
            if n is not None:
                return Accepted(message.id, n)
        if self.prompt_of(seat) != message.prompt:
            return self._wrong_prompt(seat, message)
        try:
            if self.window is not None:
                return await self._keep(self.window, seat, message.id, message.actions)
            if message.actions == [TAKE_BACK]:
                played = self._back(seat, message.id)
            else:
                played = self._played(self.position, seat, message.id, message.actions)
            if isinstance(played, Refused):
                return played
            await self._commit(seat, message.id, played)
        except sqlite3.IntegrityError:  # the store has a step of that number already
            self.give_up("numbers")
            return Refused(message.id, "not-stored")
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

    def _played(self, position: Position, seat: int, message: str, actions: Sequence[Form | int]) -> Played | Refused:
        try:
            return play_all(self.game, self._key, position, seat, message, actions)
        except RulesFailed as error:
            self._report("rules_failed", code=self.code, n=self.n, seat=seat, action=error.action, error=error.cause)
            return Refused(message, "internal")

    def _back(self, seat: int, message: str) -> Played | Refused:
        """The position before the last play of the seat."""
        reason = self._take_backs.why_not(seat if self.prompt_of(seat) is not None else None)
        if reason is not None:
            return Refused(message, reason.key, reason.clause)
        return Played(self._take_backs.kept[-1], TAKEN_BACK_IDS, False)

    async def _commit(self, seat: int, message: str | None, played: Played) -> None:
        """Stores the step, takes the copy over, tells everybody.  Raises what the store says if it says no."""
        s = played.position
        prompts = risen(self.prompts, self.position, s, seat)
        now = self._clock.now()
        step = self._step(self.n + 1, self._checksum, seat, message, played, prompts, now)
        await self._stored(self._store.append(self._table_id, step, not s.frames))
        told = self._take(step, played, prompts)
        self.window = self._windows.of(s, self.n, now)
        self._tell_all([(told, s)])

    async def _stored(self, storing: "asyncio.Future[None]") -> None:
        """Waits for the disk.  Raises what the store says if it says no."""
        try:
            await storing
        except asyncio.CancelledError:
            self.give_up("cancelled")  # nobody knows whether it will be stored
            raise

    def _step(
        self, n: int, link: bytes, seat: int, message: str | None, played: Played, prompts: list[int], now: float
    ) -> StepRecord:
        """What is stored of actions that were played; `link` is the checksum of the step before."""
        s = played.position
        step = StepRecord(
            n,
            seat,
            message,
            _ENCODE(played.ids),
            int(played.secret),
            self._codec.encode(s.log or []),
            rest_of(self.game, s, prompts),
            s.asked,
            int(now),
        )
        step.checksum = chained(link, step)
        return step

    def _take(self, step: StepRecord, played: Played, prompts: list[int]) -> ToldStep:
        """The match rests as it was played; returns what is to be told of it."""
        s = played.position
        seat: Any = step.seat
        events: list[Any] = s.log or []
        s.log = None
        if played.ids == TAKEN_BACK_IDS:
            self._take_backs.kept.pop()
            events = [TakenBack(seat)]
        else:
            self._take_backs.note(seat, self.position, events)
        self.position = s
        self.prompts = prompts
        self.n = step.n
        self._checksum = step.checksum
        if step.message is not None:
            self._used.add(seat, step.message)
        return ToldStep(self.game, step.n, seat, played.ids, played.secret, events)

    def _tell_all(self, steps: list[tuple[ToldStep, Position]]) -> None:
        """Tells steps that were stored together, each with the position that it led to."""
        try:
            if self.window is not None:
                self._wait_for_end(self.window)
            for told, s in steps:
                self._tell(told, s)
            self.rested()
        except Exception as error:
            self._report("telling_failed", code=self.code, n=self.n, error=repr(error))
            self.give_up("telling")

    def tell_setup(self, events: list[Any]) -> None:
        """Tells step 1 to those who were waiting for it."""
        self._tell(ToldStep(self.game, self.n, None, [], False, events), self.position)

    def _tell(self, told: ToldStep, s: Position) -> None:
        views = Views(self.game, s)
        is_last = s is self.position
        countdown = self._countdown() if is_last else None
        for viewer, listeners in self.audience.by_seat.items():
            prompt = self.prompt_of(viewer) if is_last else None
            take_back = prompt is not None and self._take_backs.can(viewer)
            text = text_of(told.step(viewer, views, prompt, countdown, take_back))
            for listener in listeners:
                listener.tell(text)

    # Hidden windows

    def _has_answered(self, seat: int | None) -> bool:
        """Whether an answer of that seat waits for the end of the window."""
        return self.window is not None and seat in self.window.answers

    def _countdown(self) -> HiddenWindow | None:
        """What everybody is told of the window's time."""
        return None if self.window is None else self.window.told(self._clock.now())

    async def _keep(
        self, window: Window, seat: int, message: str | None, actions: Sequence[Form | int]
    ) -> Accepted | Refused:
        """Stores an answer in a hidden window and tells its own seat that it has answered."""
        id = message or ""
        try:
            ids = [self.game.actions.read(form) for form in actions]
        except BadAction:
            return Refused(id, "action-unknown")
        refused = self.game.why_not(self.position, seat, ids[0])
        if refused is not None:
            return Refused(id, refused.key, refused.clause, refused.facts)
        if len(ids) > 1:  # what comes after the answer is not asked before the window ends
            reason = self.game.reasons[NOT_ASKED]
            return Refused(id, reason.key, reason.clause)
        answer = AnswerRecord(window.n, seat, message, ids[0])
        answer.checksum = linked(self._checksum, answer)
        await self._stored(self._store.answer(self._table_id, answer))
        window.answers[seat] = answer
        if message is not None:
            self._used.add(seat, message)
        text = self.position_text(seat)
        for listener in self.audience.by_seat.get(seat, ()):
            listener.tell(text)
        if window.is_complete:
            self._wait_for_end(window)
        return Accepted(id, window.n)

    def _wait_for_end(self, window: Window) -> None:
        """Sees to it that the window ends when its time is over, or now if it need not be waited for."""
        if window.ends is not None:
            if self._timer is None:
                self._timer = self._clock.call_at(window.ends, self._end_soon)
        elif window.is_complete:
            self._end_soon()

    def _end_soon(self) -> None:
        self._timer = None
        if not self.is_lost:
            self._ending = asyncio.ensure_future(self._end())

    async def _end(self) -> None:
        """Plays the answers and silence for the others in the order of the seats, whatever came in which order."""
        async with self._lock:
            window = self.window
            if window is None or self.is_lost:
                return
            try:
                await self._play_answers(window)
            except sqlite3.IntegrityError:  # the store has a step of that number already
                self.give_up("numbers")
            except Exception as error:
                self._report("window_not_ended", code=self.code, n=self.n, error=repr(error))
                self._timer = self._clock.call_at(self._clock.now() + END_AGAIN_AFTER, self._end_soon)

    async def _play_answers(self, window: Window) -> None:
        now = self._clock.now()
        position, prompts, link, n = self.position, self.prompts, self._checksum, self.n
        played: list[tuple[StepRecord, Played, list[int]]] = []
        for seat in asked(self.position):
            answer = window.answers.get(seat)
            action, message = (window.silence, None) if answer is None else (answer.action, answer.message)
            one = self._played(position, seat, message or "", [action])
            if isinstance(one, Refused):
                raise RuntimeError(f"seat {seat} cannot do {action}: {one.reason}")
            prompts = risen(prompts, position, one.position, seat)
            n += 1
            step = self._step(n, link, seat, message, one, prompts, now)
            played.append((step, one, prompts))
            position, link = one.position, step.checksum
        await self._stored(self._store.append_all(self._table_id, [step for step, _, _ in played], not position.frames))
        told = [(self._take(*one), one[1].position) for one in played]
        self.window = self._windows.of(position, self.n, now)
        self._tell_all(told)

    def give_up(self, cause: str) -> None:
        """Holds nothing for certain any more: the match comes back from the store, and its listeners resume."""
        if self.is_lost:
            return
        self.is_lost = True
        self._report("match_lost", code=self.code, n=self.n, cause=cause)
        for listener in self.audience:
            listener.part()
        self.lost()

    def let_go(self) -> None:
        """Nobody needs the match any more: it tells nobody of itself."""
        self.rested = self.lost = nothing
        self.stop()

    def stop(self) -> None:
        """No window ends any more by itself."""
        for waiting in (self._timer, self._ending):
            if waiting is not None:
                waiting.cancel()
        self._timer = None


def nothing() -> None:
    """What happens where nobody wants to know."""
