"""Every bot of every game: it finishes games, does only what is offered, and chooses the same way twice."""

from random import Random
from typing import Any

import msgspec
import pytest

from hanpan.bots import LEVELS, Budget, UnknownLevel, choose, levels_of
from hanpan.core.chance import Quick
from hanpan.core.engine import asked, legal, play
from hanpan.core.game import Game
from hanpan.games import find_game, game_names
from hanpan.match.seeds import chance_of
from match.waiting import TWINS, quick_window


def budget() -> Budget:
    """Far more time than any choice takes, as the safety stop is no part of these tests, and a short search."""
    return Budget(60_000, 4)


PAIRS = [(name, level) for name in game_names() for level in levels_of(name)]


def views_of(game: Game, n_seats: int, level: str, seed: int) -> Any:
    """Plays one game with bots of a level and yields every view that was asked, with the position and the choice."""
    s = game.new({}, n_seats, Quick(seed), None)
    rng = Random(seed)
    while s.asked:
        for seat in asked(s):
            view = game.view(s, seat)
            choice = choose(game, level, view, rng.getrandbits(32), budget())
            yield view, s, seat, choice
            play(s, seat, choice.action)


def test_levels_are_known_and_start_with_random() -> None:
    for name in game_names():
        levels = levels_of(name)
        assert levels[0] == "random"
        assert list(levels) == [level for level in LEVELS if level in levels]


@pytest.mark.parametrize(("name", "level"), PAIRS)
def test_bots_finish_games_with_legal_choices(name: str, level: str) -> None:
    game = find_game(name)
    for n_seats in range(game.seats[0], game.seats[1] + 1):
        for _, s, seat, choice in views_of(game, n_seats, level, seed=n_seats):
            assert choice.action in legal(s, seat)
            assert choice.why.startswith("bot-")
        assert not s.frames


@pytest.mark.parametrize(("name", "level"), PAIRS)
def test_the_same_view_and_seed_give_the_same_choice(name: str, level: str) -> None:
    """Also for a view that went through JSON: nothing but what is written in it counts."""
    game = find_game(name)
    for n, (view, _, _, choice) in enumerate(views_of(game, game.seats[1], level, seed=7)):
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        for seed in (n, 1_000_003 * n):
            assert choose(game, level, view, seed, budget()) == choose(game, level, again, seed, budget())
        assert choice.action in view.choices


@pytest.mark.parametrize(("name", "level"), PAIRS)
def test_a_choice_leaves_the_view_as_it_was(name: str, level: str) -> None:
    game = find_game(name)
    for view, _, _, _ in views_of(game, game.seats[0], level, seed=3):
        before = msgspec.json.encode(view)
        choose(game, level, view, 5, budget())
        assert msgspec.json.encode(view) == before


def test_random_takes_every_choice_about_equally_often() -> None:
    game = find_game("three_little_pigs")
    s = game.new({}, 2, Quick(1), None)
    play(s, asked(s)[0], legal(s, asked(s)[0])[0])  # the first roll; then stop or one of the sets of dice
    view = game.view(s, asked(s)[0])
    assert len(view.choices) in (16, 32)
    counts = dict.fromkeys(view.choices, 0)
    for seed in range(200 * len(counts)):
        counts[choose(game, "random", view, seed, budget()).action] += 1
    assert 130 < min(counts.values()) and max(counts.values()) < 270  # 5 standard deviations around 200


def test_the_only_choice_is_called_forced() -> None:
    game = find_game("three_little_pigs")
    s = game.new({}, 2, Quick(1), None)
    view = game.view(s, asked(s)[0])
    assert len(view.choices) == 1
    for level in levels_of(game.name):
        choice = choose(game, level, view, 0, budget())
        assert (choice.action, choice.why) == (view.choices[0], "bot-forced")


def test_wrong_levels_and_unasked_seats_are_refused() -> None:
    game = find_game("three_little_pigs")
    s = game.new({}, 2, Quick(1), None)
    seat = asked(s)[0]
    for level in ("", "grandmaster", "Random", "random "):
        with pytest.raises(UnknownLevel):
            choose(game, level, game.view(s, seat), 0, budget())
    for view in (game.view(s, 1 - seat), game.view(s, None)):
        with pytest.raises(ValueError, match="not asked"):
            choose(game, "random", view, 0, budget())


def test_a_game_that_does_not_exist_has_only_random() -> None:
    for name in ("no_such_game", "protocol", "pool", "three_little_pigs_x"):
        assert levels_of(name) == ("random",)


@pytest.mark.parametrize(("name", "level"), PAIRS)
def test_what_is_hidden_changes_no_choice(name: str, level: str) -> None:
    """The same view and seed, with the rest dealt anew a hundred times."""
    game = find_game(name)
    for n_seats in game.seats:
        s = game.new({}, n_seats, Quick(n_seats), None)
        rng = Random(n_seats)
        for at in range(16):
            seat = rng.choice(asked(s))
            if at in (7, 15) and len(legal(s, seat)) > 1:
                first = choose(game, level, game.view(s, seat), at, budget())
                for deal in range(100):
                    t = game.clone(s)
                    game.reshuffle(t, seat, Quick(deal))
                    assert choose(game, level, game.view(t, seat), at, budget()) == first
            play(s, seat, rng.choice(legal(s, seat)))


@pytest.mark.parametrize(("name", "level"), [(name, level) for name, level in PAIRS if name in TWINS])
def test_what_is_hidden_changes_no_answer_in_a_hidden_window(name: str, level: str) -> None:
    """T12 where a seat may react: who else could, and what lies in the supply, is dealt anew a hundred times."""
    deal, moves = quick_window(name, 4)
    game = deal.game
    s = game.new({}, 4, chance_of(deal.seed, 4), None)
    for seat, action in moves:
        play(s, seat, action)
    able = [seat for seat in asked(s) if len(legal(s, seat)) > 1]
    assert able
    for seat in able:
        first = choose(game, level, game.view(s, seat), 5, budget())
        for number in range(100):
            t = game.clone(s)
            game.reshuffle(t, seat, Quick(number))
            assert choose(game, level, game.view(t, seat), 5, budget()) == first
