"""Views as numbers: fixed length, named entries, in range, and everything that matters is in them."""

import os
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from hanpan.core.encoding import Labels
from hanpan.core.errors import BadOptions
from hanpan.core.positions import write_position
from hanpan.envs import encoding_of
from hanpan.envs.encoding import BUCKETS
from hanpan.games import find_game
from hanpan.local import Match, new_match

from .tables import TABLES, halfway, play_at_random

VETERANS = {"variant": "veteran", "wolf_strength": "one_tile", "pile_visibility": "open", "wolf_optional": "true"}
LOOKERS = {
    "most_wanted_hand": "look_and_take", "hidden_windows": "false", "photo_in_first_set": "true",
    "wyatt_earp_shots": "free_and_swap_need_shot", "hideout_scope": "whole_round",
}  # fmt: skip
OTHER_RULES = {"three_little_pigs": VETERANS, "fair": {"thieves": "off"}, "wyatt_earp": LOOKERS}


def named(match, seat):
    """The entries that are not 0, by name."""
    encoding = encoding_of(match.game.name, match.n_seats)
    values = encoding.encode(match.view(seat))
    return {label: value for label, value in zip(encoding.labels, values, strict=True) if value}


def changed(match, change, seat=0):
    """The entries that differ after `change` has been made to the written position."""
    written = write_position(match.game, match.position)
    change(written)
    written["conserved"] = False
    before, after = named(match, seat), named(Match.from_position(written, 1), seat)
    return {label for label in before.keys() | after.keys() if before.get(label) != after.get(label)}


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_every_view_of_a_game_fills_the_same_vector_in_range(name, n):
    encoding = encoding_of(name, n)
    for seed, options in enumerate([{}, OTHER_RULES.get(name, {})]):
        match = new_match(name, n, options, seed=seed)
        rng = random.Random(seed)
        while True:
            for eyes in (None, *range(n)):
                vector = encoding.encode(match.view(eyes))
                assert len(vector) == encoding.size and all(-1 <= x <= 1 for x in vector) and any(vector)
            if match.is_over:
                break
            seat = rng.choice(match.asked)
            match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("name", "n"), [(name, n) for name, n in TABLES if encoding_of(name, n).labels])
def test_names_fit_the_entries_whatever_happens(name, n):
    """The names are taken from the first view; they are the same for every other one."""
    labels = encoding_of(name, n).labels
    assert len(labels) == len(set(labels)) == encoding_of(name, n).size
    encode = import_module(f"hanpan.games.{name}.encoding").encode
    match = new_match(name, n, OTHER_RULES[name], seed=n)
    rng = random.Random(n)
    while not match.is_over:
        out = Labels()
        encode(match.view(match.asked[0]), out)
        assert tuple(out.labels) == labels
        match.play(match.asked[0], rng.choice(match.legal(match.asked[0])))


def test_what_a_view_of_the_pigs_tells():
    match = new_match("three_little_pigs", 3, {"first_player": "seat", "first_seat": "2", "variant": "veteran"}, seed=1)
    seen = named(match, 1)
    assert seen["asks = Rolling"] == seen["turn of seat = 0"] == seen["first seat = 0"] == seen["rolls = 0"] == 1
    assert seen["pile straw_door left"] == 1 and seen["option variant = veteran"] == 1
    assert not [label for label in seen if label.startswith(("die", "purse", "seat", "holder"))]
    other = named(match, 2)
    assert other["turn of seat = 2"] == 1 and "asks = Rolling" not in other
    match.play(1, {"do": "Roll"})
    seen = named(match, 1)
    for die, face in zip(("W1", "W2", "B1", "B2", "B3"), match.view().dice, strict=True):
        assert seen[f"die {die} = {face}"] == 1
    assert seen["rolls = 1"] == 1


def test_every_thing_on_the_table_has_its_entry():
    match = halfway("three_little_pigs", 3, 4)

    def build(house):
        return lambda written: written["table"]["houses"][1].append(house)

    h = len(match.view().houses[1])
    tall = ["wood_door", "wood_window+2", "brick_window", "wood_roof"]
    assert {
        f"seat 1 house {h} {entry}"
        for entry in ("stands", "complete", "door", "window", "roof", "wood", "brick", "heads", "pots")
    } <= changed(match, build(tall))
    assert {"seat 1 points", "seat 1 completed"} <= changed(match, build(tall))
    assert {f"seat 1 house {h} straw", "seat 1 unfinished", "seat 1 if roofed"} <= changed(match, build(["straw_door"]))

    def empty(written):
        written["table"]["piles"]["brick_roof"] = {}

    assert {"pile brick_roof left", "empty piles of those that end the game"} <= changed(match, empty)

    def turn_up(written):
        written["table"]["piles"]["straw_window"]["top"] = 2

    assert "pile straw_window top = 2" in changed(match, turn_up)


