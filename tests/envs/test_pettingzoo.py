"""AEC and parallel environments: PettingZoo's own tests, and what those do not look at."""

import copy
import pickle
import random

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test

from hanpan.core.actions import BadAction
from hanpan.core.errors import Refused
from hanpan.envs import BadSetting, aec_env, parallel_env
from hanpan.games import find_game
from hanpan.local import UnknownSeat, new_match

from .tables import EDGES, TABLES

#: PettingZoo's test advises against dict observations except for the environments of its own list, all with masks.
DICT_OBSERVATIONS = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)
with_masks = pytest.mark.filterwarnings(*DICT_OBSERVATIONS)


def choose(rng, mask):
    """A random legal action of a mask."""
    return int(rng.choice(np.flatnonzero(mask)))


@with_masks
@pytest.mark.parametrize(("name", "n"), TABLES)
def test_api(name, n):
    api_test(aec_env(name, n, render_mode="ansi"), num_cycles=150)


@with_masks
@pytest.mark.parametrize("rewards", ["rank", "difference"])
@pytest.mark.parametrize("game", ["three_little_pigs-v1/seats=3,variant=veteran,end_piles=short", "fair-v1/seats=4"])
def test_api_of_an_environment_by_its_id(game, rewards):
    env = aec_env(game, rewards=rewards)
    assert env.env_id == game == str(env)
    api_test(env, num_cycles=100)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_seeds(name, n):
    seed_test(lambda: aec_env(name, n), num_cycles=60)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_parallel_api(name, n):
    parallel_api_test(parallel_env(name, n, render_mode="ansi"), num_cycles=150)


def played(env, seed, rng):
    """A random game in an AEC environment: the choices as (seat, action) and the rewards."""
    env.reset(seed=seed)
    choices, rewards = [], dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        action = choose(rng, info["action_mask"])
        choices.append((env.possible_agents.index(agent), action))
        env.step(action)
    assert env.agents == []
    return choices, list(rewards.values())


@pytest.mark.parametrize("kind", ["rank", "difference"])
@pytest.mark.parametrize(("name", "n"), TABLES)
def test_an_episode_is_the_game_of_its_seed_and_the_rewards_are_those_of_its_score(name, n, kind):
    env = aec_env(name, n, rewards=kind)
    choices, rewards = played(env, 21, random.Random(1))
    match = new_match(name, n, seed=21)
    for seat, action in choices:
        match.play(seat, action)
    assert match.is_over and match.to_json() == env.match.to_json()
    score = match.score().seats
    assert sum(rewards) == pytest.approx(0)
    for one in range(n):
        for other in range(n):
            if kind == "rank":
                assert (rewards[one] > rewards[other]) == (score[one].rank < score[other].rank)
            else:
                others = sum(entry.total for entry in score) - score[one].total
                assert rewards[one] == pytest.approx(score[one].total - others / (n - 1))
    assert kind != "rank" or max(map(abs, rewards)) <= 1


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_an_illegal_action_raises_and_changes_nothing(name, n):
    env = aec_env(name, n)
    env.reset(seed=4)
    rng = random.Random(4)
    for _ in range(25):
        agent = env.agent_selection
        mask = env.infos[agent]["action_mask"]
        before = (env.match.to_json(), env.agent_selection, copy.deepcopy(env.rewards), env.n_decisions)
        for action in range(len(mask)):
            if not mask[action]:
                with pytest.raises(Refused):
                    env.step(action)
        for action in (-1, len(mask), None, {"do": "Roll"}, 0.0, "0"):
            with pytest.raises(BadAction):
                env.step(action)
        assert (env.match.to_json(), env.agent_selection, env.rewards, env.n_decisions) == before
        env.step(np.int64(choose(rng, mask)))


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_one_illegal_action_stops_the_whole_parallel_step(name, n):
    env = parallel_env(name, n)
    observations, _ = env.reset(seed=4)
    rng = random.Random(4)
    for _ in range(25):
        before = env.match.to_json()
        good = {agent: choose(rng, seen["action_mask"]) for agent, seen in observations.items()}
        for agent, seen in observations.items():
            for action in range(env.action_space(agent).n):
                if not seen["action_mask"][action]:
                    with pytest.raises((Refused, BadAction)):
                        env.step({**good, agent: action})
        with pytest.raises(UnknownSeat):
            env.step({**good, "seat_9": 0})
        assert env.match.to_json() == before
        if not env.agents:
            break
        observations, *_ = env.step(good)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_asking_one_after_another_and_all_at_once_give_the_same_game(name, n):
    """The choice depends on the seat and how often it has decided, so that both orders choose alike."""
    together, apart = parallel_env(name, n), aec_env(name, n)
    counts = [[0] * n, [0] * n]

    def pick(which, seat, mask):
        counts[which][seat] += 1
        legal = np.flatnonzero(mask)
        return int(legal[(7 * seat + 13 * counts[which][seat]) % len(legal)])

    observations, _ = together.reset(seed=9)
    steps = most_at_once = 0
    while together.agents:
        asked = [seat for seat in range(n) if together.match.legal(seat)]
        most_at_once = max(most_at_once, len(asked))
        actions = {f"seat_{seat}": pick(0, seat, observations[f"seat_{seat}"]["action_mask"]) for seat in asked}
        observations, rewards, *_ = together.step(actions)
        steps += 1
    apart.reset(seed=9)
    while not apart.match.is_over:
        seat = int(apart.agent_selection[-1])
        apart.step(pick(1, seat, apart.infos[apart.agent_selection]["action_mask"]))
    assert apart.match.to_json() == together.match.to_json() and apart.rewards == rewards
    assert steps <= apart.n_decisions
    assert name != "fair" or (most_at_once == n and steps < apart.n_decisions)


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_who_is_not_asked_has_nothing_to_choose_and_waits(name, n):
    apart, together = aec_env(name, n), parallel_env(name, n)
    apart.reset(seed=1)
    observations, infos = together.reset(seed=1)
    asked = set(together.match.asked)
    for seat, agent in enumerate(apart.possible_agents):
        assert apart.observe(agent)["action_mask"].any() == apart.infos[agent]["action_mask"].any() == (seat in asked)
        mask = observations[agent]["action_mask"]
        assert mask[together.wait] == (seat not in asked) and mask[:-1].any() == (seat in asked)
        assert np.array_equal(infos[agent]["action_mask"], mask)


