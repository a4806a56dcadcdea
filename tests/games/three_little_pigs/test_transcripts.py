"""Recorded games lead to the same table and score, and between them they show everything that can happen."""

import pytest

from hanpan.core.options import spell_options
from hanpan.games.three_little_pigs import GAME

from .record_transcripts import FILES
from .transcript import FOLDER, events_of, play_again, read, record, replay, score_of

PATHS = sorted(FOLDER.glob("*.jsonl"))
GAMES = {path.stem: read(path) for path in PATHS}


def options_of(lines):
    return lines[0]["options"]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choices_and_draws_lead_to_the_same_game(name):
    lines = GAMES[name]
    assert lines[0]["rules_version"] == GAME.rules_version
    s = play_again(lines)
    assert score_of(s) == lines[-1]["score"]
    GAME.conserve(s)


@pytest.mark.parametrize("name", GAMES)
def test_the_events_alone_lead_to_the_same_table_and_score(name):
    lines = GAMES[name]
    folded, played = replay(lines), play_again(lines)
    assert GAME.write(folded) == GAME.write(played)
    assert score_of(folded) == lines[-1]["score"]


def test_the_files_are_those_that_are_recorded():
    assert set(GAMES) == set(FILES)
    for name, (options, n_seats, wanted) in FILES.items():
        chosen = GAME.blank(options, n_seats).options
        assert options_of(GAMES[name]) == spell_options(GAME.options, chosen)
        assert GAMES[name][0]["n_seats"] == n_seats and wanted(GAMES[name])


@pytest.mark.parametrize("kind", GAME.verbs, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_occurs(kind):
    assert any(form["event"] == kind.__name__ for lines in GAMES.values() for form in events_of(lines))


@pytest.mark.parametrize("kind", GAME.actions.kinds, ids=lambda kind: kind.name)
def test_every_kind_of_choice_occurs(kind):
    assert any(line["action"]["do"] == kind.name for lines in GAMES.values() for line in lines[2:-1])


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_way_to_end_and_every_option_occurs(option):
    seen = {options_of(lines)[option.name] for lines in GAMES.values()}
    named = {"1"} if option.name == "first_seat" else set(option.values)  # that one only counts with first_player: seat
    if option.name in ("variant", "end_piles", "end_timing"):
        assert seen == named
    else:
        assert len(seen) > 1 or option.name == "first_seat"


def test_each_way_to_win_occurs():
    results = [(options_of(lines)["variant"], lines[-1]["score"]) for lines in GAMES.values()]
    shared = {variant for variant, score in results if len(score["winners"]) > 1}
    assert shared == {"basic", "veteran"}
    assert any(score["decided_by"] == "houses" for _, score in results)
    assert any(score["decided_by"] is None and len(score["winners"]) == 1 for _, score in results)
    cards = [
        item for _, score in results for seat in score["seats"] for item in seat["items"] if item["key"] == "award"
    ]
    assert {item["points"] for item in cards} == {2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_players_occurs(seats):
    assert any(lines[0]["n_seats"] == seats for lines in GAMES.values())


def test_they_stay_small_enough_to_read():
    assert sum(path.stat().st_size for path in PATHS) < 120_000


def test_a_recording_is_what_it_says():
    lines = record({"end_piles": "short"}, 2, seed=1)
    assert score_of(play_again(lines)) == lines[-1]["score"]
    lines[-2]["action"] = {"do": "Roll"}
    with pytest.raises(AssertionError):
        play_again(lines)
