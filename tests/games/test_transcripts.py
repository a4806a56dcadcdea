"""Recorded games lead to the same table and score; what they must show of a game stands in the game's own tests."""

from collections.abc import Iterator

import pytest

from hanpan.core.options import spell_options

from .recordings import Lines, Plan, Recordings, events_of, read
from .three_little_pigs import record_transcripts as pigs
from .wyatt_earp import record_transcripts as earp

GAMES: list[tuple[Recordings, dict[str, Plan]]] = [(m.RECORDINGS, m.FILES) for m in (pigs, earp)]
BY_GAME = pytest.mark.parametrize(("recordings", "plans"), GAMES, ids=[recordings.game.name for recordings, _ in GAMES])


def files() -> Iterator[object]:
    """Each file with the recordings that it belongs to."""
    for recordings, _ in GAMES:
        for path in sorted(recordings.folder.glob("*.jsonl")):
            yield pytest.param(recordings, read(path), id=f"{recordings.game.name}-{path.stem}")


BY_FILE = pytest.mark.parametrize(("recordings", "lines"), list(files()))


@BY_FILE
def test_the_same_choices_and_draws_lead_to_the_same_game(recordings: Recordings, lines: Lines) -> None:
    assert lines[0]["rules_version"] == recordings.game.rules_version
    s = recordings.play_again(lines)
    assert recordings.score_of(s) == lines[-1]["score"]
    recordings.game.conserve(s)


@BY_FILE
def test_the_events_alone_lead_to_the_same_table_and_score(recordings: Recordings, lines: Lines) -> None:
    game = recordings.game
    folded, played = recordings.replay(lines), recordings.play_again(lines)
    assert game.write(folded) == game.write(played)
    assert recordings.score_of(folded) == lines[-1]["score"]


@BY_GAME
def test_the_files_are_those_that_are_recorded(recordings: Recordings, plans: dict[str, Plan]) -> None:
    game = recordings.game
    found = {path.stem: read(path) for path in recordings.folder.glob("*.jsonl")}
    assert set(found) == set(plans)
    for name, (options, n_seats, wanted) in plans.items():
        chosen = game.blank(options, n_seats).options
        assert found[name][0]["options"] == spell_options(game.options, chosen)
        assert found[name][0]["n_seats"] == n_seats and wanted(found[name])


@BY_GAME
def test_every_event_choice_and_number_of_players_occurs(recordings: Recordings, plans: dict[str, Plan]) -> None:
    game = recordings.game
    found = [read(path) for path in recordings.folder.glob("*.jsonl")]
    events = {form["event"] for lines in found for form in events_of(lines)}
    choices = {line["action"]["do"] for lines in found for line in lines[2:-1]}
    assert events == {kind.__name__ for kind in game.verbs}
    assert choices == {kind.name for kind in game.actions.kinds}
    assert {lines[0]["n_seats"] for lines in found} == set(range(game.seats[0], game.seats[1] + 1))
