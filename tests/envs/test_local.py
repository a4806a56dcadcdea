"""Matches without a server: what they answer, what they refuse, and that copies are copies."""

import copy
import pickle
import random

import msgspec
import pytest

import hanpan
from hanpan.core.chance import Forbidden, Quick
from hanpan.core.engine import asked, legal, play
from hanpan.core.positions import write_position
from hanpan.games import find_game
from hanpan.local import Match, UnknownSeat, new_match

from .tables import EDGES, TABLES, engine_game, halfway, play_at_random


def test_a_game_from_options_to_score():
    match = new_match("three_little_pigs", 3, {"variant": "veteran"}, seed=5)
    assert match.n_seats == 3 and match.options["variant"] == "veteran" and match.options["end_piles"] == "seed"
    (seat,) = match.asked
    assert [match.spell(a) for a in match.legal(seat)] == [{"do": "Roll"}]
    match.play(seat, {"do": "Roll"})
    view = match.view(seat)
    assert view.seat == seat and view.choices == match.legal(seat) and None not in view.dice
    assert match.view().seat is None
    play_at_random(match, 1)
    assert match.is_over and match.asked == []
    score = match.score()
    assert sorted(entry.seat for entry in score.seats) == [0, 1, 2] and score.winners == match.view().score.winners


def test_the_smallest_table_and_a_seed_are_chosen_if_not_given():
    match = new_match("fair")
    assert match.n_seats == 2
    again = new_match("fair", seed=match.seed)
    assert again.to_json() == match.to_json()
    assert new_match("fair").seed != match.seed


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_the_seed_and_the_choices_are_the_whole_game(name, n):
    first, second, other = new_match(name, n, seed=11), new_match(name, n, seed=11), new_match(name, n, seed=12)
    play_at_random(first, 3)
    engine_game(second, 3)
    play_at_random(other, 3)
    assert first.to_json() == second.to_json() != other.to_json()


@pytest.mark.parametrize("seed", [0, -7, 2**200])
def test_any_whole_number_is_a_seed(seed):
    match = new_match("three_little_pigs", seed=seed)
    assert Match.from_json(match.to_json()).seed == seed


def test_wrong_tables_are_refused():
    for arguments, error in [
        (("chess",), hanpan.UnknownGame),
        (("three_little_pigs", 6), hanpan.BadOptions),
        (("three_little_pigs", 2, {"variant": "hard"}), hanpan.BadOptions),
        (("three_little_pigs", 2, {"wolves": "2"}), hanpan.BadOptions),
    ]:
        with pytest.raises(error):
            new_match(*arguments)


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_what_is_refused_has_a_reason_and_changes_nothing(name, n):
    match = new_match(name, n, seed=2)
    rng = random.Random(2)
    for _ in range(40):
        if match.is_over:
            break
        before = match.to_json()
        for seat in range(n):
            legal = match.legal(seat)
            for a in range(match.game.actions.n):
                refused = match.why_not(seat, a)
                assert (refused is None) == (a in legal)
                if refused is not None:
                    with pytest.raises(hanpan.Refused) as found:
                        match.play(seat, a)
                    assert found.value.key == refused.key != "fine"
        assert match.to_json() == before
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("action", [-1, 10**6, True, None, 1.0, "Roll", {"do": "Fly"}, {"do": "Buy"}, {}, [0]])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    match = new_match("three_little_pigs", seed=1)
    before = match.to_json()
    for question in (match.play, match.why_not):
        with pytest.raises(hanpan.BadAction):
            question(match.asked[0], action)
    assert match.to_json() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there(seat):
    match = new_match("three_little_pigs", 2, seed=1)
    for question in (match.legal, match.view, lambda s: match.play(s, 0), lambda s: match.why_not(s, 0)):
        with pytest.raises(UnknownSeat):
            question(seat)


def test_after_the_end_everything_is_refused():
    match = new_match("three_little_pigs", 2, seed=1)
    play_at_random(match, 1)
    with pytest.raises(hanpan.Refused) as found:
        match.play(0, 0)
    assert found.value.key == "over"
    with pytest.raises(hanpan.Refused):
        match.choose(0, "random", seed=1)


def test_legal_and_views_cannot_be_used_to_change_the_match():
    match = halfway("fair", 3, 4)
    before = match.to_json()
    seat = match.asked[0]
    match.legal(seat).clear()
    for eyes in (None, 0, 1, 2):
        view = match.view(eyes)
        for part in (view.coins, view.bags[0], view.kept[0], view.prizes, view.stalls, view.hand, view.discard):
            part.append(1)
    assert match.to_json() == before


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_a_view_stays_as_it_was(name, n):
    match = new_match(name, n, seed=8)
    rng = random.Random(8)
    kept = []
    while not match.is_over and len(kept) < 60:
        kept += [(view, msgspec.json.encode(view)) for view in map(match.view, (None, *range(n)))]
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))
    assert all(msgspec.json.encode(view) == body for view, body in kept)


