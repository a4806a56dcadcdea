"""Recorded games: one file each, a line per thing that a person would want to read.

The first line names the game, its options and seats.  Then comes a line for set-up and one for every choice, with the
events that it led to.  The last line is the score.  Nothing else is needed to play the game again: what was drawn
stands in the events.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Forbidden, Quick, Scripted
from hanpan.core.engine import asked, legal, play
from hanpan.core.events import fold, spell_event
from hanpan.core.game import Game
from hanpan.core.options import spell_options

Lines = list[dict[str, Any]]
Draws = Callable[[Mapping[str, str], str, Any], list[int]]
#: Options, seats, and whether a game shows what the file is for.
Plan = tuple[dict[str, str], int, Callable[[Lines], bool]]


class Recordings:
    """The recorded games of a game, in a folder.

    `draws(options, name of the event, event)` tells what chance gave in an event, in an order that leads to it again.
    With `takes_turns` never more than one seat is asked.
    """

    def __init__(self, game: Game, folder: Path, draws: Draws, takes_turns: bool) -> None:
        self.game = game
        self.folder = folder
        self.takes_turns = takes_turns
        self._draws = draws

    def record(self, options: Mapping[str, str], n_seats: int, seed: int) -> Lines:
        """A game of random choices as lines."""
        game = self.game
        log: list[Any] = []
        chooser = Quick(seed)
        s = game.new(options, n_seats, Quick(seed + 1), log)
        head = {
            "game": game.name,
            "rules_version": game.rules_version,
            "n_seats": n_seats,
            "options": spell_options(game.options, s.options),
        }
        lines: Lines = [head, {"events": self.told(log)}]
        while s.asked:
            log.clear()
            seats = self.asked(s)
            seat = seats[0] if self.takes_turns else chooser.pick(TABLE, seats)
            a = chooser.pick(TABLE, legal(s, seat))
            play(s, seat, a)
            lines.append({"seat": seat, "action": game.actions.spell(a), "events": self.told(log)})
        lines.append({"score": self.score_of(s)})
        return lines

    def record_all(self, plans: Mapping[str, Plan], n_seeds: int) -> None:
        """Writes the file of each plan: the shortest of so many random games that shows what it is for."""
        self.folder.mkdir(exist_ok=True)
        for name, (options, n_seats, wanted) in plans.items():
            games = [lines for seed in range(n_seeds) if wanted(lines := self.record(options, n_seats, seed))]
            write(self.folder / f"{name}.jsonl", min(games, key=len))
            print(name, len(games), len(min(games, key=len)))

    def asked(self, s: Any) -> list[int]:
        """The seats that are asked, which is one alone where seats take turns."""
        seats = asked(s)
        assert len(seats) == 1 or not self.takes_turns
        return seats

    def score_of(self, s: Any) -> dict[str, Any]:
        """The score as plain data, as it stands in a file."""
        plain: dict[str, Any] = json.loads(msgspec.json.encode(self.game.score(s)))
        return plain

    def told(self, log: list[Any]) -> list[dict[str, Any]]:
        """Events in their readable form."""
        return [spell_event(event, self.game.vocabulary) for event in log]

    def event_of(self, form: Mapping[str, Any]) -> Any:
        """An event from its readable form."""
        (kind,) = [kind for kind in self.game.verbs if kind.__name__ == form["event"]]
        values = [self.game.vocabulary.read(field, form[field]) for field in kind.__struct_fields__]
        assert set(form) == {"event", *kind.__struct_fields__}
        return kind(*values)

    def draws_in(self, lines: Lines) -> list[tuple[int, int]]:
        """Everything that chance gave, in its order."""
        options = lines[0]["options"]
        found = [self._draws(options, form["event"], self.event_of(form)) for form in events_of(lines)]
        return [(TABLE, draw) for draws in found for draw in draws]

    def replay(self, lines: Lines) -> Any:
        """The table at the end, made of the events alone."""
        s = self.game.blank(lines[0]["options"], lines[0]["n_seats"])
        for form in events_of(lines):
            fold(self.game.verbs, s, self.event_of(form))
        return s

    def play_again(self, lines: Lines) -> Any:
        """The same choices with the same draws, checked line by line; the script must be used up."""
        game, head = self.game, lines[0]
        log: list[Any] = []
        script = Scripted(self.draws_in(lines), Forbidden())
        s = game.new(head["options"], head["n_seats"], script, log)
        assert self.told(log) == lines[1]["events"]
        for line in lines[2:-1]:
            log.clear()
            a = game.actions.read(line["action"])
            assert line["seat"] in self.asked(s) and a in legal(s, line["seat"])
            play(s, line["seat"], a)
            assert self.told(log) == line["events"]
        assert not s.frames and not script.draws
        return s


def write(path: Path, lines: Lines) -> None:
    """One line of JSON each."""
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def read(path: Path) -> Lines:
    """What `write` wrote."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def events_of(lines: Lines) -> Iterator[dict[str, Any]]:
    """All events in their readable form."""
    for line in lines[1:-1]:
        yield from line["events"]