def test_the_purse_the_tile_in_hand_and_the_house_under_the_wolf():
    seen = set()
    for seed in range(30):
        match = new_match("three_little_pigs", 2, VETERANS, seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            seat = match.asked[0]
            view = match.view(seat)
            entries = named(match, seat)
            assert f"asks = {view.question}" in entries
            for label in entries:
                if label.startswith(("purse", "tile in hand", "wolf", "first tile", "holder", "lead", "pile", "seat")):
                    seen.add(label.split(" = ")[0])
            if view.question == "Placing":
                tile = next(frame["tile"] for frame in view.frames if frame["frame"] == "Placing")
                assert f"tile in hand = {tile.split('_')[0]}" in entries
            if view.question == "BlowingTile":
                assert "wolf at seat = 1" in entries
            match.play(seat, rng.choice(match.legal(seat)))
    assert {"purse door", "purse window", "purse roof", "first tile from", "tile in hand", "tile in hand, pots"} <= seen
    assert {"wolf at seat", "wolf at house", "wolf takes", "pile straw_door next"} <= seen
    assert {"holder of award_first_straw", "holder of award_most_houses", "lead for award_most_pots"} <= seen


def test_turning_the_table_turns_the_vector():
    """Seat 1 sees what seat 0 would see if everybody had moved one place on."""
    match = halfway("three_little_pigs", 3, 7)
    written = write_position(match.game, match.position)
    table = written["table"]
    turned = msgspec.json.decode(msgspec.json.encode(written))
    turned["table"]["houses"] = table["houses"][1:] + table["houses"][:1]
    for holder in ("turn", "first"):
        turned["table"][holder] = (table[holder] - 1) % 3
    for frame in turned["frames"]:
        for field in ("seat", "target"):
            if field in frame:
                frame[field] = (frame[field] - 1) % 3
    other = Match.from_position(turned, 1)
    for seat in range(3):
        assert named(match, seat) == named(other, (seat - 1) % 3)


def test_the_public_view_is_that_of_seat_0_without_its_question():
    match = halfway("three_little_pigs", 2, 3)
    seen = named(match, 0)
    assert {label for label in seen if not label.startswith("asks")} == set(named(match, None))


def test_a_game_without_an_encoding_gets_hashed_features():
    encoding = encoding_of("fair", 2)
    assert encoding.size == BUCKETS and encoding.labels == ()
    match = halfway("fair", 2, 1)
    seats = [bytes(encoding.encode(match.view(seat))) for seat in range(2)]
    assert seats[0] != seats[1]
    views = {}
    for seed in range(20):
        match = new_match("fair", 2, seed=seed)
        rng = random.Random(seed)
        for _ in range(10):
            seat = match.asked[0]
            view = match.view(seat)
            plain = msgspec.to_builtins(view)
            plain.pop("choices")
            views.setdefault(bytes(encoding.encode(view)), set()).add(msgspec.json.encode(plain))
            match.play(seat, rng.choice(match.legal(seat)))
    assert all(len(bodies) == 1 for bodies in views.values()), "different views have the same vector"
    assert len(views) > 100


SCRIPT = """
import sys
from hanpan.envs import encoding_of
from hanpan.local import new_match
sys.stdout.buffer.write(bytes(encoding_of("fair", 3).encode(new_match("fair", 3, seed=1).view(1))))
"""


def test_hashed_features_are_the_same_in_every_process():
    here = bytes(encoding_of("fair", 3).encode(new_match("fair", 3, seed=1).view(1)))
    path = os.pathsep.join([str(Path(find_game("fair").clone.__code__.co_filename).parents[3]), *sys.path])
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        assert subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True).stdout == here


def test_a_table_that_cannot_be():
    with pytest.raises(BadOptions):
        encoding_of("three_little_pigs", 7)


def test_a_vector_is_the_callers_own():
    match = new_match("three_little_pigs", 2, seed=1)
    encoding = encoding_of("three_little_pigs", 2)
    first = encoding.encode(match.view(0))
    first[0] = 0.5
    assert encoding.encode(match.view(0))[0] != 0.5
    play_at_random(match, 1, 3)