@pytest.mark.parametrize("make", [Match.clone, copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_copies_are_equal_independent_and_draw_the_same(name, n, make):
    match = halfway(name, n, 6)
    before = match.to_json()
    twin = make(match)
    assert twin.to_json() == before
    play_at_random(twin, 9)
    assert match.to_json() == before
    play_at_random(match, 9)
    assert match.to_json() == twin.to_json()


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_a_clone_with_a_seed_has_another_future(name, n):
    match = halfway(name, n, 6)
    futures = set()
    for seed in range(8):
        twin = match.clone(seed)
        assert write_position(twin.game, twin.position) == write_position(match.game, match.position)
        play_at_random(twin, 9)
        futures.add(twin.to_json())
    assert len(futures) == 8


@pytest.mark.parametrize("make", [copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_bare_positions_pickle_and_copy(name, n, make):
    match = halfway(name, n, 6)
    s = match.position
    t = make(s)
    game = match.game
    assert write_position(game, t) == write_position(game, s) and t.asked == s.asked and t.offers == s.offers
    assert isinstance(t.chance, Forbidden) and t.log is None, "what is plugged in is no part of a position"
    before = match.to_json()
    t.chance = Quick(1)
    while t.asked:
        play(t, asked(t)[0], legal(t, asked(t)[0])[-1])
    game.conserve(t)
    assert match.to_json() == before


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_resampling_leaves_the_view_and_nothing_else_is_known(name, n):
    match = halfway(name, n, 10)
    worlds = set()
    for seat in range(n):
        seen = msgspec.json.encode(match.view(seat))
        for seed in range(20):
            other = match.resample(seat, seed)
            assert msgspec.json.encode(other.view(seat)) == seen
            other.game.conserve(other.position)
            worlds.add(msgspec.json.encode(write_position(other.game, other.position)))
            play_at_random(other, seed)
            assert other.is_over
        assert msgspec.json.encode(match.view(seat)) == seen
    if match.game.is_open:
        assert len(worlds) == 1, "where everybody sees everything there is nothing to deal anew"
    assert name != "fair" or len(worlds) > 10


def test_bots_choose_from_the_view():
    match = halfway("three_little_pigs", 4, 2)
    seat = match.asked[0]
    before = match.to_json()
    for level in ("random", "easy", "normal"):
        choice = match.choose(seat, level, seed=4)
        assert choice.action in match.legal(seat) and choice == match.choose(seat, level, seed=4)
    assert match.to_json() == before
    with pytest.raises(hanpan.UnknownLevel):
        match.choose(seat, "divine", seed=4)
    with pytest.raises(hanpan.Refused):
        match.choose((seat + 1) % 4, "easy", seed=4)


def test_a_search_that_is_stopped_by_simulations_repeats_itself():
    match = halfway("three_little_pigs", 2, 2)
    seat = match.asked[0]
    choices = [match.choose(seat, "hard", seed=4, milliseconds=1, simulations=25) for _ in range(2)]
    assert choices[0] == choices[1] and choices[0].action in match.legal(seat)


def test_a_written_position_and_its_script_survive_json():
    written = write_position(find_game("three_little_pigs"), new_match("three_little_pigs", 2, seed=1).position)
    written["draws"] = [{"face": "door"}] * 4 + [{"face": "wolf"}]
    match = Match.from_position(written, seed=3)
    again = pickle.loads(pickle.dumps(match))
    for each in (match, again, match.clone()):
        each.play(each.asked[0], {"do": "Roll"})
        assert each.view().dice == ["door"] * 4 + ["wolf"]


def test_a_script_that_cannot_be_changes_nothing():
    written = write_position(find_game("three_little_pigs"), new_match("three_little_pigs", 2, seed=1).position)
    written["draws"] = [{"face": "roof"}, {"face": "wolf"}]  # the second white die has no wolf
    match = Match.from_position(written, seed=3)
    before = match.to_json()
    with pytest.raises(hanpan.BadPosition):
        match.play(match.asked[0], {"do": "Roll"})
    assert match.to_json() == before


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: b"",
        lambda saved: b"{",
        lambda saved: msgspec.json.encode({**saved, "counts": [1]}),
        lambda saved: msgspec.json.encode({**saved, "counts": [-1] * 3}),
        lambda saved: msgspec.json.encode({**saved, "seed": "x"}),
        lambda saved: msgspec.json.encode({**saved, "more": 1}),
        lambda saved: msgspec.json.encode({**saved, "position": {**saved["position"], "game": "chess"}}),
        lambda saved: msgspec.json.encode({**saved, "position": {**saved["position"], "n_seats": 9}}),
    ],
)
def test_damaged_json_is_a_typed_error(damage):
    saved = msgspec.json.decode(new_match("three_little_pigs", 2, seed=1).to_json())
    with pytest.raises(hanpan.HanpanError):
        Match.from_json(damage(saved))
