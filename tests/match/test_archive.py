"""T40: every game that was ever recorded still leads where it led, and a change of the rules is never silent."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archive.archive import FILES, FOLDER, name_of, read
from hanpan.core.game import Game
from hanpan.games import find_game
from hanpan.games.three_little_pigs import data, scoring
from hanpan.games.wyatt_earp import data as earp
from hanpan.match import records
from hanpan.match.records import BadRecord, folded
from hanpan.match.verify import verify

SOURCE = Path(records.__file__).parents[1]
RELEASED = sorted(folder.parent.name for folder in SOURCE.glob("games/*/rules"))


def leads_to_its_end(game: Game, file: Path) -> None:
    """Whatever the rules are today, the events alone lead to the same table and score."""
    record, end = read(file)
    s = folded(game, record)
    assert json.loads(msgspec.json.encode(game.write(s))) == end
    assert game.score(s) == record.score


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_recorded_game(file: Path) -> None:
    record, _ = read(file)
    game = find_game(record.game)
    leads_to_its_end(game, file)
    if record.rules_version == game.rules_version:
        proof = verify(record)
        assert proof.steps == len(record.steps) and proof.actions >= proof.steps - 1 and proof.draws > 0
    else:
        with pytest.raises(BadRecord) as told:
            verify(record)
        assert told.value.key == "record-older"
        assert told.value.facts == {"version": record.rules_version, "known": game.rules_version}


@pytest.mark.parametrize("name", RELEASED)
def test_every_rules_version_is_recorded(name: str) -> None:
    game = find_game(name)
    for version in range(1, game.rules_version + 1):
        files = [file for file in FILES if file.parent == FOLDER / name / f"v{version}"]
        found = [read(file).record for file in files]
        assert {record.rules_version for record in found} == {version}
        assert {len(record.seats) for record in found} == set(range(game.seats[0], game.seats[1] + 1))
    happened = {form["event"] for record in found for step in record.steps for form in step.events}
    assert happened == {event.__name__ for event in game.verbs}
    for option in game.options:
        assert {record.options[option.name] for record in found} == set(option.values)


def verdicts(game: str) -> list[str]:
    """What `verify` says of each recorded game of that name: "" or the key of its error."""
    said = []
    for file in files_of(game):
        try:
            verify(read(file).record)
            said.append("")
        except BadRecord as error:
            said.append(error.key)
    return said


def files_of(game: str) -> list[Path]:
    return [file for file in FILES if file.parts[-3] == game]


@contextmanager
def edited(table: list[Any], entries: Sequence[Any]) -> Iterator[None]:
    """The components say something else for a while."""
    before = table[:]
    table[:] = entries
    try:
        yield
    finally:
        table[:] = before


#: Parts of which every recorded game has had some: no record stays as it was.
EVERYWHERE = {
    "three_little_pigs": (data.DIE[4], (0, 0, 1, 2, 2, 3)),
    "wyatt_earp": (earp.DECK, (earp.DECK[0], *earp.DECK[:-1])),
}
#: Parts that events do not need: they tell what was thrown and paid.
UNSEEN = {
    "three_little_pigs": EVERYWHERE["three_little_pigs"],
    "wyatt_earp": (earp.POINTS, [2 * points for points in earp.POINTS]),
}
#: Parts that matter in some games, and what is said of these.
HERE_AND_THERE = {
    "needle": ("three_little_pigs", data.SPINNER, (1, 1, 2, 2, 0, 0), "record-differs"),
    "pile": ("three_little_pigs", data.POTS[0][0], (0, 1, 1, 1), "record-differs"),
    "capture points": ("wyatt_earp", *UNSEEN["wyatt_earp"], "record-differs"),
}


@pytest.mark.parametrize("game", EVERYWHERE)
def test_a_changed_die_or_deck_is_noticed_in_every_game(game: str) -> None:
    """T41: another content of the box is refused, and never deals another game from the same seed."""
    with edited(*EVERYWHERE[game]):
        assert set(verdicts(game)) <= {"record-differs", "record-action"}


@pytest.mark.parametrize("part", HERE_AND_THERE)
def test_a_changed_part_is_noticed(part: str) -> None:
    game, table, entries, said = HERE_AND_THERE[part]
    with edited(table, entries):
        assert said in verdicts(game)


def test_a_changed_award_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "AWARD_POINTS", (2, 2, 2, 4, 4, 4))
    assert "record-score" in verdicts("three_little_pigs")


@pytest.mark.parametrize(("game", "change"), UNSEEN.items(), ids=UNSEEN)
def test_older_records_replay_under_newer_rules_and_say_their_version(
    monkeypatch: pytest.MonkeyPatch, game: str, change: tuple[list[Any], Sequence[Any]]
) -> None:
    """With the box of tomorrow: events do not need it, and the seed is refused instead of telling another game."""
    newer = msgspec.structs.replace(find_game(game), rules_version=2)
    monkeypatch.setattr(records, "find_game", {game: newer}.__getitem__)
    for file in files_of(game):
        record = read(file).record
        with edited(*change):
            leads_to_its_end(newer, file)
            with pytest.raises(BadRecord) as told:
                verify(record)
        assert told.value.key == "record-older" and told.value.facts == {"version": 1, "known": 2}
        damaged = msgspec.structs.replace(record, score=msgspec.structs.replace(record.score, winners=[]))
        with pytest.raises(BadRecord) as told:
            verify(damaged)
        assert told.value.key == "record-score"
