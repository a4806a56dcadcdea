"""Between them the recorded games show everything that can happen; that they can be played again: `test_transcripts`
beside this folder."""

import pytest

from hanpan.games.three_little_pigs import GAME

from ..recordings import read
from .record_transcripts import RECORDINGS

PATHS = sorted(RECORDINGS.folder.glob("*.jsonl"))
GAMES = {path.stem: read(path) for path in PATHS}


def options_of(lines):
    return lines[0]["options"]


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


def test_they_stay_small_enough_to_read():
    assert sum(path.stat().st_size for path in PATHS) < 120_000


def test_a_recording_is_what_it_says():
    lines = RECORDINGS.record({"end_piles": "short"}, 2, seed=1)
    assert RECORDINGS.score_of(RECORDINGS.play_again(lines)) == lines[-1]["score"]
    lines[-2]["action"] = {"do": "Roll"}
    with pytest.raises(AssertionError):
        RECORDINGS.play_again(lines)
