"""The `hanpan` command: finds the command, runs it, and turns every foreseen fault into one line and a status.

0 done · 1 refused by the rules, or a record that does not add up · 2 wrong usage or a wrong file · 130 interrupted.
"""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from cyclopts import App, CycloptsError, Group

from hanpan.cli.exporting import export, replay, verify
from hanpan.cli.files import STANDARD
from hanpan.cli.help import ARGUMENTS, COMMANDS, PARAMETERS, HelpPage, explained
from hanpan.cli.language import UnknownLanguage, take_language
from hanpan.cli.playing import play
from hanpan.cli.positions import apply, legal, new, view, why_not
from hanpan.cli.serving import serve
from hanpan.cli.sheets import score
from hanpan.cli.simulating import simulate
from hanpan.cli.terminal import Terminal
from hanpan.cli.tournament import tournament
from hanpan.core import BUILD
from hanpan.core.errors import HanpanError
from hanpan.text import say, say_error

DONE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130

RUNS: Final[dict[str, Callable[..., int]]] = {
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "tournament": tournament,
    "new": new,
    "legal": legal,
    "view": view,
    "apply": apply,
    "score": score,
    "why-not": why_not,
    "export": export,
    "replay": replay,
    "verify": verify,
}


def build(locale: str) -> App:
    """The command with its help in that language."""
    app = App(
        name="hanpan",
        help="hanpan",
        help_format="plaintext",
        help_formatter=HelpPage(locale),
        version=lambda: version_of(locale),
        group_commands=Group(COMMANDS),
        group_arguments=Group(ARGUMENTS),
        group_parameters=Group(PARAMETERS),
    )
    for place, (name, command) in enumerate(RUNS.items()):
        app.command(command, name=name, help=name, sort_key=place)
    return app


def version_of(locale: str) -> str:
    """The version of the installed package, and which build of the rules runs."""
    try:
        number = version("hanpan")
    except PackageNotFoundError:
        number = "0"
    return say(locale, "version", version=number, build=BUILD)


def run(arguments: Sequence[str], terminal: Terminal) -> int:
    """Runs one command and gives its exit status."""
    try:
        command, bound, ignored = build(terminal.locale).parse_args(
            [STANDARD if argument == "-" else argument for argument in arguments],
            console=terminal.out,
            print_error=False,
            exit_on_error=False,
        )
        given: dict[str, Any] = {"terminal": terminal} if "terminal" in ignored else {}
        status = command(*bound.args, **bound.kwargs, **given)
        return status if isinstance(status, int) else DONE
    except CycloptsError as error:
        terminal.note(say_error(terminal.locale, explained(error)))
        return WRONG
    except HanpanError as error:
        terminal.note(say_error(terminal.locale, error))
        return WRONG


def main(arguments: Sequence[str] | None = None) -> None:
    """Entry point of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    locale, rest, wrong = take_language(sys.argv[1:] if arguments is None else arguments, os.environ)
    terminal = Terminal(locale, sys.stdin, sys.stdout, sys.stderr, os.environ)
    try:
        if wrong is not None:
            terminal.note(say_error(locale, UnknownLanguage("usage-lang", value=wrong)))
            status = WRONG
        else:
            status = run(rest, terminal)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = DONE
    sys.exit(status)
