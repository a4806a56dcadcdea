"""The shape of OpenSpiel: chance nodes, clones, information states; and open_spiel's own algorithms where it is there."""

import copy
import pickle
import random
from fractions import Fraction
from importlib.util import find_spec

import pytest

from hanpan.core.actions import BadAction
from hanpan.core.engine import legal
from hanpan.core.errors import Refused
from hanpan.core.positions import write_position
from hanpan.envs import MissingExtra, spiel_game
from hanpan.envs.rewards import rewards_of
from hanpan.games import find_game
from hanpan.games.three_little_pigs.data import DIE, SPINNER
from hanpan.local import Match, new_match

from .tables import EDGES, TABLES

needs_open_spiel = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="open_spiel is not installed: `pip install open_spiel` runs this test"
)


def advance(state, rng, n=10**9, stop=lambda state: False):
    """Random choices and outcomes by their probabilities."""
    for _ in range(n):
        if state.is_terminal() or stop(state):
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_every_method_holds_what_openspiel_expects_of_it(name, n):
    game = spiel_game(name, n)
    for seed in range(3):
        state = game.new_initial_state()
        rng = random.Random(seed)
        while not state.is_terminal():
            player = state.current_player()
            actions = state.legal_actions()
            assert actions == sorted(set(actions)) and actions == state.legal_actions(player)
            assert [a for a, on in enumerate(state.legal_actions_mask()) if on] == actions
            assert state.is_chance_node() == (player == -1) != state.is_player_node()
            assert state.returns() == state.rewards() == [0.0] * n
            assert all(state.action_to_string(player, a) == state.action_to_string(a) for a in actions)
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert [a for a, _ in outcomes] == actions and len(actions) > 1
                assert sum(p for _, p in outcomes) == pytest.approx(1) and all(p > 0 for _, p in outcomes)
                assert all(state.legal_actions(seat) == [] for seat in range(n))
            else:
                assert state.chance_outcomes() == [] and 0 <= player < n
                assert max(actions) < game.num_distinct_actions() == state.num_distinct_actions()
                assert all(state.legal_actions(seat) == [] for seat in range(n) if seat != player)
                assert state.information_state_string() == state.information_state_string(player)
                assert state.observation_tensor() == state.observation_tensor(player)
                assert len(state.information_state_tensor()) == game.information_state_tensor_size()
            advance(state, rng, 1)
        assert state.current_player() == -4 and state.legal_actions() == []
        assert sum(state.returns()) == pytest.approx(game.utility_sum()) and state.rewards() == state.returns()
        assert max(map(abs, state.returns())) <= game.max_utility() == -game.min_utility()
        assert state.player_return(0) == state.returns()[0] == state.player_reward(0)
        assert state.get_game() is game and state.num_players() == n == game.num_players()


def exact(state, ways, classify, weight=Fraction(1)):
    """The exact distribution of `classify` over all outcomes of the draws that come now."""
    if not state.is_chance_node():
        key = classify(state)
        ways[key] = ways.get(key, Fraction(0)) + weight
        return
    for outcome, p in state.chance_outcomes():
        exact(state.child(outcome), ways, classify, weight * Fraction(p).limit_denominator(1000))


def at_rest(match):
    """A state at the position of a match."""
    state = spiel_game(match.game.name, match.n_seats).new_initial_state()
    advance(state, random.Random(0), stop=lambda state: state.is_player_node())
    state._rest = match.position
    return state


def test_dice_have_the_probabilities_of_their_faces():
    written = write_position(find_game("three_little_pigs"), new_match("three_little_pigs", 2, seed=1).position)
    written["table"]["houses"] = [[["straw_door"], ["wood_door"]]] * 2  # so that wolves must choose and the dice stay
    state = at_rest(Match.from_position({**written, "conserved": False}, 1)).child(0)
    dice = {}
    exact(state, dice, lambda s: tuple(s._rest.dice))
    assert sum(dice.values()) == 1
    for die, faces in enumerate(DIE):
        for face in set(faces):
            share = sum(p for roll, p in dice.items() if roll[die] == face)
            assert share == Fraction(faces.count(face), 6)
    both = sum(p for roll, p in dice.items() if roll[2] == roll[3] == 3)
    assert both == Fraction(1, 36), "dice fall independently"


def test_the_dial_has_its_sixths():
    written = write_position(find_game("three_little_pigs"), new_match("three_little_pigs", 2, seed=1).position)
    written["frames"] = [{"frame": "Turns"}, {"frame": "Blowing", "seat": 0}]
    written["table"] |= {"turn": 0, "first": 0, "dice": ["door", "door", "wolf", "wolf", "door"]}
    houses = [["straw_door", "wood_window", "brick_window"], ["straw_door"]]
    written |= {"conserved": False}
    written["table"]["houses"] = [[], houses]
    match = Match.from_position(written, 1)
    (blow, _) = match.legal(0)
    state = at_rest(match).child(blow)
    gone = {}
    exact(state, gone, lambda s: tuple(s._rest.removed))
    assert sorted(gone.values(), reverse=True) == [Fraction(SPINNER.count(material), 6) for material in range(3)]


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_a_state_plays_the_rules_of_the_engine(name, n):
    """A match whose draws are those outcomes goes the same way: same offers, same end, same returns."""
    game = spiel_game(name, n, rewards="difference")
    for seed in range(5):
        state = game.new_initial_state()
        rng = random.Random(seed)
        advance(state, rng, stop=lambda state: state.is_player_node())
        while not state.is_terminal():
            s = state._rest
            assert state.legal_actions() == legal(s, state.current_player())
            rules = game.setup.game
            rules.conserve(s)
            advance(state, rng, 1)
            advance(state, rng, stop=lambda state: state.is_player_node())
        assert state.returns() == rewards_of(rules.score(state._rest), "difference")


