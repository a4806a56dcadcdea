"""One seat against bots: Gymnasium's own check, and what it does not look at."""

import copy
import pickle
import random
from collections import Counter

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from hanpan.bots import UnknownLevel
from hanpan.core.actions import BadAction
from hanpan.core.errors import Refused
from hanpan.envs import BadSetting, SeatEnv, register, seat_env
from hanpan.local import Match, UnknownSeat

from .tables import EDGES, TABLES


def choose(env, rng):
    """A random legal action."""
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def episode(env, seed, rng):
    """Plays to the end: observations, the final reward and info."""
    observation, info = env.reset(seed=seed)
    seen = [observation]
    while True:
        observation, reward, terminated, truncated, info = env.step(choose(env, rng))
        seen.append(observation)
        if terminated or truncated:
            return seen, reward, info
        assert reward == 0 and info["action_mask"].any()


class Lenient(SeatEnv):
    """Gymnasium's check knows no masks: it samples any action, which here stands for a legal one."""

    def step(self, action):
        legal = self.match.legal(self.seat)
        return super().step(action if action in legal else legal[action % len(legal)])


def lenient(name, n, render_mode=None):
    made = seat_env(name, n, render_mode=render_mode)
    return Lenient(made.setup, None, made._bots, 0)


@pytest.mark.parametrize(("name", "n"), TABLES)
def test_gymnasium_finds_no_fault(name, n):
    env_id = f"tests/{name}_{n}-v0"
    gymnasium.register(env_id, lambda render_mode=None: lenient(name, n, render_mode))
    try:
        check_env(gymnasium.make(env_id, render_mode="ansi").unwrapped)
    finally:
        del gymnasium.registry[env_id]


def test_registered_games_are_made_by_gymnasium():
    ids = register()
    assert "hanpan/three_little_pigs-v1" in ids and register() == ids
    env = gymnasium.make("hanpan/three_little_pigs-v1", n_seats=3, bots="easy", seat=2)
    _, info = env.reset(seed=1)
    assert info["seat"] == 2 and env.unwrapped.env_id == "three_little_pigs-v1/seats=3"
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_the_same_seed_gives_the_same_episode(name, n):
    first = episode(seat_env(name, n), 5, random.Random(1))
    second = episode(seat_env(name, n), 5, random.Random(1))
    other = episode(seat_env(name, n), 6, random.Random(1))
    assert len(first[0]) == len(second[0]) and first[1] == second[1] and first[2]["totals"] == second[2]["totals"]
    assert all(np.array_equal(a["observation"], b["observation"]) for a, b in zip(first[0], second[0], strict=True))
    assert [seen["observation"].tobytes() for seen in first[0]] != [seen["observation"].tobytes() for seen in other[0]]


def test_every_seat_is_taken_in_turn_unless_one_is_chosen():
    env = seat_env("three_little_pigs", 4)
    seats = Counter(env.reset(seed=seed)[1]["seat"] for seed in range(200))
    assert set(seats) == {0, 1, 2, 3} and min(seats.values()) > 20
    fixed = seat_env("three_little_pigs", 4, seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {3}


@pytest.mark.parametrize("kind", ["rank", "difference"])
def test_the_reward_is_that_of_the_own_seat(kind):
    env = seat_env("three_little_pigs", 3, rewards=kind, bots=["easy", "random"])
    for seed in range(6):
        _, reward, info = episode(env, seed, random.Random(seed))
        totals, ranks, me = info["totals"], info["ranks"], info["seat"]
        if kind == "difference":
            assert reward == pytest.approx(totals[me] - (sum(totals) - totals[me]) / 2)
        else:
            assert (reward > 0) == (sum(r > ranks[me] for r in ranks) > sum(r < ranks[me] for r in ranks))


def test_bots_sit_clockwise_from_the_learner(monkeypatch):
    env = seat_env("three_little_pigs", 3, bots=["easy", "random"])
    levels = set()
    original = Match.choose

    def spy(match, seat, level, *args, **named):
        levels.add(((seat - env.seat) % 3, level))
        return original(match, seat, level, *args, **named)

    monkeypatch.setattr(Match, "choose", spy)
    seats = {episode(env, seed, random.Random(seed))[2]["seat"] for seed in range(8)}
    assert seats == {0, 1, 2} and levels == {(1, "easy"), (2, "random")}


def test_bots_that_search_are_stopped_by_simulations():
    env = seat_env("three_little_pigs", 2, bots="hard", simulations=4)
    first, second = (episode(env, 3, random.Random(1)) for _ in range(2))
    assert first[2]["totals"] == second[2]["totals"] and len(first[0]) == len(second[0])


def test_better_bots_leave_less():
    def mean(level):
        rng = random.Random(0)
        env = seat_env("three_little_pigs", 2, bots=level)
        return sum(episode(env, seed, rng)[1] for seed in range(25)) / 25

    assert mean("easy") < mean("random") - 0.4


@pytest.mark.parametrize(("name", "n"), EDGES)
def test_an_illegal_action_raises_and_changes_nothing(name, n):
    env = seat_env(name, n)
    env.reset(seed=2)
    rng = random.Random(2)
    for _ in range(10):
        before = env.match.to_json()
        mask = env.action_masks()
        for action in range(len(mask)):
            if not mask[action]:
                with pytest.raises(Refused):
                    env.step(action)
        for action in (-1, len(mask), None, {"do": "Roll"}):
            with pytest.raises(BadAction):
                env.step(action)
        assert env.match.to_json() == before
        if env.step(np.int64(choose(env, rng)))[2]:
            break


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "n"), EDGES)
def test_environments_pickle_and_copy_in_the_middle_of_a_game(name, n, make):
    env = seat_env(name, n)
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(4):
        env.step(choose(env, rng))
    before = env.match.to_json()
    twin = make(env)
    ends = []
    for each in (twin, env):
        rng = random.Random(4)
        over = False
        while not over:
            _, reward, over, _, info = each.step(choose(each, rng))
        ends.append((reward, info["totals"], each.match.to_json()))
        assert each is env or env.match.to_json() == before
        each.reset()
        ends[-1] += (each.match.to_json(),)
    assert ends[0] == ends[1]


def test_a_game_that_is_cut_off():
    env = seat_env("three_little_pigs", 2, most_decisions=3)
    seen, reward, info = episode(env, 1, random.Random(1))
    assert len(seen) == 4 and reward == 0 and "ranks" not in info


def test_the_table_is_drawn_with_the_own_eyes():
    env = seat_env("fair", 2, render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert "hand: []" not in env.render() and "hand: [" in env.render()
    silent = seat_env("fair", 2)
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_what_must_not_be_asked():
    with pytest.raises(UnknownSeat):
        seat_env("three_little_pigs", 2, seat=2)
    with pytest.raises(UnknownLevel):
        seat_env("three_little_pigs", 2, bots="divine")
    with pytest.raises(BadSetting):
        seat_env("three_little_pigs", 3, bots=["easy"])
    env = seat_env("three_little_pigs", 2)
    for question in (lambda: env.step(0), env.action_masks):
        with pytest.raises(ResetNeeded):
            question()
