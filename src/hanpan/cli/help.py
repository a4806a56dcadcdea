"""Help pages and usage errors in the reader's language.

Commands and parameters name their texts (`Parameter(help="play-seat")` is `help-play-seat`); this file says them.
"""

from typing import Any, Final, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table

from hanpan.cli.language import FLAG
from hanpan.core.errors import HanpanError
from hanpan.text import LOCALES, say

#: Flags that every page has.
SHARED: Final = {"--help": "help-help", "--version": "help-version"}


#: Defaults that go without saying.
NO_DEFAULTS: Final = (None, "[]", "False")
#: Titles of groups; also the ends of keys.
COMMANDS: Final = "commands"
ARGUMENTS: Final = "arguments"
PARAMETERS: Final = "parameters"


class BadUsage(HanpanError):
    """Arguments that the command does not have or cannot read."""


class HelpPage:
    """Renders what cyclopts found out about a command, in words from the Fluent files."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, key: str, **args: Any) -> str:
        return say(self.locale, key, **args)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows how the command is called."""
        plain(console, f"{self.say('help-usage')}: {str(usage).strip()}")
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does."""
        plain(console, self.say(f"help-{getattr(description, 'primary_renderable', description)}"))
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """A group of commands or parameters."""
        if not panel.entries:
            return
        grid = Table.grid(padding=(0, 2, 0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for entry in panel.entries:
            grid.add_row(", ".join(entry.display_labels_with_metavar), self.about(entry))
        if panel.title != ARGUMENTS:
            grid.add_row(f"{FLAG} {'|'.join(LOCALES)}", self.say("help-lang"))
        plain(console, f"{self.say(f'help-{panel.title}')}:")
        console.print(grid, markup=False, highlight=False, emoji=False)
        console.print()

    def about(self, entry: HelpEntry) -> str:
        """The text of an entry with its choices, variable and default."""
        shared = [SHARED[name] for name in entry.names if name in SHARED]
        named = getattr(entry.description, "primary_renderable", entry.description)
        parts = [self.say(shared[0] if shared else f"help-{named}")]
        if entry.choices:
            parts.append(f"[{', '.join(entry.choices)}]")
        if entry.env_var:
            parts.append(f"[{self.say('help-variable')} {', '.join(entry.env_var)}]")
        if entry.default not in NO_DEFAULTS and not entry.required:
            parts.append(f"[{self.say('help-default')} {entry.default}]")
        return " ".join(parts)


def plain(console: Console, text: str) -> None:
    """A line without markup."""
    console.print(text, markup=False, highlight=False, emoji=False)


def explained(error: CycloptsError) -> BadUsage:
    """The same fault with a text of ours."""
    if isinstance(error, UnknownCommandError):
        return BadUsage("usage-command", command=(error.unused_tokens or [""])[0])
    if isinstance(error, UnknownOptionError):
        return BadUsage("usage-option", option=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return BadUsage("usage-missing", name=error.keyword or label(error.argument))
    if isinstance(error, RepeatArgumentError):
        return BadUsage("usage-repeated", name=error.token.keyword or "")
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (label(error.argument) if error.argument is not None else "")
        if get_origin(error.target_type) is not None and get_args(error.target_type):
            choices = ", ".join(str(choice) for choice in get_args(error.target_type))
            return BadUsage("usage-choice", name=name, value=error.token.value, choices=choices)
        return BadUsage("usage-value", name=name, value=error.token.value)
    unused = error.unused_tokens or []
    return BadUsage("usage-unused", words=" ".join(unused)) if unused else BadUsage("usage", detail=str(error))


def label(argument: Any) -> str:
    """How the help page calls a parameter."""
    name: str = argument.name
    return name if name.startswith("-") else name.upper()
