"""Recorded games: one file each, a line per thing that a person would want to read.

The first line names the game, its options and seats.  Then comes a line for set-up and one for every choice, with the
events that it led to.  The last line is the score.  Nothing else is needed to play the game again: what was drawn
stands in the events.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Forbidden, Quick, Scripted
from hanpan.core.engine import asked, legal, play
from hanpan.core.events import fold, spell_event
from hanpan.core.options import spell_options
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.position import Pigs

FOLDER = Path(__file__).parent / "transcripts"


def record(options: Mapping[str, str], n_seats: int, seed: int) -> list[dict[str, Any]]:
    """A game of random choices as lines."""
    log: list[Any] = []
    chooser = Quick(seed)
    s: Pigs = GAME.new(options, n_seats, Quick(seed + 1), log)
    head = {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "n_seats": n_seats,
        "options": spell_options(GAME.options, s.options),
    }
    lines: list[dict[str, Any]] = [head, {"events": told(log)}]
    while s.asked:
        log.clear()
        (seat,) = asked(s)
        a = chooser.pick(TABLE, legal(s, seat))
        play(s, seat, a)
        lines.append({"seat": seat, "action": GAME.actions.spell(a), "events": told(log)})
    lines.append({"score": score_of(s)})
    return lines


def score_of(s: Pigs) -> dict[str, Any]:
    """The score as plain data, as it stands in a file."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(GAME.score(s)))
    return plain


def told(log: list[Any]) -> list[dict[str, Any]]:
    """Events in their readable form."""
    return [spell_event(event, GAME.vocabulary) for event in log]


def write(path: Path, lines: list[dict[str, Any]]) -> None:
    """One line of JSON each."""
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def read(path: Path) -> list[dict[str, Any]]:
    """What `write` wrote."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def events_of(lines: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All events in their readable form."""
    for line in lines[1:-1]:
        yield from line["events"]


def event_of(form: Mapping[str, Any]) -> Any:
    """An event from its readable form."""
    (kind,) = [kind for kind in GAME.verbs if kind.__name__ == form["event"]]
    values = [GAME.vocabulary.read(field, form[field]) for field in kind.__struct_fields__]
    assert set(form) == {"event", *kind.__struct_fields__}
    return kind(*values)


def draws_in(lines: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """Everything that chance gave, in its order; the piles of an open game excepted, which were shuffled by index."""
    draws = []
    open_piles = lines[0]["options"]["pile_visibility"] == "open"
    for form in events_of(lines):
        event = event_of(form)
        match form["event"]:
            case "PileOrdered":
                left = sorted(event.pots)
                for pots in event.pots:
                    draws.append(left.index(pots))
                    left.remove(pots)
            case "PileTurned" if not open_piles:
                draws.append(event.pots)
            case "FirstPlayerChosen" if lines[0]["options"]["first_player"] == "random":
                draws.append(event.seat)
            case "DiceRolled":
                draws += [event.faces[die] for die in event.rolled]
            case "SpinnerSpun":
                draws.append(event.material)
    return [(TABLE, draw) for draw in draws]


def replay(lines: list[dict[str, Any]]) -> Pigs:
    """The table at the end, made of the events alone."""
    s: Pigs = GAME.blank(lines[0]["options"], lines[0]["n_seats"])
    for form in events_of(lines):
        fold(GAME.verbs, s, event_of(form))
    return s


def play_again(lines: list[dict[str, Any]]) -> Pigs:
    """The same choices with the same draws, checked line by line; the script must be used up."""
    head = lines[0]
    log: list[Any] = []
    script = Scripted(draws_in(lines), Forbidden())
    s: Pigs = GAME.new(head["options"], head["n_seats"], script, log)
    assert told(log) == lines[1]["events"]
    for line in lines[2:-1]:
        log.clear()
        a = GAME.actions.read(line["action"])
        assert asked(s) == [line["seat"]] and a in legal(s, line["seat"])
        play(s, line["seat"], a)
        assert told(log) == line["events"]
    assert not s.frames and not script.draws
    return s
