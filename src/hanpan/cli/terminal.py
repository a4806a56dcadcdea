"""What a command writes and reads: plain lines, so that pipes and screen readers get the same as eyes."""

from collections.abc import Mapping
from typing import Any, TextIO

from rich.console import Console, RenderableType

from hanpan.text import say

#: Where a terminal does not tell its width.
WIDTH = 100


class Terminal:
    """The three streams, and the language that is spoken on them."""

    def __init__(
        self, locale: str, stdin: TextIO, stdout: TextIO, stderr: TextIO, environment: Mapping[str, str]
    ) -> None:
        self.locale = locale
        self.stdin = stdin
        self.environment = environment
        self.stdout = stdout
        self.out = console_on(stdout)
        self.err = console_on(stderr)

    def say(self, key: str, game: str | None = None, **args: Any) -> str:
        """A text in the language of this terminal."""
        return say(self.locale, key, game, **args)

    def line(self, text: str = "") -> None:
        """One line of the result."""
        self.out.print(text, markup=False, highlight=False, emoji=False, soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """A table or the like."""
        self.out.print(thing)

    def note(self, text: str) -> None:
        """One line beside the result: errors, news."""
        self.err.print(text, markup=False, highlight=False, emoji=False, soft_wrap=True)

    def raw(self, text: str) -> None:
        """Exactly this text, for data."""
        self.stdout.write(text)
        self.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types, without blanks at its ends; None when there are no more."""
        self.out.print(prompt, end=" ", markup=False, highlight=False, emoji=False, soft_wrap=True)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line.endswith("\n") or not self.stdin.isatty():
            self.line()
        return line.strip() if line else None


def console_on(stream: TextIO) -> Console:
    """Rich writes to terminals in their width and to files without control characters."""
    return Console(file=stream, width=None if stream.isatty() else WIDTH)
