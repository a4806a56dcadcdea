"""Between them the recorded games show everything that can happen; that they can be played again: `test_transcripts`
beside this folder."""

import pytest

from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.actions import ENDINGS

from ..recordings import events_of, read
from .record_transcripts import RECORDINGS

PATHS = sorted(RECORDINGS.folder.glob("*.jsonl"))
GAMES = {path.stem: read(path) for path in PATHS}


def options_of(lines):
    return lines[0]["options"]


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_is_set_in_one_of_them(option):
    assert len({options_of(lines)[option.name] for lines in GAMES.values()}) > 1


def test_every_way_to_end_a_round_and_a_game_occurs():
    endings = {form["ending"] for lines in GAMES.values() for form in events_of(lines) if form["event"] == "RoundEnded"}
    assert endings == set(ENDINGS)
    assert {len(lines[-1]["score"]["winners"]) for lines in GAMES.values()} >= {1, 2}


def test_they_stay_small_enough_to_read():
    assert sum(path.stat().st_size for path in PATHS) < 400_000


def test_a_recording_is_what_it_says():
    lines = RECORDINGS.record({"most_wanted_hand": "random"}, 2, seed=1)
    assert RECORDINGS.score_of(RECORDINGS.play_again(lines)) == lines[-1]["score"]
    lines[-2]["action"] = {"do": "DrawSupply"}
    with pytest.raises(AssertionError):
        RECORDINGS.play_again(lines)