@pytest.mark.parametrize(
    "make", [lambda s: s.clone(), copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_states_copy_pickle_and_are_independent_at_every_kind_of_node(name, n, make):
    state = spiel_game(name, n).new_initial_state()
    rng = random.Random(1)
    for _ in range(25):
        before = str(state)
        twin = make(state)
        assert str(twin) == before and twin.legal_actions() == state.legal_actions()
        assert twin.chance_outcomes() == state.chance_outcomes() and twin.current_player() == state.current_player()
        ends = []
        for each in (twin, state.clone()):
            advance(each, random.Random(2))
            ends.append(str(each))
        assert ends[0] == ends[1] and str(state) == before
        advance(state, rng, 3)
        if state.is_terminal():
            break


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_what_is_not_legal_raises_and_changes_nothing(name, n):
    game = spiel_game(name, n)
    state = game.new_initial_state()
    rng = random.Random(3)
    for _ in range(40):
        before = str(state)
        good = state.legal_actions()
        top = len(good) if state.is_chance_node() else game.num_distinct_actions()
        for a in [*({-1, top, top + 5, *range(top)} - set(good)), 0.5, None, "0"]:
            with pytest.raises((Refused, BadAction)):
                state.apply_action(a)
        assert str(state) == before
        advance(state, rng, 2)
        if state.is_terminal():
            break
    advance(state, rng)
    with pytest.raises(Refused):
        state.apply_action(0)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_resampling_keeps_what_the_player_knows(name, n):
    state = spiel_game(name, n).new_initial_state()
    rng = random.Random(5)
    worlds = set()
    while not state.is_terminal():
        if state.is_player_node():
            before = str(state)
            for player in range(n):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                worlds.add(str(other) == before)
                advance(other, rng, 4)
            assert str(state) == before
        advance(state, rng, 3)
    if find_game(name).is_open:
        assert worlds == {True}, "where everybody sees everything there is nothing to deal anew"
    assert name != "fair" or False in worlds


def test_a_chance_node_cannot_be_resampled():
    with pytest.raises(ValueError):
        spiel_game("fair").new_initial_state().resample_from_infostate(0, random.random)


def test_score_differences_have_no_bound():
    game = spiel_game("three_little_pigs", rewards="difference")
    assert game.max_utility() == float("inf") and game.utility_sum() == 0


@pytest.mark.skipif(find_spec("pyspiel") is not None, reason="open_spiel is installed, so nothing is missing")
def test_only_the_type_needs_open_spiel():
    with pytest.raises(MissingExtra, match="open_spiel"):
        spiel_game("fair").get_type()


@needs_open_spiel
@pytest.mark.parametrize("n", [2, 5])
def test_open_spiels_tree_search_runs(n):
    import numpy as np
    from open_spiel.python.algorithms import mcts

    rng = np.random.RandomState(2)
    game = spiel_game("three_little_pigs", n)
    bot = mcts.MCTSBot(game, 1.4, 15, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False)
    state = game.new_initial_state()
    chooser = random.Random(2)
    for _ in range(6):
        advance(state, chooser, stop=lambda state: state.is_player_node())
        state.apply_action(bot.step(state))


@pytest.mark.long
@needs_open_spiel
def test_open_spiels_tree_search_beats_random_play():
    """Its Python MCTS with random roll-outs, some games of The Three Little Pigs from both seats."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    rng = np.random.RandomState(1)
    game = spiel_game("three_little_pigs", 2)
    total = 0.0
    for number in range(6):
        bot = mcts.MCTSBot(game, 1.4, 30, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False)
        me = number % 2
        state = game.new_initial_state()
        chooser = random.Random(number)
        while not state.is_terminal():
            if state.current_player() == me:
                state.apply_action(bot.step(state))
            else:
                advance(state, chooser, 1)
        total += state.returns()[me]
    assert total > 0


@needs_open_spiel
def test_the_type_tells_open_spiel_what_a_game_hides():
    import pyspiel

    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    for name, hides in (("three_little_pigs", False), ("fair", True)):
        game_type = spiel_game(name).get_type()
        assert (game_type.information == perfect) != hides
        assert game_type.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


@needs_open_spiel
@pytest.mark.parametrize("n", [2, 4])
def test_open_spiels_information_set_search_runs(n):
    """Its Python ISMCTS on the game that hides cards; it asserts by itself that resampled states look the same."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(2)
    game = spiel_game("fair", n)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 20, random_state=rng)
    state = game.new_initial_state()
    chooser = random.Random(2)
    for _ in range(8):
        advance(state, chooser, stop=lambda state: state.is_player_node())
        policy, action = bot.step_with_policy(state)
        assert action in state.legal_actions() and sum(p for _, p in policy) == pytest.approx(1)
        state.apply_action(int(action))
