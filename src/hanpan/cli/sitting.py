"""One game between a person in a terminal and bots."""

from random import Random
from typing import Any, Final

from hanpan.boards import picture
from hanpan.bots import LEVELS, choose
from hanpan.cli.choices import Choice, action_of, choices_of
from hanpan.cli.files import pretty, write_whole
from hanpan.cli.positions import because, with_clause
from hanpan.cli.records import Recorder
from hanpan.cli.rulebook import clause_text
from hanpan.cli.scores import score_lines, winner_line
from hanpan.cli.terminal import Terminal
from hanpan.core.engine import is_asked, is_over, lowest, play
from hanpan.core.errors import HanpanError
from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.core.positions import write_position
from hanpan.match.take_backs import TAKE_BACK, TakeBacks, TakenBack
from hanpan.text import arguments, has_text, say_action, say_error, say_event, say_prompt, say_prompt_detail

#: What a bot may think about one choice, in milliseconds.
BUDGET_MS: Final = 1_000


class Sitting:
    """One game from the first question to the last."""

    def __init__(
        self,
        game: Game,
        s: Any,
        me: int,
        names: list[str],
        levels: list[str],
        rng: Random,
        terminal: Terminal,
        explain: bool,
        recorder: Recorder | None,
    ) -> None:
        """`levels` by seat, empty for the person; `explain` lets bots give their reasons."""
        self.game = game
        self.s = s
        self.me = me
        self.levels = levels
        self.rng = rng
        self.terminal = terminal
        self.names = names
        self.explain = explain
        self.recorder = recorder
        self.others_acted = True
        self.told = 0
        self.take_backs = TakeBacks[Any](game)

    def run(self) -> bool:
        """Plays until the game is over (True) or the player leaves (False)."""
        self.greet()
        while not is_over(self.s):
            self.tell()
            if is_asked(self.s, self.me):
                a = self.decide()
                if a is None:
                    return False
                self.act(self.me, a)
                self.others_acted = False
            else:
                self.let_bot(lowest(self.s.asked))
                self.others_acted = True
        self.tell()
        self.finish()
        return True

    def act(self, seat: int, a: int) -> None:
        """Carries out an action and keeps it for the record."""
        s = self.s
        before = self.game.clone(s) if self.take_backs.can_be else None
        n = len(s.log)
        play(s, seat, a)
        self.take_backs.note(seat, before, s.log[n:])
        if self.recorder is not None:
            self.recorder.step(seat, self.game.actions.spell(a))

    def take_back(self) -> bool:
        """The person takes the last play back; says why not if that cannot be."""
        refused = self.take_backs.why_not(self.me)
        if refused is not None:
            self.terminal.line(with_clause(say_error(self.terminal.locale, refused), refused))
            return False
        log = self.s.log
        self.s = self.take_backs.kept.pop()
        self.s.log = log
        log.append(TakenBack(self.me))
        if self.recorder is not None:
            self.recorder.step(self.me, TAKE_BACK)
        self.tell()
        return True

    def greet(self) -> None:
        """Title, who sits where, and how to get help."""
        line, say = self.terminal.line, self.terminal.say
        line(say("title", self.game.name))
        for seat, name in enumerate(self.names):
            level = self.levels[seat]
            who = say("play-you") if seat == self.me else say(f"level-{level}")
            line(say("play-seat", n=seat, name=name, who=who))
        line(say("play-help-hint"))

    def tell(self) -> None:
        """What has happened since the last time."""
        log = self.s.log
        for event in log[self.told :]:
            form = spell_event(self.game.redact(event, self.me), self.game.vocabulary)
            self.terminal.line("· " + say_event(self.terminal.locale, self.game.name, form, self.names))
        self.told = len(log)

    def let_bot(self, seat: int) -> None:
        """A bot decides."""
        view = self.game.view(self.s, seat)
        choice = choose(self.game, self.levels[seat], view, self.rng.getrandbits(63), BUDGET_MS)
        if self.explain:
            self.terminal.line(self.reason(self.names[seat], choice.why, choice.facts))
        self.act(seat, choice.action)

    def reason(self, name: str, why: str, facts: dict[str, Any]) -> str:
        """Why a bot chose what it chose."""
        place = (self.terminal.locale, self.game.name)
        text = self.terminal.say(why, self.game.name, **arguments(*place, facts, self.names))
        return self.terminal.say("play-reason", name=name, text=text)

    def decide(self) -> int | None:
        """Asks until the player names something legal; None when he leaves."""
        if self.others_acted:
            self.show_table()
        choices = self.offer()
        while True:
            answer = self.terminal.ask(self.terminal.say("play-prompt"))
            if answer is None:
                self.terminal.line(self.terminal.say("play-no-input"))
                return None
            command, _, rest = answer.partition(" ")
            if command == "q":
                self.leave(rest.strip())
                return None
            if answer == "u":
                if self.take_back():
                    choices = self.offer()
                continue
            a = self.understand(answer, choices)
            if a is not None:
                return a

    def offer(self) -> list[Choice]:
        """The question and what can be chosen."""
        view = self.game.view(self.s, self.me)
        choices = choices_of(self.game, view, self.terminal.locale, self.names)
        self.ask_in_words(view)
        self.show(choices)
        return choices

    def ask_in_words(self, view: Any) -> None:
        """The question of the frame that asks."""
        frames = view.lanes[self.me] if view.lanes and view.lanes[self.me] else view.frames
        place = (self.terminal.locale, self.game.name, frames[-1], self.names)
        self.terminal.line()
        self.terminal.line(say_prompt(*place))
        if has_text(self.terminal.locale, f"prompt-{frames[-1]['frame']}-detail", self.game.name):
            self.terminal.line(say_prompt_detail(*place))

    def show_table(self) -> None:
        """The table as the player sees it."""
        self.terminal.line()
        for text in picture(self.game.view(self.s, self.me), self.terminal.locale, self.names):
            self.terminal.line(text)

    def show(self, choices: list[Choice]) -> None:
        """The numbered list."""
        for n, choice in enumerate(choices, 1):
            key = "choice-legal" if choice.legal else "choice-illegal"
            self.terminal.line(self.terminal.say(key, n=str(n), label=choice.label))
            for i, about in enumerate(choice.about, 1):
                self.terminal.line(self.terminal.say("choice-member", n=str(n), i=str(i), about=about))

    def understand(self, answer: str, choices: list[Choice]) -> int | None:
        """The action that was meant, or None after everything else has been answered."""
        line, say = self.terminal.line, self.terminal.say
        command, _, rest = answer.partition(" ")
        words = answer.lstrip("?").split()
        numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 10]
        if answer == "?":
            line(say("play-help"))
        elif command == "b":
            self.show_table()
        elif command == "h":
            self.hint()
        elif command == "s" and rest.strip():
            self.save(rest.strip())
        elif not words or len(numbers) != len(words):
            line(say("play-not-understood"))
        elif not 1 <= numbers[0] <= len(choices):
            line(say("play-no-such-number", n=str(numbers[0])))
        elif answer.startswith("?") or not choices[numbers[0] - 1].legal:
            self.explain_choice(choices[numbers[0] - 1])
        else:
            return self.complete(choices[numbers[0] - 1], numbers[1:])
        return None

    def complete(self, choice: Choice, numbers: list[int]) -> int | None:
        """The action of a choice, or None after saying what is missing."""
        a = action_of(self.game, choice, numbers)
        if a is None:
            if choice.bounds is not None:
                self.terminal.line(self.terminal.say("play-range", least=choice.bounds[0], most=choice.bounds[1]))
            elif choice.members:
                self.terminal.line(self.terminal.say("play-members", most=len(choice.members)))
            else:
                self.terminal.line(self.terminal.say("play-not-understood"))
        return a

    def explain_choice(self, choice: Choice) -> None:
        """What a choice is, or why it cannot be made now, with the rule."""
        line, say = self.terminal.line, self.terminal.say
        refused = None if choice.action is None else self.game.why_not(self.s, self.me, choice.action)
        if refused is None:
            line(say("play-possible", label=choice.label))
            return
        line(f"{choice.label}: {because(self.terminal, self.game, refused, self.names)}")
        rule = clause_text(self.game.name, self.terminal.locale, refused.clause)
        if rule is not None:
            line(say("play-rule", clause=refused.clause, text=rule))

    def hint(self) -> None:
        """What a bot would do here."""
        view = self.game.view(self.s, self.me)
        level = max((level for level in self.levels if level), key=LEVELS.index)
        choice = choose(self.game, level, view, self.rng.getrandbits(63), BUDGET_MS)
        form = self.game.actions.spell(choice.action)
        label = say_action(self.terminal.locale, self.game.name, form, self.names)
        self.terminal.line(self.reason(label, choice.why, choice.facts))

    def save(self, file: str) -> bool:
        """Writes the position to a file; says so if that fails."""
        try:
            write_whole(file, pretty(write_position(self.game, self.s)))
        except HanpanError as error:
            self.terminal.line(say_error(self.terminal.locale, error))
            return False
        self.terminal.line(self.terminal.say("play-saved", file=file))
        return True

    def leave(self, file: str) -> None:
        """Saves the position if the player wants it."""
        while True:
            name = file or self.terminal.ask(self.terminal.say("play-save-as"))
            if not name or self.save(name):
                return
            file = ""

    def finish(self) -> None:
        """The final score."""
        score = self.game.score(self.s)
        self.terminal.line()
        for text in score_lines(self.terminal.locale, self.game, score, self.names):
            self.terminal.line(text)
        self.terminal.line(winner_line(self.terminal.locale, score, self.names))
