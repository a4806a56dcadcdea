"""The contract of the adapters in the large: 100,000 random games and 100,000 resamplings of every game."""

import copy
import pickle
import random

import msgspec
import pytest

from hanpan.envs import aec_env, spiel_game
from hanpan.games import find_game
from hanpan.local import new_match

from .tables import TABLES

pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]

GAMES = 100_000
SAMPLES = 100_000


def share(name, whole):
    """What falls to each table of a game."""
    least, most = find_game(name).seats
    return whole // (most - least + 1)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_random_games_end_with_rewards_that_sum_to_nothing(name, n):
    env = aec_env(name, n)
    rng = random.Random(n)
    longest = 0
    for number in range(share(name, GAMES)):
        env.reset(seed=number)
        match = env.match
        while not match.is_over:
            env.step(rng.choice(match.legal(int(env.agent_selection[-1]))))
        assert all(env.terminations.values()) and not any(env.truncations.values())
        assert abs(sum(env.rewards.values())) < 1e-9 and max(map(abs, env.rewards.values())) <= 1
        match.game.conserve(match.position)
        longest = max(longest, env.n_decisions)
    assert longest < env.setup.most_decisions


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_resampled_matches_look_the_same(name, n):
    rng = random.Random(n)
    done = 0
    while done < share(name, SAMPLES):
        match = new_match(name, n, seed=done)
        while not match.is_over:
            for seat in range(n):
                seen = msgspec.json.encode(match.view(seat))
                other = match.resample(seat, done)
                assert msgspec.json.encode(other.view(seat)) == seen
                other.game.conserve(other.position)
                done += 1
            for _ in range(rng.randrange(1, 6)):
                if not match.is_over:
                    seat = rng.choice(match.asked)
                    match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_copies_of_states_and_matches_leave_the_original_alone(name, n):
    rng = random.Random(n)
    for number in range(60):
        match = new_match(name, n, seed=number)
        state = spiel_game(name, n).new_initial_state()
        while not match.is_over and not state.is_terminal():
            before = (match.to_json(), str(state))
            for copied in (match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
                seat = rng.choice(copied.asked)
                copied.play(seat, rng.choice(copied.legal(seat)))
            for copied in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                copied.apply_action(rng.choice(copied.legal_actions()))
            assert (match.to_json(), str(state)) == before
            for _ in range(5):
                if not match.is_over:
                    seat = rng.choice(match.asked)
                    match.play(seat, rng.choice(match.legal(seat)))
                if not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()))