def test_a_commitment_is_not_seen_by_those_who_are_asked_later():
    """Seat 0 commits different cards; what seat 1 observes is the same each time."""
    game = find_game("fair")
    seen = set()
    cards = 0
    for action in range(game.actions.n):
        env = aec_env("fair", 2)
        env.reset(seed=3)
        if not env.infos["seat_0"]["action_mask"][action] or env.match.spell(action)["do"] != "Choose":
            continue
        cards += 1
        env.step(action)
        assert env.agent_selection == "seat_1"
        seen.add(env.observe("seat_1")["observation"].tobytes())
    assert cards > 1 and len(seen) == 1


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_environments_pickle_and_copy_in_the_middle_of_a_game(name, n, make):
    env = aec_env(name, n, render_mode="ansi")
    env.reset(seed=5)
    rng = random.Random(5)
    for _ in range(15):
        env.step(choose(rng, env.infos[env.agent_selection]["action_mask"]))
    before = env.match.to_json()
    twin = make(env)
    assert twin.render() == env.render() and twin.agent_selection == env.agent_selection
    ends = []
    for each in (twin, env):
        rng = random.Random(6)
        while not each.match.is_over:
            each.step(choose(rng, each.infos[each.agent_selection]["action_mask"]))
            if each is twin:
                assert env.match.to_json() == before
        ends.append((each.match.to_json(), each.rewards))
        each.reset()
        ends[-1] += (each.match.to_json(),)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_parallel_environments_pickle_and_copy(name, n, make):
    env = parallel_env(name, n)
    observations, _ = env.reset(seed=5)
    rng = random.Random(5)
    for _ in range(8):
        observations, *_ = env.step({a: choose(rng, seen["action_mask"]) for a, seen in observations.items()})
    before = env.match.to_json()
    twin = make(env)
    actions = {a: choose(rng, seen["action_mask"]) for a, seen in observations.items()}
    first = twin.step(actions)
    assert env.match.to_json() == before
    second = env.step(actions)
    assert first[1:4] == second[1:4] and twin.match.to_json() == env.match.to_json()


def test_resets_without_a_seed_go_on_from_the_last_one():
    def three(env):
        seeds = []
        for seed in (7, None, None):
            env.reset(seed=seed)
            seeds.append(env.match.seed)
        return seeds

    for make in (aec_env, parallel_env):
        first, second = three(make("three_little_pigs")), three(make("three_little_pigs"))
        assert first == second and first[0] == 7 and len(set(first)) == 3


def test_a_game_that_is_cut_off_ends_for_all_without_a_reward():
    env = aec_env("three_little_pigs", 3, most_decisions=10)
    env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(10):
        env.step(choose(rng, env.infos[env.agent_selection]["action_mask"]))
    assert all(env.truncations.values()) and not any(env.terminations.values()) and not any(env.rewards.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    together = parallel_env("three_little_pigs", 3, most_decisions=10)
    observations, _ = together.reset(seed=1)
    for _ in range(10):
        observations, rewards, ended, cut, _ = together.step(
            {a: choose(rng, seen["action_mask"]) for a, seen in observations.items()}
        )
    assert all(cut.values()) and not any(ended.values()) and not any(rewards.values()) and together.agents == []


@pytest.mark.parametrize("locale", ["ko", "en"])
def test_the_table_is_drawn_as_in_the_terminal(locale):
    env = aec_env("three_little_pigs", 2, render_mode="ansi", locale=locale)
    env.reset(seed=1)
    drawn = env.render()
    assert ("Market" if locale == "en" else "2번") in drawn
    together = parallel_env("three_little_pigs", 2, render_mode="ansi", locale=locale)
    together.reset(seed=1)
    assert together.render() == drawn


def test_no_secret_is_drawn():
    env = aec_env("fair", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "hand: []" in env.render()


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_what_must_not_be_asked_of_an_environment(make):
    with pytest.raises(BadSetting):
        make("three_little_pigs", rewards="money")
    with pytest.raises(BadSetting):
        make("three_little_pigs", render_mode="human")
    with pytest.raises(BadSetting):
        make("three_little_pigs", locale="fr")
    with pytest.raises(BadSetting):
        make("three_little_pigs-v1/seats=2", 2)
    env = make("three_little_pigs")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
